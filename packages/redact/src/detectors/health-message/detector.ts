import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What the fields of a segment of HL7 say of a person, by their numbers. */
interface Fields {
  readonly names?: readonly number[];
  readonly ids?: readonly number[];
  readonly dates?: readonly number[];
  readonly addresses?: readonly number[];
  readonly phones?: readonly number[];
  /** A number and then a name, as that of a doctor. */
  readonly staff?: readonly number[];
}

const segments: Readonly<Record<string, Fields>> = {
  PID: { ids: [2, 3, 4, 18, 19, 20], names: [5, 6, 9], dates: [7], addresses: [11], phones: [13, 14] },
  NK1: { names: [2], addresses: [4], phones: [5, 6], dates: [16] },
  GT1: { ids: [12], names: [3, 4], addresses: [5], phones: [6, 7], dates: [8] },
  IN1: { names: [16], dates: [18], addresses: [19], ids: [36, 49] },
  PV1: { staff: [7, 8, 9, 17] },
};

/** The parts of a field that are told of a person, counted from one. */
const told: Readonly<Record<keyof Fields, readonly number[]>> = {
  names: [1, 2, 3],
  ids: [1],
  dates: [1],
  addresses: [1, 2, 5],
  phones: [1, 4, 7, 12],
  staff: [1, 2, 3],
};

/** What stands before the name in an image. */
const tag = inLines`(?:[Pp]atient(?:(?:'s)?[ ])?[Nn]ame|\(0010,0010\)(?:[ ]PN)?)["']?[ ]{0,8}[:=]?[ ]{0,8}["'[]?`;
const firstTag = new RegExp(`^${tag}`);

/** A patient, the family and the insured, as hospitals and insurers send them to each other. */
export const healthMessage: PatternDetector = {
  id: 'health-message',
  type: 'personal_record',
  label: 'Person in a message of hospitals or insurers',
  shape:
    'The names, numbers, birthday, street and telephone in a segment `PID|`, `NK1|`, `GT1|`, `IN1|` or `PV1|` of HL7, or in `NM1*…*1*` of X12 and the `N3*`, `DMG*`, `REF*SY*` and `PER*` behind it; and the name of a patient in the tags of an image of DICOM.',
  link: 'https://www.hl7.eu/HL7v2x/v251/std251/ch03.html',
  policy: 'pii',
  confidence: 'certain',
  family: 'CUSTOMER_ID',
  anchors: [
    'patientname',
    'patient name',
    "patient's name",
    '(0010,0010)',
    'pid|',
    'nk1|',
    'gt1|',
    'in1|',
    'pv1|',
    'nm1*',
  ],
  guard: '(?:[(p][^^\\n]{3,110}\\^|[a-z1]{3}\\|[^^\\n]{0,200}\\^|nm1\\*\\w{2,3}\\*1\\*)',
  startsAtAnchor: true,
  pattern: expression(
    inLines`
      (?<![A-Za-z0-9|])(?:
        (?:PID|NK1|GT1|IN1|PV1)\|(?=[^^\r\n]{0,200}\^)(?:[^|\r\n"]{0,250}\|){2,50}[^|\r\n"]{0,250}|
        NM1\*\w{2,3}\*1\*[^~\r\n"]{2,200}(?:~[\s>|]{0,10}(?:N[234]|DMG|REF|PER)\*[^~\r\n"]{1,160}){0,8}
      )|
      (?<![A-Za-z0-9|])${tag}(?!Phantom|Test|Anonym|Anon|QA|Demo|Dummy)(?=\p{L}{2})[\p{L}' -]{2,60}(?:\^[\p{L}'. -]{0,60}){1,4}
    `,
    'gu',
  ),
  reach: [1, 2400],
  ranges: (match) =>
    (/^[Pp]a|^\(/.test(match) ? inImage(match) : match.startsWith('NM1') ? inClaim(match) : inSegment(match)).filter(
      isSaid(match),
    ),
};

/** The parts of a name in an image of a patient, behind its tag: PS3.5 of DICOM has a sign between them. */
function inImage(match: string): [number, number][] {
  return piecesOf(match, firstTag.exec(match)![0].length, match.length, '^');
}

function inSegment(match: string): [number, number][] {
  const fields = piecesOf(match, 0, match.length, '|');
  const segment = segments[match.slice(0, 3)] ?? {};
  return Object.entries(segment).flatMap(([kind, numbers]: [string, readonly number[]]) =>
    numbers
      .flatMap((number) => fields.slice(number, number + 1))
      .flatMap((field) => piecesOf(match, ...field, '~'))
      .flatMap((one) => {
        const parts = piecesOf(match, ...one, '^');
        return told[kind as keyof Fields].flatMap((part) => parts.slice(part - 1, part));
      }),
  );
}

/** The elements of a claim that are told of a person, behind the qualifiers that say so. */
function inClaim(match: string): [number, number][] {
  return piecesOf(match, 0, match.length, '~').flatMap(([start, end]) => {
    const elements = piecesOf(match, start + match.slice(start, end).search(/\w/), end, '*');
    const text = (index: number): string => match.slice(...(elements[index] ?? [0, 0]));
    switch (text(0)) {
      case 'NM1':
        return [...elements.slice(3, 6), ...(text(8) === 'XX' ? [] : elements.slice(9, 10))];
      case 'N3':
        return elements.slice(1, 3);
      case 'DMG':
        return elements.slice(2, 3);
      case 'REF':
        return /^(?:SY|1W|IG|EA)$/.test(text(1)) ? elements.slice(2, 3) : [];
      case 'PER':
        return [2, 4, 6, 8].flatMap((index) => elements.slice(index, index + 1));
      default:
        return [];
    }
  });
}

function piecesOf(text: string, start: number, end: number, sign: string): [number, number][] {
  const pieces: [number, number][] = [];
  let at = start;
  for (const piece of text.slice(start, end).split(sign)) {
    pieces.push([at, at + piece.length]);
    at += piece.length + 1;
  }
  return pieces;
}

/** True for what is more than an initial or a sign. */
function isSaid(match: string): (place: [number, number]) => boolean {
  return ([start, end]) => /[\p{L}\d]{2}/u.test(match.slice(start, end));
}
