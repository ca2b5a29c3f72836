import type { ForsyFamily, PatternDetector } from '../detector.ts';
import { hasRoundsInRounds } from '../shape/for-engines/rounds-in-rounds.ts';
import { asConfigured } from './as-configured.ts';

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
