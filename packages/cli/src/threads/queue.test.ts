import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { queue } from './queue.ts';

it('gives things back in the order in which they came, however adding and taking take turns', () => {
  const waiting = queue<number>();
  const taken: number[] = [];
  let added = 0;
  for (const many of [1, 5, 2, 40, 3]) {
    for (let more = 0; more < many; more++) waiting.add(++added);
    for (let more = 0; more < many / 2; more++) taken.push(waiting.take()!);
  }
  for (let one = waiting.take(); one !== undefined; one = waiting.take()) taken.push(one);
  expect(taken).toEqual(Array.from({ length: added }, (_, index) => index + 1));
  expect(waiting.take()).toBeUndefined();
});

it('lets go of what was taken, while others still wait', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const waiting = queue<{ readonly answer: number }>();
  for (let answer = 0; answer < 10; answer++) waiting.add({ answer });
  const taken = new WeakRef(waiting.take()!);
  // Held until the current turn of the event loop is over, as every target of a weak reference.
  return new Promise((resolve) => setImmediate(resolve)).then(() => {
    collect();
    expect(taken.deref()).toBeUndefined();
    expect(waiting.take()).toEqual({ answer: 1 });
  });
});
