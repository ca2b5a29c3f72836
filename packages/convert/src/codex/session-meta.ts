import { objectAt, stringAt } from '../json/json.ts';
import { noteOtherKeys } from '../source/other-keys.ts';
import { inside } from '../source/source.ts';
import type { Facts } from './items.ts';
import type { LogRecord } from './log.ts';
import type { Reading } from './reading.ts';

/** What is read of the facts of a session. */
const readOfMeta = new Set(
  `
    id session_id timestamp cwd originator cli_version source model_provider base_instructions instructions git
    forked_from_id parent_thread_id agent_nickname
  `
    .trim()
    .split(/\s+/),
);

/** The instructions stand in the first record; later ones are a parent's, or mark where the session was taken up again. */
export function readSessionMeta(
  { payload, place }: LogRecord,
  isFirst: boolean,
  facts: Facts,
  { draft, tally }: Pick<Reading, 'draft' | 'tally'>,
): void {
  if (!isFirst) return void tally.sideRecord(place, 'The facts of the session stand in its first record.');
  noteOtherKeys(payload, readOfMeta, '', place, tally);
  const base = stringAt(objectAt(payload, 'base_instructions'), 'text');
  const older = stringAt(payload, 'instructions');
  const text = base ?? older;
  if (older !== undefined && older !== text) tally.field('instructions', place);
  if (text === undefined || text === '') return;
  const actor = draft.actor({ id: 'system', kind: 'system', name: 'system' });
  const source = inside(place, base === undefined ? 'instructions' : 'base_instructions');
  draft.message({ actor, role: 'system', author: 'injected', content: [{ type: 'text', text }], source, ...facts });
}
