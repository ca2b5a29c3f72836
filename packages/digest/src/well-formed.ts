/** Whether no half of a surrogate pair stands alone in a text: only such a text has bytes in UTF-8, and so a hash. */
export function isWellFormed(text: string): boolean {
  return native === undefined ? !/\p{Surrogate}/u.test(text) : native.call(text);
}

// ES2024; the type library of the project is one year older, and so are some browsers.
const native = (String.prototype as { isWellFormed?: (this: string) => boolean }).isWellFormed;
