// Undo managers group the operations of a turn, call methods, blocks, and recorded messages, and are found in the chain.
// touch: 0.1 tap 1 50,50
// touch: 0.5 shake
// touch: 1.1 tap 1 220,270
// log: value 2, title Undo Count, can redo 0
// log: undone to 1
// log: undone to 0
// log: did undo, value 0, redo Redo Count
// log: invocation set 7
// log: block for 1
// log: own manager 1
// log: old value back, view 3
#import <UIKit/UIKit.h>

@interface UndoController : UIViewController {
  NSUndoManager *_manager;
  int _value;
}
@end
@implementation UndoController
- (void)viewDidLoad {
  [super viewDidLoad];
  _manager = [[NSUndoManager alloc] init];
  UIView *box = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 20, 20)];
  box.tag = 3;
  [self.view addSubview:box];
}
- (NSUndoManager *)undoManager {
  return _manager;
}
- (void)setNumber:(NSNumber *)number {
  [_manager registerUndoWithTarget:self selector:@selector(setNumber:) object:[NSNumber numberWithInt:_value]];
  _value = number.intValue;
  if (_manager.isUndoing) NSLog(@"undone to %d", _value);
}
- (void)setInteger:(int)value at:(CGPoint)point {
  NSLog(@"invocation set %d", value + (int)point.x);
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  [self setNumber:[NSNumber numberWithInt:1]];
  [self setNumber:[NSNumber numberWithInt:2]];
  [_manager setActionName:@"Count"];
  [self performSelector:@selector(later) withObject:nil afterDelay:0];
}
- (void)later {
  NSLog(@"value %d, title %@, can redo %d", _value, [_manager undoMenuItemTitle], _manager.canRedo);
  [_manager undo];
  NSLog(@"did undo, value %d, redo %@", _value, [_manager redoMenuItemTitle]);
  [_manager removeAllActions];
  [[_manager prepareWithInvocationTarget:self] setInteger:4 at:CGPointMake(3, 0)];
  [_manager undo];
  [_manager registerUndoWithTarget:self handler:^(id target) {
    NSLog(@"block for %d", target == self);
  }];
  [_manager undo];
  UIView *box = [self.view.subviews objectAtIndex:0];
  NSLog(@"own manager %d", box.undoManager.undoCount == 0 && !box.undoManager.canUndo);
  [_manager registerUndoWithTarget:self selector:@selector(restore:) object:box];
}
- (void)restore:(UIView *)view {
  NSLog(@"old value back, view %d", (int)view.tag);
}
@end
