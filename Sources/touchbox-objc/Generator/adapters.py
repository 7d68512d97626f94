"""Generates the adapters: Swift objects that implement a delegate's protocol by calling an object of Objective-C."""
import peers


def files(table, types):
    return {f'{each.name}Adapter.swift': adapter(each, types) for each in table.protocols.values()}


def adapter(protocol, types):
    chain = protocol.chain()
    members = [member for each in chain for member in each.members]
    selectors = ' '.join(member.selector for member in members)
    parent = f'{chain[-2].name}Adapter' if len(chain) > 1 else 'DelegateAdapter'
    text = f'''import CBridge
import Foundation
import UIKit

class {protocol.name}Adapter: {parent}, {protocol.name} {{
  override class var selectors: String {{ "{selectors}" }}

'''
    first = len(members) - len(protocol.members)
    for bit, member in enumerate(protocol.members, first):
        name, parts = peers.call_parts(member, types)
        parameters = ', '.join(f'{label or "_"} a{index}: {type}' for label, index, type in parts)
        call = peers.c_call(member, types, member.otherwise)
        text += (f'  func {name}({parameters}){peers.returned(member, types)} {{\n'
                 f'    guard let object = receiver({bit}) else {{ return {member.otherwise} }}\n'
                 f'    defer {{ TBRelease(object) }}\n    {call}\n  }}\n')
    return text + '}\n'
