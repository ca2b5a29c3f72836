import type { PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

const name = '[A-Za-z][\\w-]{1,62}(?:\\.[\\w-]{1,62}){0,6}';
const address = inLines`
  (?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d{1,3}){2})
`;

/** How machines and their domain are called where names are resolved. */
export const resolvedHost: PatternDetector = {
  id: 'resolved-host',
  type: 'internal_host',
  label: 'Name that is resolved inside a network',
  shape:
    'The names behind a private address that fill a line of `/etc/hosts`, those before one in brackets in what `ping`, `arp`, `curl` and `traceroute` print, the machines of `tailscale status`, the domains of a `search` beside a `nameserver`, and the suffixes that `ipconfig` and `resolvectl` tell.',
  link: 'https://man7.org/linux/man-pages/man5/hosts.5.html',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: ['10.', '192.168.', '172.', '100.', 'nameserver', 'dns domain', 'dns suffix'],
  guard: `(?:10|192\\.168|172|100)(?:\\.\\d{1,3}){2,3}${blankWritten}{1,20}(?<=[ \\t]|\\\\t)[A-Za-z]|(?<=[\\w-] \\()(?:10|192\\.168|172|100)(?:\\.\\d{1,3}){2,3}\\)|nameserver|dns `,
  pattern: expression(
    inLines`
      (?<=(?:^|\n|["'])[ \t]{0,8}${address}[ \t]{1,20})(?<names>${name}(?:[ \t]{1,20}${name}){0,8})(?=[ \t]{0,8}(?:#|["']|\r?(?:\n|$)))|
      (?<=(?:^|\n)(?:search|domain)[ \t]{1,8})(?<names>${name}(?:[ \t]{1,8}${name}){0,6})(?=[ \t]{0,8}\r?(?:\n[^\n]{0,100}){0,3}\nnameserver )|
      (?<=(?:^|\n)nameserver[ ][^\n]{3,60}\n(?:[^\n]{0,100}\n){0,3}(?:search|domain)[ \t]{1,8})(?<names>${name}(?:[ \t]{1,8}${name}){0,6})(?=[ \t]{0,8}\r?(?:\n|$))|
      \bDNS[ ](?:Domain|Suffix(?:[ ]Search[ ]List)?)[ .]{0,40}:[ ]{1,4}~?(?<names>${name}(?:[ ]~?${name}){0,6})(?=[ \t]{0,8}\r?(?:\n|$))|
      (?<![\w.@/-])(?<names>${name})[ ]\(${address}\)(?=[ ]at[ ][\da-f]{1,2}:|,?[ ]port[ ]\d|:[ ]icmp_|[ ]\d{1,5}\(\d{1,5}\)[ ]bytes|[ ]{1,2}\d{1,4}\.\d{1,3}[ ]ms)|
      (?<=(?:^|\n)100(?:\.\d{1,3}){3}[ ]{1,20})(?<names>${name})(?=[ ]{1,40}[\w.-]{1,60}@?[ ]{1,40}(?:linux|macOS|windows|iOS|android)\b)
    `,
    'g',
  ),
  reach: [420, 600],
  ranges: (match) => {
    const from = match.startsWith('DNS ') ? match.indexOf(':') : 0;
    return [...match.matchAll(/[A-Za-z][\w.-]+/g)]
      .filter(({ 0: one, index }) => index >= from && (isSomebodys(one) || isBegunBy(one, match)))
      .map(({ 0: one, index }) => [index, index + one.length]);
  },
};

/** The first label of a longer name beside it, in which the domain says whose it is. */
function isBegunBy(one: string, names: string): boolean {
  return one.length > 2 && names.split(/\s+/).some((name) => name.startsWith(`${one}.`) && isSomebodys(name));
}

/** Neither what everybody's machine is called nor a word of the line itself, such as the device behind a route. */
function isSomebodys(value: string): boolean {
  return (
    /[-.\d]/.test(value) &&
    !everybodys.test(value) &&
    !value.split(/[-_.]/).every((part) => part === '' || isCommonWord(part))
  );
}

const everybodys = new RegExp(
  inLines`
    ^(?:
      localhost\d?(?:\.\w+)*|localdomain|(?:svc\.)?cluster\.local|(?:[\w-]+\.)*example(?:\.\w+)?|
      (?:host|gateway)\.docker\.internal|kubernetes(?:\.docker\.internal)?|
      (?:eth|en[ospx]|wl|lo|br|docker|veth|utun|tun|tap|wg|bond|vlan|cali|flannel|cni)[\w-]*\d|
      (?:is|to|on|in|at|via|dev|from|and)-[\w-]+
    )$
  `,
  'i',
);
