import { inLines } from '../shape/in-lines.ts';
import { fieldOf } from './field-of.ts';

/** True for the steps between an entry and its value where a type is written around it, alone or in a list. */
export function isWrapper(step: string | number | undefined): boolean {
  return typeof step === 'number' || step === 'value' || step === 'arrayValue' || step === 'values';
}

type Field = 'entry' | 'role' | 'tool' | 'account' | 'method';

/** Under which keys an object says what the strings in it are called, whose they are, and who is speaking; the first that does counts. */
export const siblingFields: Readonly<Record<Field, readonly string[]>> = {
  entry: inLines`
    name|Name|key|Key|keyName|ParameterKey|OptionName|variable_name|secret_name|setting|variable|header|env|kty|
    element|selector|field|label|placeholder|question|prompt|documentType|document_type|idType|id_type|
    identificationType|identification_type
  `.split('|'),
  role: ['role', 'actor'],
  tool: ['tool', 'tool_name', 'toolName', 'function_name'],
  account: ['username'],
  method: ['method'],
};

/** The one type that says as much as a name: credentials of users are listed as `{"type": "password", "value": "…"}`. */
export const typeThatNames = 'password';

/** Who speaks in a turn of ShareGPT; elsewhere a sender, a day or a place stands under `from`. */
export const speakerFrom: RegExp =
  /^(?:human|user|gpt|assistant|model|chatgpt|system|tool|function|function_call|function_response|observation)$/;

/** The same by keys. */
export const fieldUnder: ReadonlyMap<string, Field> = new Map(
  Object.entries(siblingFields).flatMap(([field, keys]) => keys.map((key) => [key, field as Field])),
);

/** The text under the first of some keys that has one. */
export function textUnder(keys: readonly string[], object: object): string | undefined {
  for (const key of keys) {
    const value = fieldOf(object, key);
    if (typeof value === 'string') return value;
  }
  return undefined;
}
