import { parsePointer, toPointer } from '@trace-formats/schema';
import { arrayAt, isArray, isObject, type Json, type JsonObject, stringAt } from '../../json/json.ts';

/** What lies beside a migrated trace as `trace.legacy.json`: the steps (RFC 6902) that lead from it back to the trace as it was. */
export interface Sidecar {
  readonly sidecar_of: 'forsy-trace-v0.1';
  readonly trace_id: string;
  readonly patch: readonly PatchStep[];
}

/** One step of a JSON Patch. Lists are never made longer or shorter in part: one of another length is replaced whole. */
export interface PatchStep {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value?: Json;
}

/** The steps that lead from one document to another. */
export function patchBetween(from: Json, to: Json, path: readonly (string | number)[] = []): readonly PatchStep[] {
  if (isObject(from) && isObject(to)) return betweenObjects(from, to, path);
  if (isArray(from) && isArray(to) && from.length === to.length)
    return from.flatMap((item, index) => patchBetween(item, to[index]!, [...path, index]));
  return isSame(from, to) ? [] : [{ op: 'replace', path: toPointer(path), value: to }];
}

/** The trace as it was, from what it became and the sidecar. */
export function restoreLegacy(document: unknown, sidecar: Sidecar): Json {
  if (!isSidecar(sidecar))
    throw new TypeError(
      'A sidecar is what a migration gives beside its draft, with a list of steps as its patch, and this is none.',
    );
  let whole = document as Json;
  for (const step of sidecar.patch) whole = patched(whole, parsePointer(step.path), step);
  return whole;
}

function isSidecar(value: unknown): boolean {
  const patch = arrayAt(value, 'patch');
  return patch?.every((step) => stringAt(step, 'path') !== undefined) === true;
}

function betweenObjects(from: JsonObject, to: JsonObject, path: readonly (string | number)[]): readonly PatchStep[] {
  const steps: PatchStep[] = [];
  for (const key of Object.keys(from))
    if (!Object.hasOwn(to, key) || to[key] === undefined) steps.push({ op: 'remove', path: toPointer([...path, key]) });
  for (const [key, value] of Object.entries(to)) {
    if (value === undefined) continue;
    const before = Object.hasOwn(from, key) ? from[key] : undefined;
    if (before === undefined) steps.push({ op: 'add', path: toPointer([...path, key]), value });
    else steps.push(...patchBetween(before, value, [...path, key]));
  }
  return steps;
}

function isSame(one: Json, other: Json): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function patched(value: Json, path: readonly (string | number)[], step: PatchStep): Json {
  const [key, ...rest] = path;
  if (key === undefined) return step.value ?? null;
  if (isArray(value)) return value.map((item, index) => (index === Number(key) ? patched(item, rest, step) : item));
  if (!isObject(value)) return value;
  const entries = new Map<string, Json | undefined>(Object.entries(value));
  const name = String(key);
  if (rest.length > 0) entries.set(name, patched(entries.get(name) ?? null, rest, step));
  else if (step.op === 'remove') entries.delete(name);
  else entries.set(name, step.value);
  return Object.fromEntries(entries);
}
