import type { PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isSharedAccount } from '../../judge/shared-accounts.ts';

/** The account under which somebody works, where a machine shows it. */
export const accountName: PatternDetector = {
  id: 'account-name',
  type: 'user_name',
  label: "User name of a machine's account",
  shape:
    'The name that `USER=`, `uid=1000(name)`, a prompt `name@host:path$`, `~name/`, `ls -l` `who` or `whoami` shows.',
  link: 'https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    'user=',
    'logname=',
    'username=',
    'uid=',
    '~',
    '$ ',
    '# ',
    'rw',
    'whoami',
    'user:',
    '%username%',
    'userdomain',
    'owner',
    'login as',
    'sudo_user=',
    'for user ',
    '% ',
    '"user"',
    'homepath',
    '-user ',
    'pts/',
    'tty',
    'gid=',
    'chown ',
    'sudo: ',
    'ssh ',
    'scp ',
    'sftp ',
    'mosh ',
    '/per-user/',
    ':x:',
    ' 0.0 ',
  ],
  pattern:
    /(?:(?<![A-Za-z])(?:export |set |\$env:){0,1}(?:SUDO_USER|USER|LOGNAME|USERNAME)=["']{0,1}(?<value>[A-Za-z][\w.-]{2,31})(?=["'\s;\\]|$)|\b[ug]id=\d{3,10}\((?<value2>[A-Za-z_][\w.-]{2,31})\)|(?:^|[\n\r([]|\) )(?<value3>[a-z_][\w.-]{2,31})(?=@[A-Za-z0-9][\w.-]{0,60}[: ][~/\w][\w./~ -]{0,120}\]{0,1}[$#%](?:\s|$))|(?<![\w./~:-])~(?<value4>[a-z][\w.-]{2,31})(?=\/[A-Za-z._])|(?<![A-Za-z-])[dlcbps-][rwxsStT-]{9}[.@+]{0,1}\s{1,6}(?:\d{1,5}\s{1,4}){0,1}(?<value5>[A-Za-z_][\w.-]{2,31})(?=[\s/]{1,6}[\w.-]{1,32}\s)|(?:^|\n)(?<value7>[a-z_][\w.-]{2,31})(?=\s{1,16}(?:pts\/\d{1,4}|tty\w{1,4}|console)\s{1,12}(?:20\d\d-|[A-Z]|\d))|\bchown (?:-R )?(?<value9>[a-z_][\w.-]{2,31})(?=[:. ])|\bsudo: {1,12}(?<value10>[a-z_][\w.-]{2,31})(?= : (?:TTY|PWD))|(?:^|\n)(?:[^\n$#%>]{0,60}[$#%>] )?(?:ssh|scp|sftp|mosh|ssh-copy-id)(?: -\w{1,3}(?: [\w./~-]{1,60})?){0,4} (?<value11>[a-z_][\w.-]{2,31})(?=@[\w.-]{3,80}(?:\s|$|:))|\/per-user\/(?<value13>[a-z_][\w.-]{2,31})(?=\/)|(?:^|\n)(?<value8>[a-z_][\w.-]{2,31})(?=:x:[1-9]\d{3,6}:\d|\s{1,16}\d{1,7}\s{1,4}\d{1,3}\.\d\s{1,4}\d{1,3}\.\d\s{1,8}\d{3,9})|(?:^|\n)(?:[^\n$#%]{0,60}[$#%>] ){0,1}whoami\n(?:[\w.-]{1,40}\\){0,1}(?<value6>[A-Za-z_][\w.-]{2,31})(?=\s|$))/g,
  reach: [130, 220],
  accept: (value) => !isSharedAccount(value) && !isCommonWord(value),
};
