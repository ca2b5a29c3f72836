import { type Json, objectAt, stringAt } from '../../json/json.ts';
import { inside } from '../../source/source.ts';
import { wordAt, type words } from '../words.ts';
import type { Reading, SourceEvent } from './reading.ts';
import { usualMime, usualRole, usualVisibility } from './usual.ts';

/** What the timeline takes for granted is kept where an event has it otherwise. */
export function keepWhatIsUnusual(
  { draft, ledger }: Reading,
  { value, content, place }: SourceEvent,
  role: (typeof words)['role'][number] | undefined,
  index: number,
): void {
  const event = draft.events[index]!;
  const extra: Record<string, Json | undefined> = {};
  const visibility = wordAt(value, 'visibility', place, ledger);
  if (visibility !== undefined && visibility !== usualVisibility(event)) extra['visibility'] = visibility;
  const mime = wordAt(content, 'mime', inside(place, 'content'), ledger);
  if (mime !== undefined && mime !== usualMime(content)) extra['mime'] = mime;
  if (role !== undefined && role !== usualRole(event, draft.actorOf(event.actor)?.kind)) extra['role'] = role;
  const linked = stringAt(objectAt(value, 'links'), 'call_id');
  if (event.kind === 'call' && linked !== undefined && linked !== event.sourceCallId) extra['call_id'] = linked;
  if (Object.keys(extra).length === 0) return;
  const before = event.extra?.['open-token'] ?? {};
  draft.complete(index, { extra: { ...event.extra, 'open-token': { ...before, ...extra } } });
}
