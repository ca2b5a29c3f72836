import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  MINUS,
  NINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  ZERO,
} from './code-units.ts';
import { scanNumber, scanString } from './json-tokens.ts';
import { deepest } from './sound.ts';
import { skipSpace } from './space.ts';
import { type SyntaxFault, unexpected } from './syntax-fault.ts';

/** Something JSON.parse accepts in silence and a careful reader does not. */
export interface Oddity {
  readonly kind: 'duplicate-key' | 'lone-surrogate' | 'number-too-large';
  /** Where it stands in the text. */
  readonly offset: number;
  readonly path: readonly (string | number)[];
  /** For a duplicate key: where it stood first. */
  readonly first?: number;
}

/** What a careful look at a JSON text found. */
export interface Inspection {
  /** Where the value ends, or where the look ended because of a fault. */
  readonly end: number;
  readonly fault: SyntaxFault | undefined;
  readonly oddities: readonly Oddity[];
  /** How many oddities there are; only the first ones are listed. */
  readonly oddityCount: number;
}

/** How much a document may ask of a reader. */
export interface Limits {
  /** Levels of nesting. */
  readonly depth: number;
  /** Oddities that are listed one by one. */
  readonly oddities: number;
}

/** Limits that no honest document comes near to. */
export const defaultLimits: Limits = { depth: deepest, oddities: 20 };

/** Somebody who is shown, in the order of the text, what a value does not tell of its text. */
export interface Onlooker {
  /** Is shown every number as it is written. */
  number(written: string, path: () => readonly (string | number)[]): void;
  /** Is shown every key that its object has had before. */
  repeatedKey(path: readonly (string | number)[]): void;
}

interface Open {
  readonly offset: number;
  /** Keys seen so far with their offsets; `undefined` in an array. */
  readonly keys: Map<string, number> | undefined;
  /** The key or index of the member being read. */
  member: string | number;
}

/** What comes next: a value begins, one has ended, all has been read, or nothing can be read. */
type Step = 'begins' | 'ended' | 'done' | SyntaxFault;

/**
 * Reads one JSON value token by token, by the same grammar as JSON.parse, and says where it goes wrong and what is odd in it.
 * It is slow beside JSON.parse and only runs on texts that failed there or look suspicious. It keeps its own stack.
 */
