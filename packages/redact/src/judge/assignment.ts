import type { Candidate } from '../detector.ts';
import { compiledAtOnce } from '../shape/compiled.ts';
import { guarded, notACount, quoteWritten, spaceWritten } from '../shape/guard.ts';
import { inLines } from '../shape/in-lines.ts';
import {
  isAppPassword,
  isPublicId,
  isUniqueName,
  isWalletAddress,
  isWordList,
  looksLikePassphrase,
  looksLikePassword,
  looksLikeSalt,
  looksLikeWeakPassword,
  looksRandom,
} from './value.ts';

/**
 * What can stand between a key word and its value: the rest of the name, the end of its quotes or brackets, a type,
 * and a sign of assignment; or the tags of XML and property lists.
 */
const rest = '[\\w-]{0,24}';
const close =
  '(?:\\\\{0,3}["\'`]{1,2}|&quot;|&#3[49];|%22(?=%3A)|["\'`]?\\](?:["\'`]|\\[["\'][\\w-]{1,40}["\']\\])?|["\'`]?\\)|\\}|%5D)?';
const annotation = inLines`
  (?:
    [ \t]{0,3}[:]?[ \t]{1,3}[&*]?(?:\w{1,20}[<\[])?(?:As[ ](?:New[ ])?)?(?:
      str|string|String|SecretStr|&str|text|char|bytes|Optional|Final|varchar
    )[\]>*?]{0,3}(?=[ \t]{0,4}=)
  )?(?:[ \t]{1,3}\{[ \t]{0,2}get;[a-z; \t]{0,40}\}(?=[ \t]{0,4}=))?(?:[ \t]\[[\w *.-]{0,40}\](?=[ \t]?[:>]))?
`;
const sign = inLines`
  (?:
    :[ \t]{0,2}["'\x60][ \t]{0,3}[+.][ \t]{0,3}(?=["'\x60])|
    [ \t]{0,3}:[ \t]{0,3}[|>][+-]?[ \t]{0,4}\r?\n[ \t]{1,20}|
    [ \t]{0,12}(?:
      :{1,3}=|[.+]=|<-|\?{1,2}=|\?\?|\|\|=?|
      =>(?:\s{1,8}string\(\d{1,5}\)[ \t])?|
      ={1,3}|:{1,2}|->|>|\|
    )[ \t]{0,12}|
    \)?\.(?:
      send_keys|sendKeys|fill|type|setValue|set_value|enterText|press_sequentially|pressSequentially|input|
      typeText
    )\([ \t]{0,4}|
    [ \t]{0,4},[ \t]{0,12}(?=["'\x60])|
    [ \t]{1,4}(?=["'])|
    [ \t]{1,12}REG_SZ[ \t]{1,12}|
    >\s{0,40}<Value>(?=[^<>]{3,200}<\/Value>)|
    &gt;(?!=)|<\/key>\s{0,20}<string>|%3D|=3D|%3A(?=%22)|\s{0,3}\|\s{0,12}|
    >[ \t]{0,4}\r?\n[ \t]{0,40}(?=[^\s<>]{4,300}\s{1,40}<\/)
  )
`;
/** What may be written between the sign and the quote: an anchor or a tag of YAML, a call that only changes the type. */
const wrapped = inLines`
  (?:[&!]{1,2}[\w-]{1,20}[ \t]{1,4}(?=["']))?(?:
    (?:new )?(?:
      \[\]byte|String(?:\.valueOf|::from)?|std::string|
      Secret(?:Str|String|Value|Box)?(?:::new|::from|\.new|\.from)?|
      Buffer\.from|bytes(?:\.fromhex)?|bytearray\.fromhex|hex\.DecodeString|base64\.b64decode|
      Convert\.FromBase64String|str|Some|Ok|Just|Box::new|QString|QStringLiteral|TEXT|L|_T|aws\.String|
      pointer\.String|StringPtr|ptr\.To|Optional\.of|sensitive|nonsensitive|quote|unquote|encodeURIComponent|
      btoa
    )\((?=[brf]?\\{0,3}["'\x60])
  )?
`;
const open = inLines`
  (?:
    ["']{3}(?:\r?\n)?|["']\\{1,3}["']|
    ""(?=[^"\s][^"\n]{0,300}"")|''(?=[^'\s][^'\n]{0,300}'')|
    (?<=;[Pp](?:[Ww][Dd]|assword)=)\{(?=[^{}\s]{4,100}\})|
    [furbFURB@$]{0,2}\\{0,3}["'\x60]|
    &quot;|&#3[49];|%22|<!\[CDATA\[
  )?
`;
const quoted = inLines`
  (?<=(?<!\\)")(?:[^"\r\n\\]|\\.){1,300}(?=")|
  (?<=(?<!\\)')(?:[^'\r\n\\]|\\.){1,300}(?=')|
  (?<=\x60)[^\x60\r\n]{1,300}(?=\x60)|
  (?<=%3A%22)(?:[^\s"'%]|%(?!22)){1,300}(?=%22)
`;
/** An ampersand ends a value only where another parameter, another command or an entity follows. */
const and = '&(?![\\w.\\[\\]-]{1,60}=|&|(?:quot|amp|lt|gt|apos|#\\d{1,4});)';
/** The same where the whole query stands percent-encoded inside another. */
const notAnother = '(?!%26[\\w.-]{1,60}%3D)';
/** A comma is part of the value where both make up the rest of a line, as in .env and YAML. */
const line = inLines`
  (?<=(?:^|\n)[ \t]{0,20}(?:(?:- |export |ENV |ARG )[ \t]{0,4})?[\w.-]{1,80}[ \t]{0,3}[=:][ \t]{0,4})
    [^\s"'\x60,;<>()[\]{}|&\\=:][^\s"'\x60,;<>\\&|(){}[\]]{0,100},[^\s"'\x60;<>\\&|(){}[\]]{0,100}
    [^\s"'\x60,;<>\\&|.:(){}[\]](?=[ \t]{0,8}(?:[\r\n]|$))
`;
const bare = inLines`
  [^\s"'\x60,;<>()[\]{}|&\\=:](?:${notAnother}[^\s"'\x60,;<>\\&|]|${and}){0,298}${notAnother}
    [^\s"'\x60,;<>\\&|.:)\]}]|
  [^\s"'\x60,;<>\\&|]{2,300}[=]{1,2}
`;

