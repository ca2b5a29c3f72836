import { shown } from '@trace-formats/validate';
import { isObject, type JsonObject } from '../../../json-object.ts';
import { same } from './alike.ts';

/** What is said where a manifest states another value than its trace. */
export function disagreement(name: string, states: unknown, says: unknown): string {
  if (isText(states) && isText(says) && (shown(states) === shown(says) || bothLong(states, says)))
    return `The manifest states another ${name} than the trace: of their ${states.length} and ${says.length} characters, they differ from character ${firstThatDiffers(states, says)} on.`;
  // Two objects, lists or long texts are described by the same words.
  if (shown(states) === shown(says)) {
    const [key] = isObject(states) && isObject(says) ? keysThatDiffer(states, says) : [];
    const [inner, other] = key === undefined ? [] : [(states as JsonObject)[key], (says as JsonObject)[key]];
    if (inner !== undefined && other !== undefined) return disagreement(`${name}.${key}`, inner, other);
    const only =
      key === undefined
        ? ''
        : ` Only the ${inner === undefined ? 'trace' : 'manifest'} has the key ${JSON.stringify(key.slice(0, 60))}.`;
    return `The manifest states another ${name} than the trace.${only}`;
  }
  return `The manifest states ${name} as ${shown(states)}, but the trace ${verbFor(says)} ${shown(says)}.`;
}

/** A number is what the trace comes to, a word is what it says; what is only described it has. */
function verbFor(value: unknown): string {
  if (typeof value === 'number') return 'gives';
  return /^an? /.test(shown(value)) ? 'has' : 'says';
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Of two long texts the sizes alone would stand in a message, and nobody finds a wrong word by them. */
function bothLong(one: string, other: string): boolean {
  return /^a text of /.test(shown(one)) && /^a text of /.test(shown(other));
}

/** Counted from 1, as people do. */
function firstThatDiffers(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at + 1;
}

function keysThatDiffer(one: JsonObject, other: JsonObject): string[] {
  return Object.keys({ ...one, ...other }).filter((key) => !same(one[key], other[key]));
}
