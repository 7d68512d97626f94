@main struct Touchbox { static func main() {} }
