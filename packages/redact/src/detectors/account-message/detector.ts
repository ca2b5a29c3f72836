import type { Candidate, PatternDetector } from '../../detector.ts';
import { isMadeOfName, isPersonHandle, mayBeHandle } from '../../judge/people/person-handle.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

const account = '[A-Za-z][\\w.-]{2,31}';

/** What names an account of somebody who works at the machine, and seldom one of a program. */
const ofPeople: readonly string[] = [
  // `sudo` asks, and refuses.
  inLines`
    \[sudo\] (?:password for|Passwort f\u00fcr|Mot de passe de|contrase\u00f1a para|senha para|password di) (?<value>${account})(?=\s?:)|
    \bSorry, user (?<value>${account})(?= (?:is not allowed to execute|may not run sudo))
  `,
  // Commands that are given the name of an account.
  inLines`
    (?:^|[\n;&|(\x60"'\`] {0,8}|[$#%>] )(?:sudo (?:-\w{1,2} )?)?(?:
      (?:passwd|chage|deluser|finger|chfn|chsh|lslogins|pkill -u|killall -u|quota -u)(?: -{1,2}[\w-]{1,20}){0,3}|
      loginctl (?:enable|disable|show|terminate|kill)-(?:linger|user)|gpasswd -[ad]|su -[l]?|runuser -[lu]{1,2}|crontab -(?:l|e|r) -u
    ) (?<valueBehindCommand>${account})(?=[\s;&|"'\x60)]|$)|
    \bsudo(?: -[EHSnkA]{1,3})? (?:-i?u|--user[= ]) ?(?<value>${account})(?=[\s;&|"'\x60)]|$)
  `,
  // The other side of `ssh` refuses, or asks, and a public key says whose it is.
  inLines`
    (?:^|[\n>] {0,8}|[:\t]\s?)(?<value>${account})(?=@[\w.-]{3,80}(?:: Permission denied \(|'s password:))|
    \bSHA256:[\w+/]{43} (?<value>${account})(?=@[\w.-]{2,60}(?:\s|$))|
    \bssh-(?:rsa|ed25519) AAAA[\w+/=]{20,1200} (?<value>${account})(?=@[\w.-]{2,60}(?:["'\s]|$))|
    \bAuthenticating to [\w.:-]{3,80} as '(?<value>${account})(?=')
  `,
  // Git makes an address of the account and the machine.
  String.raw`(?:Committer|Author|Commit): {1,8}[^\n<>]{1,60}<(?<value>${account})(?=@[\w.-]{2,60}\.(?:local|lan|home|fritz\.box|localdomain|\(none\))>)`,
  // Histories of Subversion and Perforce, and the owner of a file as `stat` says it.
  inLines`
    (?:^|\n)[ \t>+]{0,8}r\d{1,8} \| (?<value>${account})(?= \| (?:19|20)\d\d-)|
    \bChange \d{1,9} (?:on [\d/: ]{8,20} )?by (?<value>${account})(?=@[\w.-]{2,60})|
    \b[UG]id: \( {0,8}\d{1,10}\/ {0,16}(?<value>${account})(?=\))
  `,
  // Windows says who may do what.
  String.raw`(?<![\w\\])[A-Z][A-Z\d-]{2,20}\\(?<value>[a-z][\w.-]{2,31})(?=:\((?:OI|CI|IO|NP|I|F|M|RX|R|W|D|N)\))`,
  // A forge refuses to be written to.
  String.raw`\bPermission to [\w./-]{3,100} denied to (?<value>${account})(?=\.?(?:\s|$))(?<!\.)`,
  // A registry says who keeps a package, and who published it.
  inLines`
    (?<=\bmaintainers:?\s{1,4}(?:- [^\n]{3,100}\n){0,12}- |\bpublished [^\n]{2,40} by )(?<value>${account})(?= <[\w.+-]{1,64}@[\w.-]{3,80}>)
  `,
  // A folder of Windows and its owner, and an account on a line of its own behind the command that asks for it.
  inLines`
    <DIR> {1,20}[A-Z][A-Z\d-]{2,20}\\(?<value>[a-z][\w.-]{2,31})(?= {1,23}\S)|
    \bwhoami\b[^\n]{0,60}\n(?:[^\n]{1,100}\n)?[a-z][a-z\d-]{1,20}\\(?<value>[a-z][\w.-]{2,31})(?=\r?\n|$)
  `,
];

