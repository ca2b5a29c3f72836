import type { WritableFormat } from '../../src/index.ts';
import { countAtif, countChat, countForsy, countOpenToken } from './count-others.ts';
import type { Raw, SessionTally } from './tally.ts';

/** What a written document holds, counted apart from the writers and the readers. */
export function countOutput(format: WritableFormat, document: Raw): SessionTally {
  return counts[format](document);
}

const counts: Readonly<Record<WritableFormat, (document: Raw) => SessionTally>> = {
  'open-token': countOpenToken,
  trajectory: (document) => countChat(document.messages),
  forsy: countForsy,
  atif: countAtif,
  sts: (records) => countChat(records.map((record: Raw) => record.message).filter(Boolean)),
};

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
