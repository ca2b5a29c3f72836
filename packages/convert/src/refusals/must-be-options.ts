import { closest } from '@trace-formats/validate';
import type { WritableFormat } from '../formats/formats.ts';
import type { WriterOptions } from '../formats/writers.ts';
import { choices, isUtcTime, type OpenTokenOptions } from '../open-token/options.ts';
import type { TrajectoryOptions } from '../trajectory/from-timeline.ts';

/**
 * Throws where an option is misspelt or cannot be what it is: programs without types may call, and whoever wants a text masked must not
 * get it as it is because `redact` was misspelt, or stands beside a format that knows of none.
 */
export function mustBeOptions(options: { readonly to: WritableFormat }): void {
  if (typeof options !== 'object' || typeof options?.to !== 'string')
    throw new TypeError("It was not said what to convert to. Name one of the formats, as in { to: 'open-token' }.");
  const { to } = options;
  // A format that cannot be written is refused elsewhere, by a message that names those that can.
  if (!Object.hasOwn(asked, to)) return;
  const known: Readonly<Record<string, Asked>> = { to: text, from: text, ...asked[to] };
  mustBeNamed(options, Object.keys(known), `of a conversion to ${to}`);
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && !known[name]!.holds(value))
      throw new TypeError(`The option ${name} is to be ${known[name]!.is}, and this is something else.`);
  const { redaction } = options as OpenTokenOptions;
  for (const [name, outside] of Object.entries(ofTheExport))
    if (Object.hasOwn(redaction ?? {}, name))
      throw new TypeError(`\`${name}\` is no option in \`redaction\`: it stands beside it, as \`${outside}\`.`);
}

/** Options of the redactor that the export has itself, under its own names. */
const ofTheExport: Readonly<Record<string, string>> = { policy: 'redact', strategy: 'strategy', key: 'key' };

/** Throws where something is named that is no option there; what is undefined is not there. */
export function mustBeNamed(options: object, names: readonly string[], of: string): void {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || names.includes(name)) continue;
    const near = closest(name, names);
    const advice = near === undefined ? `There are ${names.join(', ')}.` : `Did you mean ${near}?`;
    throw new TypeError(`There is no option ${JSON.stringify(name)} ${of}. ${advice}`);
  }
}

interface Asked {
  readonly is: string;
  readonly holds: (value: unknown) => boolean;
}

type AskedOf<Options> = { readonly [Name in keyof Options]-?: Asked };

const text: Asked = { is: 'a text', holds: (value) => typeof value === 'string' };
const yesOrNo: Asked = { is: 'true or false', holds: (value) => typeof value === 'boolean' };

function oneOf(words: readonly string[]): Asked {
  return { is: `one of ${words.join(', ')}`, holds: (value) => words.some((word) => word === value) };
}

const openToken: AskedOf<OpenTokenOptions> = {
  mode: oneOf(choices.mode),
  pretty: yesOrNo,
  include: oneOf(choices.include),
  internal: oneOf(choices.internal),
  redact: oneOf(choices.redact),
  strategy: oneOf(choices.strategy),
  // The redactor says what it wants of a key.
  key: { is: 'a key', holds: () => true },
  redaction: {
    is: 'an object',
    holds: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  },
  max_bytes: {
    is: 'a whole number of bytes, 1 or more',
    holds: (value) => Number.isInteger(value) && Number(value) > 0,
  },
  drop_events: yesOrNo,
  integrity: yesOrNo,
  sha256: { is: 'a function that begins a hash', holds: (value) => typeof value === 'function' },
  exported_at: {
    is: 'a time in UTC such as 2026-01-31T00:00:00Z',
    holds: (value) => typeof value === 'string' && isUtcTime(value),
  },
};

// Which times a trajectory can state, its writer says.
const trajectory: AskedOf<TrajectoryOptions> = { timestamp: text, model: text, clean: yesOrNo };

const asked: { readonly [Format in WritableFormat]: AskedOf<WriterOptions[Format]> } = {
  'open-token': openToken,
  trajectory,
  forsy: {},
  atif: {},
  sts: {},
};
