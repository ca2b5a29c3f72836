import { type FormatId, formats } from '@trace-formats/schema';

/** The formats that have a schema. */
export function checkedFormats(): readonly FormatId[] {
  return formats.filter(({ schema }) => schema !== null).map(({ id }) => id);
}
