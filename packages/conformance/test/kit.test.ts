import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

const python = spawnSync('python3', ['-c', 'import jsonschema'], { encoding: 'utf8' }).status === 0;

describe.skipIf(!python)('in Python (skipped where python3 with jsonschema is not installed)', () => {
  const runner = join(here, 'python', 'run.py');
  const run = (): { status: number | null; stdout: string } =>
    spawnSync('python3', [runner, kit], { encoding: 'utf8' });

  it('is a runner of 40 lines', () => {
    expect(readFileSync(runner, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(42);
  });

  it('every case holds', () => {
    const { stdout, status } = run();
    expect(stdout).toMatch(/^\d{4,} cases, 0 wrong\.$/m);
    expect(status).toBe(0);
  });

  it('sees a valid document among the invalid ones and the other way round', () => {
    const copy = join(kit, 'cases', 'trajectory.json');
    const whole = readFileSync(copy, 'utf8');
    const { valid, invalid } = JSON.parse(whole);
    writeFileSync(
      copy,
      JSON.stringify({ valid: [invalid[0]], invalid: [{ ...valid[0], findings: invalid[0].findings }] }),
    );
    const { stdout, status } = run();
    writeFileSync(copy, whole);
    expect(stdout).toContain('is valid, but:');
    expect(stdout).toContain('is invalid, but nothing was found');
    expect(status).toBe(1);
  });
});
