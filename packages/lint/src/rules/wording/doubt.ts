/** Words of a field, and what they look like instead of what should stand there. */
export interface Doubt {
  readonly range: readonly [start: number, end: number];
  readonly because: string;
}
