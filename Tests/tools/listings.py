#!/usr/bin/env python3
"""Runs the Objective-C listings from the pages that the demos are based on, and plays the demos' scripts with them.

usage: listings.py PAGES [--touchbox PROGRAM] [--keep FOLDER] [NAME ...]

PAGES is a folder that contains the pages' text. Nothing in a listing is retyped: the files are cut from the unchanged
text, between lines that are specified here. `touchbox` itself adds the parts that a page does not print. Each script of
a demo's published variant is then played. EDITS lists the changes to scripts that name parts of the Swift port.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# A header that a page imports but does not print. The page describes it as a file with a distance function.
DISTANCE = '''#import <UIKit/UIKit.h>
#include <math.h>
static inline CGFloat distanceBetweenPoints(CGPoint first, CGPoint second) {
  return hypot(second.x - first.x, second.y - first.y);
}
'''


class Page:
    """A page's text."""

    def __init__(self, path):
        self.text = path.read_text()

    def after(self, mark):
        """Returns the rest of the page after the first line that contains a string."""
        start = self.text.index(mark)
        rest = Page.__new__(Page)
        rest.text = self.text[self.text.index('\n', start) + 1:]
        return rest

    def until(self, mark):
        """Returns the part of the page before a string."""
        return self.text[:self.text.index(mark)]

    def through(self, first, last):
        """Returns the lines from one that starts with a string through one that equals another."""
        start = re.search('^' + re.escape(first), self.text, re.M).start()
        end = re.compile('^' + re.escape(last) + r'\s*$', re.M).search(self.text, start).end()
        return self.text[start:end] + '\n'


def gestures(page, name, file=None):
    """Returns the header and code of a class on the page about gestures."""
    header = page.after(file or f'"{name}.h')
    code = header.after(f'#import "{name}.h"')
    return {
        f'{name}.h': header.through('#import <UIKit/UIKit.h>', '@end'),
        f'{name}.m': f'#import "{name}.h"\n' + code.until('\n@end') + '\n@end\n',
    }


def multitap2(page):
    """Returns version 2, which replaces one method of version 1."""
    files = gestures(page, 'MultitapExampleViewController', '"MultitapExample.h"')
    code = files['MultitapExampleViewController.m']
    method = page.after('The new versions is:').until('MultiTapB')
    start = code.index('- (void)touchesBegan')
    files['MultitapExampleViewController.m'] = code[:start] + method + '@end\n'
    return files


def touch_demo(page):
    files = {}
    for number in range(2, 7):
        part = page.after('4.2.8.').text
        heading = re.search(rf'^Example 4-{number}\. .*\((.*)\)\s*$', part, re.M)
        end = re.compile(r'^(Example 4-|4\.2\.9\.)', re.M).search(part, heading.end()).start()
        files[heading[1]] = part[heading.end():end]
    return files


def cut(pages):
    """Returns each listing's files."""
    events, gesture, touch, ball = [
        Page(next(pages.glob(f'{number}_*'))) for number in ('000', '002', '003', '004')]
    pinch = gestures(gesture, 'PinchExampleViewController')
    ball_header = ball.after('TEST_SPINVIEW_APPViewController.h')
    return {
        'TapCounter': {'TouchDemoViewController.m': events.after(
            'to your TouchDemoViewController.m class').until('Compile the application')},
        'DragDemo': {'DragDemoViewController.m': events.after(
            'to your DragDemoViewController.m class').until('When you run this application')},
        'PinchMe': {'PinchMeViewController.m': events.after(
            'Example 4-1. Code supplement').until('Open up a console')},
        'TouchDemo': touch_demo(events),
        'TouchExample': gestures(gesture, 'TouchExampleViewController'),
        'SwipeExample': gestures(gesture, 'SwipeExampleViewController'),
        'Multitap1': gestures(gesture, 'MultitapExampleViewController', '"MultitapExample.h"'),
        'Multitap2': multitap2(gesture),
        'PinchExample': {**pinch, 'CGPointUtils.h': DISTANCE},
        'TestTouch': {'TestTouch.m': touch.through('@implementation TestTouch', '@end')},
        'BeachBall': {
            'TEST_SPINVIEW_APPViewController.h': ball_header.until('I’ll be the first'),
            'TEST_SPINVIEW_APPViewController.m': ball_header.after(
                'TEST_SPINVIEW_APPViewController.m').until('The first thing you want'),
        },
    }


