import { inAnyCase, inLines } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import type { Range } from '../../wording/range.ts';

/** A result in a place where only a call belongs, such as a comment behind a query. */
export const resultInside: Readied = readied(inAnyCase`
  (?<![^\s;,)])(?:--(?=\s|\p{Ll}+ed\b|found|gave)|#|//|/\*)\s*(?:this\s)?(?:
    shows?|showed|returns?|returned|gives?|gave|result(?:s|ed)?|found|confirms?|proves?|printed|outputs?
  )\b[^\n]*|
  \s(?:->|=>|→)\s(?:success|failed|passed|returned|ok\b)[^\n]*$
`);

const ofACall = '(?:command|query|input|call|search|request|prompt|script)';

/** Something stands somewhere else: "(see step 3)". */
export const seeElsewhere: Readied = sifted(inAnyCase`
  \((?:the )?(?:see|as|same(?: \p{L}+)?(?: as)?|unchanged(?: from)?|repeat(?:ed)?(?: from| of)?|ditto) (?:above|before|below|previous|earlier|step \d)
    [^()]*\)|
  (?:^|")\((?:\p{L}+\s){1,4}?(?:from|of|in)\s(?:step \d+|the (?:final|last|previous|first|next) (?:answer|output|message|reply|step|result))\)(?="|$)|
  \((?:see|as in|cf\.?)\s(?:[\p{L}-]+\s){1,3}(?:above|below|before|earlier)\)|
  \((?:see|as in|cf\.?)\s(?:the\s)?(?:previous|earlier|last|first|preceding)\s(?:step|call|command|message|query)(?:\s[^()\n]{1,60})?\)|
  \((?:[\p{L}\d-]+\s){1,4}(?:see|as in|as)\s(?:above|below|before|(?:in )?step \d+)\)|
  ^(?:the )?same ${ofACall} as (?:before|above|earlier|(?:in )?step \d+)\b[^\n]{0,60}$|
  ^(?:the )?same (?:[\p{L}-]+ )?${ofACall}\.?$|
  ^(?:the )?same ${ofACall}(?:\s(?:again|once more)|,?\s(?:with|but|without|for|on)\s[^\n]{1,60})$|
  ^\(?(?:as|like|same as) in (?:step \d+|the (?:previous|last|first) step)(?:[,;:]\s[^()\n]{1,60})?\)?$|
  ^\W?(?:see|cf\.?)\s(?:the\s)?(?:(?:previous|last|first|next|earlier) (?:step|call|command|message)|artifacts?/\S+?|attach(?:ment|ed\s\p{L}+))\W?$|
  \s\((?:see|cf\.?)\s(?:the\s)?(?:attachment|attached \p{L}+|artifacts?(?:/\S+)?)\)$|
  \s\((?:plus|and|followed by)\s(?:some|a few|several|other|further|more|minor)\s[^()\n]{2,40}\)$|
  \bas (?:for|with|in) the (?:others?|rest|previous|last|first)(?: ones?| \p{L}+)?\.?$|
  ^see (?:above|before|below|(?:in )?steps? \d+(?: above)?|the previous (?:step|call|command))\.?$|
  \b(?:same|as) (?:command|query|input|call)? ?(?:as )?(?:above|before)\b\.?$
`);

