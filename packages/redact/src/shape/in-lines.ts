/** A long pattern written over several lines: a line break and the blanks that follow it are no part of the pattern. */
export function inLines({ raw }: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: raw.map((part) => part.replace(/\n\s*/g, '')) }, ...values);
}
