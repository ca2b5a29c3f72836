import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { deniable, folderOf, run } from '../command.ts';
import { runHere } from '../run-here.ts';
import { legacyTrace } from '../small-documents.ts';

const example = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../${name}`, import.meta.url)), 'utf8');
const trace = example('examples/dataset/csv-totals/trace.json');
const address = ['jan.kowalski', 'firma-kowalski.pl'].join('@');
/** A draft that says whom to write to. */
const draft = JSON.stringify({
  ...JSON.parse(trace),
  task: `Write to ${address}.`,
  summary: { ...JSON.parse(trace).summary, goal_notes: null },
});
const notes = JSON.stringify({ summary: { goal_notes: 'The file was mended.' } });

type Words = readonly [program: 'trace-formats' | 'forsy-lint', ...string[]];

/** A folder in which every kind of output could meet an input. */
function folder(): string {
  const at = folderOf({ 'a.json': trace, 'notes.json': '{}', 'sub/a.json': trace });
  symlinkSync('a.json', join(at, 'link.json'));
  return at;
}

function everythingIn(at: string): Readonly<Record<string, string>> {
  const files = readdirSync(at, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );
}

describe('an output that would take the place of an input', () => {
  const cases: readonly Words[] = [
    ['trace-formats', 'validate', 'a.json', '-f', 'json=a.json'],
    ['trace-formats', 'validate', 'a.json', '-f', 'json=link.json'],
    ['trace-formats', 'validate', 'link.json', '-f', 'stylish', '-f', 'sarif=./a.json'],
    ['trace-formats', 'detect', 'a.json', '-f', 'json=a.json'],
    ['trace-formats', 'redact', 'a.json', '-o', 'a.json'],
    ['trace-formats', 'redact', 'sub', '-o', 'sub'],
    ['trace-formats', 'redact', 'a.json', '-o', 'b.json', '-f', 'json=a.json'],
    ['trace-formats', 'convert', 'a.json', '--to', 'trajectory', '-o', 'a.json'],
    ['trace-formats', 'convert', 'a.json', '--to', 'trajectory', '-o', 'b.json', '--losses', 'a.json'],
    ['trace-formats', 'convert', 'sub', '--to', 'trajectory', '-o', 'sub/a.json'],
    ['trace-formats', 'redact', 'a.json', '-c', 'notes.json', '-o', 'notes.json'],
    ['trace-formats', 'redact', 'a.json', '-c', 'notes.json', '-o', 'b.json', '-f', 'json=notes.json'],
    ['trace-formats', 'redact', 'a.json', '--key-file', 'notes.json', '-o', './sub/../notes.json'],
    ['trace-formats', 'export', 'a.json', '--key-file', 'notes.json', '-o', 'notes.json'],
    ['forsy-lint', 'sub', '-c', 'notes.json', '-f', 'json=notes.json'],
    ['forsy-lint', 'sub', '-c', 'notes.json', '--receipt', 'notes.json'],
    ['forsy-lint', 'sub', '--ignore-path', 'notes.json', '-f', 'html=notes.json'],
    ['trace-formats', 'convert', 'sub', '--to', 'sft', '-o', 'sub/a.json'],
    ['trace-formats', 'export', 'a.json', '-o', 'link.json'],
    ['trace-formats', 'migrate', 'a.json', '-o', 'a.json'],
    ['trace-formats', 'migrate', 'sub', '-o', 'sub'],
    ['trace-formats', 'annotate', 'a.json', 'notes.json', '-o', 'notes.json'],
    ['forsy-lint', 'a.json', '-f', 'html=a.json'],
    ['forsy-lint', 'a.json', '-f', 'blob=a.json'],
    ['forsy-lint', 'a.json', '--receipt', 'a.json'],
    ['forsy-lint', 'merge', 'a.json', '-f', 'json=a.json'],
    ['forsy-lint', 'verify', 'a.json', '-f', 'json=a.json'],
  ];
  it.each(cases.map((words) => [words.join(' '), words] as const))('%s', async (_, [program, ...words]) => {
    const at = folder();
    const before = everythingIn(at);
    const { out, err, code } = await runHere(program, words, at);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toMatch(/^[a-z-]+: The output would overwrite its own input, [\w./]+\.\nName another place/);
    expect(everythingIn(at)).toEqual(before);
  });

  it.each([
    ['forsy-lint', ['.', '-f', 'json=sub/a.json']],
    ['forsy-lint', ['sub', '--receipt', 'sub/a.json']],
    ['forsy-lint', ['--shard', '1/2', '-f', 'blob=sub/a.json']],
    ['trace-formats', ['validate', 'sub', '-f', 'html=sub/a.json']],
    ['trace-formats', ['convert', 'sub', '--to', 'trajectory', '-o', 'out', '--losses', 'sub/a.json']],
  ] as const)('is no document of a folder: %s %j', async (program, words) => {
    const at = folder();
    const before = everythingIn(at);
    const { out, err, code } = await runHere(program, words, at);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toContain('sub/a.json holds a document, and what tells of documents would be written over it.');
    expect(everythingIn(at)).toEqual(before);
  });

  it.each([
    ['forsy-lint.config.json', '{}'],
    ['forsy-lint-suppressions.json', '{"version": 1, "suppressions": []}'],
    ['sub/review.json', '{"version": 1, "reviews": []}'],
    ['README.md', '# Sessions of a shop'],
    ['sub/readme.txt', 'Sessions of a shop'],
  ])('is nothing that forsy-lint finds by itself: %s', async (name, text) => {
    const at = folder();
    writeFileSync(join(at, name), text);
    const before = everythingIn(at);
    for (const flags of [
      ['-f', `json=${name}`],
      ['--receipt', name],
    ]) {
      const { out, err, code } = await runHere('forsy-lint', ['sub', ...flags], at);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toContain(`${name} is read by forsy-lint, and what tells of documents would be written over it.`);
    }
    expect(everythingIn(at)).toEqual(before);
  });

  it.each([
    ['sub', 'sub/x/artifacts/totals.py'],
    ['sub/x', 'sub/x/artifacts/report.json'],
    ['sub/x/a.json', 'sub/x/artifacts/totals.py'],
    ['sub/*/a.json', 'sub/x/artifacts/totals.py'],
    ['.', 'link.py'],
  ])('is no artifact of what is read: %s, %s', async (word, name) => {
    const at = folder();
    mkdirSync(join(at, 'sub/x/artifacts'), { recursive: true });
    cpSync(join(at, 'sub/a.json'), join(at, 'sub/x/a.json'));
    await runHere('forsy-lint', ['sub/a.json', '-f', 'json=sub/x/artifacts/report.json'], at);
    writeFileSync(join(at, 'sub/x/artifacts/totals.py'), 'print(1)\n');
    symlinkSync('sub/x/artifacts/totals.py', join(at, 'link.py'));
    const before = everythingIn(at);
    for (const flags of [
      ['-f', `json=${name}`],
      ['--receipt', name],
    ]) {
      const { out, err, code } = await runHere('forsy-lint', [word, ...flags], at);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toContain(`${name} lies among the artifacts of what is read`);
    }
    expect(everythingIn(at)).toEqual(before);
  });

  it('may lie in a folder of artifacts that is beside what is read, as those of builds are', async () => {
    const at = folder();
    mkdirSync(join(at, 'artifacts'));
    for (let time = 0; time < 2; time++)
      expect((await runHere('forsy-lint', ['sub', '-f', 'sarif=artifacts/found.sarif'], at)).err).toBe('');
  });

  it('may be a README that an earlier report made', async () => {
    const at = folder();
    for (let time = 0; time < 2; time++) {
      expect((await runHere('forsy-lint', ['sub', '-f', 'markdown=README.md'], at)).err).toBe('');
      expect(readFileSync(join(at, 'README.md'), 'utf8')).toContain('forsy-lint');
    }
  });

  it('may lie in the folder that is read', async () => {
    const at = folder();
    expect((await runHere('trace-formats', ['convert', 'sub', '--to', 'trajectory', '-o', 'sub'], at)).code).toBe(0);
    expect(readdirSync(join(at, 'sub'))).toEqual(['a.json', 'a.trajectory.json']);
    for (let time = 0; time < 2; time++)
      expect((await runHere('trace-formats', ['validate', 'sub', '-f', 'json=sub/report.json'], at)).code).toBe(0);
  });
});

describe.skipIf(process.platform === 'win32')('what takes the place of a file', () => {
  const places: readonly (readonly [string, Words])[] = [
    ['a report', ['trace-formats', 'validate', 'a.json', '-f', 'json=place.json']],
    ['a masked copy', ['trace-formats', 'redact', 'a.json', '--redact', 'pii', '-o', 'place.json']],
    ['a file that is masked', ['trace-formats', 'redact', 'place.json', '--redact', 'pii', '--in-place']],
    ['a conversion', ['trace-formats', 'convert', 'a.json', '--to', 'trajectory', '-o', 'place.json']],
    ['a draft with notes', ['trace-formats', 'annotate', 'place.json', 'notes.json']],
    ['a receipt', ['forsy-lint', 'a.json', '--receipt', 'place.json']],
  ];
  // What tells of documents never takes the place of one.
  const written = (at: string, what: string): string => {
    writeFileSync(join(at, 'real.json'), /report|receipt/.test(what) ? '{"report_version": "1"}' : draft);
    return join(at, 'real.json');
  };
  it.each(places)('%s has its permissions', async (what, [program, ...words]) => {
    const at = folderOf({ 'a.json': trace, 'notes.json': notes, 'place.json': '' });
    for (const mode of [0o600, 0o666]) {
      writeFileSync(join(at, 'place.json'), readFileSync(written(at, what)));
      chmodSync(join(at, 'place.json'), mode);
      const before = statSync(join(at, 'place.json')).ino;
      await runHere(program, words, at);
      const after = statSync(join(at, 'place.json'));
      expect(after.mode & 0o777).toBe(mode);
      // Another file: one that is written where it lies is broken for a while.
      expect(after.ino).not.toBe(before);
    }
  });
  it.each(places)('%s lies where a link leads', async (what, [program, ...words]) => {
    const at = folderOf({ 'a.json': trace, 'notes.json': notes });
    const real = written(at, what);
    const before = readFileSync(real, 'utf8');
    symlinkSync('real.json', join(at, 'place.json'));
    await runHere(program, words, at);
    expect(lstatSync(join(at, 'place.json')).isSymbolicLink()).toBe(true);
    expect(realpathSync(join(at, 'place.json'))).toBe(realpathSync(real));
    expect(readFileSync(real, 'utf8')).not.toBe(before);
  });
  it('lies where a link leads, also where nothing is there yet', () => {
    const at = folderOf({ 'a.json': trace, 'sub/keep.txt': 'x' });
    symlinkSync('sub/second.json', join(at, 'place.json'));
    symlinkSync('../made.json', join(at, 'sub/second.json'));
    symlinkSync('gone/made.json', join(at, 'lost.json'));
    const report = (place: string) => run('trace-formats', ['validate', 'a.json', '-f', `json=${place}`], at);
    expect(report('place.json').code).toBe(0);
    for (const name of ['place.json', 'sub/second.json'])
      expect(realpathSync(join(at, name))).toBe(realpathSync(join(at, 'made.json')));
    const { err, code } = report('lost.json');
    expect(err).toMatch(/lost\.json could not be written: its folder does not exist\.\nNothing was written there\.\n$/);
    expect(code).toBe(2);
    expect(lstatSync(join(at, 'lost.json')).isSymbolicLink()).toBe(true);
  });
  it.skipIf(deniable === undefined)('is refused where that may not be written', () => {
    const at = folderOf({ 'a.json': trace, 'place.json': 'of before' });
    chmodSync(at, 0o777);
    chmodSync(join(at, 'place.json'), 0o444);
    const words = ['validate', 'a.json', '-f', 'json=place.json'];
    const { err, code } = run('trace-formats', words, at, '', {}, deniable?.user);
    expect(err).toMatch(/place\.json could not be written: writing there is not permitted\.\n.* Nothing was done\.\n$/);
    expect(code).toBe(2);
    expect(readdirSync(at).sort()).toEqual(['a.json', 'place.json']);
    expect(readFileSync(join(at, 'place.json'), 'utf8')).toBe('of before');
  });
});

describe('a file that is named for the result of one, and was there before', () => {
  const writers: readonly Words[] = [
    ['trace-formats', 'redact'],
    ['trace-formats', 'convert', '--to', 'sts'],
    ['trace-formats', 'export'],
    ['trace-formats', 'migrate'],
  ];
  const inFolder = (): string => folderOf({ 'a.json': trace, 'of-before.json': 'of before' });
  it.each(writers.map((words) => [words.join(' '), words] as const))('%s', async (_, [program, ...words]) => {
    const at = inFolder();
    const start = (...paths: readonly string[]) => runHere(program, [...words, ...paths, '-o', 'of-before.json'], at);

    // Where the input is not there, that is all there is to say.
    const gone = await start('gone.json');
    expect(gone.code).toBe(2);
    expect(gone.out + gone.err).toContain('gone.json');
    expect(gone.out + gone.err).not.toContain('of-before.json');

    // Of two the file is no place, also where the other is not there.
    const oneOfTwo = await start('gone.json', 'a.json');
    expect(oneOfTwo.code).toBe(2);
    expect(oneOfTwo.err).toMatch(/of-before\.json(?:, which)? is a file.*\nName a folder/s);
    expect(readFileSync(join(at, 'of-before.json'), 'utf8')).toBe('of before');

    const one = await start('a.json');
    expect(one.code).toBe(0);
    expect(readFileSync(join(at, 'of-before.json'), 'utf8')).not.toBe('of before');
  });
});

describe('a place where nothing can be written', () => {
  const at = folderOf({ 'a.json': trace, 'file.txt': 'x', 'folder/keep.txt': 'x' });
  const refusals: readonly (readonly [string, RegExp])[] = [
    ['file.txt/out.json', /a part of its path is a file, not a folder|there is a file of that name/],
    ['file.txt/sub/out.json', /a part of its path is a file, not a folder|there is a file of that name/],
    [`${'long'.repeat(70)}.json`, /its name is too long/],
    [`sub/${'long'.repeat(70)}/out.json`, /its name is too long|its folder does not exist/],
  ];
  const writers: readonly Words[] = [
    ['trace-formats', 'redact', 'a.json', '-o'],
    ['trace-formats', 'convert', 'a.json', '--to', 'trajectory', '-o'],
    ['trace-formats', 'convert', 'a.json', '--to', 'sft', '-o'],
    ['trace-formats', 'migrate', 'a.json', '-o'],
    ['trace-formats', 'annotate', 'a.json', 'notes.json', '-o'],
    ['forsy-lint', 'a.json', '--receipt'],
  ];
  writeFileSync(join(at, 'notes.json'), '{}');
  it.each(writers.map((words) => [words.join(' '), words] as const))('is said in one line, %s', async (_, words) => {
    const [program, ...rest] = words;
    for (const [place, why] of refusals) {
      const { err, code } = await runHere(program, [...rest, place], at);
      expect(code, place).toBe(2);
      expect(err, place).toMatch(why);
      expect(err, place).not.toContain('inside the tool itself');
    }
    // Nor does a folder stay that was made for it.
    expect(readdirSync(at).sort()).toEqual(['a.json', 'file.txt', 'folder', 'notes.json']);
  });
  it.each([
    [['trace-formats', 'validate', 'a.json', '-f', 'json=ok.json', '-f', 'sarif=gone/r.sarif'], 'gone/r.sarif'],
    [
      ['trace-formats', 'convert', 'a.json', '--to', 'sts', '-o', 'made/o.json', '--losses', 'gone/l.json'],
      'gone/l.json',
    ],
    [['trace-formats', 'migrate', 'a.json', '-o', 'made/o.json', '--losses', 'gone/l.json'], 'gone/l.json'],
    [['trace-formats', 'annotate', 'a.json', 'notes.json', '-o', 'gone/o.json'], 'gone/o.json'],
    [['forsy-lint', '-f', 'json=ok.json', '--receipt', 'gone/r.json'], 'gone/r.json'],
  ] as const)(
    'is a folder that is not there, said before anything is written: %j',
    async ([program, ...words], place) => {
      const { out, err, code } = await runHere(program, words, at);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toBe(
        `${program}: ${place} could not be written: its folder does not exist.\nMake its folder, or correct the path or the permissions. Nothing was done.\n`,
      );
      expect(['made', 'gone', 'ok.json'].filter((name) => existsSync(join(at, name)))).toEqual([]);
    },
  );
  it('is not one whose name is as long as a name may be', async () => {
    const name = `${'n'.repeat(250)}.json`;
    expect((await runHere('trace-formats', ['validate', 'a.json', '-f', `json=${name}`], at)).code).toBe(0);
    expect(() => JSON.parse(readFileSync(join(at, name), 'utf8'))).not.toThrow();
  });
  it.skipIf(deniable === undefined)('is a folder that is closed', () => {
    const closed = folderOf({ 'a.json': trace, 'in/a.json': legacyTrace, 'in/b.json': legacyTrace });
    mkdirSync(join(closed, 'closed'), { mode: 0o555 });
    chmodSync(closed, 0o777);
    for (const place of ['closed/out.json', 'closed/sub/out.json']) {
      const words = ['convert', 'a.json', '--to', 'trajectory', '-o', place];
      const { err, code } = run('trace-formats', words, closed, '', {}, deniable?.user);
      expect(err).toMatch(/could not be (?:written|made): writing there is not permitted\./);
      expect(code).toBe(2);
    }
    // Said once, not of each file.
    for (const place of ['closed', 'closed/sub'])
      for (const words of [
        ['convert', 'in', '--to', 'trajectory'],
        ['redact', 'in'],
        ['migrate', 'in'],
      ]) {
        const done = run('trace-formats', [...words, '-o', place], closed, '', {}, deniable?.user);
        expect(done).toEqual({
          out: '',
          err: `trace-formats: ${place} could not be written: writing there is not permitted.\nMake its folder, or correct the path or the permissions. Nothing was done.\n`,
          code: 2,
        });
      }
    const words = ['convert', 'a.json', '--to', 'trajectory', '-o', 'out.json', '--losses', 'closed/losses.json'];
    const { err, code } = run('trace-formats', words, closed, '', {}, deniable?.user);
    expect(err).toMatch(/^trace-formats: closed\/losses\.json could not be written: .* Nothing was done\.\n$/s);
    expect(code).toBe(2);
    expect(existsSync(join(closed, 'out.json'))).toBe(false);
  });
  it.each([
    [['convert', 'in', '--to', 'trajectory', '-o', 'out'], '.trajectory.json'],
    [['migrate', 'in', '-o', 'out'], '.json'],
  ] as const)('is told of, and the other files have their turn: %j', async (words, ending) => {
    const text = words[0] === 'migrate' ? legacyTrace : trace;
    const folder = folderOf({ 'in/a.json': text, 'in/b.json': text, 'in/c.json': text, [`out/b${ending}/x`]: '' });
    const { err, code } = await runHere('trace-formats', words, folder);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^in\/b\.json: .*out\/b.* could not be written: there is a folder of that name\. It is as it was\.$/m,
    );
    for (const name of ['a', 'c']) expect(existsSync(join(folder, `out/${name}${ending}`))).toBe(true);
    expect(readdirSync(join(folder, 'out')).filter((name) => name.startsWith('.'))).toEqual([]);
    // An account of all of them is written with all of them, or not at all.
    const together = folderOf({ 'in/a.json': text, 'in/b.json': text, [`out/b${ending}/x`]: '' });
    const other = await runHere('trace-formats', [...words, '--losses', 'losses.json'], together);
    expect(other.code).toBe(2);
    expect([readdirSync(together).sort(), readdirSync(join(together, 'out'))]).toEqual([['in', 'out'], [`b${ending}`]]);
  });
  it('is a folder in the place of a file, said before anything is written', async () => {
    const words = ['validate', 'a.json', '-f', 'json=first.json', '-f', 'sarif=folder'];
    const { out, err, code } = await runHere('trace-formats', words, at);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toMatch(/^trace-formats: folder could not be written: there is a folder of that name\./);
    expect(existsSync(join(at, 'first.json'))).toBe(false);
  });
});
