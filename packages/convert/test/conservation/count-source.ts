import type { ReadableFormat, Source } from '../../src/index.ts';
import { countClaudeCode } from './count-claude-code.ts';
import { countCodex } from './count-codex.ts';
import { countGemini } from './count-gemini.ts';
import { countAtif, countChat, countForsy, countOpenToken, countPi } from './count-others.ts';
import type { Raw, SessionTally } from './tally.ts';

/** What a session holds, counted apart from the readers. */
export function countSource(source: Source, format: ReadableFormat): SessionTally {
  if ('files' in source) return source.files.map((file) => countSource(file, format)).reduce(add);
  const file = source as OpenedFile;
  const records = file.records?.map((record) => record.value) ?? file.value?.loglines ?? [file.value];
  return counts[format](records, file);
}

interface OpenedFile {
  readonly name?: string;
  readonly value?: Raw;
  readonly records?: readonly { readonly value: Raw }[];
}

type Count = (records: readonly Raw[], file: OpenedFile) => SessionTally;

const counts: Readonly<Record<ReadableFormat, Count>> = {
  'open-token': (_, { value }) => countOpenToken(value),
  trajectory: (_, { value }) => countAnyChat(value),
  'openai-chat': (_, { value }) => countAnyChat(value),
  forsy: (_, { value }) => countForsy(value),
  'claude-code': (records, { name }) => {
    const tally = countClaudeCode(records);
    return name?.startsWith('agent-') ? { ...tally, humanMessages: 0 } : tally;
  },
  codex: countCodex,
  atif: (_, { value }) => countAtif(value),
  pi: countPi,
  'gemini-cli': countGemini,
  sts: (records) => countChat(records.map((record) => record.message).filter(Boolean)),
};

function countAnyChat(value: Raw): SessionTally {
  const answer = value?.response?.choices?.[0]?.message;
  const nested = value?.openai_chat_completion?.messages;
  const messages = Array.isArray(value) ? value : (nested ?? value?.messages ?? value?.traj ?? value?.conversations);
  return countChat(answer === undefined ? messages : [...messages, answer]);
}

function add(one: SessionTally, other: SessionTally): SessionTally {
  const sum = { ...one };
  for (const kind of Object.keys(sum) as (keyof SessionTally)[]) sum[kind] += other[kind];
  return sum;
}
