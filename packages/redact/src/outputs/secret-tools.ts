import { inLines } from '../shape/in-lines.ts';
import { oneWord, type Shown } from './shown.ts';

/** What a tool gives back whose name says that it gets a secret: `get_secret`, `mcp__vault__readPassword`, `access_secret_version`. */
export function shownByTool(name: string | undefined): Shown | undefined {
  return name !== undefined && mayName.test(name) && gets.test(inWords(name)) ? secretWord : undefined;
}

/** True for the name of a tool that is given a secret to keep: `create_secret`, `vault.putSecretValue`. */
export function keepsSecret(name: string | undefined): boolean {
  return name !== undefined && mayName.test(name) && keeps.test(inWords(name));
}

const secretWord: Shown = { what: 'secret', line: oneWord, isCertain: true };

const mayName = /secret|passw|passphrase|key|token|credential|otp/i;

/** A name in small letters, with a low line between its words. */
function inWords(name: string): string {
  return name
    .slice(-100)
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toLowerCase();
}

const things = inLines`
  (?:[a-z\d]+_){0,3}(?:
    secret|password|passwd|passphrase|credentials?|(?:api|access|private|secret|signing|encryption)_?key|
    (?:api|access|auth|bearer|refresh|id|session|user|oauth\d?)_?token|token|t?otp(?:_code)?
  )(?:_(?:value|version|string|field|text|plaintext|by_(?:id|name)|for_(?:user|service)))?$
`;
const gets = new RegExp(
  `(?:^|_)(?:get|read|fetch|access|reveal|retrieve|show|view|decrypt|lookup|look_up|load|resolve|generate|request|ask_for|prompt_for)_${things}`,
);
const keeps = new RegExp(`(?:^|_)(?:create|set|put|add|update|upsert|store|save|write|rotate|change|reset)_${things}`);
