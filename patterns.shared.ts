/**
 * Puts the patterns that `inLines` lays out on one line each: what is shipped needs neither their line breaks nor the function.
 * A template within a template is left as it is, and read at run time.
 */
export function patternsOnOneLine(code: string): string {
  return code.replace(
    /\binLines`((?:[^`\\$]|\\[\s\S]|\$(?!\{)|\$\{[^`{}]*\})*)`/g,
    (_, pattern: string) => `String.raw\`${pattern.replace(/\n\s*/g, '')}\``,
  );
}
