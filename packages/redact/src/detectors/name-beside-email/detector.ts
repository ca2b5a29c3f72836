import type { Candidate, PatternDetector } from '../../detector.ts';
import { isOffice, mayBePerson } from '../../judge/people/likely-name.ts';
import { isNobody } from '../../judge/people/nobody.ts';
import { isInOtherScript, isNameInOtherScript } from '../../judge/people/other-script.ts';
import { isSharedAccount } from '../../judge/people/shared-accounts.ts';
import { spellsName } from '../../judge/people/spells-name.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameInOtherScript, nameParticles as particles, nameWord as word } from '../../shape/person-name.ts';

/** A person whose address stands nearby and spells the name. */
export const nameBesideEmail: PatternDetector = {
  id: 'name-beside-email',
  type: 'person_name',
  label: 'Name that an email address nearby spells',
  shape:
    'Two to four capitalised words within 200 characters of an address before whose at sign the same letters stand: `hking@` beside Hayden King; a name in letters that know no capitals, in the cell before an address.',
  link: 'https://www.rfc-editor.org/rfc/rfc5322#section-3.4.1',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: ['@', '%40'],
  guard: "(?<=[\\w.+'-]|%2b)(?:@|%40)(?:[a-z0-9\\u00df-\\u024f-]{1,63}\\.){1,6}[a-z]{2}",
  pattern: expression(
    inLines`
      (?<![\p{L}\p{N}_.@/#$&-]|[^\n]\+)${word}(?:,? (?:(?:${particles}) ){0,2}${word}){1,4}(?![\p{L}\p{N}_(=]|\.\p{Ll}|::|-\p{L})|
      (?<![\p{L}\p{N}_])${nameInOtherScript}(?=["')]?(?:\s{0,8}</t[dh]>\s{0,12}<t[dh][^<>\n]{0,40}>|:mailto:|[ ]{0,24}[|,;\t(<][ ]{0,2})(?:<a[ ]href="mailto:)?["'<]?[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2})
    `,
    'gu',
  ),
  reach: [200, 260],
  ranges: partsOf,
  accept: isSpelt,
};

/** Every two to four words of a run: which of them are the name is for the address to say. */
function partsOf(run: string): [number, number][] {
  if (isInOtherScript(run)) return [[0, run.length]];
  const words = [...run.matchAll(/\p{Lu}[^ ,]*/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  return words.flatMap(({ start }, first) =>
    words.slice(first + 1, first + 4).map(({ end }): [number, number] => [start, end]),
  );
}

function isSpelt(value: string, { text, start, end }: Candidate): boolean {
  if (isNobody(value) || (value.split(/[ ,]+/).some(isOffice) && !mayBePerson(value))) return false;
  if (isInOtherScript(value)) return isNameInOtherScript(value);
  const isAlone =
    !/\p{Lu}[\p{L}'’-]* $/u.test(text.slice(Math.max(0, start - 32), start)) &&
    !/^ \p{Lu}/u.test(text.slice(end, end + 2));
  for (const [, local = ''] of text.slice(Math.max(0, start - 200), end + 200).matchAll(address))
    if (!isSharedAccount(local) && spellsName(local, value, isAlone)) return true;
  return false;
}

const address = /(?<![\w.+-])([A-Za-z0-9][\w.+'-]{1,62})(?:@|%40)[A-Za-z0-9-]{1,63}\.[A-Za-z]/g;
