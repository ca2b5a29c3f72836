import type { FindOptions } from '../policy.ts';
import type { Strategy, Style } from './markers.ts';

/** What `redact` looks for, and what it puts in its place. */
export interface RedactOptions extends FindOptions {
  /** `mask` unless told otherwise. */
  readonly strategy?: Strategy | undefined;
  /** `open-token` unless told otherwise. */
  readonly style?: Style | undefined;
}
