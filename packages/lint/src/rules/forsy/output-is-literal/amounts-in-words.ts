import { inAnyCase } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import type { Range } from '../../wording/range.ts';

/** Words for an amount that whoever saw the response could have given exactly. */
export const vague: Readied = sifted(inAnyCase`
  \b(?:
    most of|many of|mainly|(?:a )?majority of|several|
    a (?:large |small |good )?(?:number|handful|range|variety|list|few) of|
    various|numerous|roughly|nearly every|almost all|
    in (?:nearly|almost) (?:every|all)|
    a lot of|some of the|some (?:with|without)\b|
    (?:one|two|three|both) of the|
    commonly|generally|mostly|largely|significant(?:ly)?|considerabl[ey]|
    relevant (?:hits|results|articles|papers|sources)|
    a (?:strong|weak|clear) (?:relation|correlation|trend|link)
  )\b|
  ^most\b|^between\b.*\band\b
`);

/** "Root partition almost full.": a program says how full. A page may well say so. */
export const nearly: Readied = readied(inAnyCase`
  \b(?:almost|nearly) (?:full|empty|identical|the same|no)\b|
  (?<!\p{L})(?:
    (?:fast|beinahe|nahezu) (?:voll|leer|keine?|alle)|presque (?:plein|vide|identique|tou[ts]|plus)|casi (?:llen[oa]|vací[oa]|nada|tod[oa]s)|
    quase (?:chei[oa]|vazi[oa]|nada|tod[oa]s)|quasi (?:pien[oa]|vuot[oa]|nulla|tutt[ie])|bijna (?:vol|leeg|alle|geen)|почти \p{L}+
  )(?!\p{L})
`);

/** Where a text gives an amount in words. */
export function vagueIn(text: string): Range | undefined {
  const gist = vague.exec(text);
  return gist ? [gist.index, gist.index + gist[0].length] : undefined;
}
