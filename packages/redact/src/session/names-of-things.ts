import { isSystemPart } from '../judge/system-parts.ts';
import { inLines } from '../shape/in-lines.ts';

/**
 * What somebody calls a thing of theirs, where its address was found: whoever reads of a bucket, a machine or a queue in an address
 * speaks of it by its name afterwards. Of a name only those that are made for one thing are told; `checkout` may be anything.
 */
export function namesOfThings(value: string, type: string): string[] {
  if (type === 'network_share') return namesAmong(value.split(/[\\/:@]+/, 3));
  if (type === 'internal_host')
    return namesAmong(value.replace(/^[a-z][a-z\d+.-]{1,20}:\/\/(?:[^/@\s]{1,100}@)?/i, '').split('.', 1));
  if (type !== 'resource_name') return [];
  // Behind the bucket come its files, of which most are called as those of others.
  const [, store] = /^(?:s3a?|gs|r2|oss|az|abfss?|wasbs?):\/\/([^/]{1,200})/i.exec(value) ?? [];
  return namesAmong(
    (store ?? value)
      .split(value.startsWith('gke_') ? /_/ : /[/:@]+/, mostParts)
      .map((piece) => (/\.[a-z]{2,12}$/.test(piece) ? piece.split('.', 1)[0]! : piece)),
  );
}

/** An id of a resource of Azure has eight names, each behind what it is. */
const mostParts = 16;

/** The numbers of accounts and subscriptions inside such an address: each is nothing else anywhere. */
export function numbersOfThings(value: string, type: string): string[] {
  if (type !== 'resource_name') return [];
  return value.split(/[/:.]+/, mostParts).filter((piece) => uniqueNumber.test(piece));
}

/** The number of an account, a tenant or a project. */
const uniqueNumber = /^\d{12}$|^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$|^[a-z][a-z-]{4,24}-\d{5,6}$/;

function namesAmong(pieces: readonly string[]): string[] {
  return pieces.filter(isMadeForOne);
}

/** Several words on a string, of which one says which of several it is: where it runs, or a number. */
function isMadeForOne(name: string): boolean {
  if (!/^[a-z][a-z\d]*(?:[-_][a-z\d]+){1,7}$/i.test(name) || name.length < 9 || region.test(name) || shown.test(name))
    return false;
  const parts = name.toLowerCase().split(/[-_]/);
  if (parts.length === 2 && !/^[a-z]{2,12}\d{1,3}$/.test(parts[1]!)) return false;
  const words = parts.filter((part) => !stage.test(part));
  return words.length < parts.length && words.some((word) => word.length > 3 && !isSystemPart(word));
}

const stage = /^(?:prod|production|prd|stag(?:e|ing)|stg|preprod|dev|qa|uat|dlq|[a-z]{1,12}\d{1,3}|\d{1,3})$/;

/** Where a cloud is. */
const region = new RegExp(inLines`
  ^(?:us|eu|ap|sa|ca|me|af|il|mx|cn|europe|asia|northamerica|southamerica|australia|africa)-(?:[a-z]{2,4}-)?[a-z]{4,12}-?\d(?:-?[a-z])?$
`);

/** What examples are called, and models of language. */
const shown =
  /^(?:my|your|some|the|test|demo|sample|example|foo|bar)[-_]|^(?:gpt|claude|gemini|gemma|llama|mistral|mixtral|qwen|phi|deepseek)[-_\d]/i;
