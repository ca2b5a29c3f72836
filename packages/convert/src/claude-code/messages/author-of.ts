import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import { withoutReminders } from '../../source/reminders.ts';
import type { Message } from '../../timeline/timeline.ts';

/** The elements in which the program puts its own texts under the role `user`. */
const elementsOfProgram = [
  // Commands of the user's, and what they printed.
  'command-(?:name|message|args|contents)|local-command-(?:stdout|stderr|caveat)|bash-(?:input|stdout|stderr)',
  // What the editor adds.
  'ide_(?:opened_file|selection|diagnostics)|new-diagnostics',
  // What hooks, other agents and work in the background said.
  '(?:user-prompt-submit|session-start|pre-tool-use|post-tool-use)-hook|teammate-message|background-[a-z-]+|task-notification',
  // What is remembered or kept elsewhere.
  'user-memory-input|persisted-output',
].join('|');

/** How those texts begin: with such an element, or with a notice. */
const injectedBeginnings = new RegExp(
  String.raw`^(?:<(?:${elementsOfProgram})\b|Caveat: The messages below|\[Request interrupted)`,
);

/** Who wrote a text of a `user` record: the record's own marks count first, then how the text begins. */
export function authorOfUserText(record: JsonObject, text: string, isSubagent: boolean): Message['author'] {
  if (record.isCompactSummary === true) return 'summary';
  if (record.isMeta === true || isFromProgram(record.origin)) return 'injected';
  const start = text.trimStart();
  if (injectedBeginnings.test(start)) return 'injected';
  if (start.startsWith('<system-reminder>') && withoutReminders(start).trim() === '') return 'injected';
  return isSubagent ? 'agent' : 'human';
}

/** Whether an origin says no more than who wrote the message, in a word that is known. */
export function saysOnlyWho(origin: Json): boolean {
  const kind = isObject(origin) && Object.keys(origin).length === 1 ? origin.kind : undefined;
  return kind === 'human' || kind === 'task-notification';
}

function isFromProgram(origin: unknown): boolean {
  return typeof origin === 'object' && origin !== null && 'kind' in origin && origin.kind === 'task-notification';
}
