import type { PatternDetector } from '../../detector.ts';
import { isFigure } from '../../judge/people/figures.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Somebody in a family tree. */
export const pedigreePerson: PatternDetector = {
  id: 'pedigree-person',
  type: 'person_name',
  label: 'Name in a family tree',
  shape:
    'What stands behind `1 NAME` in a line of GEDCOM, with the surname between slashes, and behind `2 GIVN`, `2 SURN` and their like below it.',
  link: 'https://gedcom.io/specifications/FamilySearchGEDCOMv7.html#NAME',
  policy: 'pii',
  confidence: 'certain',
  family: 'PERSON',
  anchors: ['1 name ', '2 givn ', '2 surn ', '2 _marnm ', '2 nick '],
  guard: '[12] [A-Z_]{4,6} (?:[^\\s/]|/[^\\s/])',
  pattern: expression(
    inLines`
      (?:^|\n)[ \t>|]{0,8}1 NAME (?<value>(?:\p{L}[\p{L}.'\u2019 -]{0,60})?/\p{L}[\p{L}.'\u2019 -]{0,40}/(?: \p{L}[\p{L}.]{0,10})?)(?=[ \t]{0,4}(?:\r?\n|$))|
      (?:^|\n)[ \t>|]{0,8}2 (?:GIVN|SURN|_MARNM|NICK) (?<value>\p{L}[\p{L}.'\u2019 -]{0,60})(?=[ \t]{0,4}(?:\r?\n|$))
    `,
    'gu',
  ),
  reach: [12, 130],
  accept: (value) => !isFigure(value.replaceAll('/', '')),
};
