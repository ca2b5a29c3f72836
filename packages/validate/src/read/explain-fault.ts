import type { Place } from '../json/places.ts';
import { placeOf } from '../json/places.ts';
import { nameOf, type SyntaxFault, unicodeName } from '../json/syntax-fault.ts';
import { type Problem, problem } from '../problem.ts';

/** The finding that says in words why a text is not JSON, where, and what to do. */
export function explainFault(text: string, fault: SyntaxFault, origin: Place): Problem {
  const { message, fix } = words(text, fault, origin);
  const why = fault.kind === 'too-deep' ? tooDeepWhy : syntaxWhy;
  return problem('read', { rule: 'json-is-complete', message, why, fix, ...placeOf(text, fault.offset, origin) });
}

const syntaxWhy = 'A reader takes a JSON text whole or not at all: after the first fault nothing in it can be checked.';
const tooDeepWhy = 'Many programs that read JSON stop, or crash, long before such a depth.';

interface Words {
  readonly message: string;
  readonly fix: string;
}

function words(text: string, fault: SyntaxFault, origin: Place): Words {
  const where = (offset: number): string => {
    const { line, column } = placeOf(text, offset, origin);
    return `line ${line}, column ${column}`;
  };
  switch (fault.kind) {
    case 'empty':
      return text.length === 0
        ? { message: 'The file is empty.', fix: 'Write the document again, or remove the file.' }
        : { message: 'There is nothing here but white space.', fix: 'Write the document again, or remove the file.' };
    case 'too-deep':
      return {
        message: `Objects and arrays are nested more than ${fault.limit} levels deep.`,
        fix: `Look for a value that was wrapped into itself again and again; no format here needs more than ${fault.limit} levels.`,
      };
    case 'breaks-off':
      return {
        message: `The text breaks off: the ${fault.inside} that opens at ${where(fault.opened)} is never closed.`,
        fix: 'The end was probably lost while writing or copying; take the whole file again.',
      };
    case 'string-breaks-off':
      return {
        message: `The text breaks off inside the string that opens at ${where(fault.opened)}.`,
        fix: 'The end was probably lost while writing or copying, or a quotation mark is missing; take the whole file again.',
      };
    case 'number-breaks-off':
      return {
        message: 'The text breaks off inside a number.',
        fix: 'The end was probably lost while writing or copying; take the whole file again.',
      };
    case 'word-breaks-off':
      return {
        message: 'The text breaks off inside true, false or null.',
        fix: 'The end was probably lost while writing or copying; take the whole file again.',
      };
    case 'wrong-bracket': {
      const [right, found] = fault.inside === 'object' ? ['}', ']'] : [']', '}'];
      return {
        message: `Here stands ${found}, but the ${fault.inside} that opens at ${where(fault.opened)} closes with ${right}.`,
        fix: `Write ${right} here, or look for a bracket that is missing before.`,
      };
    }
    case 'missing-comma':
      return {
        message: `A comma is missing between two ${fault.inside === 'object' ? 'properties' : 'elements'} of the ${fault.inside}.`,
        fix: 'Put a comma before this place, or look for a quotation mark that ends the string before it too early.',
      };
    case 'trailing-comma':
      return {
        message: `After this comma nothing follows but the end of the ${fault.inside}.`,
        fix: 'Take the comma away: JSON allows none after the last member.',
      };
    case 'control-character':
      return {
        message: `The string that opens at ${where(fault.opened)} holds ${controlName(fault.code)} as it is.`,
        fix: `Write it as ${escapeFor(fault.code)}; if a line ends here, a quotation mark may be missing.`,
      };
    case 'bad-escape':
      return fault.escape === 'u'
        ? {
            message: 'After \\u four hexadecimal digits must follow, and here they do not.',
            fix: 'Write the four digits, or a double backslash if a backslash is meant.',
          }
        : {
            message: `JSON knows no escape of a backslash and ${nameOf(fault.escape, 0)}.`,
            fix: 'Write a double backslash if a backslash is meant.',
          };
    case 'leading-zero':
      return {
        message: 'A number begins with a zero and goes on with more digits.',
        fix: 'Take the zero away, or put the digits in double quotes if they are an id.',
      };
    case 'hex-number':
      return { message: 'JSON has no hexadecimal numbers.', fix: 'Write the number in decimal digits.' };
    case 'not-a-number':
      return {
        message: `${fault.word} stands where a value must be, and JSON has no such number.`,
        fix: 'Write null where a number is not known; Python writes such values unless allow_nan=False is given.',
      };
    case 'foreign-word':
      return {
        message: `${fault.word} is a word of another language; JSON has ${fault.json}.`,
        fix: `Write ${fault.json}, and write the file with a JSON library.`,
      };
    case 'single-quote':
      return {
        message: 'A string or key stands in single quotes or backticks.',
        fix: 'Write double quotes, and write the file with a JSON library: text of a Python object is not JSON.',
      };
    case 'curly-quote':
      return {
        message: 'A typographic quotation mark stands where a plain one must be.',
        fix: 'Write the plain double quote, U+0022; a word processor may have changed it.',
      };
    case 'comment':
      return { message: 'A comment stands here, and JSON has no comments.', fix: 'Take the comment away.' };
    case 'space':
      return {
        message: `${unicodeName(fault.code)} stands between values, and JSON does not count it as white space.`,
        fix: 'Write a plain space, or nothing.',
      };
    case 'second-value':
      return fault.sameLine
        ? {
            message: 'A second value begins here, on the line on which the first one ends.',
            fix: 'Put each value on a line of its own; two programs may have written to the file at once.',
          }
        : {
            message: 'The JSON value is complete, and a second one begins here.',
            fix: 'Keep one value in a JSON file, or write each value on one line as JSONL.',
          };
    case 'trailing-text':
      return {
        message: `The JSON value is complete, but more text follows, beginning with ${nameOf(text, fault.offset)}.`,
        fix: 'Take away what follows the value.',
      };
    case 'unexpected':
      return {
        message: `Here stands ${fault.found}, where JSON wants ${fault.expected}.`,
        fix: text.startsWith('version https://git')
          ? 'Run git lfs pull to have the file.'
          : 'Correct this place, or write the file again with a JSON library.',
      };
  }
}

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
