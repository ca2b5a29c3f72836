import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Program } from '../../src/command-line/program.ts';
import { folderOf, run } from '../command.ts';
import { exampleCopy } from '../example-dataset.ts';

/** A program that says, when Node ends, which files it has loaded, and whether Node has made its network ready. */
const spy = `process.on('exit', () => {
  if (process.moduleLoadList.includes('NativeModule net')) require('node:fs').writeSync(2, 'with the network\\n');
  const names = Object.keys(require.cache).filter((name) => name !== __filename).map((name) => require('node:path').basename(name));
  require('node:fs').writeSync(2, names.join(' '));
});`;

const folder = folderOf({ 'spy.cjs': spy });
const environment = { NODE_OPTIONS: `--require ${join(folder, 'spy.cjs')}` };

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const trace = fileURLToPath(new URL('../../../../examples/dataset/csv-totals/trace.json', import.meta.url));

interface Loaded {
  readonly read: string;
  readonly hasNetwork: boolean;
  readonly out: string;
}

/** The files that a command has loaded beside the one that has its name, and what it said. */
function loadedBy(program: Program, ...words: readonly string[]): Loaded {
  const { out, err, code } = run(program, words, folder, '', environment);
  expect(code).toBe(0);
  // What is said of the work itself stands on a line of its own.
  const [first, ...read] = err
    .slice(err.lastIndexOf('\n') + 1)
    .split(' ')
    .map((name) => basename(name));
  expect(first).toBe(`${program}.cjs`);
  return { read: read.join(' '), hasNetwork: err.includes('with the network'), out };
}

describe('a start', () => {
  it.each([
    ['trace-formats', '--version'],
    ['trace-formats', '--help'],
    ['forsy-lint', '--version'],
  ] as const)('reads one file to answer %s %s', (program, word) => {
    const { read, out } = loadedBy(program, word);
    expect(read).toBe('cli.cjs');
    expect(out).not.toBe('');
  });
  it.each([
    ['forsy-lint', '--help', 'forsy-lint [paths...]'],
    ['forsy-lint', 'explain --help', 'forsy-lint explain'],
    ['trace-formats', 'convert --help', 'trace-formats convert'],
  ] as const)('reads two files to answer %s %s, and none of their work', (program, words, first) => {
    const { read, out } = loadedBy(program, ...words.split(' '));
    expect(read).toBe('cli.cjs tables.cjs');
    expect(out.startsWith(first)).toBe(true);
  });
  it('reads one file to say that a trace is valid', () => {
    const { read, hasNetwork, out } = loadedBy('trace-formats', 'validate', trace);
    expect(read).toBe('cli.cjs');
    // Node's module for terminals would bring it, for no more than to learn that nobody sits there.
    expect(hasNetwork).toBe(false);
    expect(out).toContain('Nothing to complain of in 1 file.');
    // What explains faults reads rules in schemas; a trace without any needs neither.
    for (const name of read.split(' ')) expect(readFileSync(join(dist, name), 'utf8')).not.toContain('x-rule');
  });
  it('loads what knows whole reports and receipts to lint a folder only if something in it begins like one', () => {
    const dataset = exampleCopy();
    const before = loadedBy('forsy-lint', dataset).read.split(' ');
    loadedBy('forsy-lint', dataset, '--receipt', join(dataset, 'receipt.json'));
    const after = loadedBy('forsy-lint', dataset).read.split(' ');
    expect(before.filter((name) => !after.includes(name))).toEqual([]);
    expect(after.filter((name) => !before.includes(name))).toHaveLength(1);
  });
  it.each([
    ['atif', false],
    ['open-token', true],
  ] as const)('loads detectors to convert into %s only if that masks anything', (to, masks) => {
    const { read } = loadedBy('trace-formats', 'convert', trace, '--to', to, '-o', join(folder, `${to}.json`));
    const texts = read.split(' ').map((name) => readFileSync(join(dist, name), 'utf8'));
    expect(texts.some((text) => text.includes('"printed-secret"'))).toBe(masks);
    // A validator is only needed to write Forsy from Forsy.
    expect(texts.some((text) => text.includes('x-rule'))).toBe(false);
    expect(texts.length).toBeLessThan(masks ? 12 : 9);
  });
});
