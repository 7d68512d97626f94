// code: 0
// message: UIApplicationMain: there is no class named Nobody
int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"Nobody"); }
