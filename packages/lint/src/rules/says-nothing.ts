import { inAnyCase, inLines } from './in-lines.ts';
import { readied } from './sieve/readied.ts';

/** Longer texts say something. */
const longest = 24;

const placeOfAText = readied(inAnyCase`
  ^[^\p{L}\p{N}]*(?:
    (?:
      n\s?/?\s?a|nil|null|none|tb[dac]|to-?do|ok(?:ay)?|idk|unknown|same|ditto|(?:see|as) (?:above|before|below)|
      no (?:reason(?:ing)?|observations?|comments?|notes?)|
      not (?:recorded|applicable|available|kept|noted|known|logged|captured)|
      k\.?\s?a|keine?|unbekannt|aucune?|néant|ninguno|ninguna|desconocido|nessuno|nenhuma?|brak|нет|无|無|未记录|なし|없음
    )[^\p{L}\p{N}]*
  )?$
`);

/** True for a text that only fills the place of one, such as "n/a", "-" or "tbd": where nothing was recorded the format wants null. */
export function saysNothing(text: string): boolean {
  return text.length <= longest && placeOfAText.test(text);
}

/** The same of a payload, which may well be one of those words: only who kept a record says that something was not recorded. */
export function isNotRecorded(text: string): boolean {
  return (text.length <= longest && notRecorded.test(text)) || (text.length <= longestRemark && remarkOfIt.test(text));
}

/** "[command not recorded]", "(no output captured)": whoever puts it into brackets says it of the record, whatever the call. */
const longestRemark = 48;
const payload = inLines`
  (?:
    input|output|command|query|call|patch|payload|prompt|request|result|response|message|code|script|arguments?|parameters?
  )s?
`;
const kept = '(?:recorded|kept|logged|captured|saved|preserved)';
const remarkOfIt = new RegExp(
  inLines`
    ^\s*(?:\[|\(|<)(?:
      (?:(?:the|exact|full|literal|original|tool)\s){0,2}${payload}\s(?:(?:was|were|is|are)\s)?not (?:${kept}|available)|
      no\s(?:tool\s)?${payload}\s(?:(?:was|were)\s)?${kept}|
      (?:(?:the|old|full|original|tool|call)\s){0,3}(?:outputs?|results?|responses?)\s(?:contents?\s)?(?:(?:was|were|is|are|has been)\s)?
      (?:missing|unavailable|lost|truncated|cleared|dropped)|
      (?:missing|lost|unavailable)\s(?:tool\s)?(?:outputs?|results?|responses?)
    )[.!]?(?:\]|\)|>)\s*$
  `,
  'i',
);

const notRecorded = /^\W*(?:(?:input|output|it|was) )?not (?:recorded|kept|logged|captured)\W*$/i;