/** "<full script omitted>", "... rest of the script unchanged": what stands in the place of a payload. */
export const elided: Readied = sifted({
  source: inLines`
    [<([{]\s?(?:\.{3}|…)?\s?(?:(?:the|full|entire|whole|complete|remaining|same|rest of(?: the)?|[\p{L}-]+)\s){0,3}?
      (?:file|script|contents?|code|text|body|payload|message|query|patch|diff|source|document|html|json|sql|program)s?\s
      (?:(?:is|was) )?(?:omitted|elided|truncated|shortened|abridged|skipped|not shown|goes here|as (?:above|before)|here)
      (?:\s[^\n<>()[\]{}]{0,40})?\s?(?:\.{3}|…)?\s?[>)\]}]|
    [<([{]\s?(?:\.{3}|…)?\s?(?:the\s)?(?:rest|remainder) of (?:the\s)?(?:file|script|code|text|body|message|query|patch|diff|function|loop|prompt)\s?(?:\.{3}|…)?\s?[>)\]}]|
    ^\s*(?:[[(](?:the\s)?(?:(?:full|whole|new|entire|same)\s)?(?:diff|patch|(?:file )?contents?|code|script|query|payload|prompt)(?:\s(?:of|for|with|from)\s[^<>[\]()\n]{1,80})?[\])]|
      <(?:the\s)?(?:(?:full|whole|new|entire|same)\s)?(?:diff|patch|(?:file )?contents?|code|script|query|payload|prompt|text|message)\s(?:of|for|with|from)\s[^<>\n]{1,80}>)\s*$|
    ^\s*\[[\p{L}][^[\]\n]{4,120}\s(?:omitted|elided|not shown|left out|truncated)\]\s*$|
    <(?:the\s)?(?:(?:full|whole|new|entire|same)\s)?(?:contents?|text|body|code) of (?:the\s)?(?:\d+|[\p{L}-]+)\s(?:lines?|rows?|files?|sections?|chapters?|pages?)>|
    \s[[(<](?:truncated|cut off|shortened|abridged|snip(?:ped)?)[\])>]\s*$(?![\s\S])|
    \bcontents? as (?:discussed|described|agreed|planned|proposed)\b|
    ^[ \t]*(?:\.{3}|…)\s?(?:the\s)?(?:rest|remainder|remaining)\s(?:[\p{L}-]+\s){0,4}?(?:unchanged|omitted|the same|not shown|as (?:above|before)|stays?|here)\b[^\n]{0,40}$
  `,
  flags: 'imu',
});

/** "new": "<the collector with its scope>": what an argument was, in brackets in its place. Tags of pages have no such words. */
export const argumentNamed: RegExp =
  /"\s{0,4}:\s{0,4}"(?:[[<(]\s?(?:the|an?|old|new|full|entire|whole|complete|original|updated|previous|current|existing|same|corrected|revised)\s[\p{L}\d-]+(?:\s[\p{L}\d-]+){0,7}[\])>])"/iu;

/** `{"description": "Read the first page"}`: a call of which nothing was kept but what it was for. */
export const onlyItsPurpose: RegExp =
  /^\s*\{\s*"(?:description|purpose|intent|goal|summary|explanation|reason|action|note)"\s{0,4}:\s{0,4}"(?:[^"\s]{1,60}\s){2,20}[^"\s]{1,60}"\s*\}\s*$/;

