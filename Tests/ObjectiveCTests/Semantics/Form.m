// Return moves from one text field to the next one. The delegate limits the text, and the keyboard moves the form.
// touch: 0.1 keyboard on
// touch: 0.2 tap 1 100,60
// touch: 1.0 type "Ada5\n"
// touch: 1.5 type "London\n"
// touch: 2.0 expect prop controller.name.text "Ada"
// log: begins name
// log: keyboard shows, 216 high
// log: A
// log: Ad
// log: Ada
// log: refused 5
// log: return in name
// log: ends name
// log: begins town
// log: return in town
// log: ends town
// log: keyboard hides
// log: Ada from London
#import <UIKit/UIKit.h>

@interface FormViewController : UIViewController <UITextFieldDelegate>
@property (nonatomic, strong) UITextField *name;
@property (nonatomic, strong) UITextField *town;
@end

@implementation FormViewController
- (UITextField *)fieldAt:(CGFloat)y placeholder:(NSString *)placeholder {
  UITextField *field = [[UITextField alloc] initWithFrame:CGRectMake(20, y, 280, 31)];
  field.borderStyle = UITextBorderStyleRoundedRect;
  field.placeholder = placeholder;
  field.returnKeyType = UIReturnKeyNext;
  field.autocorrectionType = UITextAutocorrectionTypeNo;
  field.clearButtonMode = UITextFieldViewModeWhileEditing;
  field.textAlignment = UITextAlignmentLeft;
  field.delegate = self;
  [self.view addSubview:field];
  return field;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.backgroundColor = [UIColor whiteColor];
  self.name = [self fieldAt:45 placeholder:@"name"];
  self.town = [self fieldAt:90 placeholder:@"town"];
  self.town.returnKeyType = UIReturnKeyDone;
  [self.name addTarget:self action:@selector(changed:) forControlEvents:UIControlEventEditingChanged];
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  [center addObserver:self selector:@selector(keyboardWillShow:) name:UIKeyboardWillShowNotification object:nil];
  [center addObserver:self selector:@selector(keyboardWillHide:) name:UIKeyboardWillHideNotification object:nil];
}
- (void)keyboardWillShow:(NSNotification *)note {
  CGRect frame = [[note.userInfo objectForKey:UIKeyboardFrameEndUserInfoKey] CGRectValue];
  NSLog(@"keyboard shows, %.0f high", frame.size.height);
}
- (void)keyboardWillHide:(NSNotification *)note {
  NSLog(@"keyboard hides");
}
- (void)changed:(UITextField *)field {
  NSLog(@"%@", field.text);
}
- (void)textFieldDidBeginEditing:(UITextField *)field {
  NSLog(@"begins %@", field.placeholder);
}
- (void)textFieldDidEndEditing:(UITextField *)field {
  NSLog(@"ends %@", field.placeholder);
}
- (BOOL)textField:(UITextField *)field shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string {
  if ([string rangeOfCharacterFromSet:[NSCharacterSet decimalDigitCharacterSet]].location == NSNotFound) return YES;
  NSLog(@"refused %@", string);
  return NO;
}
- (BOOL)textFieldShouldReturn:(UITextField *)field {
  NSLog(@"return in %@", field.placeholder);
  if (field == self.name) {
    [self.town becomeFirstResponder];
  } else {
    [field resignFirstResponder];
    NSLog(@"%@ from %@", self.name.text, self.town.text);
  }
  return YES;
}
@end
