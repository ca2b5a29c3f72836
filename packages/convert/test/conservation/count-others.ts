import { each, noTally, type Raw, type SessionTally, says } from './tally.ts';

/** Counts a list of chat messages, whoever wrote the log around it. */
export function countChat(messages: readonly Raw[]): SessionTally {
  const tally = noTally();
  for (const message of messages) {
    const role = message?.role ?? { human: 'user', gpt: 'assistant' }[message?.from as 'human'];
    const content = message?.content ?? message?.value;
    let isSaid = says(content);
    each(content, (part) => {
      if (part?.type === 'function_call') tally.calls += 1;
      else if (part?.type === 'function_response') tally.results += 1;
      else if (says(part?.text) || says(part?.refusal)) isSaid = true;
      else if (part?.type === 'tool_use') tally.calls += 1;
      else if (part?.type === 'tool_result') tally.results += 1;
      else if (part?.type === 'thinking') tally.thoughts += 1;
    });
    const calls = message?.tool_calls ?? message?.toolCalls;
    each(calls, (call) => {
      if (typeof call === 'object') tally.calls += 1;
    });
    if (message?.function_call) tally.calls += 1;
    if (role === 'user' && isSaid) tally.humanMessages += 1;
    if (role === 'assistant' && isSaid) tally.assistantTexts += 1;
    if (role === 'tool' || role === 'function') tally.results += 1;
    if (says(message?.thinking ?? message?.reasoning_content ?? message?.reasoningContent)) tally.thoughts += 1;
  }
  return tally;
}

/** Counts the steps of an ATIF trajectory and of those embedded in it, in which another agent speaks for the user. */
export function countAtif(document: Raw): SessionTally {
  const tally = noTally();
  countSteps(document, tally);
  return tally;
}

function countSteps(document: Raw, tally: SessionTally, isEmbedded = false): void {
  each(document.subagent_trajectories, (embedded) => countSteps(embedded, tally, true));
  each(document.steps, (step) => {
    if (step.source === 'user' && !isEmbedded) tally.humanMessages += 1;
    if (step.source === 'agent' && says(step.message)) tally.assistantTexts += 1;
    if (says(step.reasoning_content)) tally.thoughts += 1;
    each(step.tool_calls, () => {
      tally.calls += 1;
    });
    each(step.observation?.results, (result) => {
      if (result.content !== undefined || result.source_call_id) tally.results += 1;
    });
  });
}

/** Counts the messages of a Pi session. */
export function countPi(records: readonly Raw[]): SessionTally {
  const tally = noTally();
  for (const record of records) {
    const message = record?.type === 'message' ? record.message : undefined;
    if (message?.role === 'user') tally.humanMessages += 1;
    if (message?.role === 'toolResult') tally.results += 1;
    if (message?.role !== 'assistant') continue;
    each(message.content, (part) => {
      if (part.type === 'text' && part.text !== '') tally.assistantTexts += 1;
      if (part.type === 'thinking') tally.thoughts += 1;
      if (part.type === 'toolCall') tally.calls += 1;
    });
  }
  return tally;
}

/** Counts the steps of a Forsy trace, legacy or not: a step with a tool is a call, and its output the result. */
export function countForsy(document: Raw): SessionTally {
  const tally = noTally();
  each(document.steps, (step) => {
    const isFeedback = step.action === 'feedback' && step.actor === undefined;
    const isUsers = step.action === 'user_message' || step.actor === 'user' || isFeedback;
    if (isUsers && (says(step.input) || says(step.feedback_content))) tally.humanMessages += 1;
    if (isUsers || step.actor === 'system') return;
    if (says(step.reasoning)) tally.thoughts += 1;
    if (says(step.tool) || Array.isArray(step.tool)) {
      tally.calls += 1;
      if (step.output || (step.output === '' && document.schema_version === 'forsy-trace-v0.1')) tally.results += 1;
    } else if (says(step.output)) tally.assistantTexts += 1;
  });
  return tally;
}

/**
 * Counts the events of an export; a result that is marked as missing is none, a person is who is said to be one, and a placeholder stands
 * for a thought that the source has and does not show.
 */
export function countOpenToken(document: Raw): SessionTally {
  const tally = noTally();
  const kinds = new Map<string, string>();
  each(document.participants, ({ actor_id, kind }) => kinds.set(actor_id, kind));
  each(document.events, (event) => {
    if (event.type === 'tool_use') tally.calls += 1;
    if (event.type === 'tool_result' && !event.content.data?.missing_result) tally.results += 1;
    if (event.type !== 'message') return;
    const isSaid = says(event.content.text) || event.content.data !== undefined;
    if (event.role === 'user' && kinds.get(event.actor_id) === 'human') tally.humanMessages += 1;
    if (event.role === 'assistant' && kinds.get(event.actor_id) === 'model' && isSaid) tally.assistantTexts += 1;
    if (event.role === 'assistant_thought') tally.thoughts += 1;
  });
  return tally;
}
