import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { CannotWork } from '../cannot-work.ts';

/** The settings as they are parsed; `undefined` where there are none yet. What is broken is not changed. */
export function rootOf(text: string, file: string): Node | undefined {
  if (text.trim() === '') return undefined;
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error || root === undefined) {
    const before = text.slice(0, error?.offset ?? 0).split(/\r\n|\n|\r/);
    throw new CannotWork(
      `${file}:${before.length}:${before.at(-1)!.length + 1} ${faults[error?.error ?? 0] ?? 'This is not valid JSON'}.`,
      'Nothing was changed. Mend it first; comments are allowed.',
    );
  }
  if (root.type !== 'object') throw new CannotWork(`${file} holds no object of settings.`, 'Nothing was changed.');
  return root;
}

/** What is wrong with a text, by the numbers that the parser gives; it has only names of its own for them. */
const faults: readonly (string | undefined)[] = [
  'There is nothing in it',
  'Here stands something that JSON does not have',
  'This number is written in a way that JSON does not have',
  'A key in double quotes is missing here',
  'A value is missing here',
  'A colon is missing here',
  'A comma is missing here',
  'The closing brace of an object is missing here',
  'The closing bracket of a list is missing here',
  'More text follows behind the end',
  'Here stands a comment where none may be',
  'A comment begins here and is never closed',
  'A text begins here and is never closed',
  'This number breaks off',
  'Four hexadecimal digits are missing behind \\u',
  'Behind a backslash stands a letter that means nothing there',
  'A control character stands in a text',
];

/** What people call a value that something can be added to. */
const shapes = { object: 'an object', array: 'a list' } as const;

/** The value of the only key of that name. Of two, readers would disagree which counts. */
export function only(object: Node, key: string, type: keyof typeof shapes, where: string): Node | undefined {
  const found = (object.children ?? []).filter((property) => property.children?.[0]?.value === key);
  if (found.length > 1)
    throw new CannotWork(
      `${JSON.stringify(key)} stands twice in ${where}.`,
      'Nothing was changed. Keep one of the two.',
    );
  const value = found[0]?.children?.[1];
  if (value && value.type !== type)
    throw new CannotWork(
      `${JSON.stringify(key)} in ${where} is not ${shapes[type]}, so nothing can be added to it.`,
      'Nothing was changed.',
    );
  return value;
}
