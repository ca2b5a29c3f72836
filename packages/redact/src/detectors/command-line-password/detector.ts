import { isClientToken } from '../../assignment/client-token.ts';
import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { isPublicId, isUuid } from '../../judge/secrets/public-id.ts';
import {
  looksLikePassphrase,
  looksLikePassword,
  looksLikeWeakPassword,
  looksRandom,
} from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, wordBegins } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { oneOf } from '../../shape/one-of.ts';
import { isMixed } from '../../shape/varied.ts';
import { isKeyOf } from './key-option.ts';

/** What stands before the password: an option that says so in its name, or the habit of a program. */
const options = oneOf([
  // A command that tells the password, given to a program that asks one.
  /--(?:password|passphrase|pass)-command[ =]{1,3}["']echo\s{1,3}["']?/,
  // Options that say what they take.
  new RegExp(inLines`
    --(?:
      [\w-]{0,30}(?:
        password|passwd|passphrase|token|secret|api-key|apikey|access-key|secret-key|private-key|auth-?key|
        account-key|requirepass|client-secret|credential|bearer|pass|(?<=-)pat|(?<=--(?:[a-z][\w-]{1,30}-)?)key|password\d|write-?key|psk|(?<=\w-)pw
      )(?:-[a-z]{2,20})?
    )(?:=|\s{1,4})["']{0,2}(?:pass:)?
  `),
  // `sshpass -p`.
  /\bsshpass\s{1,4}-p\s{0,4}["']{0,2}/,
  // Clients of databases and of registries: `mysql -p`.
  new RegExp(inLines`
    (?<![\w-])(?:
      mysql|mysqldump|mysqladmin|mariadb|mongo|mongosh|mongodump|mongorestore|cqlsh|cypher-shell|psql|sqlcmd|
      bcp|isql|clickhouse-client|influx|p4|rabbitmqadmin|lftp|ftp|xfreerdp|rdesktop|evil-winrm|crackmapexec|
      netexec|nxc|racadm|ipmitool|impacket\w{0,20}|winrs|hponcfg|airdecap-ng|(?:expo|eas)[ ]login|knife[ ]\w{1,16}|mosquitto_(?:pub|sub|rr)|az|docker|podman|helm|oc|nerdctl|crane|skopeo|buildah|oras|kubectl
    )\b[^\n|;&]{0,300}?\s(?:-p:?|-P|/p:|-pass|--pw)[ =]?["']{0,2}
  `),
  // What tries passwords on others, and what is let in by the digest of one.
  /\b(?:hydra|medusa|ncrack)\b[^\n|;&]{0,200}?\s-p\s{1,3}["']{0,2}/,
  /\b(?:evil-winrm|crackmapexec|netexec|nxc|impacket-\w{2,20}|pth-\w{2,20})\b[^\n|;&]{0,200}?\s-(?:H|hashes)\s{1,3}["']{0,2}(?:[\da-f]{0,32}:)?(?=[\da-f]{32}(?!\w))/,
  // Whatever is run for somebody: a name, then a password.
  /(?<anybody>)\s(?:-u|--user(?:name)?)[ =]["']?[\w.@\\-]{1,60}["']?\s{1,3}(?:-p|-P)\s{1,3}["']?(?=[^\s"']{8})/,
  // The same as a list of arguments: `"sshpass", "-p", "…"`, `"mysql", "-u", "root", "-p…"`.
  /\bsshpass["'],\s{0,4}["']-p(?:["'],\s{0,4}["'])?/,
  new RegExp(inLines`
    (?<![\w-])(?:mysql|mysqldump|mysqladmin|mariadb|mariadb-dump|mongosh|mongo|mongodump|mongorestore)["']
      (?:,\s{0,4}["'][^"'\n]{0,80}["']){0,10}?,\s{0,4}["']-p
  `),
  // `redis-cli -a`.
  /\b(?:redis|valkey|keydb)-cli\b[^\n|;&]{0,200}?\s-a\s{1,4}["']{0,2}/,
  // The same as a command of Redis, with the name of a user or without.
  /\bredis-cli\b[^\n|;&]{0,200}? AUTH {1,2}(?:[\w.-]{1,60} {1,2})?["']{0,2}/,
  // `influx -t`, `vercel -t`.
  /\binflux[ ]\s{0,2}[a-z][^\n|;&]{0,300}?\s-t\s{1,4}["']{0,2}(?=[\w+/=-]{40})/,
  /\b(?:vercel|doctl|drone|fly(?:ctl)?|fastly)[ ][^\n|;&]{0,300}?\s?-t[ =]{1,4}["']{0,2}(?=[\w+/=-]{24})/,
  // `ldapsearch -w`.
  /\bldap(?:search|modify|add|delete|whoami|passwd|compare|modrdn)\b[^\n|;&]{0,300}?\s-w\s{1,4}["']{0,2}/,
  // The same of Kerberos.
  /\bkadmin(?:\.local)?\b[^\n|;&]{0,200}?\s-w\s{1,4}["']{0,2}/,
  // The new one that `ldappasswd` sets.
  /(?=\s-s\s)(?<=\bldappasswd\b[^\n|;&]{0,300})\s-s\s{1,4}["']{0,2}/,
  // `smbclient` takes it behind the share.
  /\bsmbclient[ ]\s{0,2}(?:\/\/|\\{2,4})[^\s\\/]{1,100}[\\/]{1,4}[^\s\\/]{1,80}[ ]{1,3}(?=[^\s-])/,
  // Archives.
  /\b(?:zip|7z|7za|unzip|unrar)\b[^\n|;&]{0,200}?\s(?:-P\s{0,2}|-p)["']{0,2}/,
  // `openssl -passin pass:`.
  /-pass(?:in|out)?\s{1,4}["']{0,2}pass:/,
  // Codecov's uploader.
  /\bcodecov(?:cli)?\b[^\n|;&]{0,160}?\s-t[ =]{1,2}["']{0,2}(?=[\da-fA-F-]{36}(?![\w-]))/,
  // What signs, and the certificate with its password behind it.
  /\bopenssl\b[^\n|;&]{0,120}?\s(?:-hmac\s{1,4}|-macopt\s{1,4}(?:hex)?key:)["']{0,2}/,
  /\bcurl\b[^\n|;&]{0,300}?\s--(?:proxy-)?cert[ =]["']?[\w./~-]{1,120}:(?=[^\s\\/])/,
  // `openssl passwd -6`.
  /\bopenssl passwd(?:\s{1,4}-(?:\d|apr1|crypt|noverify|salt\s{1,4}\S{1,40})){0,4}\s{1,4}["']{0,2}(?=[^\s-])/,
  // What is put into the keychain of a Mac.
  /\bsecurity\s{1,4}add-(?:generic|internet)-password\b[^\n|;&]{0,300}?\s-w\s{1,4}["']{0,2}/,
  // `htpasswd -b file name`, with more options before and between, and `htpasswd -nb name`.
  new RegExp(inLines`
    \b(?:ht|mosquitto_)passwd(?=[^\n|;&]{0,60}?[ ]-\w{0,6}b)(?:[ ]{1,4}-\w{1,6}(?:[ ]{1,4}\d{1,2}(?!\S))?){1,5}
      (?:(?<![ ]-\w{0,6}n\w{0,6})[ ]{1,4}[^\s-]\S{0,100})?[ ]{1,4}[^\s-]\S{0,60}[ ]{1,4}["']{0,2}
  `),
  // Documents under lock, and agents that share a key.
  /\bpdftk\b[^\n|;&]{0,200}?\s(?:input|owner|user)_pw[ ]\s{0,2}["']{0,2}/,
  /\b(?:consul|nomad|serf)\s{1,3}agent\b[^\n|;&]{0,200}?\s-encrypt[= ]["']{0,2}/,
  // PowerShell.
  /\bConvertTo-SecureString\s{1,4}(?:-(?:AsPlainText|Force)\s{1,4}){0,2}(?:-String\s{1,4})?(?:["']|(?=[^\s"'$(-][^\s"'()$]{5,80}\s{1,4}-(?:AsPlainText|Force)))/,
  /(?<![\w"'])["'](?=[^"'\s]{6,100}["']\s{0,3}\|\s{0,3}ConvertTo-SecureString\b)/,
  // A pipe into a program that asks for a password.
  new RegExp(inLines`
    \becho\s{1,3}(?:-n\s{1,3}|-e\s{1,3}){0,2}["']{0,2}(?=
      [^\s"'|]{4,80}["']{0,2}\s{0,4}(?:;\s{0,4}echo\s[^\n|;()]{1,80}\)\s{0,4})?\|\s{0,4}(?:sudo[ ]-S|smbpasswd|docker[ ]login|passwd|kinit|cryptsetup)
    )
  `),
  // What a server is told of its administrator.
  /\b(?:reset|set|change)-(?:admin|root|superuser)-password\s{1,4}["']{0,2}/,
  // `net use … /user:name`.
  /\bnet use\s[^\n|;&]{0,100}?\/user:[^\s]{1,60}\s{1,4}["']{0,2}/,
  // Redis.
  /\b(?:requirepass|masterauth)\s{1,4}["']{0,2}/,
]);

/** The value itself. */
const value =
  /(?<value>(?<=\bSecureString\s{1,4}(?:-[A-Za-z]{5,12}\s{1,4}){0,3}")(?:[^"\n`]|`[^\n]){3,300}(?=")|(?<=""|'')(?:(?!["'])\S){3,300}|(?<=(?<!")")[^"\n\\]{3,300}|(?<=(?<!')')[^'\n\\]{3,300}|[^\s"'`<>|;\\$&][^\s"'`<>|;\\]{2,2400})/;

/** What programs are given on the command line: the place where agents most often leave a password. */
export const commandLinePassword: PatternDetector = {
  id: 'command-line-password',
  type: 'password',
  label: 'Password on a command line',
  shape:
    'An option that takes a password or a token, such as `curl -u user:password` or `sshpass -p`, and its argument.',
  link: 'https://cwe.mitre.org/data/definitions/214.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: inLines`
    pass|token|secret|apikey|api-key|access-key|private-key|auth-key|account-key|credential|bearer|-pat|
    -p|-w|-key|evil-winrm|crackmapexec|netexec|nxc |impacket-|pth-|--pw|/p:|-encrypt|sshpass|mysql|docker login|htpasswd|mosquitto_passwd|_pw |openssl passwd|codecov|pass:|-hmac|-macopt|-cert|authkey|drone |
    redis-cli|valkey-cli|keydb-cli|-write|--psk|influx |vercel |doctl |flyctl |fly |fastly |smbclient |ldappasswd|-securestring|net use|zip|sudo -s|kinit|smbpasswd|cryptsetup|requirepass|masterauth
  `.split('|'),
  // An option, and not a word that has one within it; or what a pipe leads to.
  guard: inLines`
    (?!-[pw]|-key|--psk|pass|token|secret|api-?key|fly|vercel|doctl|drone|fastly|[acipru]\w{3,6}-key|auth-?key|-cert|credential|bearer|zip)|
    (?<=-(?:-[\w-]{1,30})?)-key[=\s\\]|(?<=-[\w-]{0,30})-pw[=\s\\]|--psk[=\s\\]|-write-?key[=\s\\]|(?<=${wordBegins}(?:un)?)zip(?!\w)(?=${anyWritten(215)}-p)|-cert[ =]|(?:vercel|doctl|drone|fly(?:ctl)?|fastly)(?=${anyWritten(310)}-t[ =])|(?<=\s|\\[nrtbf]|["'])-[pw]|(?<=-[\w-]{0,30})-pat[=\s\\-]|pass:|(?<=\|[\s\\nrt]{0,9})passwd|
    (?<=--[\w-]{0,30}|(?:admin|root|superuser)-)(?:
      pass(?:word\d?|wd|phrase)?|token|secret(?:-key)?|api-?key|access-key|private-key|auth-?key|account-key|credential|bearer
    )(?:-[a-z]{2,20})?[=\s\\]
  `,
  inName: '(?<!\\w)|(?<=--[\\w-]{0,30})',
  pattern: expression(`${options}${value.source}`, 'gi'),
  reach: [640, 3060],
  accept: isGivenAway,
};

/** Keys whose names say what they open. */
const named = /(?:api|access|secret|private|auth|account)-?key$/i;

function isGivenAway(value: string, { text, start, groups }: Candidate): boolean {
  // Programs take many things for a `p`, and nobody names them so.
  if (
    groups['anybody'] !== undefined &&
    !(isMixed(value) && /[a-z]\d+[a-z].*\d|[!#$%^&*?+@]/i.test(value)) &&
    !/^(?=(?:\D*\d){3})(?=[a-z]*\d+[a-z]+\d+[a-z])[a-z\d]{12,}$/.test(value)
  )
    return false;
  const option = text.slice(Math.max(0, start - 120), start);
  if (/^[-(]|^@[A-Z]/.test(value) || isCodeReference(value)) return false;
  // A width has a unit, and is short.
  if (/-pw[=\s"']*$/.test(option) && value.length < 8) return false;
  if (/--[\w-]*secret[=\s"']*$/i.test(option) && looksLikePassphrase(value)) return true;
  // What is read from standard input is not said on the line below.
  if (/-stdin[\s"']*$/.test(option)) return false;
  // What goes on behind the word says more of the secret, or that it is not one: `--token-eu`, `--token-ttl`.
  const going = /--([\w-]*(?:pass\w*|token|secret|key|bearer|pat|credential)-[a-z]+)[=\s"']*$/i.exec(option)?.[1];
  if (going !== undefined && (isHarmlessName(going) || /^[[{]/.test(value))) return false;
  const whole = /--([\w-]{1,60})(?:=|\s{1,4})["']{0,2}$/.exec(option)?.[1];
  if (whole !== undefined && (isHarmlessName(whole) || isClientToken(whole, value))) return false;
  // What is called a key and nothing more may be a file, a column or the number of an entry.
  if (whole !== undefined && /(?:^|-)key$/i.test(whole) && !named.test(whole)) return isKeyOf(whole, value, option);
  // A line of usage has what may be left out in brackets: `[--password PASSWORD]`.
  if (/\[-[\w-]{1,60}[=\s]{1,4}$/.test(option) && /^[A-Z][A-Z_]*\]/.test(text.slice(start, start + 60))) return false;
  if (/--[\w-]*(?:token|secret|key|bearer|pat|credential)(?:-[a-z]+)?[=\s"']*$/i.test(option))
    return (
      (!isPublicId(value) ||
        (/^[\da-f]{40}$/.test(value) && /(?:token|key|secret)[=\s"']*$/i.test(option)) ||
        (isUuid(value) &&
          /\s--(?:(?:[\w-]{1,20}[-_])?(?:api|access|auth|secret|bearer|admin|service|deploy|refresh)[-_])?(?:api-?key|token|secret(?:[-_]key)?)[=\s"']*$/i.test(
            ` ${option}`,
          ))) &&
      looksRandom(value)
    );
  // Perforce has its port in a small letter and the ticket in a capital.
  if (/\bp4\b[^\n]*\s-p[ =]?["']?$/.test(option)) return false;
  if (/\b(?:mysql\w*|mariadb)\b[^\n]*\s-p\s["']?$/.test(option)) return false;
  if (
    !/sshpass|\b(?:mysql\w*|mariadb[\w-]*)\b[^\n]*\s-p["']{0,2}$/.test(option) &&
    /(?:-p|-P)[ =]?["']?$/.test(option) &&
    /^(?:\d{1,5}(?:[:/]\d.*)?|[\d.]+:\d+(?::\d+)?(?:\/\w+)?|.*\/.*)$/.test(value) &&
    value.length <= 256
  )
    return false;
  if (
    /(?<![\w-])(?:docker|podman|nerdctl|kubectl|oc|az|helm|crane|skopeo|buildah|oras)\b/.test(option) &&
    !/\blogin\b|--pass|\baz\b[^\n]*\s-u\s/.test(option)
  )
    return false;
  if (/\b(?:mongo|mysql|psql)\w*\b[^\n]*\s-P[ =]?["']?$/.test(option)) return false;
  // What clouds give for a login to their registries is longer than any password.
  return (
    looksLikePassword(value) ||
    (value.length > 256 && looksRandom(value)) ||
    (/["']$/.test(option) && looksLikeWeakPassword(value)) ||
    (/\b(?:mysql\w*|mariadb[\w-]*)\b[^\n]*\s-[uhP][^\n]*\s-p$/.test(option) && looksLikeWeakPassword(value)) ||
    (/(?:-u|--user|sshpass|sudo|-w|-a)\b/.test(option) && looksLikeWeakPassword(value))
  );
}
