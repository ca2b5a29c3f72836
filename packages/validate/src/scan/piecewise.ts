import { PLAN, ROOM } from '../../scanner/layout.ts';
import { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE } from '../json/code-units.ts';
import { isSpace } from '../json/space.ts';
import { bytesThatGrow } from '../read/bytes-that-grow.ts';
import { type Machine, roomIn } from './machine.ts';
import type { ScanPlan } from './scan-plan.ts';

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
  const { memory } = machine;
  const left = bytesThatGrow();
  let bytes = new Uint8Array(memory.buffer);
  // Between them lies what was not understood yet.
  let at = ROOM;
  let end = ROOM;
  let stage: 'start' | 'member' | 'elements' | 'after' | 'over' = 'start';
  let plan = 0;
  let state: 'open' | 'failed' | 'unsure' = 'open';
  let worth = 0;

  const keepTo = (to: number): void => {
    left.add(bytes.subarray(at, to));
    at = to;
  };
  const fail = (): false => {
    state = 'failed';
    return false;
  };
  const placeOf = (byte: number, from: number): number => {
    const found = bytes.subarray(from, end).indexOf(byte);
    return found === -1 ? -1 : from + found;
  };
  /** The first place that holds no white space. */
  const full = (from: number): number => {
    let place = from;
    while (place < end && isSpace(bytes[place]!)) place++;
    return place;
  };
  /** Goes on behind a member. */
  const toNext = (place: number): boolean => {
    if (place >= end) return false;
    const isOver = bytes[place] === CLOSE_BRACE;
    if (!isOver && bytes[place] !== COMMA) return fail();
    keepTo(place + 1);
    stage = isOver ? 'over' : 'member';
    return true;
  };
  const skip = (from: number): number => machine.behind(from, end - from);

  const member = (): boolean => {
    const key = full(at);
    if (key >= end) return false;
    if (bytes[key] === CLOSE_BRACE) return toNext(key);
    if (bytes[key] !== QUOTE) return fail();
    const quote = placeOf(QUOTE, key + 1);
    const colon = quote === -1 ? end : full(quote + 1);
    const value = colon < end ? full(colon + 1) : end;
    if (value >= end) return false;
    const name = lettersOf(bytes.subarray(key + 1, quote));
    const known = bytes[colon] === COLON && Object.hasOwn(elements, name) ? elements[name] : undefined;
    if (known === undefined || bytes[value] !== OPEN_BRACKET) {
      const after = skip(key);
      return after !== -1 && toNext(after);
    }
    // The first element stays, so that the array is as empty as it was.
    const first = skip(value + 1);
    if (first === -1) return false;
    if (bytes[first] === CLOSE_BRACKET) {
      keepTo(first + 1);
      stage = 'after';
      return true;
    }
    if (bytes[first] !== COMMA) return fail();
    keepTo(first);
    plan = known;
    stage = 'elements';
    return true;
  };

  const inElements = (): boolean => {
    at = machine.elements(at, end - at, plan);
    const sign = full(at);
    if (sign >= end) return false;
    if (bytes[sign] === CLOSE_BRACKET) {
      keepTo(sign + 1);
      stage = 'after';
      return true;
    }
    // What is there whole and was not passed is not in order.
    return bytes[sign] === COMMA && skip(sign + 1) === -1 ? false : fail();
  };

  /** Understands a little more; false where more has to come first. */
  const onward = (): boolean => {
    switch (stage) {
      case 'start': {
        const brace = full(at);
        if (brace >= end) return false;
        if (bytes[brace] !== OPEN_BRACE) return fail();
        keepTo(brace + 1);
        stage = 'member';
        return true;
      }
      case 'member':
        return member();
      case 'elements':
        return inElements();
      case 'after':
        return toNext(full(at));
      case 'over':
        return full(at) < end && fail();
    }
  };

  const look = (): void => {
    while (onward());
    if (state === 'open' && (end - at > mostHeld || left.length() > mostHeld)) state = 'unsure';
  };

  const take = (length: number): void => {
    if (state !== 'open') return;
    end += length;
    if (end - at < worth) return;
    look();
    // What is long is looked at again when there is twice as much of it, not whenever a little more comes.
    const held = end - at;
    worth = held < minWorth ? 0 : Math.min(2 * held, mostHeld + 1);
    bytes.copyWithin(ROOM, at, end);
    end += ROOM - at;
    at = ROOM;
  };

  const roomFor = (length: number): Uint8Array | undefined => {
    const room = roomIn(machine, end - ROOM + length);
    if (room === undefined) return undefined;
    if (bytes.buffer !== memory.buffer) bytes = new Uint8Array(memory.buffer);
    return room.subarray(end - ROOM);
  };

  take(already);
  return {
    roomFor,
    take,
    push: (piece) => {
      if (state !== 'open') return;
      const room = roomFor(piece.length);
      if (room === undefined) state = 'unsure';
      else {
        room.set(piece);
        take(piece.length);
      }
    },
    state: () => state,
    passes: () => {
      if (state === 'open') look();
      if (state !== 'open' || stage !== 'over') return false;
      end = ROOM;
      at = ROOM;
      const room = roomFor(left.length());
      if (room === undefined) return false;
      room.set(left.bytes());
      return machine.scan(ROOM, room.length, PLAN) === 1;
    },
    left: () => left.bytes(),
  };
}

/** What may be held of a document. */
const mostHeld = 1 << 25;
const minWorth = 1 << 16;

/** The letters of a short key; empty for any other, which no plan knows. */
function lettersOf(bytes: Uint8Array): string {
  return bytes.length > 64 ? '' : String.fromCharCode(...bytes);
}
