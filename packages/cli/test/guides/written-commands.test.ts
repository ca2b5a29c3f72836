import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOpenTokenOptions } from '@trace-formats/convert';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '../../src/command-line/command.ts';
import { commonFlags } from '../../src/command-line/help.ts';
import { commandOf } from '../../src/command-line/main.ts';
import { parse } from '../../src/command-line/options.ts';
import type { Program } from '../../src/command-line/program.ts';
import { checked, sortWords } from '../../src/conversion/typed-words.ts';
import { workflows } from '../../src/lint/config/workflows.ts';
import { run } from '../command.ts';
import { commandsWrittenIn, flagsNamedIn } from './written-commands.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const below = (folder: string, name: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path));
const pages = [
  'README.md',
  'SECURITY.md',
  '.pre-commit-hooks.yaml',
  ...below('skills', /\.md$/),
  ...below('docs', /\.md$/).filter((path) => !path.endsWith('detectors.md')),
  ...below('examples', /\.md$/),
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`),
];
const texts = new Map([
  ...pages.map((page) => [page, readFileSync(join(root, page), 'utf8')] as const),
  ...Object.entries(workflows).map(([name, { text }]) => [`the workflow for ${name}`, text('data')] as const),
]);
/** Tools of the repository and of other projects have flags of their own. */
const otherTools = /^(?:docs\/(?:performance|redaction-scores|hint-scores)\.md|packages\/report\/README\.md)$/;

/** What is wrong with a command line: nothing, or the complaint that whoever typed it would get. */
async function complaintOf(program: Program, argv: readonly string[]): Promise<string | undefined> {
  // The program by its name alone, and what every program answers.
  if (argv.length === 0 || /^(--version|-v|--help|-h)$/.test(argv[0]!)) return undefined;
  try {
    const { command, words } = await commandOf(program, argv);
    const typed = parse(words, [...command.flags, ...commonFlags]);
    if (command.name === 'export') checked(readOpenTokenOptions(sortWords(typed.words, true).words));
    return undefined;
  } catch (error) {
    return `${program} ${argv.join(' ')}: ${(error as Error).message}`;
  }
}

async function allCommands(): Promise<readonly Command[]> {
  const named = (program: Program, help: string): Promise<Command>[] =>
    [...help.matchAll(/^ {2}(\w+) {2}/gm)].map(async ([, name]) => (await commandOf(program, [name!])).command);
  const help = run('trace-formats', ['--help'], root).out;
  const linting = ['', 'rules', 'explain', 'attest', 'verify', 'init'].map(
    async (name) => (await commandOf('forsy-lint', [name])).command,
  );
  return Promise.all([...named('trace-formats', help), ...linting]);
}

describe('what a document tells people to type can be typed', () => {
  let commands: readonly Command[] = [];
  beforeAll(async () => {
    commands = await allCommands();
  });
  const isFlagOf = ({ flags }: Command, words: readonly string[]): boolean => {
    try {
      parse(words.length === 1 ? [words[0]!, ...valueFor(flags, words[0]!)] : words, [...flags, ...commonFlags]);
      return true;
    } catch {
      return false;
    }
  };
  for (const [page, text] of texts) {
    const written = commandsWrittenIn(text);
    const flags = otherTools.test(page) ? [] : flagsNamedIn(text);
    if (written.length + flags.length === 0) continue;
    it(`${page}: ${written.length} command lines, ${flags.length} flags by themselves`, async () => {
      const complaints = await Promise.all(written.map(({ program, words }) => complaintOf(program, words)));
      expect(complaints.filter((line) => line !== undefined)).toEqual([]);
      expect(flags.filter((words) => !commands.some((command) => isFlagOf(command, words)))).toEqual([]);
    });
  }
  it('the examples in the help of each command', async () => {
    for (const { name, examples } of commands)
      for (const [line] of examples) {
        const written = commandsWrittenIn(line);
        expect(written.length, `${name}: ${line}`).toBeGreaterThan(0);
        for (const { program, words } of written) expect(await complaintOf(program, words)).toBeUndefined();
      }
  });
  it('enough of them are found for this to mean something', () => {
    const count = (page: string): number => commandsWrittenIn(texts.get(page)!).length;
    expect(count('README.md')).toBeGreaterThanOrEqual(7);
    for (const page of pages.filter((page) => page.startsWith('skills/')))
      expect(count(page), page).toBeGreaterThanOrEqual(3);
    for (const page of pages.filter((page) => page.startsWith(join('docs', 'guides'))))
      expect(count(page), page).toBeGreaterThanOrEqual(3);
    expect(count('packages/cli/README.md')).toBeGreaterThanOrEqual(6);
    expect(count('packages/forsy-lint/README.md')).toBeGreaterThanOrEqual(3);
    expect(count('.pre-commit-hooks.yaml')).toBe(2);
  });
  it('a flag that is not there, a value that is none and a command that is none would be seen', async () => {
    for (const line of [
      'npx --yes forsy-lint data --relase',
      '$ trace-formats redact a.json --style plain -o b.json',
      'printf x | trace-formats konvert - --to forsy',
      'trace-formats export @latest max_byte=1',
    ]) {
      const [found] = commandsWrittenIn(`Type this:\n\n\`\`\`sh\n${line}\n\`\`\`\n`);
      expect(found && (await complaintOf(found.program, found.words)), line).toMatch(/There is no|cannot be|max_byte/);
    }
    expect(flagsNamedIn('With `--nothing` or `-f html=x`, never `x --y`.')).toEqual([['--nothing'], ['-f', 'html=x']]);
  });
});

/** A flag that is named without the value that it takes. */
function valueFor(flags: Command['flags'], word: string): string[] {
  const flag = flags.find(({ name, short }) => word === `--${name}` || word === `-${short}`);
  return flag?.takes === 'value' || flag?.takes === 'list' ? [flag.among?.[0] ?? 'x'] : [];
}
