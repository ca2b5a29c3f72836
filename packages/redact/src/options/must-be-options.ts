import type { ForsyFamily } from '../detector.ts';
import type { CustomPattern } from '../own/custom-pattern.ts';
import type { RedactOptions } from '../write/redact-options.ts';
import type { FindOptions } from './find-options.ts';
import { isPolicy, policies } from './policies.ts';
import { unknownWord } from './unknown-word.ts';

/** True when nothing is to be looked for. Options are checked there too: whoever tries them with the policy `none` first sees what is wrong. */
export function asksForNothing(options: FindOptions): boolean {
  if (!wantsNothing(options)) return false;
  mustBeOfCall(options);
  mustBeLists(options);
  return true;
}

/** Throws where it was not said what is to be looked for: programs without types may call. */
function wantsNothing(options: FindOptions | undefined): boolean {
  const policy = options?.policy;
  if (policy === undefined) throw new TypeError(`No policy was given. Choose ${choice}, as in { policy: 'secrets' }.`);
  if (!isPolicy(policy)) throw unknownWord('policy', policy, choice);
  return policy === 'none';
}

const choice = `${policies.slice(0, -1).join(', ')} or ${policies.at(-1)}`;

/**
 * Throws where a list of the options is something else: programs without types may call, and a text in the place of a list would
 * trust each tool whose name stands in it. What stands in a list is never told.
 */
export function mustBeLists({ names, hosts, trustedTools, patterns }: FindOptions): void {
  mustHold({ names, hosts, trustedTools }, 'texts', isText);
  if ((hosts ?? []).some((host) => /[*/]/.test(host)))
    throw new TypeError(
      'The option hosts is to be a list of names as they stand in a text, and one of these has a star or a slash. Write corp.example for *.corp.example, and an address without its protocol and its path.',
    );
  mustHold(
    { patterns },
    'objects with a type and a pattern',
    (one) => isText(one?.['type']) && isShape(one?.['pattern']) && isText(one?.['label'] ?? ''),
  );
  for (const pattern of patterns ?? []) mustBePattern(pattern);
}

function mustBePattern({ anchors, family, ...more }: CustomPattern): void {
  mustHold({ anchors }, 'texts', isText);
  mustBe('family', `one of ${families.join(', ')}`, family === undefined || families.includes(family));
  for (const name of Object.keys(more))
    if (!['type', 'label', 'pattern'].includes(name))
      throw new TypeError(`There is no field ${JSON.stringify(name)} of a pattern. There are ${fields.join(', ')}.`);
}

const families: readonly ForsyFamily[] = ['CREDENTIAL', 'PERSON', 'INTERNAL_URL', 'CUSTOMER_ID'];
const fields: readonly (keyof CustomPattern)[] = ['type', 'label', 'pattern', 'anchors', 'family'];

/**
 * Throws where one of the options is wrong that each call may bring anew, while lists are looked at once for a scan. A misspelt name of
 * an option is refused too: it would do nothing, and nobody would notice.
 */
export function mustBeOfCall(options: FindOptions): void {
  const { allow, keepKey, session, seen, key } = options;
  for (const name of Object.keys(options))
    if (!Object.hasOwn(named, name))
      throw new TypeError(`There is no option ${JSON.stringify(name)}. There are ${Object.keys(named).join(', ')}.`);
  mustHold({ allow }, 'objects with a value and a reason', (one) => isShape(one?.['value']) && isSaid(one?.['reason']));
  for (const { value, reason, ...more } of allow ?? [])
    for (const name of Object.keys(more))
      throw new TypeError(`There is no field ${JSON.stringify(name)} of an allowed value. There are value, reason.`);
  if (isGiven(keepKey)) mustBe('keepKey', 'a function', typeof keepKey === 'function');
  if (isGiven(session)) mustBe('session', 'what createSession makes', typeof session.sightings === 'function');
  if (isGiven(session) && isGiven(key))
    throw new TypeError(
      'A key was given beside a session, which has one already: no marker would be made with this one. Give it to createSession.',
    );
  if (isGiven(seen))
    mustBe(
      'seen',
      'what learnFrom gives',
      typeof seen.of === 'number' && typeof seen.print === 'number' && typeof seen.strings?.has === 'function',
    );
}

const named: Readonly<Record<keyof RedactOptions, true>> = {
  policy: true,
  strategy: true,
  style: true,
  session: true,
  key: true,
  names: true,
  hosts: true,
  patterns: true,
  allow: true,
  trustedTools: true,
  keepKey: true,
  seen: true,
};

type Entry = Readonly<Record<string, unknown>> | null | undefined;

// Callers without types also say `null` for none.
function mustHold(lists: object, what: string, holds: (one: Entry) => boolean): void {
  for (const [called, list] of Object.entries(lists))
    mustBe(called, `a list of ${what}`, Array.isArray(list ?? []) && (list ?? []).every(holds));
}

function mustBe(called: string, what: string, is: boolean): void {
  if (!is) throw new TypeError(`The option ${called} is to be ${what}, and this is something else.`);
}

// Callers without types also say `null` for none.
const isGiven = <Value>(value: Value): value is NonNullable<Value> => value !== undefined && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';
const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isShape = (value: unknown): boolean => isText(value) || value instanceof RegExp;
