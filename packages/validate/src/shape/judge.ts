import type { Finding } from '@trace-formats/schema/report';
import { explain } from './explain.ts';
import type { Fault, Shape } from './fault.ts';
import { faults, most } from './faults.ts';

/** A finding together with the place it speaks of, as keys and indexes. */
export interface Judged {
  readonly path: readonly (string | number)[];
  /** The key that is not there, where that is what the finding says; the path leads to the object that should hold it. */
  readonly missing: string | undefined;
  readonly finding: Finding;
}

/** What the schema has to say against a value: one finding for each place, in whole sentences. */
export function judge(shape: Shape, value: unknown): Finding[] {
  return judged(shape, value).map(({ finding }) => finding);
}

/** As `judge`, with the place of each finding beside it. Where there are too many faults, the last finding says so of the whole. */
export function judged(shape: Shape, value: unknown): Judged[] {
  const first = new Map<string, Fault>();
  const all = faults(shape, value);
  for (const fault of all.slice(0, most)) {
    const place = JSON.stringify(fault.keyword === 'required' ? [...fault.path, { missing: fault.key }] : fault.path);
    const other = first.get(place);
    // Two keywords that refuse the same value are one fault of the document; the one that belongs to a named rule says more.
    if (!other || (!('x-rule' in other.shape) && 'x-rule' in fault.shape)) first.set(place, fault);
  }
  if (all.length > most) first.set('more', { path: [], keyword: 'more', shape: {}, value });
  return [...first.values()].map((fault) => ({
    path: fault.path,
    missing: fault.keyword === 'required' ? fault.key : undefined,
    finding: explain(fault, value),
  }));
}
