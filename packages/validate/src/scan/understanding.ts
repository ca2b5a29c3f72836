import { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE } from '../json/code-units.ts';
import type { GrowingBytes } from '../read/bytes-that-grow.ts';
import type { Machine } from './machine.ts';
import type { ScanPlan } from './scan-plan.ts';
import type { Window } from './window.ts';

/** How far a document is understood that comes in pieces. */
export interface Understanding {
  /** Understands a little more; false where more has to come first, or where nothing can help. */
  onward(): boolean;
  /** Certain: what has come begins no valid document. */
  hasFailed(): boolean;
  /** Whether the root object is closed. */
  isOver(): boolean;
}

/** Understands member by member what comes into the window, has the machine pass elements of known arrays, and keeps all the rest. */
export function understanding(
  machine: Machine,
  window: Window,
  elements: ScanPlan['elements'],
  left: GrowingBytes,
): Understanding {
  let stage: 'start' | 'member' | 'elements' | 'after' | 'over' = 'start';
  /** Of the elements of the array that is open. */
  let plan = 0;
  let hasFailed = false;

  const byteAt = (place: number): number | undefined => window.bytes()[place];
  const keepTo = (to: number): void => {
    left.add(window.bytes().subarray(window.at, to));
    window.at = to;
  };
  const fail = (): false => {
    hasFailed = true;
    return false;
  };
  /** Goes on behind a member. */
  const toNext = (place: number): boolean => {
    if (place >= window.end) return false;
    const isOver = byteAt(place) === CLOSE_BRACE;
    if (!isOver && byteAt(place) !== COMMA) return fail();
    keepTo(place + 1);
    stage = isOver ? 'over' : 'member';
    return true;
  };
  const member = (): boolean => {
    const key = window.full(window.at);
    if (key >= window.end) return false;
    if (byteAt(key) === CLOSE_BRACE) return toNext(key);
    if (byteAt(key) !== QUOTE) return fail();
    const quote = window.placeOf(QUOTE, key + 1);
    const colon = quote === -1 ? window.end : window.full(quote + 1);
    const value = colon < window.end ? window.full(colon + 1) : window.end;
    if (value >= window.end) return false;
    const name = lettersOf(window.bytes().subarray(key + 1, quote));
    const known = byteAt(colon) === COLON && Object.hasOwn(elements, name) ? elements[name] : undefined;
    if (known !== undefined && byteAt(value) === OPEN_BRACKET) return beginArray(value, known);
    const after = window.behind(key);
    return after !== -1 && toNext(after);
  };

  /** Keeps an array up to behind its first element, which stays, so that the array is as empty as it was. */
  const beginArray = (bracket: number, known: number): boolean => {
    const first = window.behind(bracket + 1);
    if (first === -1) return false;
    if (byteAt(first) === CLOSE_BRACKET) return endArray(first);
    if (byteAt(first) !== COMMA) return fail();
    keepTo(first);
    plan = known;
    stage = 'elements';
    return true;
  };
  const endArray = (bracket: number): true => {
    keepTo(bracket + 1);
    stage = 'after';
    return true;
  };

  const inElements = (): boolean => {
    window.at = machine.elements(window.at, window.end - window.at, plan);
    const sign = window.full(window.at);
    if (sign >= window.end) return false;
    if (byteAt(sign) === CLOSE_BRACKET) return endArray(sign);
    // What is there whole and was not passed is not in order.
    return byteAt(sign) === COMMA && window.behind(sign + 1) === -1 ? false : fail();
  };

  const start = (): boolean => {
    const brace = window.full(window.at);
    if (brace >= window.end) return false;
    if (byteAt(brace) !== OPEN_BRACE) return fail();
    keepTo(brace + 1);
    stage = 'member';
    return true;
  };

  const onward = (): boolean => {
    switch (stage) {
      case 'start':
        return start();
      case 'member':
        return member();
      case 'elements':
        return inElements();
      case 'after':
        return toNext(window.full(window.at));
      case 'over':
        return window.full(window.at) < window.end && fail();
    }
  };

  return { onward, hasFailed: () => hasFailed, isOver: () => stage === 'over' };
}

/** The letters of a short key; empty for any other, which no plan knows. */
function lettersOf(bytes: Uint8Array): string {
  return bytes.length > 64 ? '' : String.fromCharCode(...bytes);
}
