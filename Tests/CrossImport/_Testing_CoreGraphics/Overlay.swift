// If a file imports Testing and CoreGraphics, the compiler looks for a cross-import overlay with
// this name, which exists only in Apple's SDKs. An empty module satisfies it.
