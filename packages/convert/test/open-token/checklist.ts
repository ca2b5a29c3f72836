import { contentHash } from '@trace-formats/digest';
import { isObject, type JsonObject } from '../../src/json/json.ts';

/** What of the format's own checklist a document breaks; nothing where it holds. */
export function checklist(document: JsonObject): readonly string[] {
  const events = document['events'] as readonly JsonObject[];
  const problems: string[] = [];
  const earlier = new Set<unknown>();
  const actors = new Set((document['participants'] as readonly JsonObject[]).map(({ actor_id }) => actor_id));
  const used = new Map<unknown, number>();
  const given = new Map<unknown, number>();
  const spans = new Map<unknown, 'open' | 'closed'>();
  for (const [index, event] of events.entries()) {
    const say = (isSound: boolean, problem: string): void =>
      void (isSound || problems.push(`event ${index}: ${problem}`));
    const links = isObject(event['links']) ? event['links'] : {};
    say(event['seq'] === index + 1, 'seq');
    say(!earlier.has(event['id']), 'id is not unique');
    say(actors.has(event['actor_id']), 'unknown actor');
    for (const link of ['parent_id', 'replies_to'])
      say(links[link] === undefined || earlier.has(links[link]), `${link} is not earlier`);
    earlier.add(event['id']);
    if (event['type'] === 'tool_use') used.set(links['call_id'], (used.get(links['call_id']) ?? 0) + 1);
    if (event['type'] === 'tool_result') {
      say(used.has(links['call_id']), 'a result before its call');
      given.set(links['call_id'], (given.get(links['call_id']) ?? 0) + 1);
    }
    const span = links['span_id'];
    if (event['type'] === 'span_start') {
      say(!spans.has(span), 'a span opens twice');
      spans.set(span, 'open');
    } else if (span !== undefined) say(spans.has(span), 'an event in a span that is not open');
    if (event['type'] === 'span_end') {
      say(spans.get(span) === 'open', 'a span closes twice');
      spans.set(span, 'closed');
    }
  }
  for (const [call, count] of used)
    if (count !== 1 || given.get(call) !== 1)
      problems.push(`${String(call)} stands ${count} and ${given.get(call)} times`);
  const { integrity } = document;
  if (isObject(integrity) && integrity['events_hash'] !== contentHash(events)) problems.push('events_hash');
  return problems;
}
