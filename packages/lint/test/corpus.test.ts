import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lint } from '../src/index.ts';

const corpus = process.env['TRACE_CORPUS'];

// Skipped when TRACE_CORPUS is not set: these are other people's traces, read where they lie and never copied.
describe.skipIf(corpus === undefined)('public Forsy traces in the legacy profile', () => {
  const root = join(corpus ?? '', 'forsy');
  const files = corpus === undefined ? [] : (readdirSync(root, { recursive: true }) as string[]);
  const traces = files.filter((name) => /(trace|data)\.json$/.test(name)).sort();

  it('are ten', () => {
    expect(traces).toHaveLength(10);
  });

  it('give the rules, places and counts that a person has read', async () => {
    const told = traces.map((name) => {
      const path = join(root, name);
      const manifest =
        files.includes(name.replace('trace.json', 'manifest.json')) && name.endsWith('trace.json')
          ? (JSON.parse(readFileSync(path.replace(/trace\.json$/, 'manifest.json'), 'utf8')) as unknown)
          : undefined;
      const [result] = lint(readFileSync(path), { profile: 'legacy', manifest });
      return {
        trace: relative(root, path).split(sep).slice(1).join('/'),
        findings: result!.findings.map(
          ({ rule, pointer, severity, certainty }) => `${severity} ${certainty} ${rule} ${pointer}`,
        ),
        not_run: result!.rules_not_run.map(({ rule }) => rule),
        checklist: Object.fromEntries(result!.checklist.map(({ item, status }) => [item, status])),
      };
    });
    await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot('corpus-forsy.golden.txt');
  });
});
