import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { codeIn, flagsNamedIn, wordsOf } from '../../packages/cli/test/guides/written-commands.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const isThere = (path: string): boolean => existsSync(join(root, path));
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

/** What tells contributors what to type, or types it for them. */
const pages = [
  '.',
  'docs',
  'docs/guides',
  'schemas',
  '.github/workflows',
  ...readdirSync(join(root, 'packages')).flatMap((name) => [
    `packages/${name}`,
    `packages/${name}/score`,
    `packages/${name}/labels`,
  ]),
]
  .filter(isThere)
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
  // What a changelog speaks of may be gone.
  .filter((path) => /\.(?:md|yml)$/.test(path) && !path.endsWith('CHANGELOG.md'));
const texts = new Map([...pages, '.ci/run'].map((page) => [page, read(page)] as const));

/** What package managers do themselves. */
const own = new Set(['install', 'exec', 'pack', 'login', 'publish', 'config']);
const isProgram = (name: string): boolean => name === 'node' || isThere(`node_modules/.bin/${name}`);

/** The command lines in code that begin with a package manager, Node or tsx, each as its words. */
function commandsIn(code: readonly string[]): string[][] {
  return code
    .flatMap((part) => part.split(/\n|&&|\|\|?|;/))
    .map((line) => wordsOf(line.replace(/^\s*(?:\$ |step |- )?(?:[a-z]+: )?/, '')))
    .filter((words) => /^(?:npm|npx|pnpm|node|tsx)$/.test(words.find((word) => !isVariable(word)) ?? ''));
}

function commandsOf(page: string): string[][] {
  const text = texts.get(page)!;
  return commandsIn(page.endsWith('.md') ? codeIn(text) : [text.replaceAll(/^\s*#.*$/gm, '')]);
}

function isVariable(word: string): boolean {
  return /^[A-Z_]+=/.test(word);
}

/** What is wrong with a command line: nothing, or what of it is not there. */
function faultsOf(line: readonly string[]): string[] {
  const said = line.join(' ');
  const [program, first = '', ...rest] = line.filter((word) => !isVariable(word) && word !== '--yes' && word !== 'run');
  if (program === 'node' || program === 'tsx') return first.startsWith('-') ? [] : pathFaults(said, [first]);
  if (first === '' || first.startsWith('-') || own.has(first)) return [];
  if (program === 'npx' && first === 'tsx') return faultsOf(['tsx', ...rest]);
  if (program === 'npx') return isProgram(first) ? [] : [`${said}: there is no ${first}.`];
  const script = scripts[first];
  if (script === undefined) return isProgram(first) ? [] : [`${said}: there is no script ${first}.`];
  return [...flagFaults(said, script, rest), ...(first === 'vitest' ? pathFaults(said, rest) : [])];
}

function pathFaults(said: string, words: readonly string[]): string[] {
  return words
    .filter((word) => /^[\w.-]+\//.test(word) && !isThere(word))
    .map((path) => `${said}: there is no ${path}.`);
}

/** A tool that names its flags takes no other; one that does not hands them on. */
function flagFaults(said: string, script: string, words: readonly string[]): string[] {
  const [, path = ''] = /^(?:node|tsx) (\S+)/.exec(script) ?? [];
  const code = path === '' ? '' : read(path);
  const flags = words.flatMap((word) => /^--[a-z-]+=?/.exec(word) ?? []);
  if (!code.includes('flagsOf(') && !code.includes("includes('--")) return [];
  return flags.filter((flag) => !code.includes(`'${flag}'`)).map((flag) => `${said}: ${path} knows no ${flag}.`);
}

it.each([...texts.keys()])('%s tells nobody to type what is not there', (page) => {
  expect(commandsOf(page).flatMap(faultsOf)).toEqual([]);
});

it('the flags on the page of the measurements are those of the bench', () => {
  const named = flagsNamedIn(texts.get('docs/performance.md')!).flatMap((words) => /^--[a-z]+=?/.exec(words[0]!) ?? []);
  const [, known = ''] = /= flagsOf\('[^']+', \[([^\]]+)\]/.exec(read('bench/run.mjs')) ?? [];
  const flags = [...known.matchAll(/'([^']+)'/g)].map(([, flag]) => flag!);
  expect(flags.filter((flag) => !named.includes(flag))).toEqual([]);
  expect(flags.length).toBeGreaterThanOrEqual(5);
});

it('each script runs programs and files that are there', () => {
  const faults = Object.values(scripts).flatMap((script) =>
    script.split(' && ').flatMap((part) => {
      const [program = '', ...words] = part.split(' ');
      return [...(isProgram(program) ? [] : [`There is no ${program}.`]), ...pathFaults(part, words)];
    }),
  );
  expect(faults).toEqual([]);
});

it('each series of the bench has its file and its marks on the page', () => {
  const known = [...read('bench/run.mjs').matchAll(/^ {2}\['([a-z-]+)', \w+\],$/gm)].map(([, name]) => name!);
  expect(known.map((name) => `${name}.mjs`).sort()).toEqual(readdirSync(join(root, 'bench/series')).sort());
  for (const name of known) expect(texts.get('docs/performance.md')).toContain(`<!-- measured: ${name} begin -->`);
});

it('enough is found for this to mean something, and what is not there would be seen', () => {
  expect(commandsOf('CONTRIBUTING.md').length).toBeGreaterThanOrEqual(25);
  expect(commandsOf('.github/workflows/release.yml').length).toBeGreaterThanOrEqual(5);
  const wrong = [
    'pnpm new:rul forsy/x',
    'pnpm bench --serie=jsonl',
    'npm run checks',
    'npx vitests run',
    'npx tsx tools/propose.ts',
    'UPDATE=1 pnpm vitest packages/clj',
    'node tools/release/tag.mjs',
  ];
  for (const line of wrong) expect(commandsIn([line]).flatMap(faultsOf), line).toHaveLength(1);
  expect(commandsIn(['pnpm bench --series=jsonl', 'pnpm install']).flatMap(faultsOf)).toEqual([]);
});
