import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding, FormatId } from '@trace-formats/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../lint/src/config/settings.ts';
import type { FileFacts } from '../../lint/src/engine/context.ts';
import type { Rule } from '../../lint/src/engine/rule.ts';
import { lint } from '../../lint/src/lint.ts';
import { forsyRules, openTokenRules, trajectoryRules } from '../../lint/src/rules/index.ts';
import { runOne } from '../../lint/test/run-one.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
const kit = mkdtempSync(join(tmpdir(), 'conformance-'));
afterAll(() => rmSync(kit, { recursive: true, force: true }));

interface Contents {
  readonly formats: readonly { format: string; schema: string; cases: string; valid: number; invalid: number }[];
  readonly rules: readonly { format: string; rule: string; cases: string }[];
}

const read = <Value>(path: string): Value => JSON.parse(readFileSync(join(kit, path), 'utf8')) as Value;

beforeAll(() => {
  // Built anew, so that the test never passes on an old kit.
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build.ts', kit], {
    cwd: here,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

describe('the kit', () => {
  it('has valid and invalid documents of every format, and refers to nothing outside', () => {
    const { formats, rules } = read<Contents>('cases.json');
    expect(formats.map(({ format }) => format)).toEqual(expect.arrayContaining(['forsy', 'open-token', 'trajectory']));
    for (const { schema, cases, valid, invalid } of formats) {
      expect(valid).toBeGreaterThan(0);
      expect(invalid).toBeGreaterThan(0);
      const documents = read<{ valid: unknown[]; invalid: { findings: unknown[] }[] }>(cases);
      expect(documents.valid).toHaveLength(valid);
      expect(documents.invalid.every(({ findings }) => findings.length > 0)).toBe(true);
      const references = readFileSync(join(kit, schema), 'utf8').match(/"\$ref": "[^"]*"/g) ?? [];
      expect(references.filter((reference) => !reference.startsWith('"$ref": "#/$defs/'))).toEqual([]);
    }
    expect(rules.length).toBeGreaterThan(20);
    for (const { cases } of rules) expect(read<unknown[]>(cases).length).toBeGreaterThan(0);
  });
});

interface RuleCase {
  readonly says: string;
  readonly document: Readonly<Record<string, never[]>>;
  readonly finds: readonly { readonly pointer: string; readonly says: string; readonly weight: string }[];
  readonly manifest?: unknown;
  readonly readme?: string;
  readonly files?: Readonly<Record<string, FileFacts>>;
  readonly release?: boolean;
  readonly options?: Readonly<Record<string, unknown>>;
}

const families: Readonly<
  Record<
    string,
    { readonly format: FormatId; readonly list: string; readonly rules: readonly { readonly id: string }[] }
  >
> = {
  forsy: { format: 'forsy/v0.1', list: 'steps', rules: forsyRules },
  'open-token': { format: 'open-token/v0.1', list: 'events', rules: openTokenRules },
  trajectory: { format: 'trajectory', list: 'messages', rules: trajectoryRules },
};

describe('the rules of the kit', () => {
  it('are all those over one document, and each finds in each whole document what the kit says, and nothing else', () => {
    const { rules } = read<Contents>('cases.json');
    const ids = Object.entries(families).flatMap(([format, family]) => family.rules.map(({ id }) => `${format}/${id}`));
    expect(rules.map(({ format, rule }) => `${format}/${rule}`)).toEqual(ids.sort());
    const problems: unknown[] = [];
    for (const { format, rule: id, cases } of rules)
      for (const one of read<readonly RuleCase[]>(cases)) {
        const found = foundIn(one, format, id);
        const isHeld =
          found.length === one.finds.length &&
          one.finds.every(({ pointer, says, weight }, at) => {
            const { pointer: where, message, severity, certainty } = found[at]!;
            return (
              pointer === where && message.includes(says) && weight === (certainty === 'hint' ? certainty : severity)
            );
          });
        if (!isHeld) problems.push([format, id, one.says, one.finds, found]);
      }
    expect(problems).toEqual([]);
  });

  it('are held by our own linter too, when it judges the shape of the document as well', () => {
    const problems: unknown[] = [];
    for (const { format, rule, cases } of read<Contents>('cases.json').rules)
      for (const one of read<readonly RuleCase[]>(cases)) {
        const { manifest, readme, files = {}, release, options, document } = one;
        const rules = new Map(options === undefined ? [] : [[rule, { severity: undefined, options }]]);
        const [result] = lint(JSON.stringify(document), {
          format: families[format]!.format,
          release,
          manifest,
          readme: () => readme,
          ...(one.files === undefined ? {} : { files: new Map(Object.entries(files)) }),
          settings: { ...defaultSettings, rules, only: new Set([rule]) },
        });
        const found = result!.findings
          .filter((finding) => finding.rule === rule)
          .map(({ pointer, severity, certainty }) => `${pointer} ${certainty === 'hint' ? certainty : severity}`);
        const wanted = one.finds.map(({ pointer, weight }) => `${pointer} ${weight}`);
        if (found.sort().join('\n') !== wanted.sort().join('\n'))
          problems.push([format, rule, one.says, wanted, found, result!.rules_not_run]);
      }
    expect(problems).toEqual([]);
  });

  it('have nothing in a case that the README does not describe', () => {
    const keys = new Set(
      read<Contents>('cases.json').rules.flatMap(({ cases }) => read<readonly RuleCase[]>(cases).flatMap(Object.keys)),
    );
    const readme = readFileSync(join(here, 'README.md'), 'utf8');
    expect([...keys].filter((key) => !readme.includes(`| \`${key}\` |`))).toEqual([]);
    expect(keys.size).toBeGreaterThan(5);
  });
});

/** What our linter finds, given what a case of the kit holds and no more. */
function foundIn(one: RuleCase, format: string, id: string): readonly Finding[] {
  const { list, rules } = families[format]!;
  const rule = (rules as readonly Rule<never, never>[]).find((candidate) => candidate.id === id)!;
  return runOne(rule, one.document, list, one).findings;
}

const python = spawnSync('python3', ['-c', 'import jsonschema'], { encoding: 'utf8' }).status === 0;

describe.skipIf(!python)('in Python (skipped where python3 with jsonschema is not installed)', () => {
  const runner = join(here, 'python', 'run.py');
  const run = (folder: string): { status: number | null; stdout: string } =>
    spawnSync('python3', [runner, folder], { encoding: 'utf8' });

  it('is a runner of 40 lines', () => {
    expect(readFileSync(runner, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(42);
  });

  it('every case holds', () => {
    const { stdout, status } = run(kit);
    expect(stdout).toMatch(/^\d{4,} cases, 0 wrong\.$/m);
    expect(status).toBe(0);
  });

  it('sees a rule that finds nothing, a place that is none, and documents that stand on the wrong side', () => {
    // A kit of what the faults are in alone: to hold every case again takes as long as before.
    const faulty = mkdtempSync(join(tmpdir(), 'conformance-faults-'));
    cpSync(kit, faulty, { recursive: true });
    const change = <Value>(path: string, changed: (value: Value) => unknown): void =>
      writeFileSync(join(faulty, path), JSON.stringify(changed(read<Value>(path))));
    change<Contents>('cases.json', ({ formats, rules, ...more }) => ({
      ...more,
      formats: formats.filter(({ format }) => format === 'trajectory'),
      rules: rules.filter(({ rule }) => rule === 'retry-of-points-back'),
    }));
    change<RuleCase[]>('rules/forsy/retry-of-points-back.json', ([first, second]) => [
      { ...first, finds: second!.finds },
      { ...second, finds: [{ ...second!.finds[0], pointer: '/steps/9/retry_of' }] },
    ]);
    change<{ valid: object[]; invalid: { findings: unknown }[] }>('cases/trajectory.json', ({ valid, invalid }) => ({
      valid: [invalid[0]],
      invalid: [{ ...valid[0], findings: invalid[0]!.findings }],
    }));
    const { stdout, status } = run(faulty);
    rmSync(faulty, { recursive: true, force: true });
    for (const said of [
      "Expected are ['/steps/1/retry_of'], and found was [].",
      'There is no place /steps/9/retry_of.',
      'is valid, but:',
      'is invalid, but nothing was found',
    ])
      expect(stdout).toContain(said);
    expect(status).toBe(1);
  });
});
