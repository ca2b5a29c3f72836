import { isDrawnKey } from '../../judge/secrets/drawn-key.ts';
import { isUuid } from '../../judge/secrets/public-id.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { isFoundByKey } from '../secret-assignment/key-in-humps.ts';

/** True where a value opens something behind an option that is called a key and says no more; others find things by one. */
export function isKeyOf(name: string, value: string, before: string): boolean {
  if (isUuid(value)) return letsIn.test(name) || /--record\b/.test(before);
  if (isFoundByKey(name.replaceAll('-', '_'))) return false;
  const isAlone = name.toLowerCase() === 'key';
  if (isAlone && ofStore.test(before)) return false;
  return (isDrawnKey(value) || (isAlone && /^(?:[\da-f]{16}){3,4}$/.test(value))) && looksRandom(value);
}

/** Keys with which a machine joins a network or a fleet. */
const letsIn = /(?:^|-)(?:setup|join|enrol(?:l|lment)?|registration|provisioning|activation)-key$/i;

/** What is found under a key in a store of things, a cache or a table. */
const ofStore =
  /\b(?:s3(?:api)?|gsutil|buckets?|objects?|caches?|kv|consul|etcd|redis|dynamodb|item|r2|gpg|apt|rpm|dirmngr|wrangler|turbo|nx|sort)\b[^\n]*$/i;
