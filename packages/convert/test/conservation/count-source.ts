import type { Source } from '../../src/index.ts';
import { countClaudeCode } from './count-claude-code.ts';
import { countCodex } from './count-codex.ts';
import { countAtif, countChat, countForsy, countPi } from './count-others.ts';
import type { Raw, SessionTally } from './tally.ts';

/** What a session holds, counted apart from the readers. */
export function countSource(source: Source, format: string): SessionTally {
  if ('files' in source) {
    const tallies = source.files.map((file) => countSource(file, format));
    return tallies.reduce(add);
  }
  const file = source as {
    readonly name?: string;
    readonly value?: Raw;
    readonly records?: readonly { readonly value: Raw }[];
  };
  const records = file.records?.map((record) => record.value) ?? file.value?.loglines ?? [file.value];
  if (format === 'claude-code') {
    const tally = countClaudeCode(records);
    return file.name?.startsWith('agent-') ? { ...tally, humanMessages: 0 } : tally;
  }
  if (format === 'codex') return countCodex(records);
  if (format === 'pi') return countPi(records);
  if (format === 'sts') return countChat(records.map((record: Raw) => record.message).filter(Boolean));
  if (format === 'atif') return countAtif(file.value);
  if (format === 'forsy') return countForsy(file.value);
  const answer = file.value?.response?.choices?.[0]?.message;
  const nested = file.value?.openai_chat_completion?.messages;
  const messages = Array.isArray(file.value)
    ? file.value
    : (nested ?? file.value?.messages ?? file.value?.traj ?? file.value?.conversations);
  return countChat(answer === undefined ? messages : [...messages, answer]);
}

function add(one: SessionTally, other: SessionTally): SessionTally {
  const sum = { ...one };
  for (const kind of Object.keys(sum) as (keyof SessionTally)[]) sum[kind] += other[kind];
  return sum;
}
