import type { AST } from '@eslint-community/regexpp';
import type { Expression } from './search.ts';
import { takenOf, treeOf } from './tree.ts';

/** A text that may lead an expression far before it fails: what stands first, what comes again and again, and what ends it. */
export interface Bait {
  readonly lead: string;
  readonly again: string;
  readonly end: string;
}

/**
 * Texts made for an expression: for each thing that it reads often, that thing again and again, alone, behind what the
 * expression wants before it, and together with that; with a sign at the end that hardly anything asks for, and without.
 */
export function baitsFor(expression: Expression): Bait[] {
  const { flags } = expression;
  const baits = new Map<string, Bait>();
  const add = (lead: string, again: string): void => {
    if (again !== '')
      for (const end of ['', '\u0001']) baits.set(JSON.stringify([lead, again, end]), { lead, again, end });
  };
  const walk = (all: readonly AST.Alternative[], before: string): void => {
    for (const { elements } of all) {
      let lead = before;
      for (const element of elements) {
        if (element.type === 'Quantifier' && element.max >= few)
          for (const one of samplesOf(element.element, flags)) {
            add(lead, one);
            add('', one);
            add('', lead + one);
          }
        const inner = element.type === 'Quantifier' ? element.element : element;
        if ('alternatives' in inner) walk(inner.alternatives, lead);
        lead += sampleOf(element, flags);
      }
    }
  };
  walk(treeOf(expression).alternatives, '');
  return [...baits.values()];
}

/** What is read no more often than this is nothing that leads far. */
const few = 8;

/** Characters of every sort that expressions ask for. */
export const characters: readonly string[] = [...'a0 A-_.\n"\'\\/,:;=(<[{|#@*&%$+~`\t\u00e9\u4e00'];

/** Texts that an element reads, one for each of its alternatives and of the sorts of characters that it takes. */
function samplesOf(element: AST.Element, flags: string): string[] {
  if ('alternatives' in element)
    return element.alternatives.map(({ elements }) => elements.map((one) => sampleOf(one, flags)).join(''));
  const accepted = acceptedOf(element, flags);
  return accepted.length > 0 ? accepted.slice(0, 4) : [sampleOf(element, flags)];
}

function sampleOf(element: AST.Element, flags: string): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return acceptedOf(element, flags)[0] ?? '';
    case 'Quantifier':
      return sampleOf(element.element, flags).repeat(Math.max(element.min, Math.min(element.max, 1)));
    case 'Group':
    case 'CapturingGroup':
      return samplesOf(element, flags)[0] ?? '';
    default:
      return '';
  }
}

function acceptedOf(element: AST.Element, flags: string): readonly string[] {
  return /^Character(?:Set|Class)$|^ExpressionCharacterClass$/.test(element.type) ? taken(element.raw, flags) : [];
}

const taken = takenOf(characters);
