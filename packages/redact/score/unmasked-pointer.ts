/**
 * The pointer into a sample that a match means. A match never holds a value, so where a key of the path was itself
 * sensitive its pointer names the masked key; this finds the key of the sample that it stands for.
 */
export function unmaskedPointer(value: unknown, pointer: string): string {
  let node = value;
  let unmasked = '';
  for (const token of pointer.split('/').slice(1)) {
    const key = keyOf(node, token.replaceAll('~1', '/').replaceAll('~0', '~'));
    unmasked += `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    node = (node as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  }
  return unmasked;
}

function keyOf(node: unknown, key: string): string {
  if (typeof node !== 'object' || node === null || Object.hasOwn(node, key)) return key;
  const literals = key.split(marker).map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  if (literals.length === 1) return key;
  const pattern = new RegExp(`^${literals.join('.+')}$`, 's');
  return Object.keys(node).find((candidate) => pattern.test(candidate)) ?? key;
}

const marker = /\[REDACTED:[a-z0-9_]+:[0-9a-f]{8}\]/;
