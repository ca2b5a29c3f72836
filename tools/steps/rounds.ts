import type { AST } from '@eslint-community/regexpp';
import { characters } from './baits.ts';
import type { Expression } from './search.ts';
import { takenOf, treeOf } from './tree.ts';

/**
 * Texts that a repeated group of an expression may read in several ways: what the group reads in one round, of one sort of
 * characters as far as it takes that, again and again, behind what the expression wants before it. Where the rounds can be told
 * apart in one way only, such a text is nothing; where not, the ways multiply from round to round.
 */
export function roundsFor(expression: Expression): ReadonlySet<string> {
  const { flags } = expression;
  const texts = new Set<string>();
  const walk = (all: readonly AST.Alternative[], before: string): void => {
    for (const { elements } of all) {
      let lead = before;
      for (const element of elements) {
        const inner = element.type === 'Quantifier' ? element.element : element;
        if ('alternatives' in inner) {
          if (element.type === 'Quantifier' && element.max > 1)
            for (const [most, rounds] of shapes)
              for (const round of roundsOf(inner.alternatives, flags, most)) texts.add(lead + round.repeat(rounds));
          walk(inner.alternatives, lead);
        }
        lead += written(element, flags, 'a', 1);
      }
    }
  };
  walk(treeOf(expression).alternatives, '');
  return texts;
}

/** How often at the most each thing stands in a round, and how many rounds there are: more than what is bounded mostly allows. */
const shapes = [
  [1, 30],
  [9, 14],
] as const;

function roundsOf(alternatives: readonly AST.Alternative[], flags: string, most: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { elements } of alternatives)
    for (const character of characters)
      found.add(elements.map((element) => written(element, flags, character, most)).join(''));
  found.delete('');
  return found;
}

/** A text that an element reads, of one character as far as it takes that. */
function written(element: AST.Element, flags: string, character: string, most: number): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass': {
      const accepted = taken(element.raw, flags);
      return accepted.includes(character) ? character : (accepted[0] ?? '');
    }
    case 'Quantifier': {
      const times = Math.max(element.min, Math.min(element.max, most));
      return written(element.element, flags, character, most).repeat(times);
    }
    case 'Group':
    case 'CapturingGroup': {
      const all = element.alternatives.map(({ elements }) =>
        elements.map((one) => written(one, flags, character, most)).join(''),
      );
      return all.find((text) => text.includes(character)) ?? all[0] ?? '';
    }
    default:
      return '';
  }
}

const taken = takenOf(characters);
