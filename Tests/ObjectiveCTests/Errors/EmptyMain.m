// code: 0
// message: main returned without a call of UIApplicationMain
int main(int argc, char *argv[]) { return 0; }
