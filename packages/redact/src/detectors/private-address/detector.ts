import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Where something stands inside somebody's network. */
export const privateAddress: PatternDetector = {
  id: 'private-address',
  type: 'private_address',
  label: 'Private network address',
  shape: 'An IPv4 or IPv6 address of a private, shared or link-local range.',
  link: 'https://www.rfc-editor.org/rfc/rfc1918',
  policy: 'strict',
  confidence: 'certain',
  family: 'INTERNAL_URL',
  anchors: ['10.', '192.168.', '172.', '169.254.', '100.', 'fe80:', 'fd', 'fc'],
  pattern: expression(
    inLines`
      (?<![\w.+-])(?:
        10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|
        172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|
        169\.254(?:\.\d{1,3}){2}|
        100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d{1,3}){2}
      )(?![\w]|\.\d)(?:/\d{1,2})?|
      (?<![\w:])(?:fe80|f[cd][0-9a-f]{2}):(?:[0-9a-f]{0,4}:){1,6}[0-9a-f]{1,4}(?:%\w{1,12})?(?![\w:])
    `,
    'gi',
  ),
  reach: [4, 64],
  accept: (value, { text, start, end }) =>
    !everybodys.test(value) &&
    !(preset.test(value) && said.test(text.slice(Math.max(0, start - 60), end + 60))) &&
    !/(?:section|chapter|clause|figure|table|appendix|rule|driver|version|\u00a7) ?$|\b(?:Chrome|Chromium|Opera|Firefox|Safari|Edge?|OPR|Version|Mobile|Electron|Gecko|curl)\/$|version["']?(?: ?[:=(] ?["']?)$/i.test(
      text.slice(Math.max(0, start - 16), start),
    ) &&
    !/^ to version /i.test(text.slice(end, end + 12)) &&
    (value.includes(':') ||
      value
        .split(/[./]/)
        .slice(0, 4)
        .every((part) => Number(part) <= 255)),
};

/**
 * The ranges themselves with their last addresses, which every textbook names, where clouds answer each machine of theirs,
 * and the network that Docker makes by itself.
 */
const everybodys = new RegExp(
  inLines`
    ^(?:
      10\.0\.0\.0/8|172\.16\.0\.0/12|192\.168\.0\.0/16|169\.254\.0\.0/16|100\.64\.0\.0/10|
      10\.255\.255\.255|172\.31\.255\.255|192\.168\.255\.255|
      169\.254\.169\.254|169\.254\.170\.2|
      172\.17\.0\.1(?:/16)?|172\.17\.0\.0/16|172\.17\.255\.255|
      fe80::1(?:%lo\d)?
    )$
  `,
  'i',
);

/** What routers, emulators and clusters have when they are unpacked; somebody's own network may have it too. */
const preset =
  /^(?:192\.168\.(?:0|1|2|8|178)\.1|192\.168\.[01]\.0\/24|10\.0\.[02]\.1|10\.0\.2\.(?:2|3|15)|10\.96\.0\.(?:1|10)|10\.96\.0\.0\/12|10\.244\.0\.0\/16|192\.168\.49\.2|192\.168\.99\.100)$/;

/** The words of whoever explains that. */
const said =
  /\b(?:default(?! (?:via|gateway|route|gw))|common(?:ly)?|typical(?:ly)?|usual(?:ly)?|standard|emulator|virtualbox|qemu|vagrant|minikube|kubeadm|habitual(?:es)?|predeterminad[ao]|por defecto|par d\u00e9faut|habituelle?|standardm\u00e4\u00dfig|\u00fcblich(?:e|er|erweise)?|di solito|predefinito|padr\u00e3o|standaard|domy\u015bln[aey])(?![a-z])|\b(?:adresse? (?:des|du)|direcci\u00f3n del|indirizzo del) rout(?:er|eur)s?\b/i;
