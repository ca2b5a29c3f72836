import type { Source } from '../../src/index.ts';
import { filesOf, recordsOf } from '../../src/source/source.ts';
import { each, type Raw } from './tally.ts';

/** The tokens that the model put out, by what the source states; undefined for formats whose logs state none. */
export function countTokens(source: Source, format: string): number | undefined {
  if (format === 'atif') return ofAtif((filesOf(source)[0] as Raw).value);
  const records = filesOf(source).flatMap((file) => recordsOf(file).map(({ value }): Raw => value));
  if (format === 'claude-code') return ofClaudeCode(records);
  if (format !== 'pi') return undefined;
  return records.reduce((sum: number, { message }) => sum + (message?.usage?.output ?? 0), 0);
}

/** A response stands in several records; the last count of the same response is the whole of it, and never the sum. */
function ofClaudeCode(records: readonly Raw[]): number {
  const most = new Map<string, number>();
  for (const [index, record] of records.entries()) {
    each(record?.loglines, (line, at) => note(line, `${index} ${at}`));
    note(record, `${index}`);
    if (record?.type === 'progress') note(record.data?.message, `${index}`);
  }
  return [...most.values()].reduce((sum, count) => sum + count, 0);

  function note(record: Raw, fallback: string): void {
    const tokens = record?.type === 'assistant' ? record.message?.usage?.output_tokens : undefined;
    if (typeof tokens !== 'number') return;
    const id = record.message.id ?? fallback;
    most.set(id, Math.max(tokens, most.get(id) ?? 0));
  }
}

function ofAtif(document: Raw): number {
  let tokens = 0;
  each(document.steps, ({ metrics }) => {
    tokens += metrics?.completion_tokens ?? 0;
  });
  each(document.subagent_trajectories, (embedded) => {
    tokens += ofAtif(embedded);
  });
  return tokens;
}
