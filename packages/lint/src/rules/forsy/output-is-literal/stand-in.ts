import { inLines } from '../../in-lines.ts';
import { sifted } from '../../sieve/sieve.ts';

/** True for an output that only names what should stand there. */
export function isStandIn(output: string): boolean {
  if (output.length > 200 || !/^\s*[([<{]\s?[\p{L}-]+\s/u.test(output)) return false;
  return standIn.test(output) && !saidByRight.test(output);
}

/** Nothing but words in brackets that name what was there: "(list of the open tickets)". */
const standIn = sifted({
  source: inLines`
    ^\s*[([<{]\s?(?:(?:the|an?|full|complete|raw|long|whole|entire|actual|usual|same|similar|[\p{L}-]+)\s){0,4}?
      (?:
        list(?:ing)?|table|contents?|text|output|results?|response|html|json|page|trace|code|source|body|document|
        data|rows|records|diff|transcript|dump|log|matches|entries|hits|details|files|lines|values
      )(?:\s(?:of|with|for|from|in|about|that|showing|containing|as|on|here)\s?[^()[\]<>{}\n=;"]{0,120})?\s?[)\]>}]\s*$
  `,
  flags: 'iu',
});
/** A program says so in brackets that there is nothing, or how many there are; a person, that it was kept back. */
const saidByRight =
  /^\W*(?:no\b|nothing|none|empty|\d+\s\p{L}+\W*$|zero|without)|\b(?:left out|not (?:kept|recorded|shown|released|included)|withheld|redacted|removed|masked|binary|too (?:long|large|big)|empty|unchanged)\b/iu;
