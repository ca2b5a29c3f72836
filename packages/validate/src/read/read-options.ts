import { defaultLimits, type Limits } from '../json/json-text.ts';
import { type Decode, decodeUtf8 } from './decode.ts';

/** How to read. */
export interface ReadOptions {
  /** `tolerant` is for logs: what can be read is read, and what was tolerated is a warning. Default `strict`. */
  readonly mode?: 'strict' | 'tolerant';
  /** One value, or one on each line. Default `auto`: the content decides. */
  readonly container?: 'json' | 'jsonl' | 'auto';
  /**
   * A faster way from bytes to text, such as Node's own. It must give `undefined` for bytes that are not UTF-8.
   * Where a text read this way has any problem, the standard decoder reads it again and only that reading is reported.
   */
  readonly decode?: Decode;
  /** Levels of nesting that are read. Default 1000. */
  readonly maxDepth?: number;
  /** The longest document, in bytes or UTF-16 code units, that is made one text. Default: what V8 can hold, 536,870,888. */
  readonly maxLength?: number;
}

/** Options with every default filled in. */
export interface Reading {
  readonly tolerant: boolean;
  readonly decode: Decode;
  readonly limits: Limits;
  readonly maxLength: number;
}

/** Fills in the defaults. Callers without types also say `null` for none, and what they misspell would do nothing. */
export function readingOf(options: ReadOptions | null): Reading {
  if (typeof options !== 'object')
    throw new TypeError("The options of reading stand in an object, as in { mode: 'tolerant' }, and this is none.");
  const { mode, container, decode, maxDepth, maxLength } = options ?? {};
  mustBeOneOf('mode', mode, ['strict', 'tolerant']);
  mustBeOneOf('container', container, ['json', 'jsonl', 'auto']);
  return {
    tolerant: mode === 'tolerant',
    decode: decode ?? decodeUtf8,
    limits: { ...defaultLimits, depth: maxDepth ?? defaultLimits.depth },
    maxLength: maxLength ?? 0x1fffffe8,
  };
}

function mustBeOneOf(called: string, word: unknown, words: readonly unknown[]): void {
  if (!words.includes(word ?? words[0]))
    throw new TypeError(`The option ${called} is to be one of ${words.join(', ')}, and this is something else.`);
}
