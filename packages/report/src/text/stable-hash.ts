/**
 * Sixty-four bits that stay the same for the same parts. They tell findings apart and protect nothing,
 * so a small mixing function does where a cryptographic one would bring a dependency.
 */
export function stableHash(...parts: readonly (string | number | null)[]): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  const text = parts.map(String).join('\u0000');
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return hex(high) + hex(low);
}

function hex(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, '0');
}
