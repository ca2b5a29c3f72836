import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** What a thread does that holds something, lets it go and holds as much again; it says by how much its heap has grown then. */
const program = (name: string, asked: number): string => `
  import { getHeapStatistics, setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  import { ${name} } from './collecting.ts';
  const used = () => getHeapStatistics().used_heap_size;
  setFlagsFromString('--expose-gc');
  // What was left over from making ready would be collected as well.
  runInNewContext('gc')();
  const begun = used();
  const ask = ${name}();
  const collect = () => { for (let time = 0; time < ${asked}; time++) ask(); };
  // Eight bytes each: half of a heap of any size, and more than the least that is collected for.
  const many = Math.ceil(Math.max(4e6, begun / 16));
  let held = new Array(many).fill(1.5);
  collect();
  const first = { grown: used() - begun, kept: held.length };
  held = undefined;
  held = new Array(many).fill(2.5);
  collect();
  console.log(JSON.stringify({ many, first, second: { grown: used() - begun, kept: held.length } }));
`;

it.each([
  ['collecting', 1],
  ['collectingNowAndThen', 1000],
])('%s collects what is no longer needed when the heap has grown by it, and keeps the rest', (name, asked) => {
  // In a process of its own: the heap of the tests holds a hundred times as much by then, and takes as much longer to collect.
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program(name, asked)],
    {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  const { many, first, second } = JSON.parse(stdout) as Record<'first' | 'second', Held> & { readonly many: number };
  expect(first.grown).toBeGreaterThan(4 * many);
  expect([first.kept, second.kept]).toEqual([many, many]);
  expect(second.grown).toBeLessThan(12 * many);
});

interface Held {
  readonly grown: number;
  readonly kept: number;
}