/** What names accounts of programs as well: most are counted when the name is made of a person's. */
const ofAnybody: readonly string[] = [
  inLines`
    \bauthentication failed for user ["'](?<valueOfAnybody>${account})(?=["'])|
    \b(?:role|user) ["'](?<valueOfAnybody>${account})(?=["'] (?:does not exist|already exists|is not permitted|cannot))|
    \bAccess denied for user '(?<valueOfAnybody>${account})(?='@)|
    \barn:aws[\w-]{0,10}:iam::\d{12}:user\/(?:[\w-]{1,40}\/)?(?<valueOfAnybody>${account})(?=["'\s,\\]|$)|
    \b(?:TODO|FIXME|XXX|HACK|NOTE)\(@?(?<valueInNote>${account})(?=\))|
    (?:^|\n)[ \t>]{0,8}(?:User[Nn]ame|Username|Login|Account|User)[ ]{2}[ \t]{0,18}(?<valueOfAnybody>${account})(?=[ \t]{0,8}(?:[\r\n]|$))|
    <(?:id|username|login|userid|userName)>(?<valueOfAnybody>${account})(?=<\/)|
    @(?<=(?:^|\n)[\w.*-]{0,40}[/.][\w./*-]{0,100}[ \t]{1,40}(?:@[\w/-]{2,60} ){0,6}@)(?<valueOfAnybody>[a-z][a-z\d-]{2,38})(?=[ \t]|\r?\n|$)|
    \b(?:for|[Ii]nvalid|as|by|from|authenticating) user (?<valueOfAnybody>${account})(?=[\s,;)]|[.:](?:\s|$)|$)|
    \bacct=\\{0,2}"(?<valueOfAnybody>${account})(?=\\{0,2}")|
    \b[Mm]y (?:[A-Z]\w{2,15} )?(?:login|user ?name|handle|account) is @?(?<valueTold>${account})(?=[\s,;)]|[.:](?:\s|$)|$)|
    \blogged in as @?(?<valueOfAnybody>${account})(?=[\s,;)]|[.:](?:\s|$)|$)|
    \b(?:psql|pg_dump(?:all)?|pg_restore|createdb|mysql|mysqldump|mariadb|cqlsh|(?:docker|podman)(?:[ ]compose)?[ ](?:run|exec))(?= )[^\n|;&]{0,80}? (?:-[Uu] ?|--user(?:name)?[= ])
      (?<valueOfAnybody>${account})(?=[\s"'\x60]|$)|
    (?:^|[\n>$#] {0,8})net user (?<valueOfAnybody>${account})(?=[ \t]{1,4}[/*]|\r?\n|$)|
    \b(?:opened|closed|merged|approved|reviewed|requested|reported|created|assigned|updated|modified|triggered|commented|deployed|started|submitted|uploaded|published|released|locked)[ ]by[ ]@?(?<valueOfAnybody>[a-z][\w.-]{2,31})
      (?=[\s,;)]|[.:](?:\s|$)|$)|
    (?<![\w./@:"'-])@(?<valueMentioned>[A-Za-z][\w-]{2,31})(?=[ ](?:joined|left|wrote|said|commented|approved|requested|merged|pushed|opened|closed|asked|mentioned|replied)\b)|
    \bset-credentials (?<valueOfAnybody>${account})(?=\s|$)|
    \[(?<valueOfAnybody>${account})(?=\][ ](?:OK|FAIL)[ ](?:LOGIN|UPLOAD|DOWNLOAD|DELETE|MKDIR)\b)|
    (?<=\b(?:assignees|reviewers|approvers|owners|maintainers)["']?:\s{0,8}(?:\[\s{0,8})?(?:- )?(?:["']?@?[\w.-]{2,32}["']?(?:,\s{0,8}|\s{1,8})(?:- )?){0,8}["']?@?)(?<![\w.-])(?<valueOfAnybody>${account})(?=["']?(?:[\s,\]]|$))|
    \b[Tt]hank(?:s|[ ]you)(?:[ ]to)?[ ]@(?<valueOfAnybody>[A-Za-z][\w-]{2,31})(?=[ ](?:for|who)\b)|
    (?<!\+)\bhttps?:\/\/(?<valueOfAnybody>${account})(?=@(?:github\.com|gitlab\.com|bitbucket\.org|dev\.azure\.com|[\w-]{2,40}\.visualstudio\.com)\/)
  `,
];

