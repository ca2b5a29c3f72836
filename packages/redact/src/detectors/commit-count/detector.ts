import type { PatternDetector } from '../../detector.ts';
import { readsAsName } from '../../judge/people/likely-name.ts';
import { expression } from '../../shape/expression.ts';
import { nameParticles, nameWord as word } from '../../shape/person-name.ts';

const name = `${word}(?: (?:(?:${nameParticles}) )?${word}){1,3}`;

/** Who wrote how many commits. */
export const commitCount: PatternDetector = {
  id: 'commit-count',
  type: 'person_name',
  label: 'Name in a count of commits',
  shape:
    'Two to four capitalised words behind a number and a tab, on two lines or more of which each has the smaller number, as `git shortlog -sn` prints them.',
  link: 'https://git-scm.com/docs/git-shortlog#Documentation/git-shortlog.txt--s',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [],
  trigger: expression(' \\d{1,6}(?:\\t|\\\\{1,8}t)(?=\\p{Lu}\\S{1,40} )', 'gu'),
  pattern: expression(`(?:(?:^|\\n) {1,7}\\d{1,6}\\t${name}(?=\\r?\\n|$)\\r?){2,60}`, 'gu'),
  reach: [8, 4400],
  ranges: namesOf,
};

/** The names, when the numbers fall as counts do and do not rise as those of lines. */
function namesOf(counts: string): [number, number][] {
  const lines = [...counts.matchAll(/(\d+)\t([^\r\n]+)/g)];
  const numbers = lines.map((line) => Number(line[1]));
  if (numbers.some((number, index) => index > 0 && number > numbers[index - 1]!)) return [];
  return lines
    .filter(([, , name]) => readsAsName(name!))
    .map(({ 0: line, index }) => [index + line.indexOf('\t') + 1, index + line.length]);
}
