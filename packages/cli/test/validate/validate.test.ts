import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding, Report } from '@trace-formats/schema';
import { isReport } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { folderOf, run, type Said } from '../command.ts';
import { runHere } from '../run-here.ts';

const examples = fileURLToPath(new URL('../../../../examples/', import.meta.url));
const good = readFileSync(join(examples, 'dataset/csv-totals/trace.json'), 'utf8');
const isRoot = process.getuid?.() === 0;

/** The report of one run in this process, checked against its own schema. */
async function reportOf(words: readonly string[], cwd: string, input = ''): Promise<Reported> {
  return reportedIn(await runHere('trace-formats', ['validate', ...words, '-f', 'json'], cwd, { input }));
}

interface Reported {
  readonly report: Report;
  readonly code: number | null;
  readonly findings: readonly Finding[];
}

function reportedIn({ out, code }: Said): Reported {
  const report: unknown = JSON.parse(out);
  if (!isReport(report)) throw new Error('The report is not what its own schema says.');
  return { report, code, findings: report.results.flatMap(({ findings }) => findings) };
}

describe('valid documents', () => {
  it('end with 0 and one line', () => {
    expect(run('trace-formats', ['validate', 'dataset'], examples)).toEqual({
      out: '✔ Nothing to complain of in 4 files.\n',
      err: '',
      code: 0,
    });
  });
  it('may come from standard input, under a name', async () => {
    const { report, code } = await reportOf(['-', '--stdin-filename', 'from/pipe.json'], examples, good);
    expect(code).toBe(0);
    expect(report.results.map(({ file, format, trace_id }) => ({ file, format, trace_id }))).toEqual([
      { file: 'from/pipe.json', format: 'forsy/v0.1', trace_id: 'example_csv_totals' },
    ]);
  });
  it('are found by patterns and once only', async () => {
    const { report } = await reportOf(['dataset/**/trace.json', 'dataset/csv-totals/trace.json', 'dataset'], examples);
    expect(report.results.filter(({ file }) => file === 'dataset/csv-totals/trace.json')).toHaveLength(1);
  });
});