/** The account of somebody in what programs say of it, and in the commands that are about it. */
export const accountMessage: PatternDetector = {
  id: 'account-message',
  type: 'user_name',
  label: 'User name in the message of a program',
  shape:
    "The name behind `[sudo] password for`, `sudo -u`, `passwd` and their like, before `@host: Permission denied`, behind a fingerprint or a public key of ssh, in the heads of svn and Perforce, in `stat` and `icacls`; and one made of a person's name where a database, a cloud or a note such as `TODO(name)` says it.",
  link: 'https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ...inLines`
      killall -u|quota -u|loginctl |gpasswd -|su -|runuser -|crontab -|sudo -|permission denied (|
      's password:|sha256:|ssh-rsa aaaa|ssh-ed25519 aaaa|authenticating to |committer: |author: |commit: |
      change |uid: (|gid: (|:(|permission to |failed for user |role "|role '|user "|user '|denied for user|
      :user/|maintainers|published |<dir> |whoami|@|@github.com/|@gitlab.com/|@bitbucket.org/|
      @dev.azure.com/|.visualstudio.com/|todo(|fixme(|xxx(|hack(|note(|for user |invalid user |as user |
      logged in as |acct=|login is |username is |user name is |handle is |account is |net user |ed by | joined #| left #|psql |pg_dump|pg_restore |createdb |mysql |mysqldump |
      mariadb |cqlsh |assignees|reviewers|approvers|owners|username  |login  |account  |user  |<id>|
      <username>|<login>|<userid>
    `.split('|'),
    ...[
      '[sudo] ',
      'sorry, user ',
      'passwd ',
      'chage ',
      'deluser ',
      'finger ',
      'chfn ',
      'chsh ',
      'lslogins ',
      'pkill -u',
    ],
    ' | 20',
    ' | 19',
    ...[
      'by user ',
      'from user ',
      'authenticating user ',
      'docker run',
      'docker exec',
      'podman run',
      'podman exec',
      'compose run',
      'compose exec',
      'set-credentials ',
      '] ok ',
      '] fail ',
    ],
  ],
  guard: inLines`
    \[sudo|sorry|(?:passwd|chage|deluser|finger|chfn|chsh|lslogins) [a-z-]|(?:pkill|killall|quota) -u |loginctl [edstk]|gpasswd -[ad] |
    su -l? ?[a-z]|runuser -[lu]{1,2} |crontab -[ler] -u |sudo -[aehsnkiu-]|permission |(?<=@[\w.-]{3,80})(?:'s pass)|sha256:[\w+/]{43} |
    maintainers:?(?:\s|\\+n)|published [^\n]{2,40} by |<dir>|whoami|ssh-|authenticating|(?:committer|author|commit): {1,8}[^\n<>]{1,60}<[\w.-]{3,32}@|(?<=[\w.-])[ ]\| (?:19|20)\d\d-|change \d|[ug]id: \(|
    (?<=\\[\w.-]{3,32}):\([a-z]{1,2}\)|failed for|denied for|(?:role|user) \\*["']|:user/|(?:todo|fixme|xxx|hack|note)\(@?[a-z]|
    @[a-z][a-z\d-]{2,38}(?![\w./@-])(?<=[/.][\w./*-]{0,100}[ \t]{1,40}(?:@[\w/-]{2,60} ){0,6}@[a-z\d-]{3,40})|(?<=:\/\/[\w.-]{3,32})@[gbd]|(?<=- [\w.-]{3,32} <[\w.+-]{1,64})@|\.vis|(?:username|login|account|user)[ \t]{2}|<(?:id|username|login|userid)>|
    (?:for|as|invalid|by|from|authenticating) user [a-z]|(?:docker|podman|compose) (?:run|exec) [^\n|;&]{0,80}(?<= )-(?:u|-user)|set-credentials [a-z]|\] (?:ok|fail) [ludm]|(?:assignees|reviewers|approvers|owners|maintainers)\\*["']?:|logged in as @?[a-z]|acct=\\*"[a-z]|(?:login|user ?name|handle|account) is @?[a-z]|(?:psql|pg_dump(?:all)?|pg_restore|createdb|mysql|mysqldump|mariadb|cqlsh) [^\n|;&]{0,80}(?<= )-(?:u|-user)|net user [a-z]|
    (?<=@[a-z][\w-]{2,31}) (?:joined|left) #|(?<=\b(?:open|clos|merg|approv|review|request|report|creat|assign|updat|modifi|trigger|comment|deploy|start|submit|submitt|upload|publish|releas|lock))ed by @?[a-z]|@[a-z][\w-]{2,31} (?:joined|left|wrote|said|commented|approved|requested|merged|pushed|opened|closed|asked|mentioned|replied|for|who)\b
  `,
  pattern: expression([...ofPeople, ...ofAnybody].join('|'), 'g'),
  reach: [1300, 160],
  accept: isSomebody,
};

function isSomebody(value: string, { groups, text, start, end }: Candidate): boolean {
  if (groups['valueInNote'] !== undefined || groups['valueTold'] !== undefined)
    return isPersonHandle(value) || isMadeOfName(value);
  // Programs come into no room that has a sign before its name.
  if (groups['valueMentioned'] !== undefined && / (?:joined|left) #/.test(text.slice(end, end + 9)))
    return mayBeHandle(value);
  if (groups['valueMentioned'] !== undefined || groups['valueOfAnybody'] !== undefined) return isMadeOfName(value);
  // Accounts of programs are become more often.
  if (groups['valueBehindCommand'] !== undefined && /\bsu -l? $/.test(text.slice(Math.max(0, start - 40), start)))
    return isMadeOfName(value);
  return mayBeHandle(value) || isMadeOfName(value);
}
