import { isObject, type JsonObject, objectAt, stringAt } from '../../json/json.ts';
import { recordsOf } from '../../source/source.ts';
import type { Survey } from '../survey/survey.ts';
import type { SubagentFile } from './session-files.ts';

/** The call that started a subagent, by the prompt that its first record repeats. */
export function callOfPrompt(record: JsonObject, { callOfPrompt: calls }: Survey): string | undefined {
  const content = objectAt(record, 'message')?.content;
  const first = Array.isArray(content) ? stringAt(content[0], 'text') : content;
  return (typeof first === 'string' && calls.get(first)) || undefined;
}

/** The call that started the subagent of a file, by its id, or else by its prompt. */
export function callOfFile({ agentId, opened: { file } }: SubagentFile, found: Survey): string | undefined {
  const first = recordsOf(file).find(({ value }) => stringAt(value, 'type') === 'user')?.value;
  return found.callOfAgent.get(agentId) ?? (isObject(first) ? callOfPrompt(first, found) : undefined);
}
