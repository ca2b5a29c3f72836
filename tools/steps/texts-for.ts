import type { AST } from '@eslint-community/regexpp';
import type { Expression } from './search.ts';
import { takenOf, treeOf } from './tree.ts';

/** A whole number from 0 on, below another one. */
export type Random = (below: number) => number;

/**
 * Makes texts at random that an expression may match, each of its outermost alternatives in turn: what they want before and behind
 * a match is there too, as far as that can be told. Whether one does match the expression itself has to say, since what must
 * not stand somewhere is not looked at, and neither is what looks into the middle of a match.
 */
export function textsFor(expression: Expression, random: Random): { count: number; next(): string } {
  const outermost = outermostOf(treeOf(expression).alternatives);
  let turn = 0;
  return {
    count: outermost.length,
    next() {
      const elements = outermost[turn++ % outermost.length]!;
      return textOf(elements, expression.flags, random);
    },
  };
}

/** The alternatives of a tree, and in place of one that is a group alone those of the group. */
function outermostOf(alternatives: readonly AST.Alternative[]): (readonly AST.Element[])[] {
  return alternatives.flatMap(({ elements }) =>
    elements.length === 1 && elements[0]!.type === 'Group' ? outermostOf(elements[0]!.alternatives) : [elements],
  );
}

function textOf(outermost: readonly AST.Element[], flags: string, random: Random): string {
  const groups = new Map<AST.CapturingGroup, string>();
  const one = <Some>(all: readonly Some[]): Some => all[random(all.length)]!;
  const any = (alternatives: readonly AST.Alternative[]): string => sequence(one(alternatives).elements);
  const sequence = (elements: readonly AST.Element[]): string => elements.map((element) => written(element)).join('');
  const written = (element: AST.Element): string => {
    switch (element.type) {
      case 'Character': {
        const character = String.fromCodePoint(element.value);
        return flags.includes('i') && random(2) === 0 ? otherCase(character) : character;
      }
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const accepted = taken(element.raw, flags);
        return accepted.length === 0 ? '' : one(accepted);
      }
      case 'Quantifier':
        return Array.from({ length: timesOf(element, random) }, () => written(element.element)).join('');
      case 'Group':
        return any(element.alternatives);
      case 'CapturingGroup': {
        const text = any(element.alternatives);
        groups.set(element, text);
        return text;
      }
      case 'Backreference':
        return groups.get([element.resolved].flat().findLast((group) => groups.has(group))!) ?? '';
      default:
        return '';
    }
  };
  // What a text has to go on with may be asked before what stands behind it.
  const first = outermost[outermost.findIndex((element) => !isLook(element, 'lookahead'))];
  const last = outermost.at(-1);
  const before = first !== undefined && isLook(first, 'lookbehind') ? any(first.alternatives) : '';
  const text = before + sequence(outermost);
  return text + (last !== undefined && isLook(last, 'lookahead') ? any(last.alternatives) : '');
}

function isLook(element: AST.Element, kind: 'lookahead' | 'lookbehind'): element is AST.LookaroundAssertion {
  return element.type === 'Assertion' && 'alternatives' in element && element.kind === kind && !element.negate;
}

/** As few times as may be, some more, or many more. */
function timesOf({ min, max }: AST.Quantifier, random: Random): number {
  const room = Math.min(max - min, many) + 1;
  return min + [0, random(Math.min(room, some)), random(room)][random(3)]!;
}

const some = 6;
const many = 40;

function otherCase(character: string): string {
  const small = character.toLowerCase();
  const other = small === character ? character.toUpperCase() : small;
  return other.length === character.length ? other : character;
}

/** What texts are made of: letters, digits and signs of all sorts. */
const characters: readonly string[] = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -_./:,;@\'"`#$%&*+=?!()[]{}<>|\\~^\n\t\r',
  ...'\u00e9\u00df\u00fc\u00f1\u00ed\u00c9\u00dc\u0141\u015b\u0436\u0438\u0414\u0412\u4e2d\u7530\u69d8\u2019\u201c\u201d\u2013\u2014\u2192\u2502',
];

const taken = takenOf(characters);
