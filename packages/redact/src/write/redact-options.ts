import type { FindOptions } from '../options/find-options.ts';
import { unknownWord } from '../options/unknown-word.ts';
import { type Marking, type Strategy, type Style, strategies, styles } from './marking.ts';

/** What `redact` looks for, and what it puts in its place. */
export interface RedactOptions extends FindOptions {
  /** `mask` unless told otherwise. Markers of Forsy have numbers and no digest: there `hash` is `mask`. */
  readonly strategy?: Strategy | undefined;
  /** `open-token` unless told otherwise. */
  readonly style?: Style | undefined;
}

/** How values are written. Throws where a word for it is misspelt: programs without types may call. */
export function markingOf({ strategy = 'mask', style = 'open-token' }: RedactOptions): Marking {
  if (!strategies.includes(strategy)) throw unknownWord('strategy', strategy, 'mask, drop or hash');
  if (!styles.includes(style)) throw unknownWord('style', style, 'open-token or forsy');
  return { strategy, style };
}
