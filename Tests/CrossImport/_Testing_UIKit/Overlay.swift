// `import Testing` next to `import UIKit` makes the compiler look for a cross-import overlay with this
// name, which exists only in Apple's SDKs. An empty module satisfies it.