/** The pattern of an assignment behind one of some key words. */
export function assignmentPattern(keywords: string): RegExp {
  const pattern = new RegExp(
    `(?:${keywords})(?<rest>${rest})(?<close>${close})${annotation}(?<sign>${sign})${wrapped}${open}(?<value>${quoted}|${line}|${bare})`,
    'gi',
  );
  const name = `(?:${asWritten(keywords)})${rest}(?!\\w)`;
  return guarded(pattern, `${notACount}${notAnAuthor}${name}${signAhead}`, name);
}

/** Refuses the name of an author, which `isHarmlessName` would refuse in the end. */
const notAnAuthor = '(?!(?<![0-9$%@])_?authors?(?:[._-]|[^\\w.$%@-]))';

/** What a sign of assignment and what may stand before it can begin with, after the end of the name. */
const signAhead =
  `(?:${quoteWritten}|[\\])}]|&\\w{1,8};|&#\\d{1,4};|%5D|%22(?=%3A)|(?<=\\])\\[${quoteWritten}[\\w-]{1,40}${quoteWritten}\\]){0,3}` +
  `(?:${spaceWritten}{0,60}(?:[.+]?=|<-|:(?!${spaceWritten}{0,40}\\{)|[?|>]|->|,${spaceWritten}{0,40}${quoteWritten})` +
  `|${spaceWritten}{1,60}(?:${quoteWritten}|REG_SZ)` +
  '|\\)?\\.(?:send_?keys|fill|type|set_?value|enterText|press_?sequentially|input)|<|&gt;|%3D|%3A(?=%22)' +
  `|${spaceWritten}{1,8}(?:[&*[]|\\{[ \\t]{0,2}get;|(?:\\w{1,20}[<[])?(?:str|text|char|bytes|optional|final|varchar|secretstr|as\\s)))`;

