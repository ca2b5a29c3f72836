import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandHelp } from '../../src/command-line/help.ts';
import { forsyLint, loadLint, traceFormats } from '../../src/command-line/programs.ts';
import { neverEntered } from '../../src/input/paths/walk.ts';
import { endings } from '../../src/input/sources.ts';
import { run } from '../command.ts';
import { lint } from '../example-dataset.ts';
import { runHere } from '../run-here.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const commands = ['init', 'explain', 'rules', 'attest', 'verify', 'merge'];

describe('forsy-lint and each of its commands', () => {
  it.each([[], ...commands.map((command) => [command])])(
    'shows its flags and examples with --help: %j',
    async (...words) => {
      for (const flag of ['--help', '-h']) {
        const said = await lint('.', ...words, flag);
        expect(said).toMatchObject({ err: '', code: 0 });
        expect(said.out).toMatch(new RegExp(`^forsy-lint ${words[0] ?? '\\['}`));
        for (const part of ['\nFlags:\n', '--help', '--version', '\nExamples:\n', 'Exit codes: 0 clean, 1 findings'])
          expect(said.out).toContain(part);
      }
    },
  );
  it.each([[], ...commands.map((command) => [command])])('shows the version with --version: %j', async (...words) => {
    for (const flag of ['--version', '-v'])
      expect(await lint('.', ...words, flag)).toEqual({ out: `${version}\n`, err: '', code: 0 });
  });
  it('and each command of trace-formats show the same by help <command>', async () => {
    for (const command of commands)
      expect(await lint('.', 'help', command)).toEqual(await lint('.', command, '--help'));
    for (const words of [['help', 'redact'], ['help']])
      expect(run('trace-formats', words, '.')).toEqual(run('trace-formats', [...words.slice(1), '--help'], '.'));
  });
  it('shows the help of forsy-lint itself by help without a command', async () => {
    for (const words of [['help'], ['help', '--no-color']])
      expect(await lint('.', ...words)).toEqual(await lint('.', '--help'));
  });
  it('names the others in its own help, each with what it does', async () => {
    const { out } = await lint('.', '--help');
    for (const command of commands) expect(out).toContain(`forsy-lint ${command}`);
    for (const { name, summary } of forsyLint)
      expect(out).toMatch(new RegExp(`^ {2}forsy-lint ${name} +${summary}$`, 'm'));
    expect(await lint('.', 'rules', '--help')).not.toMatchObject({ out: expect.stringContaining('Other commands') });
  });
  it('names sessions among what a path may be, wherever one is read as such', async () => {
    const pages = [
      await lint('.', '--help'),
      await runHere('trace-formats', ['validate', '--help'], '.'),
      await runHere('trace-formats', ['convert', '--help'], '.'),
    ];
    for (const { out } of pages) expect(out).toContain('sessions by name as @latest');
  });
  it('says in what files of a folder documents are looked for, and so do both READMEs', async () => {
    const pages = ['validate', 'detect', 'convert'].map((command) =>
      runHere('trace-formats', [command, '--help'], '.').then(({ out }) => out),
    );
    const readmes = ['../../README.md', '../../../../README.md'].map((path) =>
      readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll('`', ''),
    );
    for (const text of [...(await Promise.all(pages)), (await lint('.', '--help')).out, ...readmes])
      expect(text).toContain(`end in ${endings.slice(0, -1).join(', ')} or ${endings.at(-1)}`);
  });
  it('says which folders are never entered, and the README does', async () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replaceAll('`', '');
    for (const text of [(await runHere('trace-formats', ['redact', '--help'], '.')).out, readme])
      expect(text).toContain(`folders called ${[...neverEntered].join(', ').replace(/, (?=\.svn)/, ' or ')} are never`);
  });
  it('has a line in the README for each word of the environment that it hears', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    for (const name of ['NO_COLOR', 'FORCE_COLOR', 'TRACE_FORMATS_DEBUG']) expect(readme).toContain(`\n- \`${name}`);
  });
  it('answers as the built command too', () => {
    for (const words of [['--version'], ['merge', '--version']])
      expect(run('forsy-lint', words, '.')).toEqual({ out: `${version}\n`, err: '', code: 0 });
  });
});

describe('the help of a command on a terminal', () => {
  const pages = (columns?: number): Promise<readonly string[]> =>
    Promise.all(
      [...traceFormats, ...forsyLint].map(async ({ load }) => commandHelp('trace-formats', await load(), [], columns)),
    );

  it.each([60, 80, 120])('is broken between words to its %i columns', async (columns) => {
    const whole = await pages();
    for (const [index, page] of (await pages(columns)).entries()) {
      expect(page.split(/\s+/)).toEqual(whole[index]!.split(/\s+/));
      // The usage and the examples are there to be copied, and stand as they are.
      const [, ...lines] = page.split('\nExamples:')[0]!.split('\n');
      expect(lines.filter((line) => line.length > columns)).toEqual([]);
    }
  });

  it('is broken only where a person reads it', async () => {
    const helpOf = async (outIsTerminal: boolean): Promise<string> =>
      (await runHere('forsy-lint', ['rules', '--help'], '.', { outIsTerminal, columns: 60 })).out;
    const longest = (page: string): number => Math.max(...page.split('\n').map((line) => line.length));
    expect(longest(await helpOf(false))).toBeGreaterThan(80);
    expect(longest((await helpOf(true)).split('\nExamples:')[0]!)).toBeLessThanOrEqual(60);
  });

  it('is left to the terminal where there is no room beside the flags', async () => {
    const flagsOf = (page: string): string => page.slice(page.indexOf('\nFlags:'));
    expect((await pages(30)).map(flagsOf)).toEqual((await pages()).map(flagsOf));
  });
});

describe('the help of a flag', () => {
  it('names every value that the flag can have', async () => {
    const commands = await Promise.all([loadLint(), ...[...traceFormats, ...forsyLint].map(({ load }) => load())]);
    const chosen = commands.flatMap(({ flags }) => flags).filter(({ among }) => among !== undefined);
    expect(chosen.map(({ name }) => name)).toContain('strategy');
    for (const { name, among, value, help } of chosen)
      for (const one of among!) expect(`${value} ${help}`, `--${name}`).toMatch(new RegExp(`\\b${one}\\b`));
  });
});
