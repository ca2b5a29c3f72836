import type { PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** How somebody calls a machine of theirs, without the domain that would tell it. */
export const machineName: PatternDetector = {
  id: 'machine-name',
  type: 'internal_host',
  label: 'Name of a machine',
  shape:
    'A name with a hyphen or a digit behind `name@` in a prompt, behind the time of a line of syslog, behind `Host` above a `HostName`, or behind `Server=` in what a program connects with.',
  link: 'https://www.rfc-editor.org/rfc/rfc3164#section-4.1.2',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: [
    ':~',
    ':/',
    ']: ',
    ' kernel: ',
    'hostname ',
    'linux ',
    'server=',
    'server =',
    'data source=',
    'data source =',
  ],
  guard: '(?<=@[\\w.-]{2,62}):(?:~|\\\\*/)|(?<=\\[\\d{1,8})\\]: |[ ][kK]|[hHlL]|(?:[sS]erver|[dD]ata [sS]ource) ?=',
  pattern: expression(
    inLines`
      (?:^|[\n\r[(] ?)[a-z_][\w.-]{0,31}@(?<value>[A-Za-z][\w-]{2,61})(?=:[~/][\w./~-]{0,120}\]? ?[$#%](?:\s|$))|
      (?:^|\n)(?:<\d{1,3}>)?[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d (?<value>[A-Za-z][\w-]{2,61})
        (?= (?:[\w./()-]{1,40}\[\d{1,8}\]|kernel): )|
      \bLinux (?<value>[A-Za-z][\w-]{2,61})(?= \d{1,2}\.\d{1,3}[\w.+-]{0,40} #\d)|
      (?:^|\n)[ \t]{0,4}Host (?<value>[A-Za-z][\w-]{2,61})(?=\r?\n[ \t]{1,8}Host[Nn]ame [\w.-]{3,100}(?:\r?\n|$))|
      \b(?:[Ss]erver|[Dd]ata [Ss]ource) ?= ?(?:tcp:)?(?<value>[A-Za-z][A-Za-z\d-]{3,30})(?=(?:\\{1,2}\w{1,30}|,\d{2,5})?;[ ]?(?:[Dd]atabase|[Ii]nitial [Cc]atalog|[Uu]ser|UID|[Tt]rusted|[Ii]ntegrated|[Pp]ort|[Pp]ersist))
    `,
    'g',
  ),
  reach: [130, 240],
  accept: (value) =>
    /[-\d]/.test(value) &&
    !/^[\da-f]{12}$|^(?:MacBook|localhost|raspberrypi|DESKTOP$|ubuntu|debian|host|(?:sql|db)?server\d*$|db\d*$|my-|your-)/i.test(
      value,
    ) &&
    !value.split(/[-_]/).every((part) => part !== '' && isCommonWord(part)),
};
