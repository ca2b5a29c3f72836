import { each, noTally, type Raw, type SessionTally, says } from './tally.ts';

/** Counts everything that a Codex rollout says, as often as it says it: items and events alike. */
export function countCodex(records: readonly Raw[]): SessionTally {
  const tally = noTally();
  const announced = new Set(
    records
      .map((record) => record?.payload)
      .filter((payload) => payload?.type === 'user_message')
      .map((payload) => payload.message),
  );
  for (const record of records) {
    const payload = record?.payload ?? record;
    if (record?.type === 'event_msg') countEvent(payload, tally);
    else if (record?.type === 'response_item' || record?.payload === undefined) countItem(payload, announced, tally);
  }
  tally.results += shownAlone(records.map((record) => record?.payload ?? record));
  const meta = records.find((record) => record?.type === 'session_meta')?.payload;
  return meta?.source?.subagent === undefined ? tally : { ...tally, humanMessages: 0 };
}

/** The calls of which a notice shows what they printed, and no item does. */
function shownAlone(payloads: readonly Raw[]): number {
  const idsOf = (is: (payload: Raw) => unknown): ReadonlySet<string> =>
    new Set(payloads.filter((payload) => payload?.call_id && is(payload)).map(({ call_id }) => call_id));
  const called = idsOf(({ type }) => type?.endsWith('_call'));
  const answered = idsOf(({ type }) => type?.endsWith('_output') || type === 'tool_result');
  const shown = idsOf(({ type, aggregated_output, formatted_output, stdout, stderr }) =>
    type === 'exec_command_end' || type === 'patch_apply_end'
      ? aggregated_output || formatted_output || stdout || stderr
      : undefined,
  );
  return [...shown].filter((id) => called.has(id) && !answered.has(id)).length;
}

function countEvent(payload: Raw, tally: SessionTally): void {
  const item = payload?.type === 'item_completed' ? payload.item : undefined;
  const text = item?.content?.map?.((part: Raw) => part.text).join('\n');
  if (payload?.type === 'user_message' && (payload.kind === undefined || payload.kind === 'plain')) {
    if (payload.message) tally.humanMessages += 1;
  } else if (item?.type === 'UserMessage' && text) tally.humanMessages += 1;
  else if ((payload?.type === 'agent_message' && payload.message) || (item?.type === 'AgentMessage' && text))
    tally.assistantTexts += 1;
  else if (payload?.type?.startsWith?.('agent_reasoning') && payload.text) tally.thoughts += 1;
  else if (item?.type === 'Reasoning' && item.summary_text?.length > 0) tally.thoughts += 1;
  else if (payload?.type === 'web_search_end' && payload.results) tally.results += 1;
}

function countItem(payload: Raw, announced: ReadonlySet<string>, tally: SessionTally): void {
  const type = payload?.type ?? 'message';
  if (type === 'message') {
    const texts: string[] = typeof payload.content === 'string' ? [payload.content] : [];
    each(payload.content, (part) => says(part?.text) && texts.push(part.text));
    if (payload.role === 'assistant' && texts.length > 0) tally.assistantTexts += 1;
    const typed = texts.filter(
      (text) => announced.has(text) || !/^\s*(?:# AGENTS\.md|<[a-z]+(?:_[a-z]+)+[> ]|<INSTRUCTIONS)/.test(text),
    );
    if (payload.role === 'user' && typed.length > 0) tally.humanMessages += 1;
  } else if (type === 'reasoning') tally.thoughts += 1;
  else if (type.endsWith('_call')) tally.calls += 1;
  else if (type.endsWith('_output') || type === 'tool_result') tally.results += 1;
  if (type === 'image_generation_call' && payload.result) tally.results += 1;
}
