import type { Candidate, PatternDetector, Place } from '../../detector.ts';
import { isMadeOfName, isPersonHandle } from '../../judge/people/person-handle.ts';
import { isSharedHome } from '../../judge/people/shared-accounts.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Another word of a name with blanks. */
const named = "[A-Za-z\\u00c0-\\uffdc][A-Za-z\\u00c0-\\uffdc'-]{0,30}";

/** Homes of one kind may have a folder of their own below the others: `/home/staff/…`. */
const group = '/(?:users|staff|students?|faculty|people|members)';

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
  anchors: ['home', 'users', 'documents and settings', 'documents%20and', 'profiles'],
  guard: 'documents|(?:homes?|users|profiles)\\d{0,2}\\$?[\\\\/%]',
  pattern: expression(
    inLines`
      (?:
        (?<![\w/.-])(?:\./)?(?:home|Users)/(?=[\w.-]{2,40}/)|
        (?:(?<![A-Za-z0-9_.])|(?<=%[0-9a-f]{2}))(?:/|\\{1,4}|%(?:25){0,2}2f|%(?:25){0,2}5c|:/{1,3})(?:
          homes?\d{0,2}(?:${group}(?=/[\w.-]{2}))?|users|documents and settings|documents%20and%20settings|(?:export|var|usr)(?:/|%(?:25){0,2}2f)home
        )(?:/{1,2}|\\{1,8}|%(?:25){0,2}2f|%(?:25){0,2}5c|\\/)|
        (?<![A-Za-z0-9])[A-Za-z](?::|%3a|\$)(?:\\{1,8}|/{1,2}|%5c|%2f|\\/)(?:users|profiles|documents and settings)
          (?:\\{1,8}|/{1,2}|%5c|%2f|\\/)|
        (?:
          /mnt|/cygdrive|/host_mnt|/run/desktop/mnt/host|/volumes/[\w .-]{1,40}|\\\\wsl[\w.$\\-]{0,40}|
          \\{2,8}[\w.-]{1,60}|/proc/\d{1,7}/root|[A-Za-z0-9_.~-]
        )(?:/[a-z])?(?:/|\\{1,4})(?:homes?|users|profiles)\$?(?:/|\\{1,4})
      )(?<value>
        (?:[A-Za-z0-9_\u00c0-\uffdc]|%[89a-f][0-9a-f])(?:
          [A-Za-z0-9_.@+$\u00c0-\uffdc-]|
          %20|%40|%[89a-f][0-9a-f]|
          (?<=[A-Za-z\u00c0-\uffdc.]) (?=${named}(?:[\\/>]|(?: ${named})?\\))|
          (?<=["'][a-z]:(?:\\{1,8}|/)Users(?:\\{1,8}|/)[A-Za-z\u00c0-\uffdc.]{1,30}) (?=${named}["'])
        ){0,63}(?:~\d(?!\w))?
      )
    `,
    'gi',
  ),
  reach: [64, 160],
  accept: isPerson,
};

