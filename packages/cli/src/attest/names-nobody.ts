import { isBlank } from '@trace-formats/lint';

const nobody =
  /^[^\p{L}\p{N}]*(?:n\s?\/?\s?a|tb[dac]|to-?do|none|nobody|no one|unknown|anonym(?:ous)?|somebody|someone)?[^\p{L}\p{N}]*$/iu;

/** True for what stands in the place of a name and is none: a signature is worth as much as whoever stands behind it. */
export function namesNobody(by: string): boolean {
  return isBlank(by) || nobody.test(by.slice(0, 60));
}
