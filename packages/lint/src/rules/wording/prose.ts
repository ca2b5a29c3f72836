import { inAnyCase, inLines } from '../in-lines.ts';
import { readied } from '../sieve/readied.ts';
import { readingOf } from '../sieve/reading.ts';

/** Signs that a text is code, data, a path or a printed table rather than sentences. */
const printed = new RegExp(inLines`
  [{}<>=|\\^~$\x60_@#]|;(?!\s[a-z])|::|->|=>|\b\w+\(\S*\)|(?:^|\s)--?[a-z]|/\w|\w/\w|
  \b\w+\.(?!com\b|\d)[a-z]{1,5}\b(?!\s+[A-Z])|
  \n\s{2,}\S|\t|^\s*[[(\d-]*\d{4}-\d{2}|\b\w+\s?:\s?\d|\s{3,}
`);
const functionWords = new RegExp(
  inLines`
    (?<![\p{L}'])(?:
      the|a|an|of|in|on|at|to|for|from|by|with|without|and|or|but|is|are|was|were|be|been|has|have|had|it|its|
      that|which|who|this|these|those|there|not|no|as|than|all|both|each|every|now|der|die|das|des|dem|den|ein|
      eine|und|oder|ist|sind|wurde|wurden|mit|von|zu|im|für|auf|dass|le|la|les|un|une|des|du|et|est|sont|que|
      qui|dans|pour|el|los|las|y|es|son|con|para|se
    )(?![\p{L}'])
  `,
  'giu',
);

/** True for a text that is sentences in a person's language and nothing that a program prints or takes. */
export function isPlainProse(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length < 12 || trimmed.length > 1500 || !/[.!]$/.test(trimmed) || !/^[\p{Lu}\d]/u.test(trimmed))
    return false;
  if (printed.test(trimmed) || /["“”«»]/.test(trimmed)) return false;
  const words = wordsOf(trimmed);
  const little = trimmed.match(functionWords)?.length ?? 0;
  return words.length >= 4 && little >= 1 && little / words.length >= 0.12;
}

/**
 * True for sentences in the past tense, whatever names and numbers they mention: an account of what happened. Programs print
 * lines, tables and short notes; they do not tell.
 */
export function isAccount(text: string): boolean {
  const trimmed = text.trim();
  if (
    trimmed.length > 3000 ||
    !/[.!]$/.test(trimmed) ||
    /\n|["“”«»]|\S\s{3,}\S|[{}|]/.test(trimmed.replace(/`[^`\n]*`/g, 'x'))
  )
    return false;
  const plain = trimmed.replace(/`[^`\n]*`|\([^()]*\)/g, 'x');
  const words = wordsOf(plain);
  const little = plain.match(functionWords)?.length ?? 0;
  const past =
    plain.match(
      /\b(?:was|were|had|\p{Ll}{3,}ed|found|wrote|ran|gave|took|made|showed|kept|got|saw|lay|led|fell|rose|grew|became|held|came|went|sat|stood|met|lost|won)\b/gu,
    )?.length ?? 0;
  return words.length >= 6 && little / words.length >= 0.14 && past >= 1 && /^[\p{Lu}\dx]/u.test(plain);
}

/** The words of a text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

/** How many words a text has. */
function countOfWords(text: string): number {
  let count = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) return wordsOf(text).length;
    if (isAlphanumeric(code)) {
      if (!isInside) count += 1;
      isInside = true;
    } else if (code !== 0x27 && code !== 0x2d) isInside = false;
  }
  return count;
}

/** The same of a text that hints read anyway: whoever reads it counts them. */
export function wordsAsRead(text: string): number {
  const { words } = readingOf(text);
  return words === -1 ? countOfWords(text) : words;
}

function isAlphanumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

/** The number of sentences, roughly. */
export function sentencesIn(text: string): number {
  let count = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) continue;
    if (
      (code === 0x2e || code === 0x21 || code === 0x3f) &&
      (at + 1 === text.length || isBlank(text.charCodeAt(at + 1)))
    ) {
      if (isInside) count += 1;
      isInside = false;
    } else isInside = true;
  }
  return isInside ? count + 1 : count;
}

/** The same of a text that hints read anyway. */
export function sentencesAsRead(text: string): number {
  const { sentences } = readingOf(text);
  return sentences === -1 ? sentencesIn(text) : sentences;
}

function isBlank(code: number): boolean {
  return code <= 0x20
    ? code === 0x20 || (code >= 9 && code <= 13)
    : code >= 0x80 && /\s/.test(String.fromCharCode(code));
}

/** True for a text in the voice of somebody who speaks for themselves or to a reader. */
export function isAddressed(text: string): boolean {
  return addressed.test(text);
}

const addressed = readied(inAnyCase`
  (?<![\p{L}'])(?:
    i(?!\.e\.)|i'm|i've|i'd|i'll|me|my|we|we're|we've|us|our|you|you're|you'll|you've|your|yours|please|hi|hello|dear|
    thanks|thank|ich|wir|sie|ihr|ihre|ihren|ihrem|du(?=\s\p{Ll}*st(?!\p{L}))|(?<=st\s)du|dein\p{L}*|bitte|
    vous|votre|vos|je|nous|usted|su|sus|tú|tu
  )(?![\p{L}\p{N}])|
  ございま|ております|いたします|ください|您
`);

/** True for a text that begins as a letter does in other languages than English. */
export function greets(text: string): boolean {
  return salutation.test(text);
}

const salutation = new RegExp(
  inLines`
    ^\W{0,3}(?:
      olá|oi|bom dia|boa (?:tarde|noite)|hola|buen[ao]s (?:días|tardes|noches)|estimad[oa]s?|querid[oa]s?|prezad[oa]s?|
      bonjour|bonsoir|ch(?:er|ère)s?|ciao|salve|buongiorno|buonasera|gentile|
      hallo|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|beste|geachte|
      cześć|dzień dobry|szanown\p{Ll}+|здравствуйте|привет|добрый день|уважаем\p{Ll}+
    )(?!\p{L})[^.!?\n]{0,40}[,!]
  `,
  'iu',
);

/** True where a text holds something one could look up: a number, a name of a file, a quotation. */
export function isConcrete(text: string): boolean {
  // A figure or a quotation mark is soon found; the rest is tried at every letter.
  return (
    /[\d"“”«»`„]/.test(text) ||
    /\b[\w-]+\.[a-z]{1,5}\b(?!\s+[A-Z])|[\w-]+\/[\w-]+|[a-z]_[a-z]|[a-z][A-Z]|[\w.]+\(\)|\[[A-Z_]+/.test(text)
  );
}
