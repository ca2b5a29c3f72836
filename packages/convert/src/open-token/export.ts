import { type Conversion, convert } from '../convert.ts';
import type { Refusal } from '../refusal.ts';
import type { Source } from '../source/source.ts';
import type { OpenTokenOptions } from './options.ts';
import { openTokenText } from './text.ts';

/** A finished export: the text of the file, and what the conversion says of it. */
export interface Export extends Conversion {
  readonly text: string;
}

/** Exports a session as Open-Token: one document or a stream of records, masked and no larger than asked for. */
export function exportOpenToken(
  source: Source,
  given: OpenTokenOptions & { readonly from?: string } = {},
): Export | Refusal {
  // Callers without types also say `null` for none.
  const options = given ?? {};
  const done = convert(source, { ...options, to: 'open-token' });
  return done.refused ? done : { ...done, text: openTokenText(done.document, options) };
}
