import canonicalizeJson from 'canonicalize';

/** The RFC 8785 (JCS) form of a JSON value: the one spelling that two programs agree on before they hash. */
export function canonical(value: unknown): string {
  const text = canonicalizeJson(value);
  if (text === undefined) throw new TypeError('Only a JSON value has a canonical form, and this value is undefined.');
  return text;
}
