import { inLines } from '../shape/in-lines.ts';

/** True for the steps between an entry and its value where a type is written around it, alone or in a list. */
export function isWrapper(step: string | number | undefined): boolean {
  return typeof step === 'number' || step === 'value' || step === 'arrayValue' || step === 'values';
}

/** Keys under which an entry says what it is called. */
const names = inLines`
  name|Name|key|Key|keyName|ParameterKey|OptionName|variable_name|secret_name|setting|variable|header|env|kty|
  element|selector|field|label|placeholder|question|prompt|documentType|document_type|idType|id_type|
  identificationType|identification_type
`.split('|');

type Field = 'entry' | 'role' | 'tool' | 'account' | 'method';

/** Which keys name a sibling's meaning. */
export const siblingFields: ReadonlyMap<string, Field> = new Map<string, Field>([
  ...names.map((name): [string, Field] => [name, 'entry']),
  ['role', 'role'],
  ['actor', 'role'],
  ['username', 'account'],
  ['method', 'method'],
  ['tool', 'tool'],
  ['tool_name', 'tool'],
  ['toolName', 'tool'],
]);
