import type { Judged } from '@trace-formats/validate';

/** Tells whether what a rule reads has the shape that its types promise. */
export interface Soundness {
  /** Why the rule cannot be run over the whole document, or undefined when it can. */
  whole(reads: readonly string[]): string | undefined;
  /** Why there are no entries that it could be asked of one by one, or undefined where there are. */
  entries(): string | undefined;
  /** Why it cannot be run over one entry, or undefined when it can. */
  entry(index: number, readsEntry: readonly string[]): string | undefined;
}

/** What is told of a document without faults. */
export const allSound: Soundness = { whole: () => undefined, entries: () => undefined, entry: () => undefined };

/** From the faults that the schema found to what may still be read; `list` is the document's main list, such as `steps`. */
export function soundness(faults: readonly Judged[], list: string): Soundness {
  if (faults.length === 0) return allSound;
  const places = faults.map(({ path, missing }) => (missing === undefined ? path : [...path, missing]));
  const byEntry = new Map<number, (readonly (string | number)[])[]>();
  for (const place of places) {
    if (place[0] !== list || typeof place[1] !== 'number') continue;
    const inner = byEntry.get(place[1]);
    if (inner) inner.push(place.slice(2));
    else byEntry.set(place[1], [place.slice(2)]);
  }
  return {
    whole(reads) {
      // A fault of the document itself leaves nothing to read, not even its entries one by one.
      if (places.some(({ length }) => length === 0)) return reason([]);
      for (const read of reads) {
        const wanted = partsOf(read);
        const place = places.find((one) => touches(one, wanted));
        if (place) return reason(place);
      }
      return undefined;
    },
    entries() {
      const place = places.find((one) => one.length === 1 && one[0] === list);
      return place && reason(place);
    },
    entry(index, readsEntry) {
      const own = byEntry.get(index);
      if (own === undefined) return undefined;
      const wanted = readsEntry.map(partsOf);
      const place = own.find((one) => one.length === 0 || wanted.some((read) => touches(one, read)));
      return place && reason([list, index, ...place]);
    },
  };
}

const anyIndex = Symbol('any index');

function partsOf(read: string): (string | symbol)[] {
  return read.split('.').flatMap((part) => (part.endsWith('[]') ? [part.slice(0, -2), anyIndex] : [part]));
}

/** True when a fault lies on the way to what is read, or in it. */
function touches(fault: readonly (string | number)[], wanted: readonly (string | symbol)[]): boolean {
  const length = Math.min(fault.length, wanted.length);
  for (let index = 0; index < length; index++) {
    const part = wanted[index];
    if (part === anyIndex ? typeof fault[index] !== 'number' : part !== fault[index]) return false;
  }
  return true;
}

function reason(place: readonly (string | number)[]): string {
  const [list, index, ...rest] = place;
  if (typeof index === 'number') {
    return rest.length === 0
      ? `${list}/${index} is not what the schema says.`
      : `${list}/${index} has a shape error in ${rest.join('/')}.`;
  }
  return place.length === 0
    ? 'The document is not what the schema says.'
    : `The document has a shape error in ${place.join('/')}.`;
}
