import { inAnyCase, inLines } from '../../../in-lines.ts';
import { readied } from '../../../sieve/readied.ts';

/** What is said of good work, of a good text and of those who did it. */
const good = inLines`
  (?:strong|clear|elegant|clean|neat|good|nice|solid|smart|clever|calm|careful|methodical|friendly|useful|helpful|instructive|thorough|polished|
    tidy|crisp|sensible|convincing|vivid|engaging|impressive|valuable|interesting|lively|warm|precise|consistent|readable|fluent|beautiful|fine)
`;
/** The same in other languages. */
const goodAbroad = inLines`
  (?:sauber|klar|gut|elegant|schön|hilfreich|nützlich|lehrreich|überzeugend|verständlich|stimmig|freundlich|ausführlich|gelungen|
    bon|bonne|beau|belle|utile|clair|juste|soigné|élégant|instructif|réussi|
    buen|bueno|buena|útil|clar[oa]|elegante|cuidad[oa]|instructiv[oa]|logrado)(?:e[nmrs]?|s|es)?
`;

/**
 * A thought that is only praise: "Strong opening, clear aims.", "Elegant solution without hacks.", "Der Code ist sauber
 * kommentiert.", "Exemple utile pour les linguistes."; or that says what the trace is good for or that all of it is shown.
 */
const praise = readied(inAnyCase`
  ^\W*(?:(?:an?|the|very|a very|truly|really|overall)\s)?${good}(?:(?:,\s|\sand\s|,\sand\s)${good})?\s[\p{L}-]+
    (?:(?:,\s|,?\sand\s)(?:(?:an?|the|very)\s)?${good}\s[\p{L}-]+(?:\s[\p{L}-]+)?){0,3}
    (?:\s(?:of|in|for|on|to|from|with|without|throughout|and)\s[^.;:,]{2,60})?\W*$|
  ^\W*(?:der|die|das|le|la|les|el|los|las|il|lo)\s[\p{L}-]+\s(?:ist|sind|est|sont|es|son|está|están)\s(?:(?:sehr|très|muy|recht|bien)\s)?${goodAbroad}(?!\p{L})[^.;:,]{0,40}\W*$|
  ^\W*(?:(?:ein|eine|un|une|una)\s)?(?:${goodAbroad}\s)?(?:beispiel|exemple|ejemplo|esempio|exemplo|lösung|solution|solución)\s(?:${goodAbroad}\s)?(?:für|zum|pour|para|de|per)\s[^.;:,]{3,60}\W*$|
  ^\W*(?:(?:the|this)\s(?:trace|record|session|example)|it|this)\s(?:can|may|could)\sbe\sused\s(?:for|as|to|in)\s|
  ^\W*[^.;]{3,80}\s(?:is|are)\s(?:all|both|each)\s(?:shown|covered|included|documented|explained|demonstrated|named)\W*$|
  ^\W*(?:after|before|once|from|in)\s[^.,;]{3,60},?\s(?:the\s)?(?:agent|assistant|user)\s(?!only\b|never\b|cannot\b)\p{Ll}{3,}s(?:\s|,)
`);

/** What a clause behind the only comma begins with where it says how well all went, or what was found. */
export const praisesAndFindings: string = inLines`
  all|every(?:thing|one|body)?|each|both|(?:the\s|die\s|la\s|le\s|el\s)?(?:cause|reason|solution|result|answer|culprit|ursache|grund|lösung|ergebnis|raison|causa|motivo|solución)\s
    (?:is|was|are|were|ist|war|sind|est|était|es|era|fue)|alles|tout|todo|${good}
`;

/** True for a thought that only praises, or says what the trace is good for. */
export function praises(thought: string): boolean {
  return praise.test(thought);
}
