import type { PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isFigure } from '../../judge/people/figures.ts';
import { isGivenName } from '../../judge/people/given-names.ts';
import { isSurname } from '../../judge/people/surnames.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

const word = '[A-Za-z0-9\\u00c0-\\u017f]{1,30}';

/** A document that is called after the person whom it is about. */
export const namedFile: PatternDetector = {
  id: 'named-file',
  type: 'person_name',
  label: 'Name in the name of a document',
  shape:
    'A given name beside a surname between the hyphens or underscores of a document such as `.pdf` or `.docx`; beside any word when the document is of a kind that people have: a resume, a contract, a passport.',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: ['.pdf', '.doc', '.odt', '.rtf', '.vcf', '.jpg', '.jpeg', '.png'],
  pattern: expression(
    `(?<![A-Za-z0-9\\u00c0-\\u017f_.-])(?:[A-Za-z]{2,20}\\/)?${word}(?:[_-]${word}){1,7}(?=\\.(?:pdf|docx?|odt|rtf|vcf|jpe?g|png)(?![A-Za-z0-9]))`,
    'gi',
  ),
  guard: '(?<=[A-Za-z\\u00c0-\\u017f]{2}[_-][A-Za-z0-9\\u00c0-\\u017f_-]{3,60})',
  reach: [270, 6],
  ranges: nameIn,
};

/** Papers that are about one person, as their files are called. */
const papers = new RegExp(
  inLines`
    ^(?:
      resumes?|cvs?|lebenslauf|curriculum|vitae|cover(?:letter)?|letter|payslips?|payroll|salary|passports?|
      visa|licen[cs]e|id(?:card)?|contracts?|offer|nda|w2|w4|w9|1099|i9|tax|medical|patients?|invoices?|
      transcript|diploma|headshot|portrait|signature|timesheet|application|lease|reference|referral|employees?|
      applicants?|candidates?
    )$
  `,
  'i',
);

function nameIn(file: string): [number, number][] {
  const words = [...file.matchAll(/[^_/-]+/g)].map(({ 0: text, index }) => ({ text, end: index + text.length, index }));
  const isPaper = words.some(({ text }) => papers.test(text));
  const mayBeName = (text: string) => /^\p{L}{3,}$/u.test(text) && !isCommonWord(text) && !papers.test(text);
  for (const [at, given] of words.entries()) {
    if (!isGivenName(given.text)) continue;
    for (const other of [words[at + 1], words[at - 1]]) {
      if (!other || !mayBeName(other.text) || !(isPaper || isSurname(other.text))) continue;
      if (isFigure(`${given.text} ${other.text}`)) return [];
      return [[Math.min(given.index, other.index), Math.max(given.end, other.end)]];
    }
  }
  return [];
}
