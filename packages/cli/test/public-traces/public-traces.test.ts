import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Report, Result } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { main } from '../../src/command-line/main.ts';

const corpus = process.env['TRACE_CORPUS'];
const folder = join(corpus ?? '', 'forsy');

// Skipped, and said to be, where TRACE_CORPUS is not set: these are other people's traces, read where they lie and never copied.
describe.skipIf(corpus === undefined || !existsSync(folder))('public Forsy traces in the legacy profile', () => {
  it('give the rules, places and counts that a person has read (explained in docs/public-traces.md)', async () => {
    let said = '';
    const code = await main('forsy-lint', ['--profile', 'legacy', '-f', 'json', '.'], {
      cwd: folder,
      out: (text) => {
        said += text;
      },
      err: () => {},
      stdin: async () => new Uint8Array(),
      stdinPieces: async function* () {},
      endCleanlyAnyhow: () => {},
      answersByItsCode: () => {},
      environment: {},
      inIsTerminal: false,
      outIsTerminal: false,
      errIsTerminal: false,
      columns: 100,
    });
    expect(code).toBe(1);
    const report = JSON.parse(said) as Report;
    const golden = { traces: report.results.map(withoutWords), counts: countsOf(report) };
    await expect(`${JSON.stringify(golden, null, 2)}\n`).toMatchFileSnapshot('golden.txt');
  });
});

/** What was found, without a word that somebody wrote. */
function withoutWords({ file, findings, checklist, rules_not_run }: Result): unknown {
  return {
    file: file.split('/').slice(1).join('/'),
    findings: findings.map(({ severity, certainty, rule, pointer }) => `${severity} ${certainty} ${rule} ${pointer}`),
    rules_not_run: rules_not_run.map(({ rule }) => rule),
    checklist: Object.fromEntries(checklist.map(({ item, status }) => [item, status])),
  };
}

/** How often each rule fired, and how sure it was. */
function countsOf({ results }: Report): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { rule, certainty } of results.flatMap(({ findings }) => findings)) {
    const key = `${rule} ${certainty}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
