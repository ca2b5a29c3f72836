import { forsyWords } from '../../generated/forsy-words.ts';
import { isArray, isObject, type Json, type JsonObject } from '../../json/json.ts';

const time =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:[.,]\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/;

/** A word that v0.1 has, else null: another word is never taken for one of them. */
export function oneOf(words: readonly string[], value: Json | undefined): string | null {
  return typeof value === 'string' && words.includes(value) ? value : null;
}

const modes = forsyWords['traceMode'];

/** How a trace says that it came about, in a word of v0.1, else null. */
export function modeOf(trace: JsonObject): string | null {
  return oneOf(modes, trace['trace_mode']);
}

/** A text; an object or a list that says something as its JSON; null for what is empty. */
export function asText(value: Json | undefined): string | null {
  if (typeof value === 'string') return value;
  return filled(value) ? JSON.stringify(value) : null;
}

/** A list of texts, else null. */
export function textListOf(value: Json | undefined): readonly string[] | null {
  return isArray(value) && value.every((item) => typeof item === 'string') ? (value as readonly string[]) : null;
}

/** A time as v0.1 writes it, else null. */
export function timeOf(value: Json | undefined): string | null {
  return typeof value === 'string' && time.test(value) ? value : null;
}

/** A truth value, else null. */
export function booleanOf(value: Json | undefined): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** Whether a value says anything at all. */
export function filled(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (isArray(value)) return value.length > 0;
  return !isObject(value) || Object.keys(value).length > 0;
}
