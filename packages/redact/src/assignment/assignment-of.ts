import { isDigit, isLetter } from '../code-units.ts';
import type { Candidate } from '../detector.ts';

/** The whole name that holds a key word, such as `spring.datasource.password`, and how the value is written. */
export interface Assignment {
  readonly name: string;
  readonly isQuoted: boolean;
  /** `KEY=value` and `KEY: value` at the beginning of a line, as in .env, YAML and properties files. */
  readonly isLine: boolean;
  /** `rate-limit:api-key:5f3a`: a piece of a longer name with colons. */
  readonly isSegment: boolean;
}

/** Reads the name back from the key word, as far as it goes. */
export function assignmentOf({ text, start, groups }: Candidate): Assignment {
  const sign = groups['sign'] ?? '';
  // In HTML a quote may be an entity.
  const before = text.slice(Math.max(0, start - 500), start).replace(/&quot;|&#3[49];/g, '"');
  const head = withoutOpening(before);
  const at = head.lastIndexOf(sign.trim() === '' ? sign : sign.trim());
  const left = withoutType(withoutClosing(withoutAccessors(at === -1 ? head : head.slice(0, at))));
  const name = left.slice(runBefore(left, isNameCharacter, 100));
  const lineHead = left.slice(0, left.length - name.length);
  const isQuoted = /["'`]$/.test(before);
  return {
    name,
    isQuoted,
    isSegment: sign === ':' && !isQuoted && /[\w-]:$/.test(lineHead.slice(-2)),
    isLine:
      /(?:^|[\n\r]|\\n)[ \t]{0,40}(?:[-#>|+*$][ \t]{1,4}|[-#>|+*]){0,2}(?:export |set |setx |ENV |ARG |env |declare -x |\$env:|-e |--env |--build-arg )?["']?$/.test(
        lineHead,
      ) || lineHead === '',
  };
}

/** Patterns that end in `$` are tried at every offset of a text; a look backwards from the end costs what it reads. */
function runBefore(text: string, holds: (code: number) => boolean, most: number): number {
  const least = Math.max(0, text.length - most);
  let at = text.length;
  while (at > least && holds(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

/** Takes off what opens the value: a quote, and the letters and backslashes that belong to it. */
function withoutOpening(text: string): string {
  if (!/["'`]$/.test(text.slice(-1))) return text;
  const from = runBefore(text, isOpening, 6);
  const quote = text.slice(from).search(/[\\"'`]/);
  return text.slice(0, from + quote);
}

/** Takes off what C# writes between the name of a property and its value. */
function withoutAccessors(text: string): string {
  return text.trimEnd().endsWith('}')
    ? text.replace(/[ \t]{1,3}\{[ \t]{0,2}get;[a-z; \t]{0,40}\}[ \t]{0,4}$/i, '')
    : text;
}

/** Takes off what closes the name, also the length of an array: `key[64] = "…"`. */
function withoutClosing(text: string): string {
  const closed = runBefore(text, isClosing, 20);
  const length = text[closed] === ']' ? runBefore(text.slice(0, closed), isDigit, 5) : 0;
  return text.slice(0, text[length - 1] === '[' ? length - 1 : closed);
}

/** Takes off the type that some languages put between a name and its value. */
function withoutType(written: string): string {
  const text = written.replace(sized, '');
  if (text.endsWith(']')) return text.replace(bytes, '');
  const bare = runBefore(text, isTypeEnd, 3);
  if (!/(?:str|string|text|char|bytes|final)$/i.test(text.slice(Math.max(0, bare - 6), bare))) return text;
  const tail = text.slice(-longestType);
  let from = text.length - tail.length + tail.search(type);
  from = runBefore(text.slice(0, from), isBlank, from);
  if (text[from - 1] === ':') from = runBefore(text.slice(0, from - 1), isBlank, from);
  return text.slice(0, from);
}

/** A text of SQL, whose bracket was taken off: `varchar(20`. */
const sized = /[ \t]{1,3}n?(?:var)?char2?[ ]?\(\d{1,5}$/i;
/** Bytes of Rust: `&'static [u8]`. */
const bytes = /:[ \t]{1,3}&?(?:'static )?\[u8(?:; ?\d{1,4})?\]$/;
const longestType = 40;
const type = /[&*]?\w{0,20}[<[]?(?:str|string|SecretStr|text|char|bytes|Final)[\]>*?]{0,3}$/i;

/** What a name is made of that is read back from an assignment. */
export function isNameCharacter(code: number): boolean {
  return isLetter(code) || isDigit(code) || '_.$%@-'.includes(String.fromCharCode(code));
}

function isOpening(code: number): boolean {
  return isLetter(code) || '"\'`\\@$'.includes(String.fromCharCode(code));
}

function isClosing(code: number): boolean {
  return '"\'`\\)]}*'.includes(String.fromCharCode(code)) || /\s/.test(String.fromCharCode(code));
}

function isTypeEnd(code: number): boolean {
  return ']>*?'.includes(String.fromCharCode(code));
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9;
}