export function inspectJson(text: string, from: number, limits: Limits, onlooker?: Onlooker): Inspection {
  const open: Open[] = [];
  const oddities: Oddity[] = [];
  let oddityCount = 0;
  let at = skipSpace(text, from);

  const path = (): (string | number)[] => open.map((level) => level.member);
  const odd = (kind: Oddity['kind'], offset: number, first?: number): void => {
    oddityCount++;
    if (oddities.length < limits.oddities) {
      oddities.push(first === undefined ? { kind, offset, path: path() } : { kind, offset, path: path(), first });
    }
  };
  const stop = (fault: SyntaxFault): Inspection => ({ end: fault.offset, fault, oddities, oddityCount });

  if (at >= text.length) return stop({ kind: 'empty', offset: at });
  for (let step: Step = 'begins'; ; ) {
    step = step === 'begins' ? readValue() : goOn();
    if (step === 'done') return { end: at, fault: undefined, oddities, oddityCount };
    if (typeof step === 'object') return stop(step);
  }

  function readValue(): Step {
    const unit = text.charCodeAt(at);
    if (unit === OPEN_BRACE || unit === OPEN_BRACKET) return openLevel(unit === OPEN_BRACE);
    if (unit === QUOTE) return readString();
    if (unit === MINUS || (unit >= ZERO && unit <= NINE)) return readNumber();
    const word = WORDS.find((known) => text.startsWith(known, at));
    if (word === undefined) return valueFault();
    at += word.length;
    return 'ended';
  }

  /** Opens an object, and reads its first key, or an array. */
  function openLevel(inObject: boolean): Step {
    const offset = at;
    if (open.length >= limits.depth) return { kind: 'too-deep', offset, limit: limits.depth };
    const level: Open = { offset, keys: inObject ? new Map() : undefined, member: inObject ? '' : 0 };
    at = skipSpace(text, at + 1);
    if (text.charCodeAt(at) === (inObject ? CLOSE_BRACE : CLOSE_BRACKET)) {
      at++;
      return 'ended';
    }
    open.push(level);
    return inObject ? (readKey(level, offset) ?? 'begins') : 'begins';
  }

  function readString(): Step {
    const string = scanString(text, at);
    if (string.fault !== undefined) return string.fault;
    if (string.loneSurrogate !== undefined) odd('lone-surrogate', string.loneSurrogate);
    at = string.end;
    return 'ended';
  }

  function readNumber(): Step {
    const number = scanNumber(text, at);
    if (number.fault !== undefined) return number.fault;
    const written = text.slice(at, number.end);
    if (!Number.isFinite(Number(written))) odd('number-too-large', at);
    onlooker?.number(written, path);
    at = number.end;
    return 'ended';
  }

  /** Behind a value: goes on to the next one of its object or array, or closes that. */
  function goOn(): Step {
    const level = open.at(-1);
    if (level === undefined) return 'done';
    at = skipSpace(text, at);
    const next = text.charCodeAt(at);
    const inObject = level.keys !== undefined;
    if (next === COMMA) {
      const comma = at;
      at = skipSpace(text, at + 1);
      if (inObject) return readKey(level, comma) ?? 'begins';
      level.member = (level.member as number) + 1;
      if (text.charCodeAt(at) !== CLOSE_BRACKET) return 'begins';
      return { kind: 'trailing-comma', offset: comma, inside: 'array' };
    }
    if (next !== (inObject ? CLOSE_BRACE : CLOSE_BRACKET)) return faultBehindValue(text, at, level);
    open.pop();
    at++;
    return 'ended';
  }

  /** Reads a key and its colon; the value begins where `at` then stands. */
  function readKey(level: Open, before: number): SyntaxFault | undefined {
    if (at >= text.length) return { kind: 'breaks-off', offset: at, opened: level.offset, inside: 'object' };
    if (text.charCodeAt(at) === CLOSE_BRACE && text.charCodeAt(before) === COMMA) {
      return { kind: 'trailing-comma', offset: before, inside: 'object' };
    }
    if (text.charCodeAt(at) !== QUOTE) return unexpected(text, at, 'a key in double quotes');
    const key = scanString(text, at);
    if (key.fault !== undefined) return key.fault;
    const name = JSON.parse(text.slice(at, key.end)) as string;
    level.member = name;
    const first = level.keys?.get(name);
    if (first === undefined) level.keys?.set(name, at);
    else {
      odd('duplicate-key', at, first);
      onlooker?.repeatedKey(path());
    }
    if (key.loneSurrogate !== undefined) odd('lone-surrogate', key.loneSurrogate);
    at = skipSpace(text, key.end);
    if (at >= text.length) return { kind: 'breaks-off', offset: at, opened: level.offset, inside: 'object' };
    if (text.charCodeAt(at) !== COLON) return unexpected(text, at, 'a colon after the key');
    at = skipSpace(text, at + 1);
    return undefined;
  }

  function valueFault(): SyntaxFault {
    const level = open.at(-1);
    if (at < text.length || level === undefined) return unexpected(text, at, 'a value');
    return {
      kind: 'breaks-off',
      offset: at,
      opened: level.offset,
      inside: level.keys === undefined ? 'array' : 'object',
    };
  }
}

/** What is wrong where something stands behind a value that neither goes on with the object or array nor closes it. */
function faultBehindValue(text: string, at: number, { offset: opened, keys }: Open): SyntaxFault {
  const inside = keys === undefined ? 'array' : 'object';
  if (at >= text.length) return { kind: 'breaks-off', offset: at, opened, inside };
  const unit = text.charCodeAt(at);
  if (unit === CLOSE_BRACE || unit === CLOSE_BRACKET) return { kind: 'wrong-bracket', offset: at, opened, inside };
  const beginsValue =
    unit === QUOTE || unit === OPEN_BRACE || unit === OPEN_BRACKET || unit === MINUS || (unit >= ZERO && unit <= NINE);
  if (beginsValue) return { kind: 'missing-comma', offset: at, inside };
  return unexpected(text, at, inside === 'object' ? 'a comma or }' : 'a comma or ]');
}

const WORDS = ['true', 'false', 'null'];
