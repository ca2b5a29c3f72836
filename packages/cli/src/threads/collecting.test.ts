import { getHeapStatistics } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { collecting } from './collecting.ts';

const used = (): number => getHeapStatistics().used_heap_size;

describe('what a thread no longer needs', () => {
  it('is collected between two jobs when the heap has grown by it, and not before', () => {
    const collect = collecting();
    let held: unknown[] | undefined;
    collect();
    const begun = used();
    // A third of a heap of any size, and more than the least that is collected for.
    held = new Array(Math.ceil(Math.max(4e6, begun / 16))).fill(1.5);
    collect();
    expect(used() - begun).toBeGreaterThan(16e6);
    expect(held.length).toBeGreaterThan(1);
    held = undefined;
    held = new Array(Math.ceil(Math.max(4e6, begun / 16))).fill(2.5);
    collect();
    expect(used() - begun).toBeLessThan(1.5 * 8 * held.length);
  });
});
