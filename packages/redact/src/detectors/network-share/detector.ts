import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

const machine = '(?:[A-Za-z][\\w-]{1,62}(?:\\.[\\w-]{1,62}){0,5}|\\d{1,3}(?:\\.\\d{1,3}){3})';

/** Which machine of somebody's network keeps files, and which. */
export const networkShare: PatternDetector = {
  id: 'network-share',
  type: 'network_share',
  label: 'Folder that a machine shares',
  shape:
    'Two backslashes, a machine, a share and folders below it; an address that begins with `smb://`, `cifs://`, `nfs://` or `afp://`; the source of `mount -t cifs` or of a line of `fstab`.',
  link: 'https://learn.microsoft.com/en-us/dotnet/standard/io/file-path-formats#unc-paths',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: ['smb://', 'smb3', 'smbfs', 'cifs', 'nfs', 'afp://'],
  trigger: /\\\\[\w.-]{2,380}\\/g,
  pattern: expression(
    inLines`
      (?<![\\\w:.%)\]}/+*?-])\\\\(?<value>${machine}\\(?!\\)[\w$.-]{2,80}(?:\\(?!\\)[^\s"'\x60<>|:*?,;()\\]{1,100}){0,12})|
      (?:smb|cifs|nfs|afp)://(?<value>(?:[^\s/@"'\x60<>]{1,100}@)?${machine}(?:/[^\s"'\x60<>,;)]{0,200})?)|
      \bmount\s[^\n]{0,80}?-t\s{1,3}(?:cifs|smbfs|smb3|nfs4?)\s[^\n]{0,80}?(?<value>
        (?://${machine}/|${machine}:/)[^\s"'\x60]{1,200}
      )|
      (?:^|\n)(?<value>(?://${machine}/|${machine}:/)[^\s"'\x60]{1,200})(?=[ \t]{1,40}/\S{0,200}[ \t]{1,40}(?:cifs|smb3|nfs4?)\s)
    `,
    'g',
  ),
  reach: [440, 1400],
  accept: (value) => !everybodys.test(value),
};

/** What documentation calls a machine, and what Windows keeps for itself. */
const everybodys =
  /^(?:\/\/)?(?:[^/\\@]{1,100}@)?(?:localhost|server(?:name)?|host(?:name)?|computer(?:name)?|machine|remote|example(?:\.\w+)*|wsl(?:\.localhost)?|127\.0\.0\.1|your[\w-]*|my[\w-]*|[a-z]|(?:begin|end|alpha|beta|frac|sum|left|right|text\w*|math\w*))(?:[/\\:]|$)/i;