/** Letters before a key word may belong to an escape, and letters beyond ASCII may be written by their numbers. */
function asWritten(keywords: string): string {
  return keywords
    .replace(/\(\?<!\[[^\]]*\]\)/g, '')
    .replace(/[^\x00-\x7f]/g, (letter) => `(?:${letter}|\\\\+(?:u[\\da-f]{4}|x[\\da-f]{2}))`);
}

/** The whole name that holds a key word, such as `spring.datasource.password`, and how the value is written. */
export interface Assignment {
  readonly name: string;
  readonly isQuoted: boolean;
  /** `KEY=value` and `KEY: value` at the beginning of a line, as in .env, YAML and properties files. */
  readonly isLine: boolean;
  /** `rate-limit:api-key:5f3a`: a piece of a longer name with colons. */
  readonly isSegment: boolean;
}

/** Reads the name back from the key word, as far as it goes. */
export function assignmentOf({ text, start, groups }: Candidate): Assignment {
  const sign = groups['sign'] ?? '';
  // In HTML a quote may be an entity.
  const before = text.slice(Math.max(0, start - 500), start).replace(/&quot;|&#3[49];/g, '"');
  const head = withoutOpening(before);
  const at = head.lastIndexOf(sign.trim() === '' ? sign : sign.trim());
  const left = withoutType(withoutClosing(withoutAccessors(at === -1 ? head : head.slice(0, at))));
  const name = left.slice(runBefore(left, isNameCharacter, 100));
  const lineHead = left.slice(0, left.length - name.length);
  const isQuoted = /["'`]$/.test(before);
  return {
    name,
    isQuoted,
    isSegment: sign === ':' && !isQuoted && /[\w-]:$/.test(lineHead.slice(-2)),
    isLine:
      /(?:^|[\n\r]|\\n)[ \t]{0,40}(?:[-#>|+*][ \t]{0,4}){0,2}(?:export |set |setx |ENV |ARG |env |declare -x |\$env:|-e |--env |--build-arg )?["']?$/.test(
        lineHead,
      ) || lineHead === '',
  };
}

/** Patterns that end in `$` are tried at every offset of a text; a look backwards from the end costs what it reads. */
function runBefore(text: string, holds: (code: number) => boolean, most: number): number {
  const least = Math.max(0, text.length - most);
  let at = text.length;
  while (at > least && holds(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

/** Takes off what opens the value: a quote, and the letters and backslashes that belong to it. */
function withoutOpening(text: string): string {
  if (!/["'`]$/.test(text.slice(-1))) return text;
  const from = runBefore(text, isOpening, 6);
  const quote = text.slice(from).search(/[\\"'`]/);
  return text.slice(0, from + quote);
}

/** Takes off what C# writes between the name of a property and its value. */
function withoutAccessors(text: string): string {
  return text.trimEnd().endsWith('}')
    ? text.replace(/[ \t]{1,3}\{[ \t]{0,2}get;[a-z; \t]{0,40}\}[ \t]{0,4}$/i, '')
    : text;
}

function withoutClosing(text: string): string {
  return text.slice(0, runBefore(text, isClosing, 20));
}

/** Takes off the type that some languages put between a name and its value. */
function withoutType(text: string): string {
  const bare = runBefore(text, isTypeEnd, 3);
  if (!/(?:str|string|text|char|bytes)$/i.test(text.slice(Math.max(0, bare - 6), bare))) return text;
  const tail = text.slice(-longestType);
  let from = text.length - tail.length + tail.search(type);
  from = runBefore(text.slice(0, from), isBlank, from);
  if (text[from - 1] === ':') from = runBefore(text.slice(0, from - 1), isBlank, from);
  return text.slice(0, from);
}

const longestType = 40;
const type = /[&*]?\w{0,20}[<[]?(?:str|string|SecretStr|text|char|bytes)[\]>*?]{0,3}$/i;

function isNameCharacter(code: number): boolean {
  return isLetter(code) || (code >= 48 && code <= 57) || '_.$%@-'.includes(String.fromCharCode(code));
}

function isOpening(code: number): boolean {
  return isLetter(code) || '"\'`\\@$'.includes(String.fromCharCode(code));
}

function isClosing(code: number): boolean {
  return '"\'`\\)]}'.includes(String.fromCharCode(code)) || /\s/.test(String.fromCharCode(code));
}

function isTypeEnd(code: number): boolean {
  return ']>*?'.includes(String.fromCharCode(code));
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Of names in small letters: to compile it without regard to case would take several times as long. */
const harmlessName = inLines`
  (?:^|[._-])(?:
    max|min|num|n|count|total|prompt|completion|input|output|cached?|reasoning|thinking|budget|stop|bos|eos|
    pad|unk|sep|cls|mask|special|next(?![._-]?auth)|prev(?:ious)?|page|continuation|sync|resume|cursor|
    cancel(?:lation)?|css|design|theme|syntax|lexer|parser|public|pub|foreign|primary|partition|sort|group|
    cache|object|row|column|unique|composite|index|idempotency|dedup\w*|translation|i18n|locale|label|lookup|
    hot|short|arrow|react|map|dict|registry|hkey|site|anon|publishable|verify|verification|client[._-]?side|
    pass[-_]?through
  )[._-]?(?:tokens?|keys?|secrets?|auth|pass)(?:$|[._-])|
  (?:^|[._-])(?:publishable|public|site|anon)(?:$|[._-])(?=.{0,30}key)|
  (?:^|[._-])pass[._-](?:
    colou?r|args?|rate|count|ratio|threshold|fail|status|duration|time|slow|fast|medium\w?|criteria|number|
    index
  )\b|
  tokens$|tokeni[sz]|p_?assign|
  (?:token|key|secret|password|passwd|pwd|credentials?)[._-]?(?:
    s|type|name|names|id|ids|index|count|counts|size|length|len|limit|limits|url|uri|endpoint|path|file|files|
    filename|dir|ref|refs|arn|version|field|fields|label|hint|prompt|policy|rules?|regex|pattern|strength|
    expir\w{0,6}|
    expires?(?:[._-]?(?:in|at))?|
    ttl|age|lifetime|created(?:[._-]?at)?|updated(?:[._-]?at)?|rotation|rotated(?:[._-]?at)?|
    hash(?:[._-]?alg\w*)?|alg|algorithm|format|prefix|suffix|status|state|encryption|encod(?:er|ing)|hashing|
    mechanism|method|digest|cipher|kdf|iterations|grant|flow|strategy|adapter|backend|plugin|driver|module|
    middleware|guard|service|factory|generator|validator|checker|accessor|duration|renewable|polic(?:y|ies)|
    valid|validation|required|enabled|disabled|usage|used|cost|price|scope|scopes|store|manager|provider|
    source|env|var|variable|input|box|placeholder|text|title|visible|visibility|toggle|error|message|helper|
    reset|change|changed|confirmation|recovery|forgot\w*|code[._-]?lens|codes?[._-]?challenge|budget|window|
    bucket|per|rate|stream|ring|board|word|words|frame|frames|space|spaces|map|pair|pairs|press|down|up|code|
    event|events|bind\w{0,6}|handler|listener|less|free|ring|vault|metadata|mount|class|kind|mode|fingerprint|
    thumbprint|id[._-]?list|in|out|ref|salt[._-]?rounds|address(?:es)?|addr|contract|mint|decimals|symbol|
    standard|const(?:ant)?|secs?|seconds|minutes|hours|days|set|changed[._-]?at|char|chars|color|colour|arg|
    args|hasher?|encoder
  )$|
  (?:^|[._-])(?:
    author|authors|authority|authori[sz]ed|authenticat\w+|
    (?:all|any|band|low|high|multi|render|shadow|first|second|final|mini)[._-]?pass|
    keyboard|keyword|keywords|keynote|hockey|monkey|donkey|turkey|whiskey|jockey|passed|passes|passing|
    passenger|passive|passage|compass|bypass|surpass|encompass|trespass|passthrough|passport\.js|secretary|
    secretly
  )(?:$|[._-])
`;

let harmless: RegExp | undefined;

/** True for a name that holds a key word and yet names nothing secret: counts, types, ids, file names. */
export function isHarmlessName(name: string): boolean {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
  harmless ??= compiledAtOnce(harmlessName, '');
  return harmless.test(spaced);
}

/** Judges the value behind a name that speaks of a password. */
export function acceptPassword(value: string, candidate: Candidate): boolean {
  const { name, isQuoted, isLine } = assignmentOf(candidate);
  if (!isQuoted && isCode(value, name)) return false;
  if (
    isHarmlessName(name) ||
    isComparison(candidate) ||
    /^[!@][A-Za-z_]+$|^!\w+$|^(?=.*[^\x00-\x7f])\p{L}+$/u.test(value)
  )
    return false;
  if (isTemplate(candidate) || isTagWithoutEnd(candidate)) return false;
  if (isUnion(candidate)) return false;
  // Labels side by side, as in `resource "random_password" "main"`, name things.
  if (isLabel(candidate) && !/\d/.test(value)) return false;
  // Names beside a name in a list, as in `['password', 'user2']`, are names.
  if (
    /^\s*,\s*$/.test(candidate.groups['sign'] ?? '') &&
    /^[A-Za-z]+\d{0,2}$|^[a-z]+(?:\d{0,6}|(?:_[a-z]+)+)$/.test(value) &&
    !setter.test(candidate.text.slice(Math.max(0, candidate.start - 160), candidate.start))
  )
    return false;
  // Test runners report `PASS: TestName`.
  if (!isQuoted && /^-*pass$/i.test(name) && isProseSign(candidate)) return false;
  if (!isQuoted && (isFollowedByCall(candidate) || (!isLine && /^[a-z_]\w{2,40}\(/i.test(value)))) return false;
  if (isQuoted && /phrase$/i.test(name) && (looksLikePassphrase(value.replaceAll(' ', '-')) || isWordList(value)))
    return true;
  if (isQuoted && isAppPassword(value)) return true;
  if (isQuoted && /^[A-Z]?[a-z]+(?:[ -][a-z]+)*[.!?:…]?$/.test(value) && /\s/.test(value)) return false;
  if (isQuoted && value.length <= 64 && /\s/.test(value))
    return /\d/.test(value) && !/[.!?:()]$/.test(value) && value.split(/\s+/).length <= 4;
  if (looksLikePassword(value)) return isQuoted || isLine || !isProseSign(candidate) || /\d/.test(value);
  const env = /^[A-Z][A-Z0-9_]*$/.test(name);
  const whole = isQuoted || env || endsLine(candidate);
  return (
    whole && (isQuoted || isLine || env) && looksLikeWeakPassword(value) && value.toLowerCase() !== name.toLowerCase()
  );
}

/** Judges the value behind a name that speaks of a key, a token or a secret. */
export function acceptSecret(value: string, candidate: Candidate): boolean {
  const { name, isQuoted, isSegment } = assignmentOf(candidate);
  if (isSegment || isHarmlessName(name) || isComparison(candidate) || isChecksum(candidate)) return false;
  if (!isQuoted && isCode(value, name)) return false;
  if (!isQuoted && (isFollowedByCall(candidate) || /^[a-z_]\w{2,40}\(/i.test(value))) return false;
  if (isTemplate(candidate) || isTagWithoutEnd(candidate) || (isLabel(candidate) && /^[a-z_-]+$/.test(value)))
    return false;
  // A parameter's type, and the type of what a function gives back.
  if (!isQuoted && (candidate.groups['close'] ?? '').endsWith(')') && (candidate.groups['sign'] ?? '').trim() === ':')
    return false;
  // A regular expression, a symbol, a call that goes on.
  if (/^@@|^\/?\[[!#$%^A-Za-z\\]|[A-Za-z_\d]\([{"'\w]*$|\)\(/.test(value)) return false;
  // The pairs of a cookie are the matter of those who read cookies.
  if (/cookie$/i.test(name) && /^[^=;\s]{1,80}=./.test(value)) return false;
  // Elements beside a name in a list, as in `['token', id]`, are ids unless they look like more.
  if (
    /^\s*,\s*$/.test(candidate.groups['sign'] ?? '') &&
    (isPublicId(value) || /^[a-z]+(?:_[a-z\d]+)+$|^(?:[A-Z][a-z]+\d?)+$/.test(value))
  )
    return false;
  // Forty hexadecimal digits behind 0x are an address that everybody may see, whatever they are called.
  if (isWalletAddress(value)) return false;
  // The salts of WordPress hold every sign that a keyboard has, blanks among them.
  if (isQuoted && strongName.test(name) && looksLikeSalt(value)) return true;
  if (/\s|^[[{]\W{0,4}["'\\{[]|\\"/.test(value)) return false;
  // What stands before the host of a URL is the matter of those who read URLs.
  if (
    /@/.test(value) &&
    /:\/\/[\w.%-]{0,60}$/.test(candidate.text.slice(Math.max(0, candidate.start - 80), candidate.start - 1))
  )
    return false;
  // A name that ends like this may be that of a pattern: of a token, much stands together.
  if (/pat$/i.test(name) && !/[A-Za-z\d]{16}/.test(value)) return false;
  const isStrong = strongName.test(name);
  if (!isStrong && (isPublicId(value) || isUniqueName(value))) return false;
  // Written in capitals, forty hexadecimal digits are the fingerprint of a key that signs packages.
  if (/^(?:gpg|pgp)/i.test(name) && /^[\dA-F]{16,40}$/i.test(value)) return false;
  if (looksRandom(value)) return isStrong || value.length >= 12;
  const env = /^[A-Z][A-Z0-9_]*$/.test(name);
  if ((/(?:secret|secret[_-]?key)$/i.test(name) || (env && isStrong)) && looksLikePassphrase(value)) return true;
  if (!isStrong || !(env || isQuoted)) return false;
  return (
    value.length >= 8 &&
    looksLikePassword(value) &&
    !/^[+?]?[a-z]+(?:[-_:./+][a-z0-9]+)*$/i.test(value) &&
    (/\d/.test(value) || env || value.length >= 12) &&
    !/[<>{}()]/.test(value)
  );
}

/** A call that sets what its arguments name: `define('DB_PASSWORD', '…`, `weboptions('Username', 'u', 'Password', '…`. */
const setter =
  /(?:define|set|put|add|env|config|header|append|fill|type|options?)\w{0,24}\([ \t]{0,4}(?:["'][^"'\n]{0,60}["'][ \t]{0,3},[ \t]{0,3}){1,4}["']$/i;

/** What only a program writes, where nothing is quoted: names of things, negations, comments, expressions. */
export function isCode(value: string, name: string): boolean {
  const own = name.slice(name.lastIndexOf('.') + 1);
  if (name.length > 4 && own.toLowerCase().endsWith(value.toLowerCase()) && /[a-z][A-Z]|^[A-Z]/.test(value))
    return true;
  if (own.toLowerCase().endsWith(`_${value.toLowerCase()}`) || value.toLowerCase().endsWith(`_${own.toLowerCase()}`))
    return true;
  if (/^!!|^!(?:\w+$|\()|^\/[*^]|\?\.|^\.\.\.\w/.test(value)) return true;
  // What a program goes on with behind a value, where blanks and line ends were taken out.
  if (
    /[)}](?:return|function|else|[:;?}])|^\w{1,3}=!\d$|^\w[^\s?:]*\?[^\s?:]*:[^\s?:]*\?|^(?:module\.)?exports\./.test(
      value,
    )
  )
    return true;
  if (minified.test(value)) return true;
  const last = /^(?:[A-Za-z_$][\w$]*\.)*(?<last>[A-Za-z_$][\w$]*)$/.exec(value)?.groups?.['last'];
  // Letters and digits take turns in what was drawn, also where it has a dot in it.
  return (
    last !== undefined &&
    !/[A-Za-z]\d+[A-Za-z]+\d+[A-Za-z]*\d*\./.test(value) &&
    /^(?:[a-z]{2,20}|[A-Z]{1,4})(?:[a-z]{0,16}(?:[A-Z]?\d{1,4})?[A-Z][a-z]{2,20}){1,8}\d{0,2}$/.test(last)
  );
}

/** Operators between the short names that are left when the blanks of a program are taken out. */
const minified = new RegExp(inLines`
  ^/\{|\]\.[a-z]\w{1,30}$|^\w{1,3}\?\(|={3}|!==|^return!|\)\[|\}\w{1,20}\(\w*\)\{|
  ^[A-Za-z_$]{1,2}(?:\.[A-Za-z_$][\w$]*)+[+?&|]|
  ^\w{1,2}\([\w$.]+\)[&|?+]|^\w{1,2}\?[A-Za-z_$]{1,2}\.
`);

const strongName = new RegExp(
  inLines`
    secret|api[_.-]?key|access[_.-]?key|access[_.-]?token|auth[_.-]?token|private[_.-]?key|refresh[_.-]?token|
    bearer|credential|signing[_.-]?key|encryption[_.-]?key|master[_.-]?key|client[_.-]?key|license[_.-]?key|
    account[_.-]?key|shared[_.-]?key|(?:^|_)(?:TOKEN|KEY|SALT)$|[_-]token$|token$|id[_.-]?token|
    session[_.-]?(?:key|token|id)|
    webhook
  `,
  'i',
);

/** A value that goes on as a template, `!Sub '{{resolve:…}}'` or `"#{…}"`, or stands in one: `{{ .password | b64enc }}`. */
function isTemplate({ text, start, end }: Candidate): boolean {
  const value = text.slice(start, Math.min(end, start + 400));
  return (
    /^(?:\{\{|\$\{|#\{|<%|\{%|\$\()|^!\w/.test(value) || inBraces.test(text.slice(Math.max(0, start - 200), start))
  );
}

/** The beginning of a template that has not ended yet, up to what has no quotes. */
const inBraces = /(?:\{\{|\{%|<%)(?!.*(?:\}\}|%\}|%>)).*[^"'`]$/;

/** `<password>` with nothing behind it that closes the tag is a hole in a template. */
function isTagWithoutEnd({ text, start, end, groups }: Candidate): boolean {
  const sign = groups['sign'] ?? '';
  if (sign.trim() !== '>' || groups['close']) return false;
  // Prose goes on behind a hole after a blank: `<your-api-key> retries=3`.
  return (
    /^>[ \t]+$/.test(sign) ||
    text[start] === '@' ||
    (end < text.length && !/^\s{0,40}</.test(text.slice(end, end + 44)))
  );
}

function isLabel({ groups }: Candidate): boolean {
  const sign = groups['sign'] ?? '';
  return sign !== '' && sign.trim() === '';
}

/** Helm notes the digest of a secret as `checksum/secret`, so that a changed one is rolled out. */
export function isChecksum({ text, start, end }: Candidate): boolean {
  return (
    /^[\da-f]{32,128}$/.test(text.slice(start, end)) &&
    /checksum\/[\w.-]{1,40}["']?\s?[:=]\s{0,2}["']?$/.test(text.slice(Math.max(0, start - 60), start))
  );
}

/** `password == x`, `token === y` and `?` compare; nothing is told. */
function isComparison({ text, start, groups }: Candidate): boolean {
  if (/={2,3}/.test(groups['sign'] ?? '')) return true;
  // The name takes the first half of an arrow, as in `$password->field`.
  if (/-$/.test(groups['rest'] ?? '') && /^>/.test(groups['sign'] ?? '')) return true;
  // Scala writes the pairs of a map with an arrow, and both in quotes.
  const isPair = /["']$/.test(groups['close'] ?? '') && /["']/.test(text[start - 1] ?? '');
  return !isPair && (groups['sign'] ?? '').includes('->');
}

/** `"current-password" | "one-time-code"`: types of TypeScript, which allow one word or the other. */
function isUnion({ text, start, groups }: Candidate): boolean {
  const quote = /["']$/.exec(groups['close'] ?? '')?.[0];
  return quote !== undefined && (groups['sign'] ?? '').trim() === '|' && text[start - 1] === quote;
}

function isFollowedByCall({ text, end }: Candidate): boolean {
  return text[end] === '(' || text[end] === '[' || (text[end] === '.' && /[a-z]/i.test(text[end + 1] ?? ''));
}

function isProseSign({ groups }: Candidate): boolean {
  return /^\s*(?::|,|\||->)?\s*$/.test(groups['sign'] ?? '');
}

function endsLine({ text, end }: Candidate): boolean {
  return /^[ \t]{0,10}(?:[\r\n#;&"'`]|$)/.test(text.slice(end, end + 12));
}
