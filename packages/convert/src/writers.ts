import type { WritableFormat } from './formats.ts';
import type { Writer } from './writer.ts';

/** The options of each writer: the ones that `convert` takes beside `to` and `from`. */
export interface WriterOptions {
  readonly 'open-token': object;
  readonly trajectory: object;
  readonly forsy: object;
  readonly atif: object;
  readonly sts: object;
}

/** The writer of each format. */
export const writers: { readonly [Format in WritableFormat]?: Writer<WriterOptions[Format]> } = {};
