/**
 * A text whose tables are drawn with the signs for it: with those that a database client has on every keyboard instead. Each is
 * one character, so that every offset stays. A frame of names and values, with no headings over them, is left as it is.
 */
export function withPlainTables(text: string): string {
  if (!cross.test(text)) return text;
  const lines = text.split('\n');
  let reached = 0;
  for (let at = 1; at < lines.length; at++) {
    const crosses = rule.exec(lines[at]!)?.[0].match(crossesIn)?.length;
    if (crosses === undefined || at <= reached) continue;
    const isRow = (line: string | undefined): boolean =>
      line !== undefined && [0, 2].includes((line.match(bars)?.length ?? 0) - crosses);
    if (!isRow(lines[at - 1]) || !/[\p{L}\d]/u.test(lines[at - 1]!)) continue;
    // DuckDB writes the types of the columns below their names.
    let begin = at - 1;
    while (begin > Math.max(reached, at - 3) && isRow(lines[begin - 1])) begin -= 1;
    let end = at + 1;
    let rules = 1;
    while (isRow(lines[end]) || border.test(lines[end] ?? '')) {
      if (rule.test(lines[end]!)) rules += 1;
      end += 1;
    }
    reached = end;
    if (crosses === 1 && (rules > 1 || ofValues.test(lines[begin]!))) continue;
    if (border.test(lines[begin - 1] ?? '')) begin -= 1;
    for (let one = begin; one < end; one++)
      lines[one] = lines[one]!.replace(bars, '|').replace(strokes, '-').replace(corners, '+');
  }
  return lines.join('\n');
}

/** Where two lines cross, as they do in a table of two columns or more. */
const cross = /[\u253c\u253f\u2542\u2547\u2548\u254b\u256a-\u256c]/;
const crossesIn = new RegExp(cross, 'g');
const bars = /[\u2502\u2503\u2551]/g;
const strokes = /[\u2500\u2501\u2504\u2505\u2508\u2509\u254c\u254d\u2550]/g;
const corners = /[\u250c-\u254b\u2552-\u2570]/g;
/** The line below the headings, and any line without words. */
const rule = /^[ \t]*[\u2500-\u257f-]*[\u253c\u253f\u2542\u2547\u2548\u254b\u256a-\u256c][\u2500-\u257f-]*[ \t\r]*$/;
const border = /^[ \t]*[\u2500-\u257f][\u2500-\u257f-]{2,}[ \t\r]*$/;
/** Names and values have such headings. */
const ofValues =
  /(?:value|values|wert|valeur|valor|valore|waarde|content|setting|data)[ *]*[\u2502\u2503\u2551]?[ \t\r]*$/i;
