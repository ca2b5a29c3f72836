import type { PlaceDetector } from '../../detector.ts';
import { isNobody } from '../../judge/people/nobody.ts';

/** Who a command told of, in the order that its format gives. */
export const shownName: PlaceDetector = {
  id: 'shown-name',
  type: 'person_name',
  label: 'Name in the output of a command',
  shape:
    'The names in what a tool gave back for `git log --format=…%an…`, `git shortlog` or `git config user.name`, at the place that the format says.',
  link: 'https://git-scm.com/docs/pretty-formats',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  // Only a call says it, and no word in the text.
  words: [],
  concerns: ({ shown }) => shown?.what === 'person',
  inspect(text, { shown }) {
    if (shown?.what !== 'person') return [];
    const found: [number, number][] = [];
    for (const { 0: line, index } of text.matchAll(/[^\r\n]{1,2000}/g)) {
      const names = new RegExp(shown.line.source, `${shown.line.flags}d`).exec(line)?.indices?.groups ?? {};
      for (const place of Object.values(names))
        if (place && !isNobody(line.slice(...place))) found.push([index + place[0], index + place[1]]);
    }
    return found;
  },
};
