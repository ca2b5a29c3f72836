import type { Place } from '../detector.ts';
import type { Shown } from '../outputs/shown.ts';
import { isClient } from './clients.ts';
import { mayBeSecretNumber, mayHaveSecretLength } from './secret-numbers.ts';

/** A string token of a JSON text: where it stands between its quotes, and what it is there. */
export interface JsonString {
  readonly from: number;
  readonly to: number;
  readonly hasEscapes: boolean;
  readonly place: Place;
}

/** Whether a text was JSON to its end, JSON up to some place, or not JSON at all. */
export type JsonExtent = 'whole' | 'part' | 'none';

/**
 * Reads the strings of a JSON text in the order of its bytes, so that duplicate keys and number-like keys hide nothing.
 * Documents may follow each other (JSON Lines) and the last may be cut short. The strings of a document are handed over
 * together when it ends, because a string's place can depend on a sibling behind it. Half of them are keys, and those that
 * nobody wants are passed over.
 */
export function jsonStrings(
  text: string,
  from: number,
  to: number,
  outer: Place,
  visit: (string: JsonString) => void,
  wantsKey: (from: number, to: number) => boolean = () => true,
): JsonExtent {
  if (!mayBeJson(text, from, to)) return 'none';
  const root = holderIn(outer, undefined, true, text, from);
  // Where there is no backslash, the search for one must not go on into the documents behind.
  const reading: Reading = { text: text.slice(0, to), root, isAny: false, index: from };
  const strings: JsonString[] = [];
  for (;;) {
    const extent = readDocument(reading, strings, wantsKey);
    for (const string of strings) visit(string);
    if (extent !== undefined) return extent;
    strings.length = 0;
  }
}

/** How far a text was read. */
interface Reading {
  readonly text: string;
  readonly root: Holder;
  isAny: boolean;
  index: number;
}

/** Reads the strings of the next document; says what the text was where nothing comes behind it. */
function readDocument(
  reading: Reading,
  strings: JsonString[],
  wantsKey: (from: number, to: number) => boolean,
): JsonExtent | undefined {
  const { text, root } = reading;
  const to = text.length;
  let holder = root;
  let isKeyNext = false;
  let { index } = reading;
  let slash = -1;
  while (index < to) {
    const code = text.charCodeAt(index);
    if (code === quote) {
      const end = stringEnd(text, index + 1, to);
      const isKey = isKeyNext && !holder.isArray;
      const first = index + 1;
      const last = Math.min(end, to);
      // The next backslash is looked for once, not once for each string before it.
      if (slash < first) slash = text.indexOf('\\', first);
      if (slash === -1) slash = to;
      if (isKey) holder.step = text.slice(first, last);
      reading.isAny = true;
      if (!isKey || wantsKey(first, last))
        strings.push({ from: first, to: last, hasEscapes: slash < last, place: new JsonPlace(holder, isKey) });
      if (!isKey) noteSibling(holder, text, first, last);
      isKeyNext = false;
      index = end + 1;
    } else if (code === openBrace || code === openBracket) {
      const isArray = code === openBracket;
      holder = holderIn(root.outer, holder, isArray, root.text, index);
      isKeyNext = !isArray;
      index += 1;
    } else if (code === closeBrace || code === closeBracket) {
      if (holder.parent === undefined || holder.isArray !== (code === closeBracket)) return 'part';
      holder = holder.parent;
      isKeyNext = false;
      index += 1;
      if (holder === root) {
        reading.index = index;
        return undefined;
      }
    } else if (code === comma) {
      if (holder === root) return 'part';
      if (typeof holder.step === 'number') holder.step += 1;
      isKeyNext = !holder.isArray;
      index += 1;
    } else if (code === colon || code <= 32) index += 1;
    else {
      const scalar = scalarEnd(text, index, to);
      if (scalar === index || (holder === root && reading.isAny && !isLine(text, index))) return 'part';
      if (
        typeof holder.step === 'string' &&
        mayHaveSecretLength(scalar - index) &&
        mayBeSecretNumber(holder.step, text.slice(index, scalar))
      )
        strings.push({ from: index, to: scalar, hasEscapes: false, place: new JsonPlace(holder, false) });
      index = scalar;
    }
  }
  return reading.isAny || holder !== root ? 'whole' : 'none';
}

