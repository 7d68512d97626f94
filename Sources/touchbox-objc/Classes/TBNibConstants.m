// The names of constants in the current nib file format.
#import "TBNib.h"

/// Sets the value for a key to the index of an attribute's name in a list.
static void setIndex(TBElement *element, NSString *attribute, NSString *names, NSString *key, NSMutableDictionary *values) {
  NSString *name = [element attribute:attribute];
  NSUInteger index = name ? [[names componentsSeparatedByString:@" "] indexOfObject:name] : NSNotFound;
  if (index != NSNotFound) [values setObject:[NSNumber numberWithUnsignedInteger:index] forKey:key];
}

static void readItem(TBElement *element, NSMutableDictionary *values) {
  if ([element->_name isEqualToString:@"barButtonItem"]) {
    setIndex(element, @"style", @"plain bordered done", @"style", values);
    setIndex(element, @"systemItem", @"done cancel edit save add flexibleSpace fixedSpace compose reply action organize "
                                     @"bookmarks search refresh stop camera trash play pause rewind fastForward undo redo",
             @"systemItem", values);
  }
  if ([element->_name isEqualToString:@"tabBarItem"]) {
    setIndex(element, @"systemItem", @"more favorites featured topRated recents contacts history bookmarks search downloads "
                                     @"mostRecent mostViewed", @"systemItem", values);
  }
}

static void readTable(TBElement *element, NSMutableDictionary *values) {
  if ([element->_name isEqualToString:@"tableView"]) {
    setIndex(element, @"style", @"plain grouped insetGrouped", @"tableStyle", values);
    setIndex(element, @"separatorStyle", @"none default", @"separatorStyle", values);
    setIndex(element, @"separatorStyle", @"none singleLine singleLineEtched", @"separatorStyle", values);
  }
  if ([element->_name isEqualToString:@"tableViewCell"]) {
    setIndex(element, @"style", @"IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1 IBUITableViewCellStyleValue2 "
                                @"IBUITableViewCellStyleSubtitle", @"cellStyle", values);
    NSString *accessories = @"none disclosureIndicator detailDisclosureButton checkmark detailButton";
    setIndex(element, @"accessoryType", accessories, @"accessoryType", values);
    setIndex(element, @"editingAccessoryType", accessories, @"editingAccessoryType", values);
    setIndex(element, @"selectionStyle", @"none blue gray default", @"selectionStyle", values);
    if ([element attribute:@"reuseIdentifier"]) [values setObject:[element attribute:@"reuseIdentifier"] forKey:@"reuseIdentifier"];
  }
}

static void readTraits(TBElement *traits, NSMutableDictionary *values) {
  // In a nib file, text has no automatic capitals unless an attribute says so.
  [values setObject:[NSNumber numberWithInt:UITextAutocapitalizationTypeNone] forKey:@"autocapitalizationType"];
  setIndex(traits, @"autocapitalizationType", @"none words sentences allCharacters", @"autocapitalizationType", values);
  setIndex(traits, @"autocorrectionType", @"default no yes", @"autocorrectionType", values);
  setIndex(traits, @"spellCheckingType", @"default no yes", @"spellCheckingType", values);
  setIndex(traits, @"keyboardType", @"default alphabet numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress "
                                    @"decimalPad twitter webSearch", @"keyboardType", values);
  setIndex(traits, @"keyboardAppearance", @"default alert light", @"keyboardAppearance", values);
  setIndex(traits, @"returnKeyType", @"default go google join next route search send yahoo done emergencyCall continue",
           @"returnKeyType", values);
  for (NSString *key in [NSArray arrayWithObjects:@"secureTextEntry", @"enablesReturnKeyAutomatically", nil]) {
    if ([traits isOn:key]) [values setObject:[NSNumber numberWithBool:YES] forKey:key];
  }
}

void TBReadConstants(TBElement *element, NSMutableDictionary *values) {
  NSString *modes = @"never whileEditing unlessEditing always";
  setIndex(element, @"borderStyle", @"none line bezel roundedRect", @"borderStyle", values);
  setIndex(element, @"clearButtonMode", modes, @"clearButtonMode", values);
  setIndex(element, @"leftViewMode", modes, @"leftViewMode", values);
  setIndex(element, @"rightViewMode", modes, @"rightViewMode", values);
  setIndex(element, @"indicatorStyle", @"default black white", @"indicatorStyle", values);
  setIndex(element, @"keyboardDismissMode", @"none onDrag interactive onDragWithAccessory interactiveWithAccessory",
           @"keyboardDismissMode", values);
  setIndex(element, @"barStyle", @"default black", @"barStyle", values);
  if ([[element attribute:@"barStyle"] hasPrefix:@"black"]) [values setObject:[NSNumber numberWithInt:1] forKey:@"barStyle"];
  readItem(element, values);
  readTable(element, values);
  TBElement *traits = [element childForKey:@"textInputTraits"];
  if (traits) readTraits(traits, values);
  TBElement *edges = [element childForKey:@"edgesForExtendedLayout"];
  if (edges) {
    int mask = [edges isOn:@"top"] | [edges isOn:@"left"] << 1 | [edges isOn:@"bottom"] << 2 | [edges isOn:@"right"] << 3;
    [values setObject:[NSNumber numberWithInt:mask] forKey:@"edgesForExtendedLayout"];
  }
}
