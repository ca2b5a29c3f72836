import type { Place } from '../detector.ts';
import { inLines } from '../shape/in-lines.ts';
import { isClient } from '../walk/clients.ts';

/** What stands before and behind a value when a document is written down as text. */
export interface Context {
  readonly before: string;
  readonly after: string;
}

const valueKeys = new Set(
  `
    S value Value val content data default Default defaultValue DefaultValue string stringValue string_value StringValue values text answer response input
    documentNumber document_number idNumber id_number id_value identificationNumber identification_number
    plaintext current ParameterValue OptionValue secret_value setting_value secretValue SecretString
  `
    .trim()
    .split(/\s+/),
);
/** Keys that only say of which type the value of an entry is, as OpenTelemetry writes attributes. */
const typed = new Set(['stringValue', 'string_value', 'StringValue']);

/** True for a string that may be the header, the option or the program of strings behind it in an array. */
export function isOption(text: string): boolean {
  return text.startsWith('-') || header.test(text) || isClient(text);
}

/**
 * True for a key that tells more than a pattern would see in a line `key: value`: a question or a label in words; a plural such
 * as `secrets`, each entry of which is a secret; or one half of a name, whose other half is the key above.
 */
export function isMoreThanName(key: string): boolean {
  return /\s/.test(key) || holdsSecrets(key) || isHalfName(key);
}

/** True for a key that says only together with the one above it what it holds. */
function isHalfName(key: string): boolean {
  return key.length < 5 && /^(?:key|pass|auth)$/i.test(key);
}

/** True for a key with more than one secret under it. The cheap look comes first: every name of a document is asked. */
function holdsSecrets(key: string): boolean {
  return (key.endsWith('s') || key.endsWith('S')) && /(?:secret|credential|password|token|api_?key)s$/i.test(key);
}

/** In the state of Terraform, what it drew at random stands as `result` under this key. */
export const stateAttributes = 'attributes';

const header =
  /^(?:proxy-)?authorization$|^(?:set-)?cookie$|^x-[\w-]{1,60}$|^[\w-]{0,40}(?:api|auth|access|secret|session|private)[-_]?(?:key|token|id)$/i;
const facts =
  /^(?:type|name|in|description|scheme|id|format|kind|title|label|env|ref|path|file|provider|url|host|user|username|role|status)$/i;
/** `keyId`, `displayName`, `created_at`: what an account of credentials says of each. */
const namesOrDates = /[a-z](?:Id|Name|Identifier|At|DateTime)$|_(?:id|name|at)$/;
const owners =
  /^(?:jwt|api|auth|hmac|crypto|encryption|signing|session|webhook|smtp|mail|database|db|redis|stripe|openai|sendgrid|mailgun|twilio)$/i;
