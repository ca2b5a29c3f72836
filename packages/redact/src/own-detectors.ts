import type { Confidence, ForsyFamily, PatternDetector } from './detector.ts';
import type { Origin } from './session/session.ts';
import { hasRoundsInRounds } from './shape/rounds-in-rounds.ts';
import { anyOf, hostSpelt, nameSpelt, type Spelling } from './shape/spelt.ts';

/** A shape of the user's own, such as an employee number. */
export interface CustomPattern {
  /** What stands in the marker: snake_case. */
  readonly type: string;
  readonly label?: string | undefined;
  /** The shape. A group called `value` narrows the match. */
  readonly pattern: RegExp | string;
  /** Lower-case literals of which one stands in every match: they make the search fast. */
  readonly anchors?: readonly string[] | undefined;
  readonly family?: ForsyFamily | undefined;
}

/** The detector of a shape that the user gave. */
export function customDetector(custom: CustomPattern, index: number): PatternDetector {
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(custom.type))
    throw new TypeError(
      `The type of pattern ${index + 1} must be snake_case letters and digits, because it stands in the marker.`,
    );
  const pattern = typeof custom.pattern === 'string' ? parsed(custom.pattern, index) : custom.pattern;
  if (matchesNothing(pattern))
    throw new TypeError(
      `Pattern ${index + 1} ("${custom.type}") matches the empty text, so it would match everywhere, or hide what stands there.`,
    );
  if (hasRoundsInRounds(pattern))
    throw new TypeError(
      `Pattern ${index + 1} ("${custom.type}") says of a group that it goes on, and of all that is in it, so a search could go back without end. Write (a+)+ as a+.`,
    );
  return {
    ...asConfigured,
    id: `custom-${custom.type.replaceAll('_', '-')}`,
    type: custom.type,
    label: custom.label ?? custom.type,
    family: custom.family ?? 'CUSTOMER_ID',
    trigger: custom.anchors?.length
      ? new RegExp(custom.anchors.map((anchor) => anchor.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|'), 'gi')
      : new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`),
    pattern,
    reach: [1000, 1000],
  };
}

/**
 * True for an expression that matches without taking a character, as `\b` and `(?=K)|K-\d+` do: it finds nothing there, and what its
 * other alternatives would find is passed over. Tried on nothing, on what a keyboard writes, and on what the expression itself says.
 */
export function matchesNothing({ source, flags }: RegExp): boolean {
  const everywhere = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`);
  return ['', keyboard, ` ${source.replace(/[^\p{L}\p{N}]+/gu, ' ')} `, ...source.matchAll(/\w+/g)].some((text) =>
    Array.from(String(text).matchAll(everywhere), ([found]) => found).includes(''),
  );
}

const keyboard = `ab1 A-2_\n${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}`;

/** A pattern that was given as text. What an engine says of a broken one is only the cause, since each has its own words. */
function parsed(source: string, index: number): RegExp {
  try {
    return new RegExp(source, 'gu');
  } catch (error) {
    throw new TypeError(
      `Pattern ${index + 1} is no regular expression. Write it as JavaScript has them, with the flags g and u.`,
      { cause: error },
    );
  }
}

/** The detector of the names of persons that the user gave. */
export function knownNames(names: readonly string[]): PatternDetector {
  return { id: 'known-name', ...knownName, ...listed(names, nameSpelt, 'name') };
}

/** The detector of the hosts that the user gave. */
export function knownHosts(hosts: readonly string[]): PatternDetector {
  return { id: 'known-host', ...knownHost, ...listed(hosts, hostSpelt, 'host') };
}

/** What a name is called that the user gave. */
export const knownName: Origin = { type: 'person_name', label: 'Known name', family: 'PERSON' };

/** What a host is called that the user gave. */
export const knownHost: Origin = { type: 'host', label: 'Known host', family: 'INTERNAL_URL' };

const certain: Confidence = 'certain';

/** What all of them have in common. */
const asConfigured = {
  shape: 'As the configuration says.',
  link: 'https://www.rfc-editor.org/rfc/rfc6901',
  policy: 'secrets',
  confidence: certain,
  anchors: [],
  isOwn: true,
  masksAround: true,
} as const;

/** A list as one pattern, which takes the longest entry that fits, and what a match of it stands for. */
function listed(
  list: readonly string[],
  spelt: (entry: string) => readonly Spelling[],
  called: string,
): typeof asConfigured & Pick<PatternDetector, 'trigger' | 'pattern' | 'reach' | 'standsFor'> {
  const wanted = list.map((entry) => entry.normalize('NFC').trim().replace(/\s+/g, ' '));
  // The entry itself is not told: it is what nobody may see.
  const short = wanted.findIndex((entry) => [...entry].length < 2);
  if (short !== -1)
    throw new TypeError(
      `The ${called} at place ${short + 1} has fewer than two characters: it would match everywhere.`,
    );
  const entries = [...new Set(wanted)].sort((a, b) => b.length - a.length);
  const pattern = patternOf(anyOf(entries.flatMap(spelt)), entries.length, called);
  const known = new Map(entries.map((entry) => [entry.toLowerCase(), entry]));
  const byWord = new Map<string, string[]>();
  for (const entry of entries)
    for (const word of wordsOf(entry)) {
      const before = byWord.get(word);
      if (before === undefined) byWord.set(word, [entry]);
      else before.push(entry);
    }
  return {
    ...asConfigured,
    trigger: pattern,
    pattern,
    reach: [100, 100],
    standsFor(value) {
      const alike = wordsOf(value).flatMap((word) => byWord.get(word) ?? []);
      const stands =
        known.get(value.toLowerCase()) ?? [...alike, ...entries].find((entry) => isSpelt(entry, value)) ?? value;
      known.set(value.toLowerCase(), stands);
      return stands;
    },
  };

  function isSpelt(entry: string, value: string): boolean {
    return new RegExp(`^(?:${anyOf(spelt(entry))})$`, 'iu').test(value);
  }
}

/** The words of a name without their accents: nearly every spelling has one of them. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
}

/** The pattern of a whole list. What an engine says of one that it cannot hold quotes the list, so it is no cause of the error. */
function patternOf(source: string, count: number, called: string): RegExp {
  try {
    return new RegExp(source, 'giu');
  } catch {
    throw new TypeError(
      `The ${count} ${called}s are more than can be looked for at once. Look for them in several runs.`,
    );
  }
}
