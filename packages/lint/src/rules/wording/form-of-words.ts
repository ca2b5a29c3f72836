import { inAnyCase, inGivenCase, inLines } from '../in-lines.ts';
import { readied } from '../sieve/readied.ts';

/** What a short text is made of, told by its form alone: closed classes of words, punctuation, and tokens no sentence has. */
export interface FormOfWords {
  /** How many tokens there are. */
  readonly tokens: number;
  /** The share of articles, prepositions and the like, which code, commands, names and keywords do without. */
  readonly little: number;
  /** The share of tokens that only a program writes or reads: paths, flags, calls, assignments, addresses. */
  readonly literal: number;
  /** No auxiliary verb and nobody who does something: a phrase, or what is left of a sentence without them. */
  readonly isVerbless: boolean;
  /** Begins as a phrase or a sentence does: with a capital letter, a numeral in words or figures, or an article. */
  readonly opensLikeASentence: boolean;
}

/** Longer texts are not judged by their form; what a line of an account needs fits. */
const longest = 320;
const scripts = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

const little = new Set(
  (
    'the a an of in on at to for from by with without within and or but as than into onto over under between across per via about around before after during through against toward towards until versus its their his her this that these those which who whose where when while so both each every all any no not only then plus regarding ' +
    'der die das des dem den ein eine einen einem einer eines und oder mit ohne von vom zu zum zur im am für auf aus bei nach vor über unter zwischen durch gegen bis je als ' +
    'le la les un une du de et ou avec sans dans pour par sur sous entre vers aux au dont que qui ' +
    'el los las unos unas y con sin por para sobre entre hasta desde del al lo que se ' +
    'il gli uno una di da del della dei delle con per su tra o os um uma do dos das em no na nos nas com'
  ).split(' '),
);
const auxiliary = readied(inAnyCase`
  (?<![\p{L}'’])(?:
    is|are|was|were|be|been|am|has|have|had|do|does|did|will|would|can|could|may|might|shall|should|must|
    cannot|[a-z]+n['’]t|i|you|we|he|she|it|they|there|let['’]?s|ist|sind|waren|wird|werden|wurden?|wäre|
    würden?|könnten?|hätten?|haben|hatten?|kann|können|muss|müssen|sollten?|ich|wir|sie|er|est|sont|était|ont|
    sera|peut|doit|je|tu|il|elle|nous|vous|ils|es|está|están|fue|fueron|han|hay|puede|debe|yo|usted|
    wordt|worden|werd|heeft|hebben|kunnen|moet|moeten|zijn|staat|staan|ligt|è|sono|hanno|può|deve|são|estão|tem|têm|pode|
    jest|są|był[aoy]?|mają|może|można|есть|было|будет|может|можно
  )(?![\p{L}])
`);
/** A verb in the third person before what it governs: "shows how", "needs it". */
const governs = readied(inGivenCase`
  (?<![\p{L}'’])(?!(?:as|across|versus|plus|minus|towards|besides|thus|perhaps|us|les|des|dos|los|las|das)\s)
    \p{Ll}{2,}s\s(?:the|an?|how|why|no|it|them|him|her|up|out|off|everything|everyone|nothing|nobody)(?!\p{L})
`);
const literalToken =
  /[{}<>=|\\^$;@#*_+~]|^--?\p{L}|\p{L}\(|\)\p{L}|\/\p{L}|\p{L}\/|^\/|[\p{L}\d][.:][\p{L}_]|\p{Ll}\p{Lu}|^\d+[.:]\d+[.:]\d|^\p{Lu}+-\d|^[^\p{L}\p{N}]*$/u;

/** The form of a text on one line; undefined for one that is too long, has several lines or holds nothing. */
export function formOfWords(text: string): FormOfWords | undefined {
  if (text.length > longest || text.includes('\n')) return undefined;
  const tokens = text
    .replace(/`[^`]{0,80}`|"[^"]{0,80}"|“[^”]{0,80}”|«[^»]{0,80}»|„[^“]{0,80}“/g, ' x ')
    .split(/\s+/)
    .map((token) => (isPlain(token) ? token : token.replace(/^[("'‘[]+|[)"'’\].,;:!?…]+$/g, '')))
    .filter((token) => token !== '');
  if (tokens.length === 0) return undefined;
  const shareOf = (is: (token: string) => boolean): number => tokens.filter(is).length / tokens.length;
  return {
    tokens: tokens.length,
    literal: shareOf((token) => !isPlain(token) && isLiteral(token)),
    // Most texts are told apart by what comes before; only the rest is asked for these.
    get little() {
      return shareOf((token) => little.has(token) || little.has(lowerFirst(token)));
    },
    get isVerbless() {
      return !auxiliary.test(text) && !governs.test(text);
    },
    get opensLikeASentence() {
      return opensLikeASentence(text);
    },
  };
}

/** True for a text that surely has more tokens than so many: it costs little to count the letters that stand behind a blank. */
export function hasMoreWords(text: string, most: number): boolean {
  // What is quoted counts as one, however long it is.
  if (/[`"“«„]/.test(text)) return false;
  let count = 0;
  for (let at = 0; at < text.length && count <= most; at++) {
    const letter = text.charCodeAt(at) | 0x20;
    if (letter >= 0x61 && letter <= 0x7a && (at === 0 || text.charCodeAt(at - 1) === 0x20)) count += 1;
  }
  return count > most;
}

/** A word of ASCII letters of which only the first may be a capital: most tokens are, and no expression needs to look at them. */
function isPlain(token: string): boolean {
  for (let at = 0; at < token.length; at++) {
    const code = token.charCodeAt(at);
    if ((code < 0x61 || code > 0x7a) && (at > 0 || code < 0x41 || code > 0x5a)) return false;
  }
  return token !== '';
}

function isLiteral(token: string): boolean {
  return literalToken.test(token) && token !== '&' && !/^[–—-]$/.test(token);
}

/** Begins as a phrase or a sentence does; it costs next to nothing to ask, and few inputs and outputs do. */
export function opensLikeASentence(text: string): boolean {
  const first = text.replace(/^[^\p{L}\p{N}]{0,3}/u, '');
  return /^(?:\p{Lu}|\d+\s\p{L}|(?:the|an?|all|both|one|two|three|four|five|six|no)\s)/u.test(first);
}

/** "The" at the beginning is an article; "THE", "FROM" and "WHERE" are words of a query language. */
function lowerFirst(token: string): string {
  return /^\p{Lu}\p{Ll}*$/u.test(token) && token.length > 1 ? token.toLowerCase() : token === 'A' ? 'a' : token;
}

/** True for a line of a few words without a verb, without anybody who speaks, and with next to no token of code. */
export function isPhrase(text: string): boolean {
  if (text.length > longest || !opensLikeASentence(text)) return false;
  const form = formOfWords(text);
  return (
    form?.isVerbless === true && form.tokens >= 3 && form.tokens <= 30 && form.literal <= 0.15 && form.little >= 0.1
  );
}

/** True for one or two short sentences in words: a capital letter, a full stop, and next to no token of code. */
export function isStatement(text: string): boolean {
  if (text.length > longest || !/[.。]$/.test(text) || !opensLikeASentence(text) || /["“”«»„]/.test(text)) return false;
  const form = formOfWords(text);
  return form !== undefined && form.tokens >= 3 && form.tokens <= 32 && form.literal <= 0.1;
}

/** True for a text in a script that has no spaces between words, without the characters of code. */
export function isInHanOrKana(text: string): boolean {
  return text.length <= longest && !text.includes('\n') && scripts.test(text) && !/[{}<>=|\\^$;@#*_[\]()/]/.test(text);
}

const suffix = inLines`
  \p{L}+(?:
    tions?|sions?|ysis|yses|isons?|ances?|ences?|ings?|
    (?:mov|riev|prov|view|us|os)als?|
    ages?|tures?|ung(?:en)?|ci[oó]n(?:es)?|si[oó]n|m(?:i?ento|enti?)s?|ç(?:ão|ões)|[êâ]ncias?|zion[ei]
  )
`;

/** A noun made of a verb, and what it is of. */
const nominalised = readied(inAnyCase`
  ^\W{0,3}(?:[\p{L}\d][\p{L}\d'’/-]*[,\s]+){0,4}?(?:${suffix})\s+(?:
    of|for|over|on|onto|from|with|without|between|across|against|to|by|in|into|at|about|around|during|versus|
    per|through|de|des|du|der|von|nach|zur|zum|für|auf|del|para|sur|sobre|pour|und|and|
    d[oa]s?|della?|dei|di|com|em
  )\s
`);

/** True for a phrase whose head is a noun made of a verb: "Assessment of the notice period", "Prüfung der Fristen". */
export function namesAnAct(text: string): boolean {
  return nominalised.test(text.slice(0, 120));
}
