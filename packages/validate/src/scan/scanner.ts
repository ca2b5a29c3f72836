import { PLAN, ROOM } from '../../scanner/layout.ts';
import { machineOf, roomIn } from './machine.ts';
import type { ScanPlan } from './scan-plan.ts';

/** Looks at the bytes of documents of one schema and makes no values of them. */
export interface Scanner {
  /**
   * The same answer as that of `passing`: whether bytes are one valid and sound document in UTF-8. Yes is certain; no only means
   * that they have to be read as they should be.
   */
  passes(bytes: Uint8Array): boolean;
  /**
   * Room for so many bytes where they are scanned, for somebody who can put them there at once; `undefined` where they are too
   * many. It is good until more room is asked for or bytes from elsewhere are scanned.
   */
  roomFor(length: number): Uint8Array | undefined;
}

/**
 * A scanner of documents of a schema, by its plan, or of the elements that they have in the array of a key. `undefined` where
 * there is no WebAssembly, or it is forbidden, or where the schema says nothing of such elements.
 */
export function scannerOf(plan: ScanPlan, elementsOf?: string): Scanner | undefined {
  const place = elementsOf === undefined ? PLAN : plan.elements[elementsOf];
  if (place === undefined) return undefined;
  let machine = machineOf(plan);
  if (machine === undefined) return undefined;
  const roomFor = (length: number): Uint8Array | undefined => {
    machine ??= machineOf(plan);
    return machine && roomIn(machine, length);
  };
  return {
    roomFor,
    passes: (bytes) => {
      const isInRoom = bytes.buffer === machine?.memory.buffer;
      if (!isInRoom) {
        const room = roomFor(bytes.length);
        if (room === undefined) return false;
        room.set(bytes);
      }
      const { memory, scan } = machine as NonNullable<typeof machine>;
      // A large room is given back: few documents are that large, and whoever looks at one more closely needs the memory.
      if (memory.buffer.byteLength > mostKept) machine = undefined;
      try {
        return scan(isInRoom ? bytes.byteOffset : ROOM, bytes.length, place) === 1;
      } catch {
        // Whoever called was so deep down that no stack was left.
        return false;
      }
    },
  };
}

const mostKept = (1 << 25) + (1 << 20);
