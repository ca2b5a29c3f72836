/** The alternatives of a pattern in the order in which they are tried, each written down on its own. */
export function oneOf(alternatives: readonly RegExp[]): string {
  return `(?:${alternatives.map(({ source }) => source).join('|')})`;
}
