import type { Candidate } from '../detector.ts';
import { isTechnicalName } from '../judge/secrets/technical.ts';

/** A value that goes on as a template, `!Sub '{{resolve:…}}'` or `"#{…}"`, or stands in one: `{{ .password | b64enc }}`. */
export function isTemplate({ text, start, end }: Candidate): boolean {
  const value = text.slice(start, Math.min(end, start + 400));
  return (
    // A hole of two braces is not closed by one.
    /^(?:\{\{(?![^{}\n]{0,40}\}(?!\}))|\$\{|#\{|<%|\{%|\$\(|\$[A-Z][A-Z\d_]*\/)|^![A-Za-z:]+(?:[\s({[]|$)/.test(
      value,
    ) ||
    // `${REDIS_PW:?}` ends the shell when there is none.
    (/^\?[^{}]{0,80}\}/.test(value) && /\$\{\w{1,60}:$/.test(text.slice(Math.max(0, start - 64), start))) ||
    inBraces.test(text.slice(Math.max(0, start - 200), start))
  );
}

/** The beginning of a template that has not ended yet, up to what has no quotes. */
const inBraces = /(?:\{\{|\{%|<%|\[%)(?!.*(?:\}\}|%\}|%>|%\])).*[^"'`]$/;

/** `f"{bucket}@{pages[-1]['name']}"`: what a program puts together from variables and words; digits drawn at random are in none of its words. */
export function isFormatted({ text, start, end }: Candidate): boolean {
  if (!/(?<![\w$])(?:[fF][rR]?|[rR][fF]|\$@?|@\$)\\{0,3}["'`]$/.test(text.slice(Math.max(0, start - 8), start)))
    return false;
  const value = text.slice(start, Math.min(end, start + 400));
  const words = value.replace(/\{[^{}]{1,120}\}/g, '');
  return words !== value && !/\d/.test(words);
}

/** `"AWS::ApiGateway::ApiKey": "48205d4f…"`: what a table notes of a type, whose name is in the quotes with the spaces it belongs to. */
export function isOfType({ text, start }: Candidate): boolean {
  return /["'][A-Z]\w{0,40}(?:::[A-Z]\w{0,60}){1,6}\\{0,3}["']\s{0,4}(?::|=>?)\s{0,8}\\{0,3}["']$/.test(
    text.slice(Math.max(0, start - 200), start),
  );
}

/** `<password>` with nothing behind it that closes the tag is a hole in a template. */
export function isTagWithoutEnd({ text, start, end, groups }: Candidate): boolean {
  const sign = groups['sign'] ?? '';
  if (sign.trim() !== '>' || groups['close']) return false;
  // Prose goes on behind a hole after a blank: `<your-api-key> retries=3`.
  return (
    /^>[ \t]+$/.test(sign) ||
    text[start] === '@' ||
    (end < text.length && !/^\s{0,40}</.test(text.slice(end, end + 44)))
  );
}

/**
 * `["password", "scram-sha-256", "gss"]`, `'*.password', '*.token'`: words in a row of words, of which none is the value of
 * another. An option has its value behind it, and so has a name that a call sets.
 */
export function isWordInRow(value: string, name: string, { text, start, end, groups }: Candidate): boolean {
  if (!/^\s*,\s*$/.test(groups['sign'] ?? '') || /^-/.test(name)) return false;
  if (
    !/^[A-Z]{2,12}\d{1,3}[A-Z]{2,20}$/.test(value) &&
    !/^[*/+@.:-]{0,3}[A-Za-z]{2,20}(?:[-_.:/*]{1,2}[A-Za-z]{1,20}|[-_.]?\d{1,4}(?![A-Za-z\d])){0,8}\*?$/.test(value) &&
    !isTechnicalName(value)
  )
    return false;
  const before = text.slice(Math.max(0, start - 160), start);
  return (
    /^["'`]\s{0,8},\s{0,20}["'`]/.test(text.slice(end, end + 32)) ||
    /["'`]\s{0,8},\s{0,20}["'`][^"'`\n]{1,60}["'`]\s{0,8},\s{0,20}["'`]$/.test(before)
  );
}

/** `"PWD="+dir`: a program puts the two together, and the quote belongs to the name. */
export function isJoined({ text, start, end }: Candidate): boolean {
  return (
    /["'`]/.test(text[start - 1] ?? '') &&
    text[end] !== text[start - 1] &&
    /^\+\s?[A-Za-z_][\w.]{0,60}$/.test(text.slice(start, end))
  );
}

/** `{"PASSWORD": mock_challenge}`, `pwd = base_path`: how a program names a value that is elsewhere. */
export function isVariable(value: string, isQuoted: boolean, { text, start, groups }: Candidate): boolean {
  const isSpaced = /^[ \t]{1,12}\+?=[ \t]{1,12}$/.test(groups['sign'] ?? '');
  if (isQuoted || !(isSpaced || /["']\]?$/.test(groups['close'] ?? ''))) return false;
  if (/^[a-z]+(?:[._][a-z]+)+$|^[a-z]{2,10}pass$/.test(value)) return true;
  // A program has set it before, or asked for a part of it.
  return (
    isSpaced &&
    /^[A-Za-z_]\w{1,30}$/.test(value) &&
    new RegExp(`(?<![\\w"'])${value}(?:\\.[a-z]|\\(|\\[| :?= | in )`).test(text.slice(Math.max(0, start - 600), start))
  );
}

/** True where nothing but blanks stands between name and value: two labels side by side. */
export function isLabel({ groups }: Candidate): boolean {
  const sign = groups['sign'] ?? '';
  return sign !== '' && sign.trim() === '';
}

/** `-H "X-Api-Key: $API_KEY" "$URL"`: what a shell puts in for a variable ends its argument, and the next one is another. */
export function isNextArgument(name: string, candidate: Candidate): boolean {
  return /\$\w+$/.test(name) && /["']$/.test(candidate.groups['close'] ?? '') && isLabel(candidate);
}

/** What a page searches its index with is in the page: Algolia makes a key for nothing else. */
export function isSearchKey({ text, start, end }: Candidate): boolean {
  return (
    /^[\da-f]{32}$/.test(text.slice(start, end)) &&
    /\bindexName\b|search[-_ ]?only|[sS]earch[-_ ]?(?:[aA]pi[-_ ]?)?[kK]ey|SEARCH(?:_API)?_KEY/.test(
      text.slice(Math.max(0, start - 120), end + 120),
    )
  );
}

/** Helm notes the digest of a secret as `checksum/secret`, so that a changed one is rolled out. */
export function isChecksum({ text, start, end }: Candidate): boolean {
  return (
    /^[\da-f]{32,128}$/.test(text.slice(start, end)) &&
    /checksum\/[\w.-]{1,40}["']?\s?[:=]\s{0,2}["']?$/.test(text.slice(Math.max(0, start - 60), start))
  );
}

/** `password == x`, `token === y` and `?` compare; nothing is told. */
export function isComparison({ text, start, groups }: Candidate): boolean {
  if (/[=!]={1,2}/.test(groups['sign'] ?? '')) return true;
  // `if len(password) > 64`.
  if (/\)$/.test(groups['close'] ?? '') && (groups['sign'] ?? '').trim() === '>') return true;
  // The name takes the first half of an arrow, as in `$password->field`.
  if (/-$/.test(groups['rest'] ?? '') && /^>/.test(groups['sign'] ?? '')) return true;
  // Scala writes the pairs of a map with an arrow, and both in quotes.
  const isPair = /["']$/.test(groups['close'] ?? '') && /["']/.test(text[start - 1] ?? '');
  return !isPair && (groups['sign'] ?? '').includes('->');
}

/** `"current-password" | "one-time-code"`: types of TypeScript, which allow one word or the other. */
export function isUnion({ text, start, groups }: Candidate): boolean {
  const quote = /["']$/.exec(groups['close'] ?? '')?.[0];
  return quote !== undefined && (groups['sign'] ?? '').trim() === '|' && text[start - 1] === quote;
}

/** `input[type="password"]:nth-child(2)` selects an element of a page. */
export function isSelector({ groups }: Candidate): boolean {
  return groups['sign'] === ':' && (groups['close'] ?? '').endsWith(']');
}

/** True for the name of something that is called, indexed or goes on behind a dot. */
export function isFollowedByCall({ text, start, end }: Candidate): boolean {
  // A call ends at its bracket, with which no value ends: `token = read_token(v`.
  if (text[end] === ')' && /^[A-Za-z_]\w{1,40}\([\w, &*.]{0,60}$/.test(text.slice(start, end))) return true;
  return text[end] === '(' || text[end] === '[' || (text[end] === '.' && /[a-z]/i.test(text[end + 1] ?? ''));
}

/** What `kubeseal` wrote below `encryptedData`: only the cluster can open it. */
export function isSealed({ text, start, end }: Candidate): boolean {
  return (
    /^Ag[A-Za-z\d+/]{30}/.test(text.slice(start, Math.min(end, start + 40))) &&
    /\bencryptedData["']?:\s/.test(text.slice(Math.max(0, start - 2000), start))
  );
}

/** True for a sign that prose has as well, or none. */
export function isProseSign({ groups }: Candidate): boolean {
  return /^\s*(?::|,|\||->)?\s*$/.test(groups['sign'] ?? '');
}

/** True where nothing follows on the line, or only what separates statements. */
export function endsLine({ text, end }: Candidate): boolean {
  return /^[ \t]{0,10}(?:[\r\n#;&"'`]|$)/.test(text.slice(end, end + 12));
}

/** `USER, PWD = "a", "b"`: the first value belongs to the first name, which is another. */
export function isUnpacked({ text, start, end }: Candidate): boolean {
  const head = text.slice(Math.max(0, start - 240), start);
  return (
    unpacking.test(head.slice(head.lastIndexOf('\n') + 1)) &&
    /^["'`][ \t]{0,4},[ \t]{0,4}["'`]/.test(text.slice(end, end + 10))
  );
}

const unpacking =
  /^[^"'`=]{0,40}?[\w.$]{1,40}(?:[ \t]{0,4},[ \t]{0,4}[\w.$]{1,40}){1,6}[\])]?[ \t]{0,4}:?=[ \t]{0,4}[[(]?["'`]$/;

/** PayPal calls an order a token, in its address and on the page where it is paid. */
export function isOrder({ text, start, end }: Candidate): boolean {
  return (
    /^EC-[\dA-Z]{17}$/.test(text.slice(start, Math.min(end, start + 24))) ||
    /\/checkoutnow\?token=$/i.test(text.slice(Math.max(0, start - 24), start))
  );
}

/** "Lock token = …": it says who holds a lock, and opens nothing. */
export function isOfLock({ text, start }: Candidate): boolean {
  return /\block\stokens?["'\s:=]{1,6}$/i.test(text.slice(Math.max(0, start - 24), start));
}

/** What an authority for certificates asks a server to show to everybody: `{"type": "dns-01", "token": …}`. */
export function isChallenge({ text, start, end, place }: Candidate): boolean {
  return (
    /^[\w-]{22,86}$/.test(text.slice(start, Math.min(end, start + 90))) &&
    /\btoken[\\"'\s:=]{1,8}$/i.test(text.slice(Math.max(0, start - 20), start)) &&
    /\b(?:dns|http|tls-alpn)-01\b/.test(`${place.record ?? ''}\n${text.slice(Math.max(0, start - 240), end + 240)}`)
  );
}

/** `sk-ant-api03-...`: the first letters of a secret, and dots for the rest. How it begins is no secret. */
export function isBeginning({ text, start, end }: Candidate): boolean {
  return end - start < 32 && /^(?:\.{3}|\u2026)/.test(text.slice(end, end + 3));
}

/** `secret "web-tls" created`: what `kubectl` did, and to what. */
export function isReported({ text, end }: Candidate): boolean {
  return /^["'] (?:created|configured|deleted|unchanged|patched|replaced|labell?ed|annotated|not found|expired|revoked)\b/.test(
    text.slice(end, end + 20),
  );
}
