import { inLines } from '../../../in-lines.ts';
import { countedYield } from './counted-yield.ts';
import { praisesAndFindings } from './praises.ts';

/** True where what stands behind the only comma may be a limit: a remark of a few words, or a thing that is named. */
export function hasARemarkBehindAComma(description: string): boolean {
  return remarkBehindAComma.test(description) || namedBehindAComma.test(description);
}

/** Words with which a clause goes on with what belongs to the work, or praises it. */
const belongsToTheWork = inLines`
  (?:was|wer|wie|wo|dass|ob|who|what|how|why|where|which|que|qué|quoi|with|without|and|or|then|from|by|via|using|including|covering|
    in|to|of|plus|as|avec|con|com|mit|und|et|y|e|${praisesAndFindings})\s
`;
/** A clause that ends with what became of something: "all tests passed". */
const endsWithWhatBecameOfIt = inLines`
  [^,]*\b(?:re)?(?:fail|pass|solv|fix|answer|correct|complet|propos|explain|test|document|deliver|end|found|mend|repair|diagnos|
    list|sort|count|compar|verif)\p{Ll}*\W*$
`;
/** One to three words, of which the first two join nothing to anything. */
const upToThreeWords = String.raw`(?:(?!(?:to|by|and|from|of|with|a|an|the)\s)[\p{L}'’-]+\s){0,2}[\p{L}'’-]{3,}`;

/** A closing remark of a few words behind the only comma says under what conditions all this held, unless it tells of the work. */
const remarkBehindAComma = new RegExp(
  String.raw`^[^,]{8,},\s(?!${countedYield})(?!${belongsToTheWork})(?!${endsWithWhatBecameOfIt})${upToThreeWords}[.!]?\s*$`,
  'u',
);

/** Words with which a clause goes on with the work, says how it was done, or praises it. */
const goesOnBehindAComma = inLines`
  (?:was|wer|wie|wo|dass|ob|who|what|how|why|where|which|que|qué|quoi|with|without|and|or|then|from|by|via|using|including|covering|in|to|of|plus|
    avec|con|com|mit|und|et|y|e|step|each|every|all|both|eine?|une?|una|through|because|since|so that|thanks|weil|parce|porque|${praisesAndFindings})\s
`;
/** Words of a clause that says what was done or what became of something. */
const oneOfTheDeeds = inLines`
  \b(?:\p{L}{3,}(?:ed|ing)|ge\p{L}{2,}t|\p{L}+(?:iert|ado|ada|ados|adas|ée?s?)|taken|drawn|made|written|read|done|built|put|sent|given|shown|proven|found|
    useful|helpful|perfect\p{L}*|and|und|et|y|then|to|bis|by)(?!\p{L})
`;

/** "Log reading, first hour of the outage", "Vertrag gelesen, Laienmeinung": a thing named behind the only comma, which tells of no deed. */
const namedBehindAComma = new RegExp(
  String.raw`^[^,]{8,},\s(?:as\s(?!well\b|an?\b|requested|asked|needed)[^,]{3,60}|(?!${countedYield}|${goesOnBehindAComma})(?![^,]*${oneOfTheDeeds})(?:[\p{L}\d'’-]+\s){0,6}[\p{L}\d'’-]+)\.?$`,
  'iu',
);