/** Words of a form's label or of a question, told apart by what they ask for. */
const asked = [
  [/\bpass(?:word|phrase|code)\b|#pass|passw(?:or)?d|\bpwd\b|kennwort|contrase/i, 'password'],
  [/\b(?:api|access|secret|auth)[ _-]?(?:key|token)\b|\btoken\b|\bsecret\b/i, 'api_key'],
] as const;
/** What is put into such a field is about passwords, and none: `Search field for passwords`, `Password hint`. */
const askedAbout = /\b(?:search|filter|find|hint|policy|description|comment)\b/i;

/**
 * A value in a tree has lost the words that stood beside it in the text: its key, its entry's name, the option or the
 * header before it. This gives them back, so that one pattern serves `password=…`, `{"password": …}` and argument lists.
 */
export function contextsOf(place: Place, isTelling: (words: string) => boolean): Context[] {
  const { key, previous, client: program } = place;
  const contexts = key !== undefined && key.length <= 100 ? byKeys(key, place, isTelling) : [];
  if (previous !== undefined && previous.length <= 100 && isTelling(previous)) {
    if (previous.startsWith('-')) contexts.push({ before: `${previous} `, after: '' });
    else if (header.test(previous)) contexts.push(named(previous));
  }
  if (program !== undefined && isTelling(program))
    contexts.push({ before: `${program} ${previous?.startsWith('-') ? `${previous} ` : ''}`, after: '' });
  return contexts;
}

/** What its key, the name of its entry and the key above it say of a value. */
function byKeys(key: string, place: Place, isTelling: (words: string) => boolean): Context[] {
  const { above } = place;
  const entry = place.entry ?? (typed.has(key) ? place.entryAround : undefined);
  const isValue = valueKeys.has(key);
  const contexts: Context[] = [];
  if (isTelling(key))
    contexts.push(...(/\s/.test(key) ? namedBy(key) : [named(holdsSecrets(key) ? key.slice(0, -1) : key)]));
  if (entry !== undefined && entry.length <= 300 && isValue) {
    const asked = askedFor(entry);
    if (asked !== undefined && isTelling(asked)) contexts.push(named(asked));
    else if (isTelling(entry)) contexts.push(...namedBy(entry));
  }
  if (above === undefined) return contexts;
  // `{"Jwt": {"Key": …}}` says with two keys what `jwtKey` says with one.
  if (isHalfName(key) && owners.test(above)) contexts.push(named(`${above}_secret_key`));
  if (key === 'result' && above === stateAttributes) contexts.push(named('secret_password'));
  const isOne = isValue || (holdsSecrets(above) && !facts.test(key) && !namesOrDates.test(key));
  if (isOne && above.length <= 100 && isTelling(above)) contexts.push(named(above.replace(/s$/, '')));
  return contexts;
}

function named(name: string): Context {
  return { before: `"${name}": "`, after: '"' };
}

/** What finds a field on a page by its name: `#lastName`, `input[name="last_name"]`. */
const selector =
  /^[a-z]{0,12}(?:#|\[(?:name|id|autocomplete|placeholder|aria-label|data-[a-z-]{2,20})[*^$~|]?=["']?)([A-Za-z][\w -]{1,60}?)["']?\]?$/;
/** What kind of field it is, behind its heading. */
const widget = / (?:text ?(?:box|field|input|area)|input(?: field)?|(?:edit |form )?field|combo ?box)$/i;

/** What somebody is asked for in a question, as a form would call it: whose name it is says the question. */
function askedFor(entry: string): string | undefined {
  const asked = question.exec(entry)?.[1];
  return asked !== undefined && /^na(?:me|am)$/i.test(asked) ? 'full name' : asked;
}

/** What a question asks for, in English, German and Romance tongues: `What is your full name?`, `Wie lautet Ihre Telefonnummer?` */
const question = new RegExp(
  inLines`
    ^(?:
      (?:and |so )?(?:
        what(?:['\u2019]?s| is| was| are)|may (?:I|we) have|
        (?:please |could you )?(?:enter|provide|tell (?:me|us)|give (?:me|us)|confirm)
      )[ ](?:your|the (?:customer|patient|applicant|client)['\u2019]s)|
      (?:wie (?:lautet|ist)|was ist|wie sind) (?:ihre?|deine?|die|der)|
      (?:quel(?:le)? est|cu[aá]l es|qual [eèé]'?)(?: (?:votre|ton|ta|su|tu|o seu|a sua|il (?:suo|tuo)|la (?:sua|tua)))?
    )[ ]([\p{L}\p{M} '\u2019-]{3,50}?)(?:,? please)?[?.:]?$
  `,
  'iu',
);

/** The heading of a field: a few words, and no sentence. */
const title = /^[\p{L}\p{M}\d]{1,24}(?:[ _./'\u2019()-]{1,2}[\p{L}\p{M}\d]{1,24}){0,4}[.)]{0,2}$/u;

function namedBy(entry: string): Context[] {
  if (/^[\w.-]{1,100}$/.test(entry)) return [named(entry)];
  // Stores of parameters keep them in folders: `/prod/web/session_secret`.
  const last = /^\/?(?:[\w.-]{1,60}\/){1,8}([\w.-]{1,60})$/.exec(entry)?.[1];
  if (last !== undefined) return [named(last)];
  const selected = selector.exec(entry)?.[1];
  if (selected !== undefined) return [named(selected)];
  if (askedAbout.test(entry)) return [];
  for (const [words, name] of asked) if (words.test(entry)) return [named(name)];
  const heading = entry.replace(widget, '');
  return title.test(heading) ? [named(heading)] : [];
}
