import { isDrawnKey } from '../../judge/secrets/drawn-key.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { atFirstUse } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/**
 * Programs write `fixerKey` for the key of a service, and write what they find things by in the same way: `imageKey`, `issueKey`. So such a
 * name has to belong to nothing that is found by a key, and the value must be long and drawn, and no digest of what it names.
 */
export function opensSomething(name: string, value: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
  return (
    (/(?:[a-z]{2}|[a-z]\d)(?:Auth|Creds?|Salt|Pepper)$/.test(name) ||
      (/(?:[a-z]{2}[A-Z]?|[a-z]\d)Key$/.test(name) && !isFoundByKey(words))) &&
    isDrawnKey(value) &&
    looksRandom(value)
  );
}

/** True for the name of a key by which something is found, in words with lines between them. */
export function isFoundByKey(words: string): boolean {
  return foundByKey().test(words);
}

/** The last word before `Key` in the names of what is found by a key: places, files, pieces, messages, people and work. */
const foundByKey = atFirstUse(
  inLines`
    (?:^|[.$_-])(?:
      storage|store|s3|r2|gcs|bucket|blob|path|dir|folder|tree|leaf|branch|package|module|bundle|chunk|fragment|part|piece|
      asset|media|image|img|icon|picture|photo|avatar|thumbnail|video|audio|track|upload|download|attachment|
      content|document|page|section|block|slide|frame|layer|tile|cell|card|board|story|article|post|comment|
      entry|entity|record|item|element|widget|panel|tab|menu|option|route|query|filter|request|response|
      event|message|msg|mail|notification|topic|queue|task|ticket|issue|order|flow|workflow|step|test|suite|case|
      build|version|release|snapshot|backup|state|data|value|field|form|param|prop|attribute|template|string|text|
      title|name|slug|tag|user|member|customer|person|contact|team|space|org|group|tenant|device|sensor|host|peer|
      cluster|shard|replica|region|zone|trace|span|log|metric|range|start|end|first|last|current|previous|tool|trace|alias|config|setting|
      active|selected|evaluated|exclusive|dedupe|compare|model|map|dict|raw|derived|root|base|sub|child|parent|
      random|fake|mock|expected|actual|verify(?:ing)?|fingerprint|
      recv|receive|search|sort|figma|jira|known|pinned|remote|their|our|ephemeral|short|long
    )_key$
  `,
);
