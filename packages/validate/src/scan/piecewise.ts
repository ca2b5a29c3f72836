import { PLAN, ROOM } from '../../scanner/layout.ts';
import { bytesThatGrow } from '../read/bytes-that-grow.ts';
import type { Machine } from './machine.ts';
import type { ScanPlan } from './scan-plan.ts';
import { understanding } from './understanding.ts';
import { windowIn } from './window.ts';

/**
 * Looks at one document that comes in pieces, with no more of it in memory than its longest member or element: elements of the
 * arrays that a plan knows are scanned as they come and let go, and in the end what is left of the document without them.
 */
export interface Piecewise {
  /** Room for the next so many bytes, for somebody who can put them there at once; `undefined` where there is none. */
  roomFor(length: number): Uint8Array | undefined;
  /** Looks at so many bytes that were put into the room. */
  take(length: number): void;
  /** As `roomFor` and `take`, for bytes from elsewhere. */
  push(bytes: Uint8Array): void;
  /**
   * Whether the document can still pass. `failed` is as certain as a no of `passes`; `unsure` is said of a document with so long
   * a member or element that it has to be looked at in one.
   */
  state(): 'open' | 'failed' | 'unsure';
  /** When all has come: whether the whole is one valid and sound document. Yes is certain. */
  passes(): boolean;
  /** The document without the elements that were let go; good as long as nothing else is scanned. */
  left(): Uint8Array;
}

/**
 * A look by the plan of a machine, which nobody else may use until it is known whether the document passes. So many bytes of it
 * lie in the room of the machine already.
 */
export function piecewiseBy(machine: Machine, { elements }: ScanPlan, already = 0): Piecewise {
  const left = bytesThatGrow();
  const window = windowIn(machine);
  const understood = understanding(machine, window, elements, left);
  let isUnsure = false;
  let worth = 0;

  const state = (): 'open' | 'failed' | 'unsure' => (understood.hasFailed() ? 'failed' : isUnsure ? 'unsure' : 'open');

  const look = (): void => {
    while (understood.onward());
    isUnsure ||= window.end - window.at > mostHeld || left.length() > mostHeld;
  };

  const take = (length: number): void => {
    if (state() !== 'open') return;
    window.end += length;
    if (window.end - window.at < worth) return;
    look();
    // What is long is looked at again when there is twice as much of it, not whenever a little more comes.
    const held = window.end - window.at;
    worth = held < minWorth ? 0 : Math.min(2 * held, mostHeld + 1);
    window.moveToFront();
  };

  take(already);
  return {
    roomFor: window.roomFor,
    take,
    push: (piece) => {
      if (state() !== 'open') return;
      const room = window.roomFor(piece.length);
      if (room === undefined) isUnsure = true;
      else {
        room.set(piece);
        take(piece.length);
      }
    },
    state,
    passes: () => {
      if (state() === 'open') look();
      if (state() !== 'open' || !understood.isOver()) return false;
      window.at = ROOM;
      window.end = ROOM;
      const room = window.roomFor(left.length());
      if (room === undefined) return false;
      room.set(left.bytes());
      return machine.scan(ROOM, room.length, PLAN) === 1;
    },
    left: () => left.bytes(),
  };
}

/** What may be held of a document. */
const mostHeld = 1 << 25;
/** What is shorter is looked at whenever more comes. */
const minWorth = 1 << 16;
