import { defaultLimits, type Limits } from '../json/json-text.ts';
import { mustBeOneOf } from '../must-be-one-of.ts';
import { type Decode, decodeUtf8 } from './decode.ts';

/** How to read. */
export interface ReadOptions {
  /** `tolerant` is for logs: what can be read is read, and what was tolerated is a warning. Default `strict`. */
  readonly mode?: 'strict' | 'tolerant' | undefined;
  /** One value, or one on each line. Default `auto`: the content decides. */
  readonly container?: 'json' | 'jsonl' | 'auto' | undefined;
  /**
   * A faster way from bytes to text, such as Node's own. It must give `undefined` for bytes that are not UTF-8.
   * Where a text read this way has any problem, the standard decoder reads it again and only that reading is reported.
   */
  readonly decode?: Decode | undefined;
  /** Levels of nesting that are read, at most 2000. Default 1000. */
  readonly maxDepth?: number | undefined;
  /** The longest document, in bytes or UTF-16 code units, that is made one text. Default: what V8 can hold, 536,870,888. */
  readonly maxLength?: number | undefined;
}

/** Options with every default filled in. */
export interface Reading {
  readonly tolerant: boolean;
  readonly decode: Decode;
  readonly limits: Limits;
  readonly maxLength: number;
}

/** Fills in the defaults. Callers without types also say `null` for none, and misspell options; `others` are the caller's own. */
export function readingOf(options: ReadOptions | null, others: readonly string[] = []): Reading {
  const { mode, container, decode, maxDepth, maxLength, ...more } = options ?? {};
  for (const name of Object.keys(more)) mustBeOneOf('option', [...names, ...others], name);
  mustBeWhole('maxDepth', maxDepth ?? 1, deepest);
  mustBeWhole('maxLength', maxLength ?? 1, longest);
  if (typeof (decode ?? decodeUtf8) !== 'function')
    throw new TypeError('decode is to be a function that makes a text of bytes, and this is none.');
  mustBeOneOf('mode', ['strict', 'tolerant'], mode ?? 'strict');
  mustBeOneOf('container', ['json', 'jsonl', 'auto'], container ?? 'auto');
  return {
    tolerant: mode === 'tolerant',
    decode: decode ?? decodeUtf8,
    limits: { ...defaultLimits, depth: maxDepth ?? defaultLimits.depth },
    maxLength: maxLength ?? longest,
  };
}

const names: readonly (keyof ReadOptions)[] = ['mode', 'container', 'decode', 'maxDepth', 'maxLength'];
/** What V8 holds in one text. */
const longest = 0x1fffffe8;
/** Deeper an engine may have no room to follow. */
const deepest = 2000;

function mustBeWhole(called: string, value: number, most: number): void {
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new TypeError(`${called} is to be a whole number from 1 to ${most}, and this is none.`);
}
