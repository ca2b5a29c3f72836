import { lineEndWritten, quoteWritten, spaceWritten } from '../../shape/guard.ts';

/**
 * A table with a telling heading and its rows, as files, clients and statements show it: cells between commas, semicolons
 * or tabs, a table drawn with bars or by pandas, an `INSERT`, or the rows of a `COPY`.
 */
export function tableWith(heading: string): RegExp {
  // A sign alone begins a cell and does not end it: many of them are a hard row to read in two ways each.
  const inCell = '[\\w\\u00c0-\\uffff .-]';
  const cell = `(?:["']${inCell}{0,40}["']?|${inCell}{1,40}["']?)?`;
  const listed = `[ \\t]{0,8}(?:${cell}[,;\\t|]){0,20}["']?${heading}["']?(?:[,;\\t|]${cell}){0,20}`;
  const barred = `\\|(?:[^\\n|]{1,60}\\|){0,20}[ ]{0,20}${heading}[ ]{0,20}\\|[^\\n]{0,300}`;
  // A line between two others may also lie below a statement that asks for the columns. The rule is looked for first, since few lines
  // have one under them.
  const ruled = `(?=[^\\n]{1,1800}\\n[-+]{5})(?![^\\n|]{0,60}\\bselect\\s)[^\\n|]{0,60}(?:\\|[^\\n|]{1,60}){0,20}${heading}[ ]{0,40}\\|?[^\\n]{0,300}\\r?\\n[-+]{5,400}`;
  const framed = `(?=[ \\w.]{4,800}\\r?\\n\\d{1,7} )[ ]{2,60}(?:[\\w.]{1,40}[ ]{1,60}){0,20}${heading}(?:[ ]{1,60}[\\w.]{1,40}){0,20}(?=[ ]{0,4}\\r?\\n\\d{1,7} )`;
  const columns = `\\((?:[^()]{0,300}?[\\s,"'\`(])?${heading}[\\s,"'\`)][^()]{0,300}`;
  return new RegExp(
    [
      `(?:^|\\n)(?:${framed}|${listed}|${barred}|${ruled})\\r?(?:\\n[^\\n]{1,1000}){1,200}`,
      `\\bINSERT\\s{1,4}INTO\\s{1,4}[^\\n(]{1,100}(?=${columns})\\([^()]{1,700}\\)\\s{1,10}VALUES\\s{0,10}\\([^;]{1,4000}`,
      `\\bCOPY\\s{1,4}[^\\n(]{1,100}(?=${columns})\\([^()]{1,700}\\) FROM stdin;\\r?(?:\\n[^\\n]{1,2000}){1,200}`,
    ].join('|'),
    'gi',
  );
}

/**
 * What follows a heading, for the guard of such a table: other cells up to the end of a line, a bar, or the end of a list. A
 * word is always read to its end, or all that may follow would be tried again behind each of its letters.
 */
export const headingAhead: string =
  `[\\w\\u00c0-\\uffff.]{1,370}(?![\\w\\u00c0-\\uffff.])(?: [\\w\\u00c0-\\uffff]{1,300}(?![\\w\\u00c0-\\uffff])){0,3}\\.?(?:${quoteWritten})?` +
  `(?:(?:(?:[,;\\t]|\\\\+t)(?:[\\w\\u00c0-\\uffff .-]|${quoteWritten}){0,60}){0,30}${lineEndWritten}` +
  `|(?:[ ]{1,60}[\\w.]{1,40}){0,20}[ ]{0,4}(?:\\r)?(?:\\n|\\\\+n)\\d{1,7} |[ ]{0,40}\\||(?:${spaceWritten}|${quoteWritten}|[\\w,]){0,300}\\)(?:${spaceWritten}){1,10}(?:values|from))`;
