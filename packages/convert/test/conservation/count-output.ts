import type { WritableFormat } from '../../src/index.ts';
import { countAtif, countChat, countForsy } from './count-others.ts';
import { each, noTally, type Raw, type SessionTally, says } from './tally.ts';

/** What a written document holds, counted apart from the writers and the readers. */
export function countOutput(format: WritableFormat, document: Raw): SessionTally {
  if (format === 'trajectory') return countChat(document.messages);
  if (format === 'sts') return countChat(document.map((record: Raw) => record.message).filter(Boolean));
  if (format === 'forsy') return countForsy(document);
  return format === 'atif' ? countAtif(document) : countOpenToken(document);
}

/**
 * Counts the events of an export; a result that is marked as missing is none, a person is who is said to be one, and a placeholder stands
 * for a thought that the source has and does not show.
 */
function countOpenToken(document: Raw): SessionTally {
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

/** The tokens that a written document states, for the formats that state any. */
export function tokensOf(format: WritableFormat, document: Raw): number | undefined {
  if (format === 'atif') return tokensOfAtif(document);
  if (format !== 'open-token') return undefined;
  return document.events.reduce((sum: number, { usage }: Raw) => sum + (usage?.output_tokens ?? 0), 0);
}

function tokensOfAtif(document: Raw): number {
  const own = document.steps.reduce((sum: number, { metrics }: Raw) => sum + (metrics?.completion_tokens ?? 0), 0);
  const embedded: readonly Raw[] = document.subagent_trajectories ?? [];
  return embedded.reduce((sum: number, one) => sum + tokensOfAtif(one), own);
}