/** Web routes and source folders are called "users" and "home" too; only a path from a root is somebody's home. */
function isPerson(value: string, { text, start, place }: Candidate): boolean {
  const name = decodeName(value);
  if (isSharedHome(name) || !/\p{L}/u.test(name) || /^[0-9a-f]*\d[0-9a-f]*$/i.test(name) || route.test(name))
    return false;
  const before = text
    .slice(Math.max(0, start - 90), start)
    .replace(/%(?:25){0,2}2f/gi, '/')
    .replace(/%(?:25){0,2}5c/gi, '\\')
    .replace(/%(?:25){0,2}3a/gi, ':')
    .replace(/[\\/]+/g, '/');
  // How a patch names the old file and the new one.
  if (/(?:^|\s)[ab]\/users\/$/.test(before)) return false;
  if (windows.test(before) || share.test(text.slice(Math.max(0, start - 90), start))) return true;
  const behind = text.slice(start + value.length, start + value.length + 80);
  if (/(?:^|[^\w/.-])(?:\.\/)?(?:home|Users)\/$/.test(before))
    return isListed(before, text.slice(Math.max(0, start - 400), start)) || homely.test(behind);
  if (emulated.test(before)) return true;
  if (realm.test(value) && below.test(text.slice(start + value.length, start + value.length + 40))) return false;
  const unix = root.exec(before);
  if (!unix || before.includes('#/')) return !unix && stored.test(before) && isPersonHandle(name);
  // The routes of an interface stand as keys, with the methods below them.
  if (isRouteKey(behind, place)) return false;
  if (/\.(?:html?|php|aspx?|jsp|vue|[jt]sx?|css|png|svg)$/i.test(name)) return false;
  // A site puts its pages into folders of things.
  if (/^\/index\.(?:html?|php|aspx?|jsp)\b/i.test(behind) && !isMadeOfName(name)) return false;
  const isHomely = homely.test(behind);
  if (request.test(before) && !isHomely) return false;
  if (unix[1] === 'Users') return true;
  // Houses for sale are below `/homes/` too.
  if (unix[1] === 'homes') return isHomely || isMadeOfName(name);
  if (routed.test(before) && !/file:\/$/.test(before.slice(0, -unix[1]!.length - 1)) && !isHomely) return false;
  // Lower-case `/users/` is a web route far more often than a home.
  return (
    unix[1] === 'home' ||
    unix[1] === 'Home' ||
    /^[^\s"']{1,60}?\/(?:desktop|documents|downloads|library|\.\w+|appdata)\b/i.test(text.slice(start, start + 80))
  );
}

/** Archives and copies name their files without the first slash; a source folder may be called `home` as well. */
function isListed(before: string, far: string): boolean {
  return (
    /(?:\d\d:\d\d(?::\d\d)?\s+|(?:^|\n)\s{0,4}(?:[xacrd]|inflating:|adding:|extracting:|creating:|linking:)\s{1,4}|[rwxsStT-]{9}[.@+]?\s{1,4})(?:\.\/)?(?:home|Users)\/$/.test(
      before,
    ) ||
    (/\n(?:\.\/)?(?:home|Users)\/$/.test(before) &&
      /file list|\btar\b|\brsync\b|\bunzip\b|\bzip\b|\bcpio\b|\bborg\b|\brestic\b|archive/i.test(far))
  );
}

function isRouteKey(behind: string, place: Place): boolean {
  if (place.isKey) return place.path.includes('paths') || place.path.includes('routes');
  return /^[\w{}/.:-]{0,60}["']?:\s{0,4}(?:\{\s{0,20}["']?|\r?\n\s{1,20})(?:get|post|put|patch|delete|head|parameters|summary)\b|^[\w{}/.-]{0,60}["']\s{0,4}:\s{0,4}\{/i.test(
    behind,
  );
}

/** What lies in somebody's home, and below no route. */
const homely = new RegExp(inLines`
  ^[\\/]{1,4}(?:
    \.\w+|Library|Applications|Desktop|Documents|Downloads|Pictures|Movies|Music|AppData|OneDrive|src|source|
    projects?|code|work|workspace|repos?|git|github|dev|go|bin|venv|miniconda3|anaconda3|tmp|public_html
  )\b|
  ^[\\/]{1,4}[\w.-]{1,60}\.(?:txt|sh|log|conf|tar|gz|md|json|py|env|pem|key|csv|ya?ml|toml)\b
`);
const request = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b[\s(:"'`]{0,4}\/(?:home|users)\/$/i;
const routed =
  /\b(?:route|router|href|app|path|to|url|redirect|navigate|push|replace|goto|location)\b[\s.(=:"'\w]{0,12}\/(?:home|users)\/$/;
/** A share on another machine, with its backslashes as they stand or doubled. */
const share = /(?:\\{2,8}|\bUNC\\{1,4})[\w.-]{1,60}\\{1,4}(?:home|homes|users|profiles|userdata)\$?\\{1,4}$/i;
/** The homes that a Unix shell on Windows brings. */
const emulated = /(?:cygwin|msys)(?:32|64)?\/home\/$/i;
/** A folder of homes somewhere on a disk. */
const stored = /(?:^|[\s"'\x60=:(,>])(?:\/[\w-]{1,30}){1,4}\/homes?\/$/;
/** The domain between `/home` and those who belong to it. */
const realm = /^[A-Z][A-Z\d-]{1,14}(?:\.[A-Z\d-]{2,20}){0,3}$/;
const below =
  /^(?:\/|\\{1,2})[a-z_][\w.-]{2,31}(?=[\\/"'\s,;:)]|$)(?<!\/(?:src|bin|work|code|dev|data|repos?|projects?|downloads|documents))/;
const windows =
  /(?:^|[^A-Za-z0-9])[A-Za-z](?::|\$)?\/(?:users|(?<=:\/)profiles|documents and settings|documents%20and%20settings)\/$/i;
const root = new RegExp(inLines`
  (?:
    ^|[^A-Za-z0-9_.~)}\]%-]|(?:^|[\s"'])-[ILRFB]|vscode-app|(?:^|[\s"'=(])[\w.-]{1,40}:|[@!+<>-]|
    wsl(?:\.localhost|\$)/[\w.-]{1,40}|
    vscode-remote:/[\w%+.-]{1,60}|
    \b[a-z][\w+-]{1,20}:/(?:file|open|edit|localhost)|
    \b(?:s?ftp|ssh|scp|smb|nfs|afp|rsync):/[\w.@-]{1,100}|
    %[0-9A-F]{2}
  )(?:
    /(?:
      var|usr|export|data|nfs|ifs|gpfs|lustre|host_mnt|mnt(?:/\w{1,20})?|host|private|Volumes/[\w .-]{1,40}|proc/\d{1,7}/root|run/host|
      rootfs|System/Volumes/Data|Device/HarddiskVolume\d{1,3}|net/\w{1,20}|\w{1,12}chroot
    )
  ){0,2}/(homes?|Users|users|Home)\d{0,2}(?:${group})?/$
`);
const route = new RegExp(
  inLines`
    ^(?:
      feed|dashboard|settings|profile|profiles|login|logout|signin|signup|register|index|page|pages|list|new|
      edit|search|about|details?|view|create|update|delete|count|export|import|invite|invites|roles?|groups?|
      sessions?|tokens?|posts?|orders?|items?|content|main|components?|hero|banner|widgets?|static|assets|
      images?|css|js|api|v\d
    )$
  `,
  'i',
);

function decodeName(value: string): string {
  return value.replaceAll('%20', ' ').replaceAll('%40', '@');
}
