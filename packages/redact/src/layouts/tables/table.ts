/** Where something in a text begins and ends. */
export type Extent = readonly [start: number, end: number];

/** A table as it was read from a text: what stands over its columns, and its rows, in which a cell may be missing. */
export interface Table {
  readonly headings: readonly Extent[];
  readonly rows: Iterable<readonly (Extent | undefined)[]>;
}
