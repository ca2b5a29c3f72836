import { arrayAt, isArray, isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { callInputOf } from '../source/call-input.ts';
import type { Place } from '../source/source.ts';
import type { Part } from '../timeline/timeline.ts';
import { partOf } from './parts.ts';
import { type ChatMessage, placeAt, type Reading } from './reading.ts';

/** The keys under which programs write what the model thought; the first one that says something is read. */
export const thoughtKeys: readonly string[] = ['thinking', 'reasoning_content', 'reasoning'];

/** What all events of one response share. */
interface Facts {
  readonly response: string;
  readonly actor: string;
  readonly at?: string;
  readonly model?: string;
}

/** Reads what the model thought, said and called, in this order. */
export function readAssistant(reading: Reading, message: ChatMessage, givenModel: string | undefined): void {
  const { draft } = reading;
  const { value, content, place, time } = message;
  const actor = draft.actor({ id: 'agent', kind: 'model', name: 'assistant' });
  const model = givenModel ?? stringAt(value, 'model');
  const facts: Facts = known({ at: time, model, response: `r${reading.count}`, actor });
  const thought = thoughtKeys.find((key) => stringAt(value, key));
  if (thought !== undefined)
    draft.thought({ source: placeAt(reading, place, thought), ...facts }, 'verbatim', stringAt(value, thought));
  const { spoken, calls } = readParts(reading, content, place, facts);
  if (spoken.some((part) => part.type !== 'text' || part.text !== ''))
    draft.message({
      role: 'assistant',
      author: 'model',
      content: spoken,
      source: placeAt(reading, place, 'content'),
      ...facts,
    });
  for (const [index, call] of (arrayAt(value, 'tool_calls') ?? []).entries())
    calls.push({ call, source: placeAt(reading, place, 'tool_calls', index) });
  for (const { call, source } of calls) readCall(reading, call, source, facts);
  const retired = objectAt(value, 'function_call');
  if (retired) {
    const name = stringAt(retired, 'name');
    const call = draftCall(reading, retired, { name, source: placeAt(reading, place, 'function_call') }, facts);
    reading.withoutId.push({ call, tool: name });
  }
}

/** A call as the source has it. */
interface WrittenCall {
  readonly call: Json;
  readonly source: Place;
}

/** The parts of what the model said. Thoughts among them are events of their own, and so are calls, which come after the text. */
function readParts(
  reading: Reading,
  content: Json | undefined,
  place: Place,
  facts: Facts,
): { readonly spoken: readonly Part[]; readonly calls: WrittenCall[] } {
  const spoken: Part[] = [];
  const calls: WrittenCall[] = [];
  const parts = isArray(content) ? content : content === undefined || content === null ? [] : [content];
  for (const [index, part] of parts.entries()) {
    const source = placeAt(reading, place, 'content', ...(isArray(content) ? [index] : []));
    const type = stringAt(part, 'type');
    if (type === 'thinking' || type === 'reasoning')
      reading.draft.thought({ source, ...facts }, 'verbatim', stringAt(part, 'thinking') ?? stringAt(part, 'text'));
    else if (type === 'function_call' || type === 'tool_use' || type === 'tool_call')
      calls.push({ call: part, source });
    else if (type === 'refusal')
      spoken.push({ type: 'text', text: stringAt(part, 'refusal') ?? stringAt(part, 'text') ?? '' });
    else spoken.push(partOf(part));
  }
  return { spoken, calls };
}

function readCall(reading: Reading, call: Json, source: Place, facts: Facts): void {
  if (!isObject(call)) return void reading.tally.misshapen(source, 'A tool call that is no JSON object was left out.');
  const called = objectAt(call, 'function') ?? objectAt(call, 'custom') ?? call;
  const name = stringAt(call, 'function') ?? stringAt(called, 'name');
  draftCall(reading, called, { sourceCallId: stringAt(call, 'id'), name, source }, facts);
}

/** What stands around the arguments of a call. */
interface Around {
  readonly sourceCallId?: string | undefined;
  readonly name: string | undefined;
  readonly source: Place;
}

/** Puts a call into the draft, and gives its id there. */
function draftCall(reading: Reading, called: JsonObject, { sourceCallId, name, source }: Around, facts: Facts): string {
  const written = called['arguments'] ?? undefined;
  const text = stringAt(called, 'input');
  const input =
    written === undefined && text !== undefined
      ? ({ form: 'text', text } as const)
      : callInputOf(written ?? called['input'], source, reading.ledger);
  return reading.draft.call(known({ sourceCallId, tool: name ?? 'unknown', input, source, ...facts }));
}
