import type { Candidate, PatternDetector } from '../../detector.ts';
import { isSharedAccount } from '../../shared-accounts.ts';

/** The name of the account whose home folder a path goes through. */
export const homePathUser: PatternDetector = {
  id: 'home-path-user',
  type: 'user_name',
  label: 'User name in a home path',
  shape: 'The folder below /home, /Users, C:\\\\Users or their mounted, escaped, encoded and folder-name spellings.',
  link: 'https://refspecs.linuxfoundation.org/FHS_3.0/fhs/ch03s08.html',
  policy: 'pii',
  confidence: 'certain',
  family: 'PERSON',
  anchors: ['home', 'users', 'documents and settings'],
  pattern:
    /(?:(?<![A-Za-z0-9_.])(?:\/|\\{1,4}|%2f|%5c|:\/{1,3})(?:home|users|documents and settings|documents%20and%20settings|export\/home|var\/home|usr\/home)(?:\/{1,2}|\\{1,8}|%2f|%5c|\\\/)|(?<![A-Za-z0-9])[A-Za-z](?::|%3a|\$)(?:\\{1,8}|\/{1,2}|%5c|%2f|\\\/)(?:users|documents and settings)(?:\\{1,8}|\/{1,2}|%5c|%2f|\\\/)|(?:\/mnt|\/cygdrive|\/host_mnt|\/run\/desktop\/mnt\/host|\/volumes\/[\w .-]{1,40}|\\\\wsl[\w.$\\-]{0,40}|\/proc\/\d{1,7}\/root|[A-Za-z0-9_.~-])(?:\/[a-z]){0,1}(?:\/|\\{1,4})(?:home|users)(?:\/|\\{1,4}))(?<value>[A-Za-z0-9_\u00c0-\uffdc](?:[A-Za-z0-9_.@+$\u00c0-\uffdc-]|%20|%40|(?<=[A-Za-z]) (?=[A-Z][a-z]{1,30}[\\/])){0,63})/gi,
  reach: [64, 160],
  accept: isPerson,
};

/** Web routes and source folders are called "users" and "home" too; only a path from a root is somebody's home. */
function isPerson(value: string, { text, start }: Candidate): boolean {
  const before = text.slice(Math.max(0, start - 64), start);
  const name = decodeName(value);
  if (isSharedAccount(name) || !/[\p{L}]/u.test(name)) return false;
  if (
    /(?:[A-Za-z](?::|%3a|\$)|\/mnt\/[a-z]|\/cygdrive\/[a-z]|^\/[a-z]|[\s"'`=:(]\/[a-z]|host_mnt\/[a-z])(?:[\\/]|%5c|%2f){1,8}(?:users|documents and settings|documents%20and%20settings)(?:[\\/]|%5c|%2f){1,8}$/i.test(
      before,
    )
  )
    return true;
  if (/wsl[\w.$\\/-]{0,40}(?:home)[\\/]{1,4}$/i.test(before)) return true;
  const root =
    /(?:^|[^A-Za-z0-9_.~)}\]%-]|%3D|%20|%22|file%3A%2F%2F)(?:file:\/{2,3}|vscode-remote:\/\/[\w%+.-]{1,60}|\w{1,12}:\/\/(?=\/)|[\w.-]{1,40}:(?=\/)|[@!+<>-]){0,1}(?:\/(?:var|usr|export|data|nfs|mnt\/\w{1,20}|host|private|Volumes\/[\w .-]{1,40}|proc\/\d{1,7}\/root|run\/host|rootfs)){0,2}(?:\/|\\{1,8}|%2f|%5c)(home|Users|users|Home)(?:\/|\\{1,8}|%2f|%5c){1,2}$/.exec(
      before,
    );
  if (!root) return false;
  // Lower-case `/users/` is a web route far more often than a home.
  return root[1] !== 'users' && root[1] !== 'Home'
    ? true
    : /\/(?:desktop|documents|downloads|library|\.\w+|appdata|src|projects|code|repos|work)\b/i.test(
        text.slice(start, start + 80),
      );
}

function decodeName(value: string): string {
  return value.replaceAll('%20', ' ').replaceAll('%40', '@');
}
