import { configSchema, configSource } from './config-schema.ts';
import { cues } from './cues.ts';
import type { Output } from './output.ts';
import { asUnion } from './own-files.ts';
import { schemaModules } from './schema-modules.ts';
import { types } from './types.ts';

/** What is made by asking the rules, and is loaded by the linter. */
export async function fromRules(): Promise<Output[]> {
  const config = configSource();
  return [...schemaModules([config]), ...(await types([asUnion(config)])), ...(await configSchema()), cues()];
}
