import type { ForsyStep } from '@trace-formats/schema';
import { inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { kindOfTool, type ToolKind } from '../../traces/kind-of-tool.ts';
import { sentencesIn } from '../../wording/prose.ts';
import { isDescribed } from './is-described.ts';
import { looksUpProse } from './looks-up-prose.ts';

/** Who prints a text in a shell or opens a letter reads a page. */
export function kindOfResponse({ tool, operation, input }: ForsyStep): ToolKind {
  const kind = kindOfTool(tool, operation);
  if (kind === 'shell' && printsAText.test(input ?? '')) return 'reader';
  if ((kind === 'other' || kind === 'wordsmith') && looksUpProse(tool)) return 'reader';
  return kind === 'messenger' && (operation === 'read' || operation === 'search') ? 'reader' : kind;
}

const printsAText = readied({
  source: inLines`
    ^\s*(?:\$\s)?(?:cat|head|tail|less|more|bat|type|pdftotext|curl(?!\s[^|;&>\n]{0,80}-(?:s?[iI]|-head)\s)|wget|lynx)\s[^|;&>\n]{0,200}
      (?:\.(?:md|txt|rst|html?|pdf|adoc|org|eml|srt)(?:\s[^|;&>\n]{0,80})?|https?:\/\/\S{1,300})$
  `,
  flags: 'i',
});

/** Who prints a file in a shell may print any words. */
export const printed: RegExp =
  /^\s*(?:\$\s)?(?:cat|head|tail|less|more|bat|sed|awk|echo|grep|rg|journalctl|docker logs|kubectl logs)\s/;

/** True for a call that searches. */
export function isSearch({ tool, operation }: ForsyStep): boolean {
  return operation === 'search' || /search/i.test(tool ?? '');
}

/** On a page things are done to everybody, in more sentences than one. */
export function isOfACall(text: string, step: ForsyStep): boolean {
  return isSearch(step) || (sentencesIn(text) === 1 && !/。./u.test(text)) || isDescribed(step);
}
