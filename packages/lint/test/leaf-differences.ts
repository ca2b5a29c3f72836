/** The values of a JSON value, each under its place. */
export type Leaves = ReadonlyMap<string, string>;

/** In how many values two JSON values differ; a value that only one of them has counts as one. */
export function leafDifferences(one: Leaves, other: Leaves): number {
  let different = 0;
  for (const [place, value] of one) if (other.get(place) !== value) different += 1;
  for (const place of other.keys()) if (!one.has(place)) different += 1;
  return different;
}

export function leavesOf(value: unknown, place = '', leaves: Map<string, string> = new Map()): Leaves {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) leaves.set(place, JSON.stringify(value) ?? 'undefined');
  for (const [key, inner] of entries) leavesOf(inner, `${place}/${key}`, leaves);
  return leaves;
}
