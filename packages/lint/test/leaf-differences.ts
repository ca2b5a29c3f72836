/** In how many values two JSON values differ; a value that only one of them has counts as one. */
export function leafDifferences(one: unknown, other: unknown): number {
  const a = leavesOf(one);
  const b = leavesOf(other);
  return [...new Set([...a.keys(), ...b.keys()])].filter((place) => a.get(place) !== b.get(place)).length;
}

function leavesOf(value: unknown, place = '', leaves = new Map<string, string>()): Map<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) leaves.set(place, JSON.stringify(value) ?? 'undefined');
  for (const [key, inner] of entries) leavesOf(inner, `${place}/${key}`, leaves);
  return leaves;
}
