import type { Unkept } from '@trace-formats/validate';
import type { Json } from '../json/json.ts';

/** A value as it can be written again: numbers that no program can hold, which parsing leaves as Infinity, are null. */
export function withoutUnkept(parsed: unknown, unkept: readonly Unkept[]): Json {
  const value = parsed as Json;
  return unkept.some(({ fate }) => fate === 'too-large') ? finite(value) : value;
}

function finite(value: Json): Json {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(finite);
  return Object.fromEntries(Object.entries(value as object).map(([key, member]) => [key, finite(member)]));
}
