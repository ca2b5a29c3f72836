import type { Candidate, PatternDetector } from '../../detector.ts';
import { isSystemPart } from '../../judge/system-parts.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The machine to which somebody connects by ssh. */
export const reachedMachine: PatternDetector = {
  id: 'reached-machine',
  type: 'internal_host',
  label: 'Machine that is reached by ssh',
  shape:
    'What follows `name@` in a command of `ssh`, `scp`, `sftp`, `rsync` or `mosh`, a machine with a digit or a hyphen there without one, the machine on the way behind `-J`, and the one behind `HostName`, where it is no site for everybody.',
  link: 'https://man.openbsd.org/ssh.1',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: ['ssh ', 'scp ', 'sftp ', 'rsync ', 'mosh ', 'hostname '],
  guard: `(?!hostname )|hostname [\\w-]{1,63}\\.`,
  pattern: expression(
    inLines`
      (?<=\b(?:ssh|scp|sftp|rsync|mosh)[ ](?:[^\n|;&]{0,160}[ ])?)(?:-J[ ])?[a-z_][\w.-]{0,31}@(?<valueOfUsers>[A-Za-z][\w.-]{2,120}[A-Za-z\d])(?=[:\s"'\x60,]|$)|
      (?<=\bssh[ ](?:[^\n|;&]{0,100}[ ])?)-(?:J[ ]|o[ ]["']?ProxyJump=)(?<valueOfUsers>[A-Za-z][\w.-]{2,120}[A-Za-z\d])(?=[:\s"'\x60,]|$)|
      (?<=(?:^|[\n$#>"'\x60] ?|&& |; |\bsudo )ssh(?: -(?:[46AaCfGgKkMNnqsTtVvXxYy]{1,8}|[bcDEeFIiLlmOopQRSWw] ?[\w./~:=@-]{1,80})){0,6} )(?<value>[a-z][\w-]{0,60}[-\d][\w-]{0,60})(?=[ \t]{0,4}(?:$|["'\n&|;]| [\\"'a-z]))|
      (?<=(?:^|\n)[ \t]{0,8}Host[Nn]ame )(?<valueOfUsers>[A-Za-z][\w-]{1,62}(?:\.[\w-]{1,62}){1,5})(?=[ \t]{0,4}(?:\r?\n|$))
    `,
    'g',
  ),
  reach: [4, 400],
  accept: isSomebodys,
};

function isSomebodys(value: string, { groups }: Candidate): boolean {
  const bare = value.toLowerCase();
  if (everybodys.test(bare)) return false;
  if (groups['valueOfUsers'] !== undefined && bare.includes('.')) return !file.test(bare);
  return (
    /[-\d]/.test(bare) &&
    !bare
      .replace(/\d{1,3}$/, '')
      .split('-')
      .every((part) => part === '' || isSystemPart(part))
  );
}

/** Forges and what manuals write for a machine. */
const everybodys = new RegExp(inLines`
  ^(?:
    localhost|(?:[\w-]+\.)*(?:github|gitlab|bitbucket|heroku|azure|codeberg|sr|gitee|visualstudio|sourceforge|huggingface|hf|example|gnome|debian|kernel)\.[a-z]{2,4}|
    (?:[\w-]+\.)+(?:example|test|invalid|localhost)|(?:your|my|the|remote|some)[-_\w.]*|(?:host|server|machine|node|vm|box|instance|target)-?(?:name|ip|\d|[a-d])?(?:\.com)?|
    (?:ec2|ip)-.{0,80}|ssh-keys?|raspberrypi(?:\.local)?
  )$
`);

/** A copy may be made of what has an `@` in its name. */
const file = /\.(?:js|ts|json|md|txt|py|gz|zip|tgz|yml|yaml|log)$/;
