// `import Testing` beside a module named UIKit looks for an overlay of this name, which only Apple's
// platforms have; an empty one satisfies it.
