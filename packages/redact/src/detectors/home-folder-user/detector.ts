import type { PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isGivenName } from '../../judge/people/given-names.ts';
import { isSharedHome } from '../../judge/people/shared-accounts.ts';
import { isSurname } from '../../judge/people/surnames.ts';

/** The name of the account in the folder that an agent names after a project's path. */
export const homeFolderUser: PatternDetector = {
  id: 'home-folder-user',
  type: 'user_name',
  label: 'User name in a folder named after a home path',
  shape:
    'A folder name in which every separator of a home path has become a dash, such as `-Users-name-project`, and `Users-name-project` below the projects of Cursor.',
  link: 'https://docs.claude.com/en/docs/claude-code/settings',
  policy: 'pii',
  confidence: 'certain',
  family: 'PERSON',
  anchors: ['-users-', '-home-', '--users-', 'projects/users-', 'projects/home-'],
  pattern:
    /(?<=^|[/\\"'`\n\r\t (:,=])(?:[A-Za-z]-{1,2}|-{1,2}mnt-[a-z]-|-|(?<=\.cursor\/projects\/))(?:Users|home)-{1,2}[A-Za-z0-9_.\u00c0-\uffdc]{2,40}(?=-|[/\\"'`\s),:;]|$)/g,
  reach: [24, 64],
  ranges: namesIn,
};

/** The name; the dot of one is a dash here too, so that the next word belongs to it where both together are a name. */
function namesIn(match: string, text: string, at: number): [number, number][] {
  const start = match.lastIndexOf('-') + 1;
  const name = match.slice(start);
  if (isSharedHome(name) || !/\p{L}/u.test(name) || isPartOfHome(match, name, text.slice(Math.max(0, at - 10), at)))
    return [];
  const next = second.exec(text.slice(at + match.length, at + match.length + 60));
  const isOne = next !== null && !isCommonWord(next[1]!) && isWholeName(name.toLowerCase(), next[1]!.toLowerCase());
  return [[start, match.length + (isOne ? next[0].length : 0)]];
}

/** A page, a screen or a button of a home is a file or a style; below an agent's projects such a word is an account. */
function isPartOfHome(match: string, name: string, before: string): boolean {
  return (
    /^-home-/.test(match) &&
    /^(?:page|screen|view|button|banner|hero|section|icon|nav|header|footer|layout|assistant|dir|directory|path|folder|link|tab|menu|feed|card|grid|office)s?$/.test(
      name,
    ) &&
    !/projects[/\\]{1,2}$/.test(before)
  );
}

/** A given name behind what is no word stands behind a surname, of which there are more than any list has; and the other way round. */
function isWholeName(one: string, other: string): boolean {
  return (
    (isGivenName(one) && (isSurname(other) || endsAsSurname.test(other))) ||
    (isGivenName(other) && (isSurname(one) || (one.length > 4 && !isCommonWord(one) && !isGivenName(one))))
  );
}

/** How surnames of several languages end, and words of programs do not. */
const endsAsSurname =
  /^[a-z]{3,20}(?:[sc]k[ia]|wicz|ovi[c\u0107]|enko|sson|mann|occhi|acchi|opoulos|shvili|bauer|meyer|huber)$/;

/** A word of letters that is followed by another folder, or ends the path. */
const second = /^-([A-Za-z\u00c0-\uffdc]{2,30})(?=-|[/\\"'`\s),:;]|$)/;
