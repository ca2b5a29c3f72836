import { closeSync, fstatSync, readSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { ifPossible } from '../../if-possible.ts';
import { openToRead } from '../bytes/open-to-read.ts';

/** How much is unpacked of one member, and of all: an archive of a few kilobytes can hold as much zeros as there is memory. */
const mostOfMember = 1 << 26;
const mostOfAll = 1 << 28;

/**
 * The members of a zip archive, each unpacked, up to so many bytes. Of what is none, damaged, locked, larger, or packed in a way of
 * its own there is nothing.
 */
export function* zipMembers(path: string): Generator<Uint8Array> {
  const file = openToRead(path);
  try {
    let left = mostOfAll;
    for (const { method, packed, at } of entries(file)) {
      if (left <= 0 || packed > mostOfMember) continue;
      const head = readAt(file, at, 30);
      if (head.length < 30 || head.readUInt32LE(0) !== memberSign) continue;
      const stored = readAt(file, at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), packed);
      const bytes = method === 0 ? stored : method === 8 ? inflated(stored, Math.min(left, mostOfMember)) : undefined;
      if (bytes === undefined) continue;
      left -= bytes.length;
      yield bytes;
    }
  } finally {
    closeSync(file);
  }
}

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

/** What the list at the end of an archive says of its members. */
function* entries(file: number): Generator<Entry> {
  const { size } = fstatSync(file);
  const tail = readAt(file, Math.max(0, size - mostTail), mostTail);
  const end = tail.lastIndexOf(endSign);
  if (end < 0 || end + 22 > tail.length) return;
  const list = readAt(file, tail.readUInt32LE(end + 16), Math.min(tail.readUInt32LE(end + 12), mostOfMember));
  for (let at = 0; at + 46 <= list.length && list.readUInt32LE(at) === entrySign; ) {
    yield {
      method: list.readUInt16LE(at + 10),
      packed: list.readUInt32LE(at + 20),
      at: list.readUInt32LE(at + 42),
    };
    at += 46 + list.readUInt16LE(at + 28) + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
}

const memberSign = 0x04034b50;
const entrySign = 0x02014b50;
const endSign = Buffer.from([0x50, 0x4b, 5, 6]);
/** The list ends with 22 bytes and a comment of up to 64 KiB. */
const mostTail = 22 + 0xffff;

function readAt(file: number, at: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  return buffer.subarray(0, readSync(file, buffer, 0, length, at));
}

function inflated(bytes: Uint8Array, most: number): Uint8Array | undefined {
  return ifPossible(() => inflateRawSync(bytes, { maxOutputLength: most }));
}
