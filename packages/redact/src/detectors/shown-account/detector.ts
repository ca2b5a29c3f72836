import type { PlaceDetector } from '../../detector.ts';
import { isMadeOfName } from '../../judge/people/person-handle.ts';
import { isSharedAccount } from '../../judge/people/shared-accounts.ts';

/** Under which account a tool runs, where it was asked. */
export const shownAccount: PlaceDetector = {
  id: 'shown-account',
  type: 'user_name',
  label: 'User name in the output of a command',
  shape:
    "A word alone in its line in what a tool gave back for `whoami`, `id -un`, `logname` or `echo $USER`; where the command asks for something else too, one made of a person's name.",
  link: 'https://pubs.opengroup.org/onlinepubs/9799919799/utilities/id.html',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  // Only a call says it, and no word in the text.
  words: [],
  concerns: ({ shown }) => shown?.what === 'account',
  inspect(text, { shown }) {
    if (shown?.what !== 'account') return [];
    const found: [number, number][] = [];
    for (const { 0: line, index } of text.matchAll(/[^\r\n]{1,200}/g)) {
      const place = new RegExp(shown.line.source, 'd').exec(line)?.indices?.groups?.['value'];
      if (!place) continue;
      const name = line.slice(...place);
      if (shown.isCertain ? !isSharedAccount(name) : isMadeOfName(name))
        found.push([index + place[0], index + place[1]]);
      if (shown.isCertain) break;
    }
    return found;
  },
};
