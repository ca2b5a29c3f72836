import { alternativesOf, outside } from './beginning.ts';

/** What one alternative of a trigger says of all its matches. */
export interface Said {
  /** Letters beyond ASCII of which one stands in every match; undefined when there may be none. */
  readonly signs: readonly string[] | undefined;
  /** No match is longer, with what stands around it. */
  readonly longest: number;
}

/** Reads an alternative, which has no bar outside of its groups, from its first thing to its last. */
export function saidBy(alternative: string): Said {
  // Most are words, and hundreds of them are read at every start.
  if (/^[\w \u0080-\uffff]+$/.test(alternative))
    return { signs: signsOf(/[\u0080-\uffff]/.exec(alternative)?.[0] ?? ''), longest: alternative.length };
  let signs: readonly string[] | undefined;
  let longest = 0;
  for (let at = 0; at < alternative.length; ) {
    const one = thingAt(alternative, at);
    oftenAs.lastIndex = at + one.length;
    const [often = '', least, , most] = oftenAs.exec(alternative) ?? [];
    const said = one.startsWith('(') ? saidByGroup(one) : { signs: signsOf(one), longest: 1 };
    const isOptional = often.startsWith('?') || often.startsWith('*') || least === '0';
    if (!isOptional) signs ??= said.signs;
    longest +=
      said.longest * (/^[*+]/.test(often) || most === '' ? Number.POSITIVE_INFINITY : Number(most ?? least ?? 1));
    at += one.length + often.length;
  }
  return { signs, longest };
}

const thing = /\\p\{\w+\}|\\.|\[(?:\\.|[^\]\\])*\]|./sy;
const oftenAs = /(?:[?*+]|\{(\d+)(,(\d*))?\})\??/y;

/** A group, a class, an escape or a character. */
function thingAt(source: string, at: number): string {
  if (source[at] === '(') return source.slice(at, at + outside(source.slice(at), ')')[0]! + 1);
  thing.lastIndex = at;
  return thing.exec(source)![0];
}

function saidByGroup(group: string): Said {
  const [, opens, inner] = /^\((\?<?[=!]|\?:|\?<\w+>|)(.*)\)$/s.exec(group)!;
  const all = alternativesOf(inner!).map(saidBy);
  const isAround = /[=!]$/.test(opens!);
  const isTelling = !isAround && all.every(({ signs }) => signs !== undefined);
  return {
    signs: isTelling ? all.flatMap(({ signs }) => signs!) : undefined,
    longest: Math.max(...all.map(({ longest }) => longest)),
  };
}

/** The letters that a character, or a class of nothing but such, stands for, in both cases. */
function signsOf(one: string): readonly string[] | undefined {
  const letters = /^\[?([\u0080-\uffff]+)\]?$/.exec(one)?.[1];
  if (letters === undefined) return undefined;
  return [...letters].flatMap((letter) => [letter.toLowerCase(), letter.toUpperCase()]);
}

/** For each letter beyond ASCII of a trigger what may stand behind it; undefined where that may be anything. */
export function behindLetters(trigger: string, all: Map<string, Set<string> | undefined>): void {
  for (const { 0: found, 1: next } of trigger.matchAll(letterAndNext))
    for (const letter of found.match(/[\u0080-\uffff]/g) ?? [])
      for (const one of [letter, letter.toUpperCase(), letter.toLowerCase()]) {
        const known = all.has(one) ? all.get(one) : new Set(['\\']);
        all.set(one, next === undefined ? undefined : known?.add(next.toLowerCase()).add(next.toUpperCase()));
      }
}

/** A class, or a letter and the one of ASCII that has to stand behind it. */
const letterAndNext = /\[(?:\\.|[^\]\\])*\]|[\u0080-\uffff](?:([A-Za-z ])(?![?*{]))?/gs;
