import { ROOM } from '../../scanner/layout.ts';
import { isSpace } from '../json/space.ts';
import { type Machine, roomIn } from './machine.ts';

/** What has come of a document and is not understood yet: it lies in the room of a machine, between two places. */
export interface Window {
  /** Where it begins and where it ends. */
  at: number;
  end: number;
  /** The bytes of the whole memory. */
  bytes(): Uint8Array;
  /** Room for the next so many bytes; `undefined` where there is none. */
  roomFor(length: number): Uint8Array | undefined;
  /** The first place from another on that holds this byte, or -1. */
  placeOf(byte: number, from: number): number;
  /** The first place from another on that holds no white space. */
  full(from: number): number;
  /** The place of the comma or bracket behind the value that begins here, or behind the member; -1 where it is not there yet. */
  behind(from: number): number;
  /** Makes room behind it. */
  moveToFront(): void;
}

/** A window with nothing in it. */
export function windowIn(machine: Machine): Window {
  const { memory } = machine;
  let bytes = new Uint8Array(memory.buffer);
  const window: Window = {
    at: ROOM,
    end: ROOM,
    bytes: () => bytes,
    roomFor: (length) => {
      const room = roomIn(machine, window.end - ROOM + length);
      if (room === undefined) return undefined;
      // The memory has grown, and the old bytes are gone.
      if (bytes.buffer !== memory.buffer) bytes = new Uint8Array(memory.buffer);
      return room.subarray(window.end - ROOM);
    },
    placeOf: (byte, from) => {
      const found = bytes.subarray(from, window.end).indexOf(byte);
      return found === -1 ? -1 : from + found;
    },
    full: (from) => {
      let place = from;
      while (place < window.end && isSpace(bytes[place]!)) place++;
      return place;
    },
    behind: (from) => machine.behind(from, window.end - from),
    moveToFront: () => {
      bytes.copyWithin(ROOM, window.at, window.end);
      window.end += ROOM - window.at;
      window.at = ROOM;
    },
  };
  return window;
}
