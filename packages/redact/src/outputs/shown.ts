import { marker } from '../judge/secrets/marker.ts';
import { withNumbers } from '../shape/for-engines/repeated-names.ts';
import { inLines } from '../shape/in-lines.ts';
import { secretCommands, secretWord, showsNoSecret } from './secret-commands.ts';

/** What the lines of a command's output hold: the groups of the pattern are the sensitive parts. */
export interface Shown {
  readonly what: 'secret' | 'person' | 'account';
  /** Matches one line of the output. */
  readonly line: RegExp;
  /** True when the command is there to show it and nothing else, false when it only names it. */
  readonly isCertain: boolean;
}

/** What a command shows, told from the command alone; `undefined` for the many that show nothing in particular. */
export function shownBy(command: string): Shown | undefined {
  if (command.length > longestCommand || !telling.test(command)) return undefined;
  // A marker names what was masked, which is no word of the command.
  const written = command.replace(marker, '').replace(/\\+(["'])/g, '$1');
  const names = namesShownBy(written);
  if (names) return { what: 'person', line: names, isCertain: true };
  if (asksWho.test(written)) return { what: 'account', line: accountLine, isCertain: asksOnlyWho.test(written) };
  if (aboutSecrets.test(written) || showsNoSecret(written)) return undefined;
  if (certain.test(written)) return { what: 'secret', line: oneWord, isCertain: true };
  if (reading.test(written)) return { what: 'secret', line: oneWord, isCertain: false };
  return undefined;
}

const longestCommand = 4000;

/** A cheap look at what most commands do not hold. */
const telling = new RegExp(
  inLines`
    pass|secret|token|key|credential|_pwd|(?<![a-z\d])pw(?![a-z])|_pat\b|%[ac][nN]|%\((?:author|committer)name|shortlog|user\.name|
    pwgen|openssl rand|wg gen|keygen|keyring|random|makepasswd|\bapg |get-parameter|wallet|conjur|credhub|whoami|id -un|\$\{?(?:user|logname)\b|env:username|%username%|op |lpass|bw |getent|id -F|initial|\.cookie|_name
  `,
  'i',
);

const who = inLines`
  (?:
    (?:whoami(?:\.exe)?|id -un|logname)(?![\w./=-])|
    (?:echo|printf|Write-Output) ["']?(?:\$\{?(?:env:)?(?:USER|LOGNAME|USERNAME)\}?|%USERNAME%)["']?|
    \$env:USERNAME
  )
`;
/** A command that asks under which account it runs, among others or alone. */
const asksWho = new RegExp(`(?:^|[\\n;&|(] {0,2})${who}\\s{0,2}(?:$|[\\n;&|)])`);
const asksOnlyWho = new RegExp(`^\\s{0,4}${who}(?: 2>&1| 2>/dev/null)?\\s{0,4}$`);
const accountLine = /^[ \t]{0,8}(?:[\w.-]{1,40}\\)?(?<value>[A-Za-z_][\w.-]{1,31})[ \t]{0,8}$/;

/** A line that is one word, perhaps behind its number in a file. */
export const oneWord: RegExp = /^[ \t]{0,40}(?:\d{1,4}(?:\u2192|\t))?(?<value>[^\s]{6,2000})[ \t]{0,40}$/;

/** What measures, lists or searches secrets without showing one. */
const aboutSecrets = new RegExp(inLines`
  (?:^|[\n|;&("'\x60]\s{0,4})(?:
    sha\d{0,3}sum|shasum|md5(?:sum)?|b2sum|cksum|wc|stat|find|ls|which|test|rm|mkdir|touch|chmod|chown|
    ssh-keygen -l|
    git (?:hash-object|rev-parse|status|add|commit|diff)
  )(?=\s|$)|
  \$\{#|\bgrep\s+-\w*[cl]|
  \s-(?:o|-output)[= ]?(?:name\b|jsonpath=["']?\{(?:\.(?:metadata|type|kind)\b|[^\s"'}]{0,200}(?:[nN]ame|Ref)\}))
`);

const certain = new RegExp(`(?:^|[\\s"'\`(;&|])(?:${secretCommands})`, 'i');

/** A verb of reading, then the name of a secret. */
const reading = new RegExp(
  inLines`
    \b(?:
      cat|echo|print\w{0,8}|printenv|get\w{0,8}|read|show|view|reveal|decrypt|fetch|jq|yq|grep|sed|awk|cut|head|
      tail|output|python3?|node|ruby|perl|php|env|access|generate\w{0,8}|create|config
    )\b[^\n]{0,200}?(?:${secretWord}|process\.env\.|environ\[)
  `,
  'i',
);

/** A subject begins with a capital as well: where one follows, a name has two words at most. */
const shortPerson = "\\p{Lu}[\\p{L}.'\\u2019-]{0,30}(?: \\p{Lu}[\\p{L}.'\\u2019-]{0,30})?";
const person = "\\p{Lu}[\\p{L}.'\\u2019-]{0,30}(?: \\p{L}[\\p{L}.'\\u2019-]{0,30}){0,3}";

/** The lines that git and the system write when they are asked for people. */
function namesShownBy(command: string): RegExp | undefined {
  const format =
    /--?(?:format|pretty)[= ](?:t?format:)?(?:"([^"\n]{1,200})"|'(?:t?format:)?([^'\n]{1,200})'|([^\s"']{1,200}))/.exec(
      command,
    );
  const told = format?.[1] ?? format?.[2] ?? format?.[3];
  if (told !== undefined && /\bgit\b/.test(command)) return lineOf(told.replace(/^t?format:/, ''));
  if (/\bgit\b[^\n|;&]{0,60}\bshortlog\b/.test(command))
    return new RegExp(
      withNumbers(
        `^\\s{0,8}(?:\\d{1,7}\\s{1,4}(?<value>${person})(?= <|\\s{0,4}$)|(?<value>${person}) \\(\\d{1,7}\\):$)`,
      ),
      'u',
    );
  if (
    /\bgit\b[^\n|;&]{0,60}\bconfig\b[^\n|;&]{0,40}\buser\.name["']?\s{0,4}(?:$|[\n|;&"'])|\bid -F\b|\bgetent passwd\b[^\n]{0,60}cut\b[^\n]{0,20}-f ?5|\bgecos\b/.test(
      command,
    )
  )
    return new RegExp(`^\\s{0,4}(?<value>${person})(?=[\\s,]{0,6}$)`, 'u');
  return undefined;
}

/** A format of `git log` as the pattern of the line it writes, when a name stands in it. */
function lineOf(format: string): RegExp | undefined {
  const line = format.split('%n').find((piece) => namePlace.test(piece));
  if (line === undefined) return undefined;
  const pattern = line.replace(places, (written, at: number) => {
    if (namePlace.test(written))
      return `(?<value>${/^\s*%[sbB]/.test(line.slice(at + written.length)) ? shortPerson : person})`;
    if (/^%[hHptPT]$|objectname/.test(written)) return '[0-9a-f ]{4,200}';
    if (/^%C|^%x/.test(written)) return '.{0,4}';
    if (/^%[<>|]/.test(written)) return '\\s{0,80}';
    if (/^%/.test(written)) return '.{0,300}?';
    if (/^\s+$/.test(written)) return '\\s{1,80}';
    return written.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  });
  return new RegExp(withNumbers(`^\\s{0,8}(?:[*|\\\\/_ ]{1,20})?(?:\\d{1,7}\\s{1,4})?${pattern}\\s{0,80}$`), 'u');
}

const namePlace = /%[ac][nN]|%\((?:author|committer)name[^)]{0,20}\)/;
const places =
  /%(?:[<>|]{1,2}\([^)]{0,20}\)|C\([^)]{0,20}\)|C(?:reset|red|green|blue)|x[0-9a-f]{2}|\([^)]{1,40}\)|[acg][a-zA-Z]|[A-Za-z%+-])|\s+|[^%\s]+/g;
