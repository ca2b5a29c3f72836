const marks = [
  // Dots between words, standing alone, stand for words left out; at the end of a word people just write like that.
  /(?:^|\s)(?:\.{3}|…)\s\S[\s\S]{0,400}?\s(?:\.{3}|…)(?:\s|$)/,
  /[([][^()[\]\n]{0,60}\b(?:truncated|shortened|abridged|omitted|left out|cut|snip(?:ped)?|rest of (?:the )?(?:message|text|request|prompt))\b[^()[\]\n]{0,60}[)\]]/i,
  /\(see above\)|\bas (?:stated|described|given) above\b(?=\W*$)/i,
];

/** Where a text that should be whole was visibly cut, or joined by dots; undefined for one that looks whole. */
export function cutByDots(text: string): [start: number, end: number] | undefined {
  for (const mark of marks) {
    const found = mark.exec(text);
    if (found) return [found.index, found.index + found[0].length];
  }
  return undefined;
}
