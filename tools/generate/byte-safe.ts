import { isSchema } from './bundle.ts';

/**
 * Whether a validator may be given texts with one character for each byte of their UTF-8 and says of them what it says of the
 * real texts. That is proven when nothing in the schema can tell the two apart:
 *
 * - Names of keys, constants and list entries are ASCII, which is the same in both forms; nothing else becomes ASCII.
 * - A text of bytes is empty where the real one is, but may be longer: `minLength` may ask for 1 only, `maxLength` for nothing.
 * - A pattern consists of ASCII characters and of classes that name the ASCII characters they hold, so whatever it matches is
 *   ASCII and stands in both forms alike, between the same ends.
 * - Texts that differ in one form differ in the other, as long as no character is written as an escape: `uniqueItems` holds in both.
 */
export function isByteSafe(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isByteSafe);
  if (!isSchema(schema)) return true;
  return Object.entries(schema).every(([keyword, value]) => {
    if (keyword === 'const' || keyword === 'enum' || keyword === 'required') return isAscii(JSON.stringify(value));
    if (keyword === 'minLength') return value === 0 || value === 1;
    if (keyword === 'pattern') return isSafePattern(String(value));
    if (words.has(keyword)) return true;
    if (keyword === 'properties' || keyword === '$defs')
      return Object.entries(value as object).every(([name, inner]) => isAscii(name) && isByteSafe(inner));
    return known.has(keyword) && isByteSafe(value);
  });
}

/** What speaks to people and decides nothing. */
const words = new Set([
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  'examples',
  'x-rule',
  'x-when',
  'x-form',
  'x-tag',
  '$ref',
  'type',
]);

/** Keywords that are as safe as what stands inside them; of one that is not known nothing is proven. */
const known = new Set([
  'items',
  'additionalProperties',
  'propertyNames',
  'anyOf',
  'oneOf',
  'allOf',
  'if',
  'then',
  'else',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minimum',
  'maximum',
]);

/** Whether a pattern can match ASCII characters only, and asks nothing of what stands before and behind them. */
function isSafePattern(pattern: string): boolean {
  if (!isAscii(pattern)) return false;
  // Escapes stand for one ASCII sign, except \d, which holds the ASCII digits alone.
  const plain = pattern.replace(/\\[.+*?()[\]{}|^$\\/d-]/g, 'a');
  if (plain.includes('\\') || plain.includes('[^')) return false;
  // A dot stands for itself in a class, and for any character outside.
  if (plain.replace(/\[[^\]]*\]/g, 'a').includes('.')) return false;
  // Of the groups only the plain ones and those that do not capture: what looks ahead or behind is not thought through.
  return !/\(\?(?!:)/.test(plain);
}

function isAscii(text: string): boolean {
  return /^[\x00-\x7f]*$/.test(text);
}
