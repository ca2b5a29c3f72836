import { stringAt } from '../json/json.ts';
import { inside } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import type { Part } from '../timeline/timeline.ts';
import { partsOf } from './content.ts';
import type { Piece, Reading } from './reading.ts';

/** Reads what the program, or an extension of it, said in the place of the human. */
export function readInjected({ draft }: Reading, { value, place, facts }: Piece): void {
  const content = partsOf(value['content']);
  draft.message({ actor: client(draft), role: 'user', author: 'injected', content, source: place, ...facts });
}

/** Reads a summary that stands for earlier messages. */
export function readSummary({ draft, tally }: Reading, { value, place, facts }: Piece): void {
  const text = stringAt(value, 'summary');
  if (text === undefined) return void tally.misshapen(place, 'A summary without a text was left out.');
  const content: readonly Part[] = [{ type: 'text', text }];
  const source = inside(place, 'summary');
  draft.message({ actor: client(draft), role: 'user', author: 'summary', content, source, ...facts });
}

/** Keeps an entry or a message whole, but for what the annotation says by itself. */
export function annotate(
  { draft }: Reading,
  name: string,
  { value, place, facts }: Piece,
  said: ReadonlySet<string>,
): void {
  const data = Object.fromEntries(Object.entries(value).filter(([key]) => !said.has(key)));
  draft.annotation({ actor: client(draft), name, data, source: place, ...facts });
}

/** The program, which speaks where neither the human nor the model does. */
function client(draft: Draft): string {
  return draft.actor({ id: 'client', kind: 'system', name: 'client' });
}
