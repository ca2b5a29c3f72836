import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksLikePassword, looksLikeWeakPassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What one command prints so that another one need not be told it as an argument. */
export const pipedSecret: PatternDetector = {
  id: 'piped-secret',
  type: 'secret',
  label: 'Secret given through a pipe',
  shape:
    'What `echo` or `printf` prints, or a here-string holds, for a command that takes a password, a token or a secret, or a pair for `base64`: `… | docker secret create`, `--password-stdin <<< …`; what `passwd` is told twice.',
  link: 'https://docs.docker.com/reference/cli/docker/secret/create/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['echo ', 'printf ', 'print ', 'write-output ', '<<<', 'passwd'],
  pattern: expression(
    inLines`
      (?:
        \b(?:echo|printf) \s{0,2}(?:-[neE]{1,3}\s{1,3}|--\s{1,3}){0,3}["'][\w.@+-]{1,60}:
          (?<valueBehindName>[^\s"'|]{4,200})(?:\\{1,2}n)?["']\s{0,3}\|\s{0,3}(?:openssl\s{1,3})?base64\b|
        \b(?:echo|printf) \s{0,2}(?:-[neE]{1,3}\s{1,3}){0,2}["'](?<value>[^\s"'\\|$]{6,100})\\{1,2}n\k<value>(?:\\{1,2}n)?["']\s{0,3}\|(?<consumer>[^\n;]{2,200})|
        (?<consumer>\b(?:smb|vnc|gr|ldap)?passwd\b[^\n|<;]{0,60})<<-?[ ]?["']?\w{1,20}["']?\r?\n(?<value>\S{6,100})\r?\n\k<value>\r?\n|
        \b(?:echo|printf|print|Write-Output) \s{0,2}(?:-[neE]{1,3}\s{1,3}|--\s{1,3}){0,3}
          (?:["']?%s(?:\\{1,2}n)?["']?\s{1,3})?(?:
            "(?<value>[^"\r\n]{4,400})"|
            '(?<value>[^'\r\n]{4,400})'|
            (?<value>[^\s"'|;&<>()]{4,400})
          )\s{0,3}\|(?<consumer>[^\n;]{2,200})|
        (?<consumer>\b[^\n;|]{2,160}?)<\(\s{0,2}(?:echo|printf)\s{1,3}(?:-[neE]{1,3}\s{1,3}){0,2}(?:
          "(?<value>[^"\r\n]{4,400})"|
          '(?<value>[^'\r\n]{4,400})'|
          (?<value>[^\s"'|;&<>()$]{4,400})
        )\s{0,2}\)|
        (?<consumer>\b[^\n;|]{2,160}?)<<<\s{0,3}(?:
          "(?<value>[^"\r\n]{4,400})"|
          '(?<value>[^'\r\n]{4,400})'|
          (?<value>[^\s"'|;&<>()$]{4,400})
        )
      )
    `,
    'gi',
  ),
  guard: 'passwd[^\\n|<;]{0,60}<<|(?!passwd)(?:<<<|(?<=<\\(\\s{0,2})[a-z]|[a-z-]{4,12} (?=[^|]{4,1200}\\|))',
  reach: [180, 680],
  accept: isTaken,
};

const takes = new RegExp(
  inLines`
    secrets?\b|passw(?:or)?d|\bpass\b|passphrase|\btoken|\blogin\b|credential|\bvault\b|keychain|\bsudo\s+-S|
    \bsu\b|\brealm\s+join|kinit|cryptsetup|\bload-key\b|\bgpg\b|--(?:with-token|stdin)\b|auth\b|api[-_]?key|env (?:add|set)|config:set|
    variable set|\bpass insert|gopass|secret-tool|sops|age\b|kubeseal|encrypt|chpasswd|adduser|\bpsql\b|ssh-add|
    htpasswd|\bhash\b|\bread\s+-\w{0,4}s|\bwg\s+pubkey\b|\b(?:private|preshared)-key\b
  `,
  'i',
);

/** What takes nothing but a secret: even a word is one there. */
const keeps = /\bsecrets?\s+(?:create|set|put|versions\s+add)\b|--password-stdin\b|\bchpasswd\b|^\s*sudo\s+-S\b/i;

function isTaken(value: string, { groups }: Candidate): boolean {
  // A name and a password in base64 are what a request is let in with.
  if (groups['valueBehindName'] !== undefined) return !/[$`{}]/.test(value) && looksLikePassword(value);
  const consumer = groups['consumer'] ?? '';
  if (!takes.test(consumer) || /^\s*(?:grep|sed|awk|jq|tr|cut|head|tail|wc|sort|less|cat|tee)\b/.test(consumer))
    return false;
  if (/\s|[$`{}]|^[-/~.]|:\/\/|^[A-Za-z_][\w.-]*=[^=]|^[\w.-]+:[^:]/.test(value)) return false;
  if (isCodeReference(value)) return false;
  return looksLikePassword(value) || (keeps.test(consumer) && looksLikeWeakPassword(value));
}
