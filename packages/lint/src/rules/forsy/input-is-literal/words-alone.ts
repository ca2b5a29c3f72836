import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';

/**
 * "kernel build, arm64, four jobs", "appel à l'API météo pour Lyon", "Apply the codemod and rebuild": words alone where a command
 * should stand. Some commands are words alone as well ("make clean install"), but none of them sets commas between its
 * words, has letters with accents or begins with a capital letter and goes on in small ones.
 */
export function isInWordsAlone(text: string): boolean {
  const words = text.replace(/[.…]$/, '').split(/\s+/);
  if (words.length < 3 || words.length > 16 || !words.every((one) => word.test(one))) return false;
  const commas = words.slice(0, -1).filter((one) => /\p{Ll}[\p{Ll}\d]*,$/u.test(one)).length;
  return (
    (commas > 0 && !words[0]!.endsWith(',')) ||
    words.slice(1).some((one) => /[à-öø-ÿ]/.test(one)) ||
    (words.length > 3 &&
      /^\p{Lu}\p{Ll}+$/u.test(words[0]!) &&
      words.slice(1).every((one) => /^\(?[\p{Ll}\d]/u.test(one)))
  );
}

/** A word as people write it, with what may stand around it in a sentence. */
const word = /^\(?(?:\p{L}['’])?\p{L}[\p{L}\d]*(?:[-'’]\p{L}+)*\)?[,;:]?$|^\d{1,4}[,;]?$|^[+&–-]$/u;

/** "rename of the variable in three places", "swap on the fourteenth": an edit, by what it would be called. */
export function isChangeByItsName(text: string): boolean {
  return text.length < 160 && changeByName.test(text) && !/["`=<>{}|;$\\\n]|->|→/.test(text);
}

const changeByName = readied(inAnyCase`
  ^\W?(?:(?:an?|the|some|two|small)\s){0,2}(?:renam(?:e|ing)|swap|corrections?|removal|replacements?|insertion|addition|deletion|rewording|reordering|clean-?up|adjustments?)\s
    (?:of|in|on|to|for|at)\s(?:the|an?|all|both|its|one|two|three|each|every)\s[^:?\n]{3,120}$|
  ^\W?(?:correction|suppression|remplacement|ajout|renommage|modification)\s(?:de|du|des|d['’])\s?[^:?\n]{4,120}$|
  ^\W?(?:korrektur|ersetzung|umbenennung|streichung|löschung|ergänzung|anpassung)\s(?:de[rs]|von|vom|eine[rs])\s[^:?\n]{4,120}$|
  ^\W?(?:corrección|sustitución|eliminación|cambio|adición|correção|substituição|correzione|sostituzione)\s(?:de|del|do|da|di|dei|delle?)\s[^:?\n]{4,120}$
`);
