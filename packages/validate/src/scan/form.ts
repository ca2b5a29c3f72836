import { type Automaton, NOT_KNOWN } from './automaton.ts';
import { unsure } from './doubt.ts';
import { behind, type Expected } from './expected.ts';
import type { Plan } from './plan.ts';
import { bytes } from './room.ts';
import { BACKSLASH } from './text.ts';

/** Whether a string between these offsets is one of the listed ones, and has its form. */
export function isText({ texts, pattern }: Plan, from: number, end: number): boolean {
  if (texts === undefined) return isMatch(pattern, from, end);
  for (let index = 0; index < texts.length; index++) {
    const one = texts[index] as Expected;
    if (one.length === end - from && behind(one, from) !== -1) return isMatch(pattern, from, end);
  }
  // With escapes it may yet be one of them.
  if (hasBackslash(from, end)) unsure();
  return false;
}

function hasBackslash(from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (bytes[at] === BACKSLASH) return true;
  return false;
}

/** Whether a string has the form that a pattern asks for; of one with escapes or other letters than ASCII that is not told here. */
function isMatch(pattern: Automaton | undefined, from: number, end: number): boolean {
  if (pattern === undefined) return true;
  let state = pattern.start;
  for (let at = from; at < end && state !== 0; at++) {
    const byte = bytes[at] as number;
    if (byte === BACKSLASH || byte > 127) {
      unsure();
      return false;
    }
    const next = pattern.steps[state * 128 + byte] as number;
    state = next === NOT_KNOWN ? pattern.workOut(state, byte) : next;
  }
  return pattern.accepts(state);
}
