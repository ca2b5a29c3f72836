import { isArray, isObject, type Json, type JsonObject } from './json.ts';
import type { Ledger } from './loss.ts';
import type { Call } from './timeline.ts';

/** The arguments of a call as JSON text: the source's own text where it is JSON, else the value, or the raw text under `input`. */
export function argumentsText(call: Call, ledger: Ledger): string {
  if (call.input.form === 'json') return call.input.text ?? JSON.stringify(call.input.value);
  noteWrapped(call, ledger);
  return JSON.stringify({ input: call.input.text });
}

/** The arguments of a call as an object or a list; anything else stands under `input`. */
export function argumentsValue(call: Call, ledger: Ledger): JsonObject | readonly Json[] {
  if (call.input.form === 'json') {
    const { value } = call.input;
    if (isObject(value) || isArray(value)) return value;
    if (value === null) {
      ledger.lose({
        kind: 'approximated',
        place: call.source,
        fact: 'call.input',
        why: 'The call takes nothing, and the format wants an object, so it is empty.',
      });
      return {};
    }
    noteWrapped(call, ledger);
    return { input: value };
  }
  noteWrapped(call, ledger);
  return { input: call.input.text };
}

/** The arguments of a call as an object; anything else stands under `input`. */
export function argumentsObject(call: Call, ledger: Ledger): JsonObject {
  const value = argumentsValue(call, ledger);
  if (isObject(value)) return value;
  noteWrapped(call, ledger);
  return { input: value };
}

function noteWrapped(call: Call, ledger: Ledger): void {
  ledger.lose({
    kind: 'approximated',
    place: call.source,
    fact: 'call.input',
    why: 'The call takes a text or a value without names; it stands under the name input.',
    trap: 'arguments-not-json',
  });
}
