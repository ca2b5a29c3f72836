import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, run } from './command.ts';

/** A program that says, when Node ends, which files it has loaded. */
const spy = `process.on('exit', () => {
  const names = Object.keys(require.cache).filter((name) => name !== __filename).map((name) => require('node:path').basename(name));
  require('node:fs').writeSync(2, names.join(' '));
});`;

const folder = folderOf({ 'spy.cjs': spy });
const environment = { NODE_OPTIONS: `--require ${join(folder, 'spy.cjs')}` };

describe('a start', () => {
  it.each([
    ['trace-formats', '--version'],
    ['trace-formats', '--help'],
    ['forsy-lint', '--version'],
  ] as const)('reads one file to answer %s %s', (program, word) => {
    const { out, err, code } = run(program, [word], folder, '', environment);
    expect({ code, read: err.split(' ').map((name) => basename(name)) }).toEqual({
      code: 0,
      read: [`${program}.cjs`, 'cli.cjs'],
    });
    expect(out).not.toBe('');
  });
});
