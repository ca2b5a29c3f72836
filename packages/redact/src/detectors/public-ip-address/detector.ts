import type { Candidate, PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The address of somebody's machine on the internet. */
export const publicIpAddress: PatternDetector = {
  id: 'public-ip-address',
  type: 'ip_address',
  label: 'Public IP address',
  shape: 'An IPv4 or IPv6 address that the internet routes.',
  link: 'https://www.iana.org/assignments/iana-ipv4-special-registry/iana-ipv4-special-registry.xhtml',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: [],
  trigger: /\.(?<=\d\.)\d{1,3}\.\d{1,3}\.\d|:(?<=[23][0-9a-f]{3}:)[0-9a-f]{0,4}:/gi,
  pattern: expression(
    inLines`
      (?<![\w.]|[^\n]\+|[A-Za-z]/|\bv|\d-)(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}
        (?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?!
          [\w]|\.\d|
          -(?:\d|(?:node|rc|alpha|beta|dev|pre|snapshot|release|ubuntu|debian|alpine|slim|build)\b)|
          /\d{3}
        )|
      (?<![\w:.])[23][0-9a-f]{3}:(?:[0-9a-f]{0,4}:){1,6}[0-9a-f]{1,4}(?!\w|:|\.\w)
    `,
    'gi',
  ),
  reach: [56, 64],
  accept: isPublic,
};

const special = new RegExp(inLines`
  ^(?:0|10|127|22[4-9]|23\d|24\d|25[0-5])\.|
  ^169\.254\.|^192\.168\.|
  ^172\.(?:1[6-9]|2\d|3[01])\.|
  ^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|
  ^192\.0\.[02]\.|^198\.(?:18|19|51)\.|^203\.0\.113\.|
  ^(?:8\.8\.[84]\.[84]|1\.[01]\.[01]\.1|9\.9\.9\.9|1\.2\.3\.4|4\.3\.2\.1|208\.67\.22[02]\.22[02])$|
  \.0\.0$|^\d\.\d\.\d\.\d$
`);
/** The size of a network of many machines, which is a provider's and nobody's own. */
const network = /^\/(?:[89]|1\d|2[0-4])(?!\d)/;
const versioned = new RegExp(
  inLines`
    (?:
      version|ver|release|chrome|firefox|safari|edg|opr|applewebkit|build|driver|firmware|kernel|\bv|==|>=|<=|
      ~=|\^|package|dll|runtime|sdk|oid|object[ ]{1,20}|identifier|section|\u00a7|upgraded to|updated to|installed|installing|requires|
      requirement|pkg|(?:patch|bump|update)(?:ed)? [\w.-]{1,20} to
    )[\s"':=/_(-]{0,4}$
  `,
  'i',
);

function isPublic(value: string, { text, start, place }: Candidate): boolean {
  if (value.includes(':')) return isPublicV6(value);
  // A value that stands alone is spoken of by its key.
  const before = start === 0 && place.key !== undefined ? `${place.key}: ` : text.slice(Math.max(0, start - 40), start);
  if (network.test(text.slice(start + value.length, start + value.length + 4)) && value.endsWith('.0')) return false;
  if (special.test(value) || versioned.test(before) || isUpgradeOf(before, value)) return false;
  if (replaced.test(before)) return false;
  if (/version\b/i.test(before) && !addressed.test(before)) return false;
  // Versions have small parts; an address of small parts is told by the words around it.
  const isSmall = value.split('.').every((part) => Number(part) < 100);
  return (
    !isSmall || addressed.test(before) || answered.test(text.slice(start + value.length, start + value.length + 60))
  );
}

const addressed = new RegExp(
  inLines`
    (?:
      (?:\b|_)(?:
        ip|ipv4|ips|addr|address|addresses|hosts?|hostname|clients?|servers?|from|remote|peer|ssh|scp|sftp|
        rsync|ping|nmap|curl|wget|dig|traceroute|whois|nslookup|telnet|nc|gateway|forwarded[\w-]{0,8}|real-ip|
        origin|source|src|dst|dest|destination|listen\w*|bind|connect\w*|inet|machine|node|nameserver|resolver|
        login|user|root|banned?|block\w*|allow|deny
      )\b|
      [_-]ip\b|://|\w@
    )[^\n\d]{0,24}$|
    (?:\bpts/\d{1,4}|\btty\w{1,4}|\bssh:notty)[ \t]{1,30}$|
    (?:\bpts/\d{1,4}|\btty\w{1,4})[ \t]{1,20}[\w-]{5,10}[ T]{1,2}(?:\d{1,2} )?\d\d:\d\d \($|
    (?:ifconfig\.(?:me|co|io)|icanhazip\.com|ipinfo\.io|ipify\.org|checkip\.amazonaws\.com|ident\.me)\S{0,8}["']?\s{1,3}$
  `,
  'i',
);
const answered =
  /^(?::\d{2,5}\b|\/(?:[89]|[12]\d|3[0-2])\b| - (?:- |\S{1,40} \[\d\d\/[A-Z][a-z]{2}\/20)| port\b|\)? 56\()/;

/** A version that another one replaces, behind a word that says what is replaced: `Firmware 1.24.63.146 -> 5.90.196.22`. */
const upgraded =
  /\b(?:version|release|firmware|kernel|driver|build|runtime|sdk|package|bios|agent)s?:? v?\d{1,3}(?:\.\d{1,3}){3} ?(?:->|=>|\u2192|\bto\b) ?$/i;

/** What is upgraded goes from one version to another; a machine that moves is not said to be upgraded from its address. */
const replaced =
  /\b(?:up|down)grad(?:e|es|ed|ing)(?: [\w@./-]{1,24}){0,3} from v?(?:\d{1,5}(?:\.\d{1,5}){3} (?:->|=>|\u2192|to) v?)?$/i;

/** A version that another one replaces: `4.18.217.1 -> 4.18.218.0`, whose first two parts are small and the same. */
function isUpgradeOf(before: string, value: string): boolean {
  const older = /(\d{1,2}\.\d{1,2}\.)[\d.]{3,7} ?(?:->|=>|\u2192|\bto\b) ?$/.exec(before)?.[1];
  return (older !== undefined && value.startsWith(older)) || upgraded.test(before);
}

/** Where everybody asks for names: Cloudflare, Google, Quad9 and OpenDNS. */
const resolvers =
  /^(?:2606:4700:4700::(?:1111|1001|64|6400)|2001:4860:4860::(?:8888|8844|64|6464)|2620:fe::(?:fe|9)|2620:119:(?:35::35|53::53))$/i;

/** Global unicast addresses begin with 2 or 3; documentation has 2001:db8. */
function isPublicV6(value: string): boolean {
  const groups = value.split(':');
  return (
    /^[23][0-9a-f]{3}:/i.test(value) &&
    !/^2001:0?db8:/i.test(value) &&
    !resolvers.test(value) &&
    (value.includes('::') ? groups.length <= 8 : groups.length === 8) &&
    // Zeros are left out in one place.
    !/::.*::|:::/.test(value) &&
    groups.filter((group) => group.length >= 3).length >= 2
  );
}
