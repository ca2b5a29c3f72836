/** Throws where something else is given than a text: programs without types may call. */
export function mustBeText(value: unknown, what: string, otherwise: string): void {
  if (typeof value === 'string') return;
  const kind =
    value === null
      ? 'null'
      : Array.isArray(value)
        ? 'a list'
        : typeof value === 'object'
          ? 'an object'
          : `of the type ${typeof value}`;
  throw new TypeError(`${what} is to be a text, and this is ${kind}. ${otherwise}`);
}
