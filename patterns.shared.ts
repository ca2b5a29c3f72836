/**
 * Puts the patterns that `inLines` and its kin lay out on one line each: what is shipped needs their line breaks no more, and of
 * `inLines` not even the function. A template within a template is left as it is, and read at run time.
 */
export function patternsOnOneLine(code: string): string {
  return code.replace(
    /\b(inLines|inAnyCase|inGivenCase)`((?:[^`\\$]|\\[\s\S]|\$(?!\{)|\$\{[^`{}]*\})*)`/g,
    (_, tag: string, pattern: string) =>
      `${tag === 'inLines' ? 'String.raw' : tag}\`${pattern.replace(/\n\s*/g, '')}\``,
  );
}
