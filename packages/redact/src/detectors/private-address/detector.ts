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
      )(?![\w]|\.\d)(?:/\d{1,2}){0,1}|
      (?<![\w:])(?:fe80|f[cd][0-9a-f]{2}):(?:[0-9a-f]{0,4}:){1,6}[0-9a-f]{1,4}(?:%\w{1,12}){0,1}(?![\w:])
    `,
    'gi',
  ),
  reach: [4, 64],
  accept: (value, { text, start }) =>
    !everybodys.test(value) &&
    !/(?:section|chapter|clause|figure|table|appendix|rule|version|\u00a7) ?$/i.test(
      text.slice(Math.max(0, start - 12), start),
    ) &&
    (value.includes(':') ||
      value
        .split(/[./]/)
        .slice(0, 4)
        .every((part) => Number(part) <= 255)),
};

/** The ranges themselves, which every textbook names, and where clouds answer each machine of theirs and Docker stands by itself. */
const everybodys =
  /^(?:10\.0\.0\.0\/8|172\.16\.0\.0\/12|192\.168\.0\.0\/16|169\.254\.0\.0\/16|100\.64\.0\.0\/10|169\.254\.169\.254|169\.254\.170\.2|172\.17\.0\.1|fe80::1(?:%lo\d)?)$/i;
