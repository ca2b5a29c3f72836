import { formats } from '@trace-formats/schema';

/**
 * What detection said of a document, without the words that are detection's own. They stand in nearly every answer, and only for
 * their colons and digits they would be searched for something sensitive each time.
 */
export function withoutOwnWords(said: string): string {
  const title = titles.find((one) => said.startsWith(one)) ?? '';
  return said.slice(title.length).replace(ownWords, '');
}

const titles: readonly string[] = formats.map(({ title }) => `${title}: `);

const ownWords =
  /\b\d{1,2} of the first \d{1,2} records\b|\b(?:schema|open_token|report)_version (?:forsy-(?:trace-)?v|ATIF-v)?\d(?:\.\d)?(?=[.,]?(?:\s|$))|^\d{1,3}(?:\.\d{1,3}){0,2}$/g;