/** "make check (quietly)": a shell refuses words in brackets behind a command, and who remarks on it puts them there. */
const remarkBehindWords: RegExp =
  /^(?!(?:for|foreach|while|until|if|elif|switch|select|function|return|and|or|time)\s)[a-z][\w./-]*(?:\s[\w./:-]+){0,6}\s\((?!\p{Lu}|cd\s|pwd\b|which\s|git\s|date\b)\p{Ll}[\p{L}\d ,'-]{3,60}\)$/u;

/** 'grep -rn "retry" src (12 hits)', "ls -la, nothing unusual", "curl -I host showed a redirect": a command, and what is said of it. */
const saidBehind =
  /^[a-z][\w./-]*\s(?:[^\n]*[\w"'/])?\s\((?:\d+|no|all|only|twice|again)(?:\s[\p{L}\d-]+){0,5}\)$|^[a-z][\w./-]*(?:\s--?\p{Ll}[\w=./-]*)+(?:\s[\w./:-]+){0,4},\s\p{Ll}+(?:\s\p{L}+){1,8}\.?$|^[a-z][\w./-]*\s(?:[^\n"'|&;<>]*\s)?(?:-\S+|\S+[./]\S+)\s(?:showed|returned|gave|printed|reported|confirmed|found)\s(?:that|an?|the|no|only|all|nothing|\d+)\s[\p{L}\d ,./:-]+$/u;

/** Where somebody remarks on a command behind it: what it is for, or what came of it. */
export function remarkBehind(text: string): boolean {
  return (
    /[\p{L}\d).]$/u.test(text) &&
    !/^(?:echo|printf|say|function)\s/.test(text) &&
    (remarkBehindWords.test(text) || saidBehind.test(text))
  );
}

/** "# the same loop, with floats": a remark is all there is, and nothing was sent. */
export const onlyRemarks: RegExp = /^(?:\s*#(?![!*\w-]|\s*%|\s*\w+:)[^\n]*(?:\n|$))+$/;

/** "awk '...' data.csv": dots in quotes, in the place of what stood there. */
export const quotedDots: RegExp = /(?<=\s)(?:'(?:\.{3}|…)'|"(?:\.{3}|…)")(?=\s|$)/;

/** Code that ends in dots behind a word or a quotation was cut; dots for an argument stand in brackets, and those of a path behind a slash. */
export const cutOff: RegExp = /[\p{L}\d"'](?:\.{3}|…)$/u;

/** "git diff main..." compares with what stands now. */
export const isRange: RegExp = /^\s*(?:\$\s)?git\s+(?:diff|log|rev-list|range-diff|cherry)\b[^\n]*$/;

/** Dots behind a whole sentence stand for those that are not there. */
export const cutAtTheEnd: RegExp = /(?<=\S\S[.!?:])\s(?:\.{3}|…|\[(?:\.{3}|…)\])$/;

/** A body that is empty, a text of YAML that ends, and a prompt may be dots. */
const meantAsDots = /(?::|=|\(|,|"{3}|'{3}|>{3}[^\n]{0,200})$/;

/** A patch or a file whose last line is nothing but dots goes on where it came from. */
export function cutOnALine(text: string): Range | undefined {
  const found = /\n[+ \t]*(?:\.{3}|…)$/.exec(text.slice(-200));
  if (found === null) return undefined;
  const start = Math.max(0, text.length - 200) + found.index;
  if (
    meantAsDots.test(text.slice(0, start).trimEnd()) ||
    /\.(?:ya?ml|txt|md|rst|tex|html?)\b/i.test(text.slice(0, 200))
  )
    return undefined;
  return [start + 1, text.length];
}

/** What is remarked before a query. */
const remarksBefore = /^(?:\s*--[^\n]{0,200}\n){0,5}/;

/** The verbs that queries begin with. */
export const beginsAsQuery: Readied = readied({
  source: `${remarksBefore.source}\\s*(?:select|with|insert into|update|delete from|create|alter|merge into|explain)\\s`,
  flags: 'i',
});

const dotsAlone = /(?:^|[\s,([])(?:\.{3}|…)(?=$|[\s,)\]])/g;

/** "{"query": "..."}", "{"files": ["a.txt", "..."]}": the arguments of a call by their names, with dots for what was sent. */
export const argumentOfDots: RegExp =
  /^\s*\{[^{}[\]]{0,400}"\s{0,4}:\s{0,4}[^{}[\]]{1,400},\s{0,4}(?:\.{3}|…)\s{0,4}\}\s*$|^\s*\{[^{}[\]]{0,400}"(?:query|q|sql|search|command|cmd|code|script|prompt|message|text|body|content|patch|diff)"\s{0,4}:\s{0,4}"(?:\.{3}|…)"|^\s*\{[^{}]{0,400}"(?:\w{1,20}_)?(?:query|q|sql|search|command|cmd|code|script|patch|diff)"\s{0,4}:\s{0,4}"[^"\n]{3,400}\s(?:\.{3}|…)"|^\s*\{[^{}]{0,400}\[[^[\]{}]{1,400},\s{0,4}"(?:\.{3}|…)"\s{0,4}\]/i;

const commentOfDots = /(?:\/\/|#|--|\/\*)\s?(?:\.{3}|…)\s?(?=\p{L})/u;

/** Dots in the place of a part of a query or a command, but where a language has a meaning for them. */
export function cutInside(text: string): Range | undefined {
  if (!/\.{3}|…/.test(text)) return undefined;
  const comment = commentOfDots.exec(text);
  if (comment !== null) return [comment.index, comment.index + comment[0].length];
  const bare = text.replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, (quote) => 'x'.repeat(quote.length));
  const isQuery = beginsAsQuery.test(bare);
  const remarks = isQuery ? remarksBefore.exec(bare)![0].length : 0;
  for (const { index, 0: found } of bare.matchAll(dotsAlone)) {
    if (index < remarks) continue;
    const before = bare.slice(0, index + 1).trimEnd();
    // Python and its kin write them for a body that is empty and for a dimension.
    if (!isQuery && /[:,[(=]$/.test(before)) continue;
    if (!isQuery && !/\s/.test(found[0]!)) continue;
    return [Math.max(0, index - 20), index + found.length];
  }
  return undefined;
}
