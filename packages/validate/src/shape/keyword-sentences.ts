import { closest } from '../closest.ts';
import { listed } from '../listed.ts';
import type { Fault, Shape } from './fault.ts';
import { most } from './faults.ts';
import { hasType } from './has-type.ts';
import { placeNamed } from './place-named.ts';
import { shown } from './shown.ts';

/** What is wrong, and what to do about it. */
export type Sentences = readonly [message: string, fix: string];

/** What is said of a keyword that a value does not satisfy, whatever the format. */
export function keywordSentences(fault: Fault): Sentences {
  const { shape, value, keyword } = fault;
  const place = placeNamed(fault.path);
  const found = shown(value);
  const limit = shown(shape[keyword]);
  const isUnset = value === '' && hasType(null, shape.type);
  // Where the schema asks for it only in some cases, the sentence says in which.
  const when = typeof shape['x-when'] === 'string' ? ` ${shape['x-when']}` : '';
  switch (keyword) {
    case 'more':
      return [
        `${place} has more than ${most} faults, and only the first of them are listed.`,
        'Mend what is listed, most of all what repeats, then check again.',
      ];
    case 'required':
      return missing(fault, place, when);
    case 'additionalProperties':
    case 'propertyNames':
      return unknownKey(fault);
    case 'type':
      return [
        `${place} is ${found}, but it must be ${kinds(shape.type)}${when}.`,
        isUnset
          ? writeNull
          : fault.path.length === 0 && Array.isArray(value)
            ? 'Write one document into a JSON file, or several as JSONL, one on each line; trace-formats convert makes a trajectory of bare messages.'
            : `Write ${kinds(shape.type)} there.`,
      ];
    case 'const':
      return [`${place} is ${found}, but only ${limit} is allowed${when}.`, `Write ${limit}.`];
    case 'enum':
      return wrongWord(fault, place, found, when);
    case 'pattern': {
      const form = shape['x-form'] ?? `text of the form ${limit}`;
      return [`${place} is ${found}, but it must be ${form}.`, isUnset ? writeNull : `Write it as ${form}.`];
    }
    case 'minimum':
    case 'maximum':
      return [
        `${place} is ${found}, but it must be at ${keyword === 'minimum' ? 'least' : 'most'} ${limit}.`,
        'Correct the number.',
      ];
    case 'minLength':
      return [`${place} is empty, but it must say something.`, 'Fill it in.'];
    case 'maxLength':
      return [`${place} is longer than ${limit} characters.`, 'Shorten it.'];
    case 'minItems':
      return [
        `${place} has ${count(value)}, but it must have at least ${limit}.`,
        'Add what is missing, or leave the key out where the format allows it.',
      ];
    case 'maxItems':
      return [`${place} has ${count(value)}, but it can have at most ${limit}.`, 'Take out what is too many.'];
    case 'uniqueItems':
      return [`${place} lists the same value twice.`, 'List each value once.'];
    default:
      return noBranch(fault, place, found);
  }
}

function missing(fault: Fault, place: string, when: string): Sentences {
  const key = fault.key!;
  const known = Object.keys(fault.shape.properties ?? {});
  const near = closest(
    key,
    Object.keys(fault.value as object).filter((one) => !known.includes(one)),
  );
  const lack = `${place} has no \`${key}\`, which must always be there${when}.`;
  return near === undefined
    ? [lack, `Add \`${key}\`; where nothing was recorded, write null if the format allows it.`]
    : [`${lack} It has \`${near}\`, which may be meant.`, `Rename \`${near}\` to \`${key}\`.`];
}

function unknownKey(fault: Fault): Sentences {
  const key = fault.key!;
  const allowed = fault.shape.enum ?? Object.keys(fault.shape.properties ?? {});
  const near = closest(key, allowed);
  const lead = `${placeNamed(fault.path.slice(0, -1))} has the key ${shown(key)}, which the format does not allow there.`;
  return near === undefined
    ? [lead, 'Take the key out.']
    : [`${lead} The nearest allowed key is \`${near}\`.`, `Rename it to \`${near}\`, or take it out.`];
}

function wrongWord(fault: Fault, place: string, found: string, when: string): Sentences {
  const allowed = fault.shape.enum ?? [];
  const near = closest(fault.value, allowed);
  return [
    `${place} is ${found}, but only ${listed(allowed.map(shown))} ${allowed.length === 1 ? 'is' : 'are'} allowed${when}.`,
    near !== undefined
      ? `The nearest allowed value is ${shown(near)}.`
      : fault.value === '' && allowed.includes(null)
        ? writeNull
        : 'Choose one of the allowed values.',
  ];
}

/** A union of which the value fits no branch: either one of several keys is needed, or the value is of no right type. */
function noBranch(fault: Fault, place: string, found: string): Sentences {
  const branches = fault.shape.anyOf ?? fault.shape.oneOf ?? [];
  const keys = branches.flatMap(({ required = [] }) => required);
  if (keys.length > 0) {
    return [
      `${place} has neither ${listed(
        keys.map((key) => `\`${key}\``),
        'nor',
      )}, but it needs one of them.`,
      `Add \`${keys[0]}\`.`,
    ];
  }
  return [
    `${place} is ${found}, but it must be an object${branches.some(({ type }) => type === 'null') ? ' or null' : ''}.`,
    'Correct the value, or write null where the format allows it.',
  ];
}

const kindWords: Readonly<Record<string, string>> = {
  null: 'null',
  array: 'a list',
  object: 'an object',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
};

function kinds(type: Shape['type'] = []): string {
  return listed(
    [type].flat().flatMap((one) => (one === 'boolean' ? ['true', 'false'] : (kindWords[one] ?? one))),
    'or',
  );
}

function count(value: unknown): string {
  const length = (value as readonly unknown[]).length;
  return length === 1 ? 'one entry' : `${length === 0 ? 'no' : length} entries`;
}

const writeNull = 'Write null where nothing was recorded.';