const quote = 34;
const openBrace = 123;
const closeBrace = 125;
const openBracket = 91;
const closeBracket = 93;
const comma = 44;
const colon = 58;

interface Holder {
  readonly outer: Place;
  readonly parent: Holder | undefined;
  /** The key or index under which this object or array itself stands. */
  readonly at: string | number | undefined;
  /** The key or index of the value that comes next. */
  step: string | number | undefined;
  readonly isArray: boolean;
  /** Where it begins, and in which text. */
  readonly text: string;
  readonly from: number;
  entry: string | undefined;
  role: string | undefined;
  tool: string | undefined;
  kind: string | undefined;
  account: string | undefined;
  method: string | undefined;
  previous: string | undefined;
  client: string | undefined;
}

/** An object or an array that begins at an offset; all have the same fields from the start, because an engine is quick with such. */
function holderIn(outer: Place, parent: Holder | undefined, isArray: boolean, text: string, from: number): Holder {
  return {
    outer,
    parent,
    at: parent?.step,
    step: isArray && parent !== undefined ? 0 : undefined,
    isArray,
    text,
    from,
    entry: undefined,
    role: undefined,
    tool: undefined,
    kind: undefined,
    account: undefined,
    method: undefined,
    previous: undefined,
    client: undefined,
  };
}

/** A place that works out its path only when somebody asks: most strings hold nothing. */
class JsonPlace implements Place {
  private readonly holder: Holder;
  private readonly step: string | number | undefined;
  readonly isKey: boolean;
  readonly previous: string | undefined;
  readonly client: string | undefined;
  constructor(holder: Holder, isKey: boolean) {
    this.holder = holder;
    this.step = holder.step;
    this.isKey = isKey;
    this.previous = holder.isArray ? holder.previous : undefined;
    this.client = holder.isArray ? holder.client : undefined;
  }
  get path(): (string | number)[] {
    const steps: (string | number)[] = this.step === undefined ? [] : [this.step];
    for (let holder: Holder | undefined = this.holder; holder; holder = holder.parent)
      if (holder.at !== undefined) steps.push(holder.at);
    return [...this.holder.outer.path, ...steps.reverse()];
  }
  get key(): string | undefined {
    if (typeof this.step === 'string') return this.step;
    for (let holder: Holder | undefined = this.holder; holder; holder = holder.parent)
      if (typeof holder.at === 'string') return holder.at;
    return this.holder.outer.key;
  }
  get above(): string | undefined {
    let seen = typeof this.step === 'string';
    for (let holder: Holder | undefined = this.holder; holder; holder = holder.parent) {
      if (typeof holder.at !== 'string') continue;
      if (seen) return holder.at;
      seen = true;
    }
    return seen ? this.holder.outer.key : this.holder.outer.above;
  }
  get kindAbove(): string | undefined {
    return this.holder.parent?.kind;
  }
  get record(): string | undefined {
    const { isArray, text, from } = this.holder;
    return isArray ? undefined : objectAt(text, from);
  }
  get entry(): string | undefined {
    return this.holder.entry;
  }
  get entryAround(): string | undefined {
    for (let { at, parent } = this.holder; parent && isWrapper(at); { at, parent } = parent)
      if (parent.entry !== undefined) return parent.entry;
    return undefined;
  }
  get account(): string | undefined {
    return this.holder.account;
  }
  get method(): string | undefined {
    return this.holder.isArray ? this.holder.parent?.method : undefined;
  }
  get shown(): Shown | undefined {
    return this.holder.outer.shown;
  }
  get role(): string | undefined {
    for (let holder: Holder | undefined = this.holder; holder; holder = holder.parent)
      if (holder.role) return holder.role;
    return this.holder.outer.role;
  }
  get tool(): string | undefined {
    for (let holder: Holder | undefined = this.holder; holder; holder = holder.parent)
      if (holder.tool) return holder.tool;
    return this.holder.outer.tool;
  }
}

/** An object without what is nested in it, up to a length that records of persons keep to. */
function objectAt(text: string, from: number): string {
  const part = text.slice(from + 1, from + 1200);
  let depth = 0;
  for (const { 0: found, index } of part.matchAll(/[{}[\]]|"(?:[^"\\]|\\.){0,1000}"/g)) {
    if (found.length > 1) continue;
    depth += found === '{' || found === '[' ? 1 : -1;
    if (depth < 0) return part.slice(0, index);
  }
  return part;
}

