import { PLAN, ROOM } from '../../scanner/layout.ts';
import { isBytes } from '../is-bytes.ts';
import { type Machine, machineOf, roomIn } from './machine.ts';
import type { Piecewise } from './piecewise.ts';
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
  /**
   * Begins to look at a document that comes in pieces, in a memory of its own; `undefined` where there is none. With `already` it goes on where so many bytes lie in the room that was asked for last, which is then taken until it is
   * known whether they pass.
   */
  inPieces?(already?: number): Piecewise | undefined;
}

/**
 * A scanner of documents of a schema, by its plan, or of the elements that they have in the array of a key. `undefined` where
 * there is no WebAssembly, or it is forbidden, or where the schema says nothing of such elements.
 */
export function scannerOf(plan: ScanPlan, elementsOf?: string): Scanner | undefined {
  if (!Array.isArray(plan?.numbers) || typeof plan.elements !== 'object')
    throw new TypeError(
      'This is no plan of a scanner: each schema has one, such as that of @trace-formats/validate/plans/forsy.',
    );
  const place = elementsOf === undefined ? PLAN : plan.elements[elementsOf];
  return place === undefined ? undefined : scannerAt(plan, place);
}

/**
 * A scanner by what stands at a place of a plan; `pieces` makes what looks at documents in pieces, with the machine of the
 * scanner.
 */
export function scannerAt(
  plan: ScanPlan,
  place: number,
  pieces?: (plan: ScanPlan, machine: () => Machine | undefined) => NonNullable<Scanner['inPieces']>,
): Scanner | undefined {
  let machine = machineOf(plan);
  if (machine === undefined) return undefined;
  const roomFor = (length: number): Uint8Array | undefined => {
    machine ??= machineOf(plan);
    return machine && roomIn(machine, length);
  };
  return {
    roomFor,
    ...(pieces && { inPieces: pieces(plan, () => machine) }),
    passes: (bytes) => {
      // Of anything else each number would be cut to a byte; whoever reads it as it should be is told that it is none.
      if (!isBytes(bytes)) return false;
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

/** A larger memory is given back. */
export const mostKept: number = (1 << 25) + (1 << 20);
