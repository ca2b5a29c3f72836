import type { PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { expression } from '../../shape/expression.ts';
import { lineEndWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** How somebody calls a machine of theirs, without the domain that would tell it. */
export const machineName: PatternDetector = {
  id: 'machine-name',
  type: 'internal_host',
  label: 'Name of a machine',
  shape:
    'A name with a hyphen or a digit behind `name@` in a prompt, behind the time of a line of syslog, behind `Host` above a `HostName`, behind `HOSTNAME`, in the line below the command `hostname`, before a port behind `server` and among `targets`, behind `Server=` in what a program connects with, in the brackets and the recap of a playbook, as clusters of Google, Azure and Amazon call their nodes, behind the name of a runner, and behind the word for a server in a sentence.',
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
    ' hostname',
    'targets',
    ...[':', '=', '"', "'", '\\'].map((sign) => `hostname${sign}`),
    'linux ',
    'server=',
    'server =',
    'data source=',
    'data source =',
    ': ok=',
    ...['ok', 'changed', 'skipping', 'fatal', 'failed', 'unreachable'].map((state) => `${state}: [`),
    'runner name: ',
    'machine name: ',
    'enotfound ',
    'eai_again ',
    'resolve host',
    'unknownhostexception: ',
    'no such host',
    'gke-',
    'aks-',
    'ip-10-',
    'ip-172-',
    'ip-192-168-',
    ...['server', 'servern', 'servers', 'serveur', 'servidor', 'serwer', 'serwerze', 'serwera', 'rechner', 'host'].map(
      (word) => `${word} `,
    ),
  ],
  guard: inLines`
    (?<=@[\w.-]{2,62}):(?:~|\\*/)|
    (?<=\[\d{1,8})\]: |[ ][kK]|[lL]|[hH]ostname |[ ]hostname(?:[ ]-[A-Za-z]{1,2})?${lineEndWritten}|targets\\*["']?:|(?:[hH]ostname|HOSTNAME)(?:\\*["'])?[ ]?[:=]|: ok=|
    (?:ok|changed|skipping|fatal|failed|unreachable): \[|
    (?:[rR]unner|[mM]achine) n|
    (?:enotfound|eai_again|resolve host|unknownhostexception|no such host)|
    (?:[sS]er(?:ver[ns]?|veur|vidor|wer(?:ze|a)?)|[rR]echner|[hH]ost) (?:\S{2,12} (?:[a-z]{4,7} )?)?\\*["'\x60]?[A-Za-z][A-Za-z\d]{1,20}-[A-Za-z\d]{1,20}[-:]|
    (?:[sS]erver|[dD]ata [sS]ource) ?=|
    gke-[a-z\d]|aks-[a-z\d]{1,12}-\d{8}-|ip-\d{2,3}-\d
  `,
  pattern: expression(
    inLines`
      (?:^|[\n\r[(] ?)[a-z_][\w.-]{0,31}@(?<value>[A-Za-z][\w-]{2,61})(?=:[~/][\w./~-]{0,120}\]? ?[$#%](?:\s|$))|
      (?:^|\n)(?:<\d{1,3}>)?[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d (?<value>[A-Za-z][\w-]{2,61})
        (?= (?:[\w./()-]{1,40}\[\d{1,8}\]|kernel): )|
      (?:^|\n)(?:20\d\d-\d\d-\d\dT[\d:.]{8,15}(?:Z|[+-]\d\d:?\d\d) )?(?<value>[A-Za-z][A-Za-z\d]{1,20}(?:-[A-Za-z\d]{1,20}){1,4}|[a-z]{2,20}\d{1,4})(?= (?:[\w./()-]{1,40}\[\d{1,8}\]|kernel): )|
      \bHostname set to <(?<value>[A-Za-z][\w-]{2,61})>|
      \b(?:Static|Transient|Pretty) hostname: (?<value>[A-Za-z][\w-]{2,61})(?=[ \t]{0,8}(?:\r?\n|$))|
      (?:^|\n)hostname (?<value>[A-Za-z][\w-]{2,61})(?=\r?\n(?:!|(?:enable|username|interface|boot|service|ip|no|aaa|vlan|logging|snmp-server)[ \r\n]))|
      \bLinux (?<value>[A-Za-z][\w-]{2,61})(?= \d{1,2}\.\d{1,3}[\w.+-]{0,40} #\d)|
      (?:^|\n)[ \t]{0,4}Host (?<value>[A-Za-z][\w-]{2,61})(?=\r?\n[ \t]{1,8}Host[Nn]ame [\w.-]{3,100}(?:\r?\n|$))|
      \b(?:[Ss]erver|[Dd]ata [Ss]ource) ?= ?(?:tcp:)?(?<value>[A-Za-z][A-Za-z\d-]{3,30})(?=(?:\\{1,2}\w{1,30}|,\d{2,5})?;[ ]?(?:[Dd]atabase|[Ii]nitial [Cc]atalog|[Uu]ser|UID|[Tt]rusted|[Ii]ntegrated|[Pp]ort|[Pp]ersist))|
      \b(?:getaddrinfo (?:ENOTFOUND|EAI_AGAIN)|[Cc]ould not resolve host(?:name)?:?|UnknownHostException:) (?<value>[A-Za-z][\w-]{2,61})(?![\w.-]{0,80}\.\w)|
      \blookup (?<value>[A-Za-z][\w-]{2,61})(?=(?: on [\d.:]{7,40})?: no such host)|
      (?:^|\n)(?<value>[A-Za-z][\w.-]{2,80})(?=[ ]{1,40}: ok=\d{1,6} )|
      (?:^|\n)(?:ok|changed|skipping|fatal|failed|unreachable): \[(?<value>[A-Za-z][\w.-]{2,80})(?=\]| ->)|
      (?<![A-Za-z])(?:[Hh]ostname|HOSTNAME)(?:\\?["'])?[ ]?[:=][ ]?(?:\\?["'])?(?<value>(?=[a-z-]{0,60}\d)[a-z][a-z\d]{1,20}(?:-[a-z\d]{1,20}){1,4})(?![\w.(-])|
      (?<=[$#%>\u276f][ ]hostname(?:[ ]-[A-Za-z]{1,2})?\r?\n)(?<value>[A-Za-z][\w-]{2,61})(?=\r?\n|$)|
      \bserver (?<value>[a-z][a-z\d]{1,20}(?:-[a-z\d]{1,20}){0,3}-\d{1,3})(?=:\d{2,5}[ ;])|
      (?<=\btargets["']?: ?\[[^\]\n]{0,90}["'])(?<value>[a-z][a-z\d]{1,20}(?:-[a-z\d]{1,20}){0,3}-\d{1,3})(?=:\d{2,5}["'])|
      (?<![\w.-])(?<value>gke-[a-z\d][a-z\d-]{2,59}-[\da-f]{8}-[a-z\d]{4})(?![\w-])|
      (?<![\w.-])(?<value>aks-[a-z\d]{1,12}-\d{8}-vmss[\da-z]{6})(?![\w-])|
      (?<![\w.-])(?<value>ip-(?:10|172-(?:1[6-9]|2\d|3[01])|192-168)(?:-\d{1,3}){2,3})(?![\w-]|\.\w)|
      \b(?:[Rr]unner|[Mm]achine) name: '(?<value>[A-Za-z][\w-]{2,61})'|
      \b(?:[Ss]er(?:ver[ns]?|veur|vidor|wer(?:ze|a)?)|[Rr]echner|[Hh]ost) (?:(?:is |was )?(?:called |named )|hei\u00dft |s'appelle |se llama |se chama |si chiama )?["'\x60]?
        (?<valueInWords>[a-z][a-z\d]{1,15}(?:-[a-z\d]{1,15}){1,3}-\d{1,4})(?![\w-]|\.\w)
    `,
    'g',
  ),
  reach: [130, 240],
  accept: (value) =>
    /[-\d]/.test(value) &&
    !/^[\da-f]{12}$|^fv-az\d|^(?:gpt|claude|gemini|gemma|llama|mistral|qwen|sha|utf|iso|http|node|python)-|^(?:MacBook|localhost|raspberrypi|example|some-|test-|DESKTOP$|ubuntu|debian|host|(?:sql|db)?server\d*$|db\d*$|my-|your-)/i.test(
      value,
    ) &&
    !value.split(/[-_]/).every((part) => part !== '' && isCommonWord(part)),
};
