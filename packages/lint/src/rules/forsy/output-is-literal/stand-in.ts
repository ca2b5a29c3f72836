import { inAnyCase, inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { isPhrase } from '../../wording/form-of-words.ts';

/** True for an output that only names what should stand there. */
export function isStandIn(output: string): boolean {
  if (output.length > 200 || !/^\s*[([<{]\s?[\p{L}\d-]+\s/u.test(output)) return false;
  return standIn.test(output) && !saidByRight.test(output) && /\p{Ll}/u.test(output);
}

/** "See artifacts/output.txt", "output as in step 2": an output that only says where it stands. */
export const standsElsewhere: RegExp =
  /^\W?(?:(?:the\s)?(?:same\s|long\s|full\s|lengthy\s)?(?:outputs?|results?|responses?|content|log|listing)[,:;]?\s)?(?:see|cf\.?|as in|same as(?: in)?|same (?:output|result|response)s? as(?: in)?|identical to)\s(?:the\s)?(?:(?:previous|last|first|next|earlier) (?:step|call|output|run)|step \d+|above|below|logs?|log ?file|notebook|console|terminal|screen ?shots?|attached|attachments?|artifacts?\/\S+?|attach(?:ment|ed \p{L}+))\W?$/iu;

/** The same without brackets, as a sentence that has no verb: "A short readme with install notes." */
export function isStandInAsASentence(output: string): boolean {
  return /^\p{Lu}[^:]*\.$/u.test(output) && isPhrase(output) && isStandIn(`(${output.slice(0, -1)})`);
}

/** "A long stack trace pointing at the service": its name and its length, where it should stand itself. */
export function isNamedByItsLength(output: string): boolean {
  return output.length < 160 && /^(?:The|An?) /.test(output) && named.test(output) && !/[.!?:;]\s|\?/.test(output);
}

/** What tools give back, by the names that people have for it. */
const given = inLines`
  list(?:ing)?|tables?|contents?|(?:full)?text|outputs?|results?|responses?|html|json|geojson|yaml|xml|csv|page|trace|code|source|
  body|documents?|sections?|abstract|chapters?|data|rows|records?|diff|transcript(?:ion)?|dump|logs?|matches|entr(?:y|ies)|hits|details|files?|lines|
  values|reports?|summary|overview|statistics|scores|metadata|schema|plan|backtrace|config(?:uration)?|tree|chart|curve|
  readme|makefile|dockerfile|workflow|changelog|stylesheet|workbook|graph|plot|scan|readings?|registers?|metrics|rates|balances|bookings|transactions|prices|offers|events|comments|
  articles|e-?mails|messages|appointments|reviews|translation|recipes?|dialogue|bundle|crosstab|bindings|history|names|
  Liste|Tabelle|Inhalt|Ausgabe|Ergebnisse?|Antwort|Suchergebnisse|Fundstellen|
  liste|texte|tableau|contenu|résultats?|réponse|lista|texto|contenido|tabla|resultados?|respuesta|salida
`;

/** Nothing but words in brackets that name what was there: "(list of the open tickets)". */
const standIn = sifted(inAnyCase`
  ^\s*[([<{]\s?(?:(?:the|an?|[\p{L}\d][\p{L}\d'./-]*)\s){0,5}?(?:${given})
    (?:
      (?:
        \s(?:of|with|for|from|in|about|that|showing|containing|as|on|here|by|per|until|after|at|over|between|
        von|vom|zu|zum|zur|mit|aus|der|du|des?|del|con|avec|completo|complet|íntegro)(?!\p{L})|
        ,
      )
      \s?[^()[\]<>{}\n=;"]{0,120}
    )?\s?[)\]>}]\s*$
`);
/** A program says so in brackets that there is nothing, or how many there are; a person, that it was kept back. */
const saidByRight = readied(inAnyCase`
  ^\W*(?:no\b|nothing|none|empty|\d+\s\p{L}+\W*$|zero|without|kein|aucun|sin\b|ningun)|
  \b(?:left out|not (?:kept|recorded|shown|released|included)|withheld|redacted|removed|masked|binary|too (?:long|large|big)|
  empty|unchanged|is|are|was|were|has|have|failed|found|cut)\b
`);

const named = readied(inAnyCase`
  ^(?:
    (?:an?|the) (?:very )?(?:long|lengthy|large|huge|big|verbose)\s(?:[\p{L}-]+\s){0,2}?(?:${given}|stack ?trace|error)|
    the (?:full|complete|entire|whole)\s(?:contents?|text|outputs?|logs?|response|listing|diff|file|source)
  )\s
  (?:of|for|from|with|about|pointing|showing|listing|saying|complaining)\s
  (?![^\n]*\s(?:is|are|was|were|has|have|had|can|will|must|may|should)\s)\S
`);
