import { inLines } from '../in-lines.ts';

/** True for a text that lays down what people may and must do, as contracts, rules and by-laws do: it is no account of one. */
export function laysDown(text: string): boolean {
  return rule.test(text);
}

/** Who is bound by a contract, or what binds them, and what follows for them; then a limit, in English and in four other languages. */
const rule = new RegExp(
  inLines`
    \b(?:
      (?:either|each|neither|the|no) (?:
        party|parties|tenant|landlord|lessee|lessor|buyer|seller|employee|employer|contractor|supplier|customer|
        licensee|member|undersigned
      )|
      this (?:agreement|contract|lease|policy|licen[cs]e)
    )\s(?:\p{L}+\s){0,2}?(?:may|shall|must|agrees? to|undertakes? to|is entitled to|is liable)\b|
    \b(?:shall|must|may) not exceed\b|
    (?<!\p{L})ne (?:peut|peuvent|doit|doivent|pourra|pourront) (?:excéder|dépasser|être inférieure?s?)(?!\p{L})|
    (?<!\p{L})(?:darf|dürfen)\s[^.]{2,80}\snicht (?:über|unter)(?:schreiten|steigen|schritten werden)|
    (?<!\p{L})no (?:podrán?|deberán?) (?:exceder|superar|ser inferior)|
    (?<!\p{L})non (?:può|possono|deve|devono) (?:superare|eccedere|essere inferiore)
  `,
  'iu',
);
