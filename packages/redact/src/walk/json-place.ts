import { backslash, closeBrace, closeBracket, openBrace, openBracket, quote } from '../code-units.ts';
import type { Place } from '../detector.ts';
import type { Shown } from '../outputs/shown.ts';
import { isClient } from './clients.ts';
import { headKeys, isHeading, isIndex, nameKeys } from './columns.ts';
import { fieldUnder, isWrapper, speakerFrom, typeThatNames } from './sibling-fields.ts';

/** An object or an array while it is read, and what its strings so far say of the others. */
export interface Holder {
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
  /** The object as far as an account of it is short, once somebody asked. */
  record: string | undefined;
  entry: string | undefined;
  role: string | undefined;
  tool: string | undefined;
  kind: string | undefined;
  account: string | undefined;
  method: string | undefined;
  previous: string | undefined;
  client: string | undefined;
  /** What stands over the columns of the rows in an object, and the first row of a list of rows. */
  heads: (string | undefined)[] | undefined;
  first: Holder | undefined;
}

/** What holds the documents of a text that stand one behind the other, from an offset on. */
export function holderOfText(outer: Place, text: string, from: number): Holder {
  return holderIn(undefined, { outer, text, from, isArray: true });
}

/** An object or an array that begins at an offset within another one. */
export function holderWithin(parent: Holder, isArray: boolean, from: number): Holder {
  const { outer, text } = parent;
  const holder = holderIn(parent, { outer, text, from, isArray });
  if (isArray && parent.isArray && parent.step === 0) parent.first = holder;
  return holder;
}

/** All are made here and have the same fields from the start, because an engine is quick with such. */
function holderIn(
  parent: Holder | undefined,
  { outer, text, from, isArray }: Pick<Holder, 'outer' | 'text' | 'from' | 'isArray'>,
): Holder {
  return {
    outer,
    parent,
    at: parent?.step,
    step: isArray && parent !== undefined ? 0 : undefined,
    isArray,
    text,
    from,
    record: undefined,
    entry: undefined,
    role: undefined,
    tool: undefined,
    kind: undefined,
    account: undefined,
    method: undefined,
    previous: undefined,
    client: undefined,
    heads: undefined,
    first: undefined,
  };
}

/** A place that works out its path only when somebody asks: most strings hold nothing. */
export class JsonPlace implements Place {
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
    const heading = this.#heading;
    if (heading !== undefined) return heading;
    if (typeof this.step === 'string' && (this.isKey || !isIndex(this.step))) return this.step;
    for (let holder: Holder | undefined = this.holder; holder; holder = holder.parent)
      if (typeof holder.at === 'string') return holder.at;
    return this.holder.outer.key ?? (typeof this.step === 'string' ? this.step : undefined);
  }
  /** What stands over the column, in a table. */
  get #heading(): string | undefined {
    const { holder, step } = this;
    if (typeof holder.at !== 'number') return undefined;
    if (typeof step === 'number') return headingInRow(holder, step);
    if (step !== 'v' || holder.parent?.at !== 'f') return undefined;
    return holder.parent.parent?.parent?.parent?.heads?.[holder.at];
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
    const { holder } = this;
    if (!holder.isArray) holder.record ??= objectAt(holder.text, holder.from);
    return holder.record;
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

/** What stands over a cell of a row: as the object says that has the rows, or as the first of them does. */
function headingInRow(row: Holder, column: number): string | undefined {
  const table = row.parent;
  if (!row.isArray || !table?.isArray) return undefined;
  // The last step of a list that was read is that of its last cell.
  const heads = table.parent?.heads;
  if (heads !== undefined && row.step === heads.length - 1) return heads[column];
  const { first } = table;
  const isBelow = first !== undefined && first !== row && first.step === row.step && row.step !== 0;
  return isBelow && first.heads?.length === Number(first.step) + 1 && Array.from(first.heads).every(isHeading)
    ? first.heads[column]
    : undefined;
}

/** An object from its beginning on, up to its end or a length that records of persons keep to. */
function objectAt(text: string, from: number): string {
  const most = Math.min(text.length, from + 1200);
  let depth = 0;
  let isInString = false;
  for (let at = from + 1; at < most; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) isInString = !isInString;
    else if (isInString) at += code === backslash ? 1 : 0;
    else if (code === openBrace || code === openBracket) depth += 1;
    else if (code === closeBrace || code === closeBracket) depth -= 1;
    if (depth < 0) return text.slice(from + 1, at);
  }
  return text.slice(from + 1, most);
}

/** Remembers what a sibling value says about the others: the entry's name, the message's role, the tool. */
export function noteSibling(holder: Holder, text: string, from: number, to: number): void {
  if (to - from > 200) {
    holder.previous = undefined;
    return;
  }
  if (holder.isArray) {
    holder.previous = text.slice(from, to);
    if (isClient(holder.previous)) holder.client = holder.previous;
    noteHeading(holder, holder.previous);
  } else if (typeof holder.step === 'string') {
    if (holder.step === 'kind') holder.kind = text.slice(from, to);
    else if (holder.step === 'type' && to - from === typeThatNames.length && text.startsWith(typeThatNames, from))
      holder.entry ??= typeThatNames;
    else if (holder.step === 'from' && speakerFrom.test(text.slice(from, to))) holder.role ??= text.slice(from, to);
    const field = fieldUnder.get(holder.step);
    if (field) holder[field] = text.slice(from, to);
    if (holder.parent?.isArray && nameKeys.has(holder.step) && typeof holder.at === 'number')
      noteHead(holder.parent, holder.at, text.slice(from, to));
  }
}

/** Remembers a string of a list that may be the first row of a table, or say what stands over its columns. */
function noteHeading(list: Holder, text: string): void {
  if (typeof list.step !== 'number') return;
  if (list.parent?.first === list) {
    list.heads ??= [];
    list.heads[list.step] = text;
  } else noteHead(list, list.step, text);
}

function noteHead(list: Holder, column: number, name: string): void {
  const { parent, at } = list;
  if (parent === undefined || typeof at !== 'string' || !headKeys.has(at)) return;
  // BigQuery has the columns in a schema of their own.
  const object = parent.at === 'schema' ? parent.parent : parent;
  if (object === undefined) return;
  object.heads ??= [];
  object.heads[column] ??= name;
}
