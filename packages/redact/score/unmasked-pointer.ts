/** The pointer into a sample that the pointer of a match means. Matches are asked of in the order of the sample. */
export type UnmaskedPointer = (pointer: string) => string;

/**
 * Gives the pointers into a sample that matches mean. A match never holds a value, so where a key of the path was itself sensitive
 * its pointer names the masked key; this finds the key of the sample that it stands for, the first that no other one stands for.
 */
export function unmaskedPointers(value: unknown): UnmaskedPointer {
  const known = new Map<string, string>();
  return (pointer) => {
    let node = value;
    let unmasked = '';
    for (const token of pointer.split('/').slice(1)) {
      const masked = token.replaceAll('~1', '/').replaceAll('~0', '~');
      const place = `${unmasked} ${masked}`;
      const key = known.get(place) ?? keyOf(node, masked, (one) => !taken(known, unmasked, one));
      known.set(place, key);
      unmasked += `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      node = (node as Readonly<Record<string, unknown>> | null | undefined)?.[key];
    }
    return unmasked;
  };
}

function taken(known: ReadonlyMap<string, string>, parent: string, key: string): boolean {
  for (const [place, one] of known) if (one === key && place.startsWith(`${parent} `)) return true;
  return false;
}

function keyOf(node: unknown, key: string, isFree: (key: string) => boolean): string {
  if (typeof node !== 'object' || node === null || Object.hasOwn(node, key)) return key;
  const literals = key.split(marker).map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  if (literals.length === 1) return key;
  const pattern = new RegExp(`^${literals.join('.+')}$`, 's');
  return Object.keys(node).find((candidate) => pattern.test(candidate) && isFree(candidate)) ?? key;
}

const marker = /\[REDACTED:[a-z0-9_]+:[0-9a-f]{8}\]/;