/** Remembers what a sibling value says about the others: the entry's name, the message's role, the tool. */
function noteSibling(holder: Holder, text: string, from: number, to: number): void {
  if (to - from > 200) {
    holder.previous = undefined;
    return;
  }
  if (holder.isArray) {
    holder.previous = text.slice(from, to);
    if (isClient(holder.previous)) holder.client = holder.previous;
  } else if (typeof holder.step === 'string') {
    if (holder.step === 'kind') holder.kind = text.slice(from, to);
    const field = siblingFields.get(holder.step);
    if (field) holder[field] = text.slice(from, to);
  }
}

/** True for the steps between an entry and its value where a type is written around it, alone or in a list. */
export function isWrapper(step: string | number | undefined): boolean {
  return typeof step === 'number' || step === 'value' || step === 'arrayValue' || step === 'values';
}

/** Which keys name a sibling's meaning. */
export const siblingFields: ReadonlyMap<string, 'entry' | 'role' | 'tool' | 'account' | 'method'> = new Map([
  ['name', 'entry'],
  ['Name', 'entry'],
  ['key', 'entry'],
  ['Key', 'entry'],
  ['keyName', 'entry'],
  ['ParameterKey', 'entry'],
  ['OptionName', 'entry'],
  ['variable_name', 'entry'],
  ['secret_name', 'entry'],
  ['setting', 'entry'],
  ['variable', 'entry'],
  ['header', 'entry'],
  ['env', 'entry'],
  ['kty', 'entry'],
  ['element', 'entry'],
  ['selector', 'entry'],
  ['field', 'entry'],
  ['label', 'entry'],
  ['placeholder', 'entry'],
  ['question', 'entry'],
  ['prompt', 'entry'],
  ['documentType', 'entry'],
  ['document_type', 'entry'],
  ['idType', 'entry'],
  ['id_type', 'entry'],
  ['identificationType', 'entry'],
  ['identification_type', 'entry'],
  ['role', 'role'],
  ['actor', 'role'],
  ['username', 'account'],
  ['method', 'method'],
  ['tool', 'tool'],
  ['tool_name', 'tool'],
  ['toolName', 'tool'],
]);

/** The index of the closing quote, or the end of the text for a string that was cut short. */
function stringEnd(text: string, from: number, to: number): number {
  for (let end = text.indexOf('"', from); end !== -1 && end < to; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (end - slashes > from && text.charCodeAt(end - slashes - 1) === 92) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return to;
}

/** Numbers, `true`, `false`, `null`, and the beginning of one of these where the text was cut. */
function scalarEnd(text: string, from: number, to: number): number {
  let index = from;
  while (index < to && index - from < 400 && isDigit(text.charCodeAt(index))) index += 1;
  if (index > from && index - from < 400 && (index === to || !isScalar(text.charCodeAt(index)))) return index;
  while (index < to && index - from < 400 && isScalar(text.charCodeAt(index))) index += 1;
  return scalar.test(text.slice(from, index)) ? index : from;
}

const scalar = /^(?:-?\d[\d.eE+-]*|-|t(?:r(?:ue?)?)?|f(?:a(?:l(?:se?)?)?)?|n(?:u(?:ll?)?)?|NaN|-?Infinity)$/;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Letters, digits, dot, plus and minus. */
function isScalar(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    isDigit(code) ||
    (code >= 65 && code <= 90) ||
    code === 46 ||
    code === 43 ||
    code === 45
  );
}

function isLine(text: string, index: number): boolean {
  return index === 0 || text.charCodeAt(index - 1) === 10;
}

/** A cheap look at the first characters: most texts are not JSON. */
export function mayBeJson(text: string, from: number, to: number): boolean {
  let index = from;
  while (index < to && text.charCodeAt(index) <= 32) index += 1;
  const first = text[index];
  if (first === '"') {
    const end = stringEnd(text, index + 1, to);
    return end < to && text.slice(end + 1, to).trim() === '' && end - index > 1;
  }
  if (first !== '{' && first !== '[') return false;
  index += 1;
  while (index < to && text.charCodeAt(index) <= 32) index += 1;
  if (index >= to) return false;
  const second = text[index]!;
  if (first === '{') return second === '"' || second === '}';
  return second === '"' || second === '{' || second === '[' || second === ']' || /[-\d]|t|f|n/.test(second);
}
