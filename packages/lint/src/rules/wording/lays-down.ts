/** True for a text that lays down what people may and must do, as contracts, rules and by-laws do: it is no account of one. */
export function laysDown(text: string): boolean {
  return rule.test(text);
}

const rule =
  /\b(?:(?:either|each|neither|the|no) (?:party|parties|tenant|landlord|lessee|lessor|buyer|seller|employee|employer|contractor|supplier|customer|licensee|member|undersigned)|this (?:agreement|contract|lease|policy|licen[cs]e))\s(?:\p{L}+\s){0,2}?(?:may|shall|must|agrees? to|undertakes? to|is entitled to|is liable)\b/iu;