# Names in scripts that belong to the Swift port, and their names in the listing.
EDITS = {
    'TestTouch': [(r'view\.squares\.count', 'view.set.count')],
    'BeachBall': [(r'prop ball\b', 'prop controller.beachBall')],
    'TouchExample': [(r'label (message|taps|touches)\b', r'label \1Label')],
    'SwipeExample': [(r'label message\b', 'label label')],
    'PinchExample': [(r'label message\b', 'label label')],
    'Multitap1': [(r'label (single|double|triple|quadruple)\b', r'label \1Label')],
    'Multitap2': [(r'label (single|double|triple|quadruple)\b', r'label \1Label')],
}
# Lines about a part of the Swift port that no listing has: a list of rectangles, computed for scripts.
PORT_ONLY = {'TestTouch': r'expect prop view\.squares'}


def play(touchbox, name, folder, work):
    """Plays a listing's scripts. Returns the names of the scripts that pass, the names of those that fail, and the
    lines that were omitted."""
    passed, failed, left_out = [], [], []
    has_variants = (ROOT / 'Demos/Published' / f'{name}.swift').exists()
    for script in sorted((ROOT / 'Assets' / name).glob('*.touch')):
        # If a demo has two variants, its demo script is for the corrected one.
        if script.name.endswith('.corrected.touch') or has_variants and script.name == 'demo.touch':
            continue
        lines = []
        for line in script.read_text().splitlines():
            if re.match(r'(demo|variant) ', line) or 'expect snapshot' in line:
                continue
            for old, new in EDITS.get(name, []):
                line = re.sub(old, new, line)
            if re.search(PORT_ONLY.get(name, '$^'), line):
                left_out.append(f'{script.name}: {line}')
                line = re.sub(r'^(\S+ )?.*', r'# \g<0>', line)
            lines.append(line)
        edited = work / script.name
        edited.write_text('\n'.join(lines) + '\n')
        result = subprocess.run(
            [touchbox, 'play', str(edited), '--app', str(folder), '--out', str(work / 'pictures')],
            capture_output=True, text=True)
        if result.returncode == 0:
            passed.append(script.name)
        else:
            failed.append(script.name)
            wrong = [line for line in result.stderr.splitlines() if str(edited) in line]
            print(f'FAIL {name} {script.name} (code {result.returncode})')
            for line in (wrong or result.stderr.splitlines())[:4]:
                print('    ' + line.replace(str(work) + '/', ''))
    return passed, failed, left_out


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('pages', type=pathlib.Path)
    parser.add_argument('--touchbox', default=str(ROOT / '.build/debug/touchbox'))
    parser.add_argument('--keep', type=pathlib.Path, help='the folder for the listings')
    parser.add_argument('names', nargs='*')
    options = parser.parse_args()
    temporary = tempfile.TemporaryDirectory()
    work = options.keep or pathlib.Path(temporary.name)
    total, count, left_out = 0, 0, []
    for name, files in cut(options.pages).items():
        if options.names and name not in options.names:
            continue
        folder = work / name
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in files.items():
            (folder / file).write_text(text)
        for picture in (ROOT / 'Assets' / name).glob('*.png'):
            (folder / picture.name).write_bytes(picture.read_bytes())
        scripts = work / (name + '.scripts')
        scripts.mkdir(exist_ok=True)
        passed, failed, lines = play(options.touchbox, name, folder, scripts)
        print(f'{name}: {len(passed)} of {len(passed) + len(failed)} scripts pass')
        total += len(passed) + len(failed)
        count += len(passed)
        left_out += lines
    for line in left_out:
        print(f'left out: {line}')
    print(f'{count} of {total} scripts pass; {len(left_out)} lines name parts of the Swift port')
    return 0 if count == total else 1


if __name__ == '__main__':
    sys.exit(main())
