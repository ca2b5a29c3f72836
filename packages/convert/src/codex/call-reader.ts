import { isObject, type Json, numberAt, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { callInputOf } from '../source/call-input.ts';
import { filledIn, losePassedOver } from '../source/other-keys.ts';
import { inside } from '../source/source.ts';
import { type Call, textOf } from '../timeline/timeline.ts';
import type { Item, Items } from './items.ts';
import type { LogRecord } from './log.ts';
import { partsOf } from './parts.ts';

/** The kinds of items that are calls. */
export const calls: ReadonlySet<string> = new Set([
  'function_call',
  'custom_tool_call',
  'local_shell_call',
  'web_search_call',
  'tool_search_call',
  'image_generation_call',
  'tool_call',
]);

/** The kinds of items that are outputs of calls. */
export const outputs: ReadonlySet<string> = new Set([
  'function_call_output',
  'custom_tool_call_output',
  'tool_search_output',
  'tool_result',
]);

/** How programs say that they cut an output. */
const cut =
  /(?:…|\.{3})\s{0,9}\d[\d,]{0,19}\s{0,9}\w{0,19}\s{0,9}(?:truncated|omitted)|(?:truncated|omitted)\s{0,9}(?:…|\.{3})|\[truncated/i;

/** The calls of a log whose outputs stand in it as items. */
export function answeredIn(records: readonly LogRecord[]): ReadonlySet<string | undefined> {
  return new Set(
    records
      .filter(({ type, payload }) => type === 'response_item' && outputs.has(stringAt(payload, 'type') ?? ''))
      .map(({ payload }) => stringAt(payload, 'call_id')),
  );
}

/** Reads a call. A picture that was made stands in its call, and is its result. */
export function readCall(items: Items, item: Item): void {
  const { draft, lane, responses, searches, withoutId } = items;
  const { type, payload, place, facts } = item;
  const { tool, input } = calledBy(items, item);
  const sourceCallId = stringAt(payload, 'call_id') ?? stringAt(payload, 'id');
  const response = responses.next('call');
  const namespace = stringAt(payload, 'namespace');
  const extra = namespace === undefined ? undefined : { codex: { namespace } };
  const id = draft.call(
    known({
      ...facts,
      ...(extra && { extra }),
      response,
      actor: lane.actor,
      sourceCallId,
      tool,
      input,
      source: place,
    }),
  );
  if (type === 'web_search_call') {
    const action = JSON.stringify(payload['action']);
    const same = searches.get(action);
    if (same) same.push(id);
    else searches.set(action, [id]);
  } else if (sourceCallId === undefined) withoutId.push(id);
  const image = type === 'image_generation_call' ? stringAt(payload, 'result') : undefined;
  if (image !== undefined)
    draft.resultOf(id, { content: [{ type: 'image', data: image }], source: inside(place, 'result'), ...facts });
}

/** The tool that a call names, and what it is given: each kind of call says both in its own way. */
function calledBy({ ledger, tally }: Items, { type, payload, place }: Item): Pick<Call, 'tool' | 'input'> {
  const inner = stringAt(objectAt(payload, 'function'), 'name');
  const name = stringAt(payload, 'name') ?? inner;
  if (inner !== name)
    losePassedOver(filledIn(objectAt(payload, 'function'), ['name']), inside(place, 'function'), ledger);
  const text = stringAt(payload, 'input');
  if (type === 'custom_tool_call' && text !== undefined) {
    if (payload['arguments'] !== undefined && payload['arguments'] !== null) tally.field('arguments', place);
    ledger.lose({
      kind: 'approximated',
      place: inside(place, 'input'),
      why: 'The call takes a text, not named arguments; the text is kept as it is.',
      trap: 'arguments-not-json',
    });
    return { tool: name ?? 'custom', input: { form: 'text', text } };
  }
  if (type === 'local_shell_call' || type === 'web_search_call')
    return { tool: name ?? type.replace('_call', ''), input: { form: 'json', value: payload['action'] ?? null } };
  if (type === 'image_generation_call')
    return {
      tool: 'image_generation',
      input: { form: 'json', value: known({ prompt: stringAt(payload, 'revised_prompt') }) },
    };
  const fallback = type === 'tool_search_call' ? 'tool_search' : 'unknown';
  return { tool: name ?? fallback, input: callInputOf(payload['arguments'], inside(place, 'arguments'), ledger) };
}

/** Reads the output of a call. Without an id it belongs to the earliest call that has none either. */
export function readOutput(
  { draft, ledger, responses, withoutId }: Items,
  { type, payload, place, facts }: Item,
): void {
  responses.end();
  const key = type === 'tool_search_output' ? 'tools' : type === 'tool_result' ? 'result' : 'output';
  const written = payload[key];
  const content = partsOf(written);
  if (cut.test(textOf(content)))
    ledger.lose({
      kind: 'missing',
      place: inside(place, key),
      why: 'The program cut this output before it was written down.',
      trap: 'output-truncated',
    });
  const sourceCallId = stringAt(payload, 'call_id');
  const event = known({ sourceCallId, content, isError: failed(written), source: place, ...facts });
  if (sourceCallId === undefined && withoutId.length > 0) draft.resultOf(withoutId.shift(), event);
  else draft.result(event);
}

/** Whether an output states that the call failed: a flag, or an exit code in the JSON that older versions write. */
function failed(output: Json | undefined): boolean | undefined {
  if (isObject(output) && typeof output['success'] === 'boolean') return !output['success'];
  if (typeof output !== 'string' || !output.startsWith('{') || !output.includes('"exit_code"')) return undefined;
  try {
    const code = numberAt(objectAt(JSON.parse(output), 'metadata'), 'exit_code');
    return code === undefined ? undefined : code !== 0;
  } catch {
    return undefined;
  }
}
