import { unkeptIn } from '@trace-formats/validate';
import { isArray, isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import { fates } from '../source/note-unkept.ts';
import { withoutUnkept } from '../source/without-unkept.ts';
import type { Call, CallInput } from './timeline.ts';

/**
 * The arguments of a call as the JSON text of an object or a list: the source's own text where it is that, else what it is under
 * `input`.
 */
export function argumentsText(call: Call, ledger: Ledger): string {
  const { input } = call;
  if (input.form === 'json' && input.text !== undefined && (isObject(input.value) || isArray(input.value)))
    return input.text;
  return JSON.stringify(argumentsValue(call, ledger));
}

/** The arguments of a call as an object or a list; anything else stands under `input`. */
export function argumentsValue(call: Call, ledger: Ledger): JsonObject | readonly Json[] {
  if (call.input.form === 'json') {
    const value = readValue(call.input, call, ledger);
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

/** The value of arguments, with what is lost of the text that the source has of them. */
function readValue({ value, text }: CallInput & { readonly form: 'json' }, { source }: Call, ledger: Ledger): Json {
  if (text === undefined) return value;
  const unkept = unkeptIn(text, value);
  for (const { fate } of unkept) ledger.lose({ ...fates[fate], place: source, fact: 'call.input' });
  return withoutUnkept(value, unkept);
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
