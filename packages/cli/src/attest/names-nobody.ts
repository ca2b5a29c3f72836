import { isBlank } from '@trace-formats/lint';

/** Also a program, and what a trace calls those who took part in it: a person signs what no program can decide. */
const nobody =
  /^[^\p{L}\p{N}]*(?:n\s?\/?\s?a|tb[dac]|to-?do|none|nobody|no one|unknown|anonym(?:ous)?|somebody|someone|(?:the |an? )?(?:(?:sub|ai |coding )?agent|(?:ai |coding )?assistant|ai|llm|model|bot|user|system|tool|forsy-lint)(?: itself)?|(?:sub)?agent:.*)?[^\p{L}\p{N}]*$/iu;

/** True for what stands in the place of a name and is none: a signature is worth as much as whoever stands behind it. */
export function namesNobody(by: string): boolean {
  return isBlank(by) || nobody.test(by.slice(0, 60));
}
