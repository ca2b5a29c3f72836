import type { PatternDetector } from '../../detector.ts';
import { isSharedHome } from '../../judge/shared-accounts.ts';

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
    /(?<=^|[/\\"'`\n\r\t (:,=])(?:[A-Za-z]-{1,2}|-{1,2}mnt-[a-z]-|-|(?<=\.cursor\/projects\/))(?:Users|home)-{1,2}(?<value>[A-Za-z0-9_.\u00c0-\uffdc]{2,40})(?=-|[/\\"'`\s),:;]|$)/g,
  reach: [24, 64],
  accept: (value) => !isSharedHome(value) && /\p{L}/u.test(value),
};