describe('what is wrong with a document', () => {
  it('is said with its place in the file, also in one line', async () => {
    const broken = good.replace('"eval": 0', '"eval": 7');
    const folder = folderOf({ 'pretty.json': broken, 'mini.json': JSON.stringify(JSON.parse(broken)) });
    const { findings, code } = await reportOf(['.'], folder);
    expect(code).toBe(1);
    expect(findings).toHaveLength(2);
    for (const [file, finding] of [
      ['mini.json', findings[0]!],
      ['pretty.json', findings[1]!],
    ] as const) {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      expect(lines[finding.line! - 1]!.slice(finding.column! - 1)).toMatch(/^7\b/);
      expect(finding).toMatchObject({ rule: 'user-message-eval-is-zero', checklist: 3, pointer: '/steps/0/eval' });
    }
  });
  it('is said for every record of a JSONL file, with the line of the file', async () => {
    const one = JSON.stringify(JSON.parse(good));
    const folder = folderOf({
      'traces.jsonl': `${one}\n\n${one.replace('"turn":1', '"turn":"x"')}\n{"half": \n${one}\n`,
    });
    const { report, findings } = await reportOf(['traces.jsonl'], folder);
    expect(findings.map(({ line, pointer }) => ({ line, pointer }))).toEqual([
      { line: 3, pointer: '/steps/0/turn' },
      { line: 4, pointer: '' },
    ]);
    expect(report.results.map(({ record }) => record)).toEqual([1, 2, 3, 4]);
  });
  it('is a sound text, whatever half characters the documents have', async () => {
    const folder = folderOf({
      'a.json': good.replace('"trace_id": "', '"trace_id": "\\ud800'),
      'b.json': good.replace(
        '"summary": {',
        '"summary": { "\\udc00": 1, "agent_confidence": "x", "a\\ud800": "\\ud800",',
      ),
    });
    for (const [program, words] of [
      ['trace-formats', ['validate', '.']],
      ['forsy-lint', ['.']],
    ] as const)
      for (const form of ['json', 'ndjson', 'sarif', 'html', 'markdown', 'gitlab']) {
        const { out } = await runHere(program, [...words, '-f', form], folder);
        // Pages show the escapes that the document is written with.
        if (!/html|markdown/.test(form)) expect(out, form).not.toMatch(/(?<!\\)\\ud[89a-f]/i);
        expect((out as string & { isWellFormed(): boolean }).isWellFormed(), form).toBe(true);
        if (form === 'json') expect(out).toContain('\ufffd');
      }
    await runHere('forsy-lint', ['.', '-f', 'blob=a.blob'], folder);
    const merged = await runHere('forsy-lint', ['merge', 'a.blob', '-f', 'json'], folder);
    expect(merged.out).not.toMatch(/(?<!\\)\\ud[89a-f]/i);
    await runHere('trace-formats', ['validate', '.', '-f', 'json=r.json'], folder);
    expect((await runHere('trace-formats', ['validate', 'r.json'], folder)).code).toBe(0);
  });
  it('never quotes a secret', async () => {
    const token = `ghp_${randomBytes(27).toString('base64').replace(/[+/]/g, 'x')}`;
    const folder = folderOf({ 'a.json': good.replace('"trace_mode": "live"', `"trace_mode": "${token}"`) });
    for (const format of ['stylish', 'json', 'ndjson', 'sarif', 'github', 'gitlab', 'junit', 'markdown']) {
      const { out, err } = await runHere('trace-formats', ['validate', '.', '-f', format], folder);
      expect(out).toMatch(/trace\\?_mode/);
      expect(out + err).not.toContain(token);
    }
  });
});

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('bad input gets a finding with a place, and the other files are still checked', () => {
  const cases: readonly (readonly [name: string, content: string | Uint8Array, rule: string, says: RegExp])[] = [
    ['an empty file', '', 'json-is-complete', /empty/],
    ['white space only', ' \n\t\n', 'json-is-complete', /white space|empty|nothing/i],
    ['a byte order mark', `\ufeff${good}`, 'text-is-sound', /byte order mark/],
    ['UTF-16', Buffer.from(`\ufeff${good}`, 'utf16le'), 'text-is-sound', /UTF-16/],
    [
      'a raw 0xFF byte inside a string',
      Buffer.concat([Buffer.from('{"a": "x'), Buffer.from([0xff]), Buffer.from('"}')]),
      'text-is-sound',
      /0xFF/,
    ],
    ['a lone surrogate escape', '{"messages": "\\ud800"}', 'text-is-sound', /surrogate/],
    ['a key that stands twice', '{"trace_id": 1, "trace_id": 2}', 'text-is-sound', /a second time/],
    ['trailing garbage', `${good}garbage`, 'json-is-complete', /./],
    ['two objects on one line', '{"a": 1}{"b": 2}', 'json-is-complete', /./],
    ['truncated JSON', good.slice(0, 900), 'json-is-complete', /breaks off|ends/],
    ['NaN', '{"a": NaN}', 'json-is-complete', /NaN/],
    ['a number beyond all bounds', '{"a": 1e999}', 'text-is-sound', /larger than any/],
    ['ten thousand levels', nested(10_000), 'json-is-complete', /level|deep|nest/],
  ];
  for (const [name, content, rule, says] of cases) {
    it(name, async () => {
      const folder = folderOf({ 'bad.json': content, 'good.json': good });
      const { report, findings, code } = await reportOf(['bad.json', 'good.json'], folder);
      const found = findings.find((finding) => says.test(finding.message));
      expect(findings.map(({ message }) => message).join('\n')).toMatch(says);
      expect(found?.line).toBeGreaterThan(0);
      expect(found?.rule).toBe(rule);
      expect(report.results.find(({ file }) => file === 'good.json')).toMatchObject({
        format: 'forsy/v0.1',
        findings: [],
      });
      // A byte order mark is the one of these that only deserves a look.
      expect(code).toBe(name === 'a byte order mark' ? 0 : 1);
    });
  }
  it('__proto__ and constructor as keys are keys like others', async () => {
    const folder = folderOf({
      'a.json': good.replace('"trace_id"', '"__proto__": {"polluted": true}, "constructor": 1, "trace_id"'),
    });
    const { findings, code } = await reportOf(['a.json'], folder);
    expect(findings).toEqual([]);
    expect(code).toBe(0);
  });
  it('a line of 300 MB', () => {
    const folder = folderOf({ 'good.json': good });
    const [before, after] = JSON.stringify(JSON.parse(good)).split('"task":"', 2) as [string, string];
    writeFileSync(
      join(folder, 'long.jsonl'),
      Buffer.concat([
        Buffer.from(`${before}"task":"`),
        Buffer.alloc(300_000_000, 'x'),
        Buffer.from(after),
        Buffer.from('\n'),
      ]),
    );
    const { report, code } = reportedIn(
      run('trace-formats', ['validate', 'long.jsonl', 'good.json', '-f', 'json'], folder),
    );
    expect(code).toBe(0);
    expect(report.results.map(({ format }) => format)).toEqual(['forsy/v0.1', 'forsy/v0.1']);
  });
});

