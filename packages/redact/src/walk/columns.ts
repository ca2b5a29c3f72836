import { fieldOf } from './field-of.ts';
import type { Node } from './node.ts';

/*
 * A table in JSON: rows that are lists, beside a list of what stands over their columns, `{"columns": […], "rows": [[…]]}`, or
 * below a first row that says it. BigQuery wraps each row and each cell, and pandas counts the rows of each column with keys.
 */

/** Under which keys an object says what stands over the columns of its rows. */
export const headKeys: ReadonlySet<string> = new Set(
  'columns|fields|headers|header|cols|columnNames|column_names|column_headers|fieldNames|field_names'.split('|'),
);
/** Under which keys an object that describes a column has the column's name. */
export const nameKeys: ReadonlySet<string> = new Set(['name', 'column_name', 'columnName', 'label', 'field', 'title']);

/** True for a key by which something is counted. */
export function isIndex(key: string): boolean {
  return /^\d{1,7}$/.test(key);
}

/** True for what people write over a column. */
export function isHeading(text: string | undefined): boolean {
  return text !== undefined && text.length <= 60 && /^[\p{L}_][\p{L}\p{M}_ .()-]*\d?$/u.test(text);
}

/** What stands over the cells of a list, when it is a row of a table. */
export function headingsOver({ value, step, parent: table }: Node): readonly (string | undefined)[] | undefined {
  if (!Array.isArray(value) || !Array.isArray(table?.value)) return undefined;
  const width = value.length;
  const around = table.parent?.value;
  if (typeof around === 'object' && around !== null && !Array.isArray(around)) {
    const heads = headsIn(around);
    if (heads?.length === width) return heads;
  }
  const [first] = table.value as readonly unknown[];
  const isBelow = step !== 0 && Array.isArray(first) && width > 1 && first.length === width;
  return isBelow && first.every((one) => typeof one === 'string' && isHeading(one)) ? first : undefined;
}

/** What stands over a cell that BigQuery wrote: `{"schema": {"fields": […]}, "rows": [{"f": [{"v": …}]}]}`. */
export function headingOfWrapped({ step, parent: list }: Node): string | undefined {
  const around = list?.step === 'f' ? list.parent?.parent?.parent?.value : undefined;
  if (typeof step !== 'number' || typeof around !== 'object' || around === null) return undefined;
  return headsIn(around)?.[step];
}

function headsIn(object: object): readonly (string | undefined)[] | undefined {
  const schema = fieldOf(object, 'schema');
  for (const one of typeof schema === 'object' && schema !== null ? [object, schema] : [object])
    for (const key of headKeys) {
      const heads = fieldOf(one, key);
      if (Array.isArray(heads)) return heads.map(nameOf);
    }
  return undefined;
}

function nameOf(head: unknown): string | undefined {
  if (typeof head === 'string') return head;
  if (typeof head !== 'object' || head === null) return undefined;
  for (const key of nameKeys) {
    const name = fieldOf(head, key);
    if (typeof name === 'string') return name;
  }
  return undefined;
}
