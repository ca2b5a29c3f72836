import { createHash } from 'node:crypto';
import { CannotWork } from '../cannot-work.ts';

/** Which part of a dataset a run looks at. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** The only shard there is: everything. */
export const wholeShard: Shard = { index: 1, of: 1 };

/** Reads `2/3`. */
export function shardOf(text: string): Shard {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.of > mostShards)
    throw new CannotWork(
      `--shard is ${JSON.stringify(text.slice(0, 60))}, but a dataset is divided into ${mostShards} parts at most.`,
      'Divide it into fewer; each is run and kept by itself.',
    );
  if (index === undefined || shard.index < 1 || shard.index > shard.of)
    throw new CannotWork(
      `--shard is ${JSON.stringify(text.slice(0, 60))}, but it must say which part of how many.`,
      'Write --shard 1/3, --shard 2/3 and --shard 3/3, each in a run of its own.',
    );
  return shard;
}

/** Each is a run of its own, and `merge` asks for every single one. */
const mostShards = 9999;

/** Whether a file belongs to a shard. Its name decides, so that it stays where it is when others come or go. */
export function isIn({ index, of }: Shard): (name: string) => boolean {
  if (of === 1) return () => true;
  return (name) => createHash('sha256').update(name).digest().readUInt32BE(0) % of === index - 1;
}
