import { arrayAt, isObject, type Json, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { inside, type Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { momentOf, timeAt } from '../timeline/time.ts';
import { annotate, readInjected, readSummary } from './client-reader.ts';
import { partOf, partsOf } from './content.ts';
import type { Facts, Piece, Reading } from './reading.ts';
import { noteOtherCounts, usageOf } from './usage.ts';

/** What is read of the messages of each role. Those of other roles are left out, and a run of the user's shell is kept whole. */
const readOfMessage: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    assistant: 'content model provider usage errorMessage',
    user: 'content',
    toolResult: 'content toolCallId toolName isError',
    branchSummary: 'summary',
    compactionSummary: 'summary',
    custom: 'content',
    hookMessage: 'content',
  }).map(([role, keys]) => [role, new Set(['role', 'timestamp', ...keys.split(' ')])]),
);

const readOfRun = new Set(['role', 'timestamp']);

/** Reads a message by its role, and notes what of it is not read. */
export function readMessage(reading: Reading, { value, place, facts }: Piece): void {
  const { ledger, tally } = reading;
  const role = stringAt(value, 'role');
  const at = facts.at ?? timeAt(value, 'timestamp', place, ledger);
  const message: Piece = { value, place, facts: known({ at, ...facts }) };
  // Most messages have their time twice, once as the entry's.
  const isTwice = facts.at === undefined || momentOf(facts.at) === value['timestamp'];
  if (!isTwice && 'timestamp' in value) noteUnread(reading, 'timestamp', place);
  if (role === 'assistant') readAnswer(reading, message);
  else if (role === 'user') readPrompt(reading, message);
  else if (role === 'toolResult') readResult(reading, message);
  else if (role === 'bashExecution') annotate(reading, 'bashExecution', message, readOfRun);
  else if (role === 'branchSummary' || role === 'compactionSummary') readSummary(reading, message);
  else if (role === 'custom' || role === 'hookMessage') readInjected(reading, message);
  else tally.misshapen(place, 'A message without a role that is known was left out.');
  const read = readOfMessage.get(role ?? '');
  for (const key of Object.keys(value)) if (read?.has(key) === false) noteUnread(reading, key, place);
}

function noteUnread({ tally }: Reading, key: string, place: Place): void {
  tally.field(key, { ...place, pointer: '' }, 'message/');
}

function readAnswer(reading: Reading, { value, place, facts }: Piece): void {
  const { draft, ledger } = reading;
  const model = stringAt(value, 'model');
  const actor = draft.actor(known({ id: 'agent', kind: 'model' as const, name: 'assistant' }));
  const base = known({ model, actor, response: `r${reading.count}`, ...facts });
  const first = draft.events.length;
  const content = value['content'];
  const parts: readonly Json[] =
    typeof content === 'string' ? [{ type: 'text', text: content }] : (arrayAt(value, 'content') ?? []);
  for (const [index, part] of parts.entries())
    readPart(draft, part, { source: inside(place, 'content', index), ...base });
  const isEmpty = draft.events.length === first;
  if (model !== undefined && isEmpty) noteUnread(reading, 'model', place);
  const error = stringAt(value, 'errorMessage');
  if (error !== undefined)
    draft.annotation(known({ ...facts, actor, name: 'api_error', text: error, source: inside(place, 'errorMessage') }));
  const usage = usageOf(value);
  noteOtherCounts(objectAt(value, 'usage'), inside(place, 'usage'), ledger);
  if (usage && draft.events.length > first) draft.complete(first, { usage });
  else if (usage) noteUnread(reading, 'usage', place);
  // The session has one provider, that of its first answer.
  const provider = stringAt(value, 'provider');
  const read = stringAt(objectAt(reading.firstAnswer, 'message'), 'provider') ?? provider;
  if (provider !== read) noteUnread(reading, 'provider', place);
}

/** A part of an answer: a thought, a call, or something said. */
function readPart(
  draft: Draft,
  part: Json,
  facts: Facts & { readonly source: Place; readonly actor: string; readonly response: string },
): void {
  const type = stringAt(part, 'type');
  if (type === 'thinking') draft.thought(facts, 'verbatim', stringAt(part, 'thinking'));
  else if (type === 'toolCall' && isObject(part))
    draft.call(
      known({
        ...facts,
        sourceCallId: stringAt(part, 'id'),
        tool: stringAt(part, 'name') ?? 'unknown',
        input: { form: 'json', value: part['arguments'] ?? null } as const,
      }),
    );
  else if (type !== 'text' || stringAt(part, 'text') !== '')
    draft.message({ role: 'assistant', author: 'model', content: [partOf(part)], ...facts });
}

function readResult(reading: Reading, { value, place, facts }: Piece): void {
  const { draft } = reading;
  const isError = value['isError'];
  draft.result(
    known({
      ...facts,
      sourceCallId: stringAt(value, 'toolCallId'),
      content: partsOf(value['content']),
      isError: typeof isError === 'boolean' ? isError : undefined,
      source: place,
    }),
  );
  // A tool goes by the name that its call gives it.
  const tool = stringAt(value, 'toolName');
  if (tool !== undefined && draft.events.at(-1)?.actor !== `tool:${tool}`) noteUnread(reading, 'toolName', place);
}

function readPrompt({ draft }: Reading, { value, place, facts }: Piece): void {
  const actor = draft.actor({ id: 'human', kind: 'human', name: 'user' });
  draft.message({ actor, role: 'user', author: 'human', content: partsOf(value['content']), source: place, ...facts });
}
