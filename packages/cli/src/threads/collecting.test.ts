import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { collecting } from './collecting.ts';

const used = (): number => getHeapStatistics().used_heap_size;

it('collects between two jobs what is no longer needed when the heap has grown by it, and keeps the rest', () => {
  setFlagsFromString('--expose-gc');
  // What was left over from making ready would be collected as well.
  (runInNewContext('gc') as () => void)();
  const begun = used();
  const collect = collecting();
  // Eight bytes each: half of a heap of any size, and more than the least that is collected for.
  const many = Math.ceil(Math.max(4e6, begun / 16));
  let held: unknown[] | undefined = new Array(many).fill(1.5);
  collect();
  expect(used() - begun).toBeGreaterThan(4 * many);
  expect(held).toHaveLength(many);
  held = undefined;
  held = new Array(many).fill(2.5);
  collect();
  expect(held).toHaveLength(many);
  expect(used() - begun).toBeLessThan(12 * many);
});
