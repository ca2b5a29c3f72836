import { formats } from '@trace-formats/schema';

/**
 * What detection said of a document, without the words of its own in it: they stand in nearly every answer and would be looked at
 * as if they might be sensitive, for their colons and digits alone.
 */
export function withoutOwnWords(said: string): string {
  const title = titles.find((one) => said.startsWith(one)) ?? '';
  return said.slice(title.length).replace(ownWords, '');
}

const titles: readonly string[] = formats.map(({ title }) => `${title}: `);

const ownWords =
  /\b\d{1,2} of the first \d{1,2} records\b|\b(?:schema|open_token|report)_version (?:forsy-(?:trace-)?v|ATIF-v)?\d(?:\.\d)?(?=[.,]?(?:\s|$))|^\d{1,3}(?:\.\d{1,3}){0,2}$/g;
