import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { readsAsName } from '../../judge/people/likely-name.ts';
import { isOfProgram, isPersonHandle, mayBeHandle } from '../../judge/people/person-handle.ts';
import { isSharedAccount } from '../../judge/people/shared-accounts.ts';
import { hasPersonalData } from '../../judge/people/told-of-person.ts';
import { atFirstUse, expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameParticles } from '../../shape/person-name.ts';
import { places } from './places.ts';

/** How a field that names an account ends, before its value. */
const fields: readonly string[] =
  'username user_name user.name login screen_name screenname nickname nick_name display_name displayname author user owner assignee requester actor handle created_by updated_by'
    .split(' ')
    .flatMap((field) => [`${field}:`, `${field}=`, `${field}"`, `${field}'`]);

/** The account under which somebody works, where a machine shows it. */
export const accountName: PatternDetector = {
  id: 'account-name',
  type: 'user_name',
  label: "User name of a machine's account",
  shape:
    'The name that `USER=`, `uid=1000(name)`, a prompt `name@host:path$`, `~name/`, `ls -l`, `who` or `whoami` shows, the user in a kubeconfig, and the one behind `my username is`.',
  link: 'https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ...inLines`
      uid=|~|@|rw|r--|r-x|whoami|%username%|userdomain|owner|all=(|all =(|stat -c |
      (to |setfacl|runas |smbclient |login as|:user/|assigned to |logged in to |
      sudo_user=|"user"|homepath|-user |pts/|tty|ssh:notty| console |gid=|chown |sudo: |ssh |ssh-copy-id |scp |rsync |hostname |
      sftp |mosh |/per-user/|useradd|adduser|userdel|usermod|ssh://|
      samaccountname|sudoers|cron|for user| of user | logged |logged in as| login |:x:|desktop-|
      laptop-|corp\|workgroup\|user name|my username|my login|benutzername|nombre de usuario|nombre_usuario|
      nom_utilisateur|utilisateur|identifiant|nome utente|nome_utente|nome de usu|gebruikersnaam|
      account name|principal: |reg_sz|reg_expand_sz|kinit |account:|account=|logon name:|logon name=|identity:|identity=|-credential 
    `.split('|'),
    ...['mein', 'mi', 'mon', 'mio', 'meu', 'mijn'].map((my) => `${my} username`),
    ...['password', 'publickey', 'keyboard-', 'none', 'hostbased', 'gssapi-'].flatMap((way) => [
      `accepted ${way}`,
      `failed ${way}`,
    ]),
    ...[...'0123456789'].map((digit) => `.${digit} `),
    ...['20', '25', '30', '39', 'rt'].map((priority) => `  ${priority}  `),
    ...['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map(
      (month) => `/${month}/20`,
    ),
    ...['id -un', 'logname', '$user', '${user', 'env:username', 'getuser()', 'getlogin()', ')-[', 'pam_'],
    ...['deployed', 'pushed', 'merged', 'created', 'updated', 'opened', 'closed', 'approved', 'triggered'].map(
      (done) => `${done} by `,
    ),
    ...[
      'started',
      'requested',
      'reviewed',
      'committed',
      'released',
      'cancelled',
      'locked',
      'uploaded',
      'posted',
      'edited',
      'modified',
      'shared',
      'assigned',
      'commented',
    ].map((done) => `${done} by `),
    ...['su - ', 'su -l ', 'su --login ', 'net use '],
    ...['y', 'gy', '7', '1', '5', '6', '2a', '2b', '2y'].map((way) => `:$${way}$`),
    ...['users:', 'account name:', '-!- ', 'run as user:', 'author: ', '<developer>', 'am] ', 'pm] '],
    ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `   ${day} `),
    ...fields,
  ],
  // Every step of a trace says that its actor is the agent; a prompt goes on behind the host, and a process has two shares.
  guard:
    /(?![@.~]|[rR][wW](?![rwxsStT-])|[uU]ser[ ][nN]ames|[uU]sers:(?![ ]?(?:\\+r|\r)?(?:\\+n|\n)[ ]{0,4}- n)|[ ]console|"?(?:user|actor|author|owner|role)\\*["'](?:\\*[ ]?[,}\]]|[ ]?:[ ]?\\*"(?:agent|user|assistant|system|environment|tool)\\*"))|@[A-Za-z\d][\w.-]{0,60}(?:[: ]\\*[~/\w][\w./~ \\-]{0,160}[$#%>\]]|\)-\[)|(?<=https?:\/\/[a-z][\w.-]{3,31}(?::[^\s@/"']{1,100})?)@[\w.-]{3,80}[:/]|~[a-z_]|\.\d {1,4}\d{1,3}\.\d {1,8}\d{3}| console {1,40}[A-Z\d:]/,
  pattern: expression(`(?:${places.join('|')})`, 'g'),
  reach: [130, 220],
  accept: isSomebodys,
};

function isSomebodys(value: string, candidate: Candidate): boolean {
  const { groups } = candidate;
  if (/\d\.\d|user_?name/i.test(value)) return false;
  if (groups['valueChosen'] !== undefined) return mayBeHandle(value) && !programs.test(value);
  if (groups['valueSpelled'] !== undefined) return isPersonHandle(value) || isToldAsUser(value, candidate);
  return !isSharedAccount(value) && !isCommonWord(value) && !isOfProgram(value);
}

/** What programs are called where they stand for somebody. */
const programs = /token$|^iamapikey$|^json_key/i;

/** An account that data of a person stand beside, or that somebody had to add digits to. */
function isToldAsUser(value: string, candidate: Candidate): boolean {
  // The first of several words is part of what somebody is called.
  if (/^ \p{Lu}\p{Ll}/u.test(candidate.text.slice(candidate.end, candidate.end + 3))) return false;
  const field = candidate.text.slice(Math.max(0, candidate.start - 24), candidate.start);
  return (
    /(?:user[_.]?name|login|screen_?name|nick_?name|display_?name|benutzername|utilisateur|usuario|utente|gebruikersnaam)["']{0,2}[:=][ "']{0,3}$/i.test(
      field,
    ) &&
    mayBeHandle(value) &&
    (/^[a-z]{6,}\d{2,4}$/.test(value) || hasPersonalData(candidate) || isNamedBeside(candidate))
  );
}

/** True where the same record holds the name of whoever the account is. */
function isNamedBeside({ text, start, end, place }: Candidate): boolean {
  // Of a record only the beginnings of its texts are known, so that a name may be cut there.
  return [text.slice(Math.max(0, start - 80), end + 80), place.record ?? ''].some((beside) => {
    const name = nameBeside().exec(beside)?.groups?.['name'];
    return name !== undefined && readsAsName(name);
  });
}

const nameBeside = atFirstUse(
  inLines`
    ["'](?:[Ff]ull_?|[Rr]eal_?|[Dd]isplay_?)?[Nn]ame\\{0,4}["'] ?: ?\\{0,4}["'](?<name>\p{Lu}[\p{L}'-]{1,30}(?: (?:(?:${nameParticles}) ){0,2}\p{Lu}[\p{L}'-]{1,30}){1,2})\\{0,4}["']
  `,
  'u',
);
