#!/usr/bin/python3
"""Solves layouts with kiwisolver, an independent implementation of the Cassowary algorithm.

usage: cassowary.py layouts.json frames.json

A layout has a number of views and a list of constraints: [priority, relation, view, attribute, multiplier, view or
null, attribute, constant]. View 0 has the frame (0, 0, 320, 480). The result for each layout is a list of frames
[x, y, width, height], or null if it has no solution, or more than one.
"""
import json
import random
import sys

from kiwisolver import Constraint, Solver, UnsatisfiableConstraint, Variable, strength

STRENGTHS = {1000: strength.required, 750: strength.strong, 500: strength.medium, 250: strength.weak}
RELATIONS = {'equal': '==', 'lessThanOrEqual': '<=', 'greaterThanOrEqual': '>='}
ROOT = (0, 0, 320, 480)
# Far less than the weakest constraints.
TINY = 1e-4
TOLERANCE = 1e-4


def side(views, view, attribute):
    if view is None:
        return 0
    x, y, width, height = views[view]
    return {
        'left': x, 'right': x + width, 'top': y, 'bottom': y + height, 'width': width, 'height': height,
        'centerX': x + width * 0.5, 'centerY': y + height * 0.5,
    }[attribute]


def solve(layout, attraction, weights):
    """Returns all variables' values, with a weak attraction to a number, to find out whether they are the only ones."""
    views = [[Variable(f'{view}.{name}') for name in 'xywh'] for view in range(layout['views'] + 1)]
    solver = Solver()
    for variable, value in zip(views[0], ROOT):
        solver.addConstraint(variable == value)
    for priority, relation, view, attribute, multiplier, other, second, constant in layout['constraints']:
        difference = side(views, view, attribute) - multiplier * side(views, other, second) - constant
        solver.addConstraint(Constraint(difference, RELATIONS[relation], STRENGTHS[priority]))
    variables = [variable for view in views[1:] for variable in view]
    if attraction is not None:
        for variable, weight in zip(variables, weights):
            solver.addConstraint((variable == attraction) | (TINY * weight))
    solver.updateVariables()
    return [variable.value() for variable in variables]


def frames(layout, generator):
    try:
        values = solve(layout, None, [])
        # In opposite directions, so at least one of them moves a solution that is not the only one.
        weights = [generator.uniform(1, 2) for _ in values]
        for attraction in (-5000, 5000):
            others = solve(layout, attraction, weights)
            if any(abs(a - b) > TOLERANCE for a, b in zip(values, others)):
                return None
    except UnsatisfiableConstraint:
        return None
    return [values[index:index + 4] for index in range(0, len(values), 4)]


def main():
    generator = random.Random(1)
    with open(sys.argv[1]) as layouts, open(sys.argv[2], 'w') as results:
        json.dump([frames(layout, generator) for layout in json.load(layouts)], results)


main()
