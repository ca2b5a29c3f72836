import { nameOf, type SyntaxFault, unicodeName } from '../json/syntax-fault.ts';

/** What is wrong with a text, and what to do about it. */
export interface FaultWords {
  readonly message: string;
  readonly fix: string;
}

/** What a sentence about a fault may speak of beside the fault. */
export interface FaultyText {
  readonly text: string;
  /** The line and the column of an offset in the text. */
  where(offset: number): string;
}

/** The words for a fault, whatever its kind. */
export function wordsFor<Kind extends SyntaxFault['kind']>(fault: FaultOf<Kind>, told: FaultyText): FaultWords {
  return words[fault.kind](fault, told);
}

type FaultOf<Kind extends SyntaxFault['kind']> = Extract<SyntaxFault, { readonly kind: Kind }> & {
  readonly kind: Kind;
};

const takeWhole = 'The end was probably lost while writing or copying; take the whole file again.';

const words: { readonly [Kind in SyntaxFault['kind']]: (fault: FaultOf<Kind>, told: FaultyText) => FaultWords } = {
  empty: (_fault, { text }) =>
    text.length === 0
      ? { message: 'The file is empty.', fix: 'Write the document again, or remove the file.' }
      : { message: 'There is nothing here but white space.', fix: 'Write the document again, or remove the file.' },
  'too-deep': (fault) => ({
    message: `Objects and arrays are nested more than ${fault.limit} levels deep.`,
    fix: `Look for a value that was wrapped into itself again and again; no format here needs more than ${fault.limit} levels.`,
  }),
  'breaks-off': (fault, { where }) => ({
    message: `The text breaks off: the ${fault.inside} that opens at ${where(fault.opened)} is never closed.`,
    fix: takeWhole,
  }),
  'string-breaks-off': (fault, { where }) => ({
    message: `The text breaks off inside the string that opens at ${where(fault.opened)}.`,
    fix: 'The end was probably lost while writing or copying, or a quotation mark is missing; take the whole file again.',
  }),
  'number-breaks-off': () => ({
    message: 'The text breaks off inside a number.',
    fix: takeWhole,
  }),
  'word-breaks-off': () => ({
    message: 'The text breaks off inside true, false or null.',
    fix: takeWhole,
  }),
  'wrong-bracket': (fault, { where }) => {
    const [right, found] = fault.inside === 'object' ? ['}', ']'] : [']', '}'];
    return {
      message: `Here stands ${found}, but the ${fault.inside} that opens at ${where(fault.opened)} closes with ${right}.`,
      fix: `Write ${right} here, or look for a bracket that is missing before.`,
    };
  },
  'missing-comma': (fault) => ({
    message: `A comma is missing between two ${fault.inside === 'object' ? 'properties' : 'elements'} of the ${fault.inside}.`,
    fix: 'Put a comma before this place, or look for a quotation mark that ends the string before it too early.',
  }),
  'trailing-comma': (fault) => ({
    message: `After this comma nothing follows but the end of the ${fault.inside}.`,
    fix: 'Take the comma away: JSON allows none after the last member.',
  }),
  'control-character': (fault, { where }) => ({
    message: `The string that opens at ${where(fault.opened)} holds ${controlName(fault.code)} as it is.`,
    fix: `Write it as ${escapeFor(fault.code)}; if a line ends here, a quotation mark may be missing.`,
  }),
  'bad-escape': (fault) =>
    fault.escape === 'u'
      ? {
          message: 'After \\u four hexadecimal digits must follow, and here they do not.',
          fix: 'Write the four digits, or a double backslash if a backslash is meant.',
        }
      : {
          message: `JSON knows no escape of a backslash and ${nameOf(fault.escape, 0)}.`,
          fix: 'Write a double backslash if a backslash is meant.',
        },
  'leading-zero': () => ({
    message: 'A number begins with a zero and goes on with more digits.',
    fix: 'Take the zero away, or put the digits in double quotes if they are an id.',
  }),
  'hex-number': () => ({ message: 'JSON has no hexadecimal numbers.', fix: 'Write the number in decimal digits.' }),
  'not-a-number': (fault) => ({
    message: `${fault.word} stands where a value must be, and JSON has no such number.`,
    fix: 'Write null where a number is not known; Python writes such values unless allow_nan=False is given.',
  }),
  'foreign-word': (fault) => ({
    message: `${fault.word} is a word of another language; JSON has ${fault.json}.`,
    fix: `Write ${fault.json}, and write the file with a JSON library.`,
  }),
  'single-quote': () => ({
    message: 'A string or key stands in single quotes or backticks.',
    fix: 'Write double quotes, and write the file with a JSON library: text of a Python object is not JSON.',
  }),
  'curly-quote': () => ({
    message: 'A typographic quotation mark stands where a plain one must be.',
    fix: 'Write the plain double quote, U+0022; a word processor may have changed it.',
  }),
  comment: () => ({ message: 'A comment stands here, and JSON has no comments.', fix: 'Take the comment away.' }),
  space: (fault) => ({
    message: `${unicodeName(fault.code)} stands between values, and JSON does not count it as white space.`,
    fix: 'Write a plain space, or nothing.',
  }),
  'second-value': (fault) =>
    fault.sameLine
      ? {
          message: 'A second value begins here, on the line on which the first one ends.',
          fix: 'Put each value on a line of its own; two programs may have written to the file at once.',
        }
      : {
          message: 'The JSON value is complete, and a second one begins here.',
          fix: 'Keep one value in a JSON file, or write each value on one line as JSONL.',
        },
  'trailing-text': (fault, { text }) => ({
    message: `The JSON value is complete, but more text follows, beginning with ${nameOf(text, fault.offset)}.`,
    fix: 'Take away what follows the value.',
  }),
  unexpected: (fault, { text }) => ({
    message: `Here stands ${fault.found}, where JSON wants ${fault.expected}.`,
    fix: text.startsWith('version https://git')
      ? 'Run git lfs pull to have the file.'
      : 'Correct this place, or write the file again with a JSON library.',
  }),
};

function controlName(code: number): string {
  if (code === 10 || code === 13) return 'a line break';
  return code === 9 ? 'a tab' : `the control character ${unicodeName(code)}`;
}

function escapeFor(code: number): string {
  const short = new Map([
    [8, '\\b'],
    [9, '\\t'],
    [10, '\\n'],
    [12, '\\f'],
    [13, '\\r'],
  ]).get(code);
  return short ?? `\\u${code.toString(16).padStart(4, '0')}`;
}
