import { CLOSE_BRACE, CLOSE_BRACKET } from '../json/code-units.ts';
import { placeCounter } from '../json/place-counter.ts';
import type { Place } from '../json/places.ts';
import { isSpace } from '../json/space.ts';
import { bytesThatGrow } from './bytes-that-grow.ts';
import { topArrays } from './top-arrays.ts';

/** An element that was cut out of an array at the top of a document. */
export interface CutElement {
  /** The key of the array. */
  readonly key: string;
  readonly index: number;
  /** Its own bytes: a view that is good until the next piece comes. */
  readonly bytes: Uint8Array;
  /** Where it begins in the file. */
  readonly place: Place;
}

/** Where elements were left out: the place in what is left, and the place in the file, from which the text goes on. */
export interface Gap {
  readonly key: string;
  /** How many elements were left out, and how many are still there before them. */
  readonly count: number;
  readonly kept: number;
  readonly left: Place;
  readonly file: Place;
}

/** Cuts a document that comes in pieces. */
export interface ElementCutter {
  push(piece: Uint8Array, take: (element: CutElement) => void): void;
  /** What is left of the document when all of it has come. */
  left(): Uint8Array;
  /** What stands before the first element that is taken out, with the brackets closed. */
  head(): Uint8Array;
  readonly gaps: readonly Gap[];
  /** What is longer than may be held: what is left, or an element that is to be taken out. Nothing more is to be pushed then. */
  tooLarge(): 'left' | 'element' | undefined;
}

/** What may be cut, and how much must stay. */
export interface CutOptions {
  /** The keys of the arrays. */
  readonly keys: ReadonlySet<string>;
  /** So many elements at the beginning of each array are left where they are. */
  readonly kept: number;
  /** The most bytes that may be left. */
  readonly most: number;
  /** The most bytes that an element may have. */
  readonly longest: number;
}

/**
 * A cutter for documents that are too long for one text: takes the elements out of arrays that stand directly in the root object
 * and leaves a document that is like the whole without them. What is no JSON is noticed by whoever reads the elements and what
 * is left.
 */
export function elementCutter({ keys, kept, most, longest }: CutOptions): ElementCutter {
  const gaps: Gap[] = [];
  const left = bytesThatGrow();
  const file = placeCounter();
  const stays = placeCounter();
  let buffer = new Uint8Array(1 << 16);
  let held = 0;
  // Offsets in the buffer: what has been passed on, and where the element that is open begins.
  let done = 0;
  let elementFrom = 0;
  let key = '';
  let index = 0;
  let isCutting = false;
  let tooLarge: 'left' | 'element' | undefined;
  let give: (element: CutElement) => void = () => {};

  const keep = (to: number): void => {
    if (to <= done) return;
    if (left.length() + to - done > most) tooLarge = 'left';
    else {
      const bytes = buffer.subarray(done, to);
      stays.count(bytes);
      file.count(bytes);
      left.add(bytes);
    }
    done = to;
  };

  const drop = (to: number): void => {
    file.count(buffer.subarray(done, to));
    done = to;
  };

  const endElement = (at: number): void => {
    if (isCutting) {
      let from = elementFrom;
      let end = at;
      while (from < end && isSpace(buffer[from]!)) from++;
      while (end > from && isSpace(buffer[end - 1]!)) end--;
      drop(from);
      give({ key, index, bytes: buffer.subarray(from, end), place: file.place() });
      drop(at);
    }
    index++;
    elementFrom = at + 1;
  };

  const endCutting = (at: number): void => {
    gaps.push({ key, count: index - kept, kept, left: stays.place(), file: file.place() });
    done = at;
    isCutting = false;
  };

  const arrays = topArrays(keys, {
    begins: (under, at) => {
      key = under;
      index = 0;
      elementFrom = at;
    },
    parts: (at) => {
      const beginsCutting = index + 1 === kept;
      if (beginsCutting) keep(at);
      endElement(at);
      isCutting ||= beginsCutting;
    },
    ends: (at) => {
      endElement(at);
      if (isCutting) endCutting(at);
    },
  });

  return {
    gaps,
    tooLarge: () => tooLarge,
    push: (piece, take) => {
      if (held + piece.length > buffer.length) {
        const larger = new Uint8Array(Math.max(2 * buffer.length, held + piece.length));
        larger.set(buffer.subarray(0, held));
        buffer = larger;
      }
      buffer.set(piece, held);
      const end = held + piece.length;
      give = take;
      arrays.walk(buffer, held, end);
      // What a cut element or a key needs stays for the next piece.
      if (!isCutting) keep(arrays.openKey(end) ?? end);
      else if (end - elementFrom > longest) tooLarge = 'element';
      if (done > 0) buffer.copyWithin(0, done, end);
      held = end - done;
      arrays.moved(done);
      elementFrom -= done;
      done = 0;
    },
    head: () => {
      const closed = new Uint8Array(left.length() + 2);
      closed.set(left.bytes());
      closed.set([CLOSE_BRACKET, CLOSE_BRACE], left.length());
      return closed;
    },
    left: () => {
      // A document that breaks off goes on with the element that is not whole.
      if (isCutting) endCutting(done);
      keep(held);
      return left.bytes();
    },
  };
}