describe('what cannot be read ends with 2, and the rest is reported', () => {
  it('a path that is not there', async () => {
    const { findings, code, report } = await reportOf(['nowhere.json', 'dataset/csv-totals/trace.json'], examples);
    expect(code).toBe(2);
    expect(findings.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'files-can-be-read: This could not be read: there is no such file or folder.',
    ]);
    expect(report.results).toHaveLength(2);
  });
  it('a link that leads nowhere, in a folder', async () => {
    const folder = folderOf({ 'good.json': good });
    symlinkSync(join(folder, 'gone'), join(folder, 'broken'));
    const { findings, code, report } = await reportOf(['.'], folder);
    expect(code).toBe(2);
    expect(findings[0]!.message).toContain('a link to something that is not there');
    expect(report.results).toHaveLength(2);
  });
  it('a folder that contains itself by a link is walked once', async () => {
    const folder = folderOf({ 'sub/good.json': good });
    symlinkSync(folder, join(folder, 'sub/again'));
    const { report, code } = await reportOf(['.'], folder);
    expect(code).toBe(0);
    expect(report.results).toHaveLength(1);
  });
  it.skipIf(isRoot)('a file that may not be read (skipped for root, who may read everything)', async () => {
    const folder = folderOf({ 'secret.json': good, 'good.json': good });
    chmodSync(join(folder, 'secret.json'), 0);
    const { findings, code } = await reportOf(['.'], folder);
    expect(code).toBe(2);
    expect(findings[0]!.message).toContain('not permitted');
  });
  it('a device', async () => {
    const { findings, code } = await reportOf(['/dev/null'], examples);
    expect(code).toBe(2);
    expect(findings[0]!.message).toContain('neither a file nor a folder');
  });
  it('a flag, a format or a command that there is not, with the nearest one', () => {
    expect(run('trace-formats', ['validate', '--quite'], examples)).toEqual({
      out: '',
      err: 'trace-formats: There is no flag --quite.\nDid you mean --quiet?\n',
      code: 2,
    });
    expect(run('trace-formats', ['validate', '-f', 'sariff'], examples).err).toContain('Did you mean --format sarif?');
    expect(run('trace-formats', ['validte'], examples)).toMatchObject({
      code: 2,
      err: 'trace-formats: There is no command "validte".\nDid you mean trace-formats validate?\n',
    });
    expect(run('trace-formats', ['validate', '--max-warnings', 'many'], examples)).toMatchObject({ code: 2, out: '' });
  });
  it('a report that cannot be written', () => {
    const { code, err } = run('trace-formats', ['validate', 'dataset', '-f', 'json=no/such/folder/out.json'], examples);
    expect(code).toBe(2);
    expect(err).toContain('its folder does not exist');
  });
});

describe('what the data holds never acts on the terminal', () => {
  it('control characters stand as escapes, in names too', () => {
    const evil = '\u001b[31mred\u0007\u202e';
    const folder = folderOf({
      'a.json': good.replace('"trace_mode": "live"', `"trace_mode": ${JSON.stringify(evil)}`),
      '\u001b]0;title\u0007.json': '{',
    });
    for (const words of [['.'], ['.', '-f', 'github'], ['.', '-f', 'markdown']]) {
      const { out } = run('trace-formats', ['validate', ...words], folder);
      expect(out).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    }
  });
});

describe('pipes', () => {
  it('that are closed early end quietly, and with the code that says what was found', async () => {
    const one = JSON.stringify(JSON.parse(good)).replace('"turn":1', '"turn":"x"');
    const folder = folderOf({ 'many.jsonl': `${one}\n`.repeat(3000) });
    const bin = fileURLToPath(new URL('../../bin/trace-formats.cjs', import.meta.url));
    const { status, stderr } = spawnSync(
      'bash',
      ['-c', `"${process.execPath}" "${bin}" validate many.jsonl | head -n 1; exit "\${PIPESTATUS[0]}"`],
      { cwd: folder, encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  });
  it('are written to the end', async () => {
    const one = JSON.stringify(JSON.parse(good)).replace('"turn":1', '"turn":"x"');
    const folder = folderOf({ 'many.jsonl': `${one}\n`.repeat(3000) });
    const child = spawn(
      process.execPath,
      [
        fileURLToPath(new URL('../../bin/trace-formats.cjs', import.meta.url)),
        'validate',
        'many.jsonl',
        '-f',
        'ndjson',
      ],
      { cwd: folder },
    );
    let text = '';
    for await (const chunk of child.stdout) {
      text += String(chunk);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(text.trimEnd().split('\n')).toHaveLength(3001);
  });
});

it('a file that shrinks while it is read is said to have changed', async () => {
  const folder = folderOf({});
  mkdirSync(join(folder, 'x'));
  const path = join(folder, 'x/long.json');
  writeFileSync(path, Buffer.alloc(60_000_000, ' '));
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../bin/trace-formats.cjs', import.meta.url)), 'validate', path, '-f', 'json'],
    { cwd: folder },
  );
  const cutting = setInterval(() => truncateSync(path, Math.floor(Math.random() * 1000)), 1);
  let text = '';
  for await (const chunk of child.stdout) text += String(chunk);
  clearInterval(cutting);
  const { results } = JSON.parse(text) as Report;
  // Whether it was cut before, while or after it was read: the report is whole and the file is not called valid.
  expect(results[0]!.findings).not.toEqual([]);
});

it('a text that cannot be read is not quoted with its secrets either', () => {
  const token = `ghp_${randomBytes(27).toString('base64').replace(/[+/]/g, 'x')}`;
  const folder = folderOf({ 'a.json': `{"${token}": 1, "${token}": 2}`, 'b.json': `{"a": ${token}}`, 'c.json': token });
  for (const program of ['trace-formats', 'forsy-lint'] as const) {
    const { out, err } = run(
      program,
      [...(program === 'trace-formats' ? ['validate'] : []), '.', '-f', 'json'],
      folder,
    );
    expect(JSON.parse(out).results.length).toBeGreaterThanOrEqual(3);
    expect(out + err).not.toContain(token);
  }
});
