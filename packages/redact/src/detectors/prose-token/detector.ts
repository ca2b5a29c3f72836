import { isCode } from '../../assignment/code.ts';
import { isInCursor, isToldToGoOn } from '../../assignment/goes-on.ts';
import { isNamedOtherwise } from '../../assignment/named-otherwise.ts';
import { isChallenge, isChecksum, isOfType, isOrder, isReported, isSearchKey } from '../../assignment/standing.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { isPublicId, isUniqueName, isUuid } from '../../judge/secrets/public-id.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, notACount, quoteWritten, slashWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a key is for, at the beginning of a line; not what somebody does with a secret, nor what a secret is like. */
const named =
  '(?:^|\\n)[ \\t]{0,8}(?!(?:docker|podman|swarm|the|an?|this|that|my|your|new|old|[a-z]{2,12}ed|delete|remove|update|create|using|uses?|invalid|unknown|missing|bad|each|max|total|input|output|prompt|stop|[ebs]os|pad|first|last|next|no|with|for|of|public|cache|primary|foreign|partition|sort|signing|gpg|ssh|host)[ ])[a-z][\\w.]{1,20}[ ]';

/** A key or a token that a person gives in plain words. */
export const proseToken: PatternDetector = {
  id: 'prose-token',
  type: 'secret',
  label: 'Token in a sentence',
  shape:
    'A sentence that gives a key or a token: "use this token: …", "my API key is …", and a value that looks random.',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['token', 'key', 'secret', 'bearer', 'credential'],
  pattern: expression(
    inLines`
      (?:\b|(?<=[a-z]_)(?=(?:api|access|secret)_key\s{1,4}(?:[a-z]{0,30}\d){4}))(?:
        tokens{0,1}|
        (?:api|access|secret|auth(?:entication|ori[sz]ation)?|private|license|account|admin|signing|encryption|master|ssh|deploy|webhook)
          [ _-]{0,1}(?:key|secret|token)s{0,1}|
        secret|key|bearer|credentials{0,1}
      )\b["'\x60*)]{0,3}(?:\s(?:for|of|on|to|from|that|which|they|he|she|you|we|i|when|into)\s[^\n.:;,]{1,60}?|\s["'\x60][\w@.-]{1,40}["'\x60](?=\s?:)){0,1}\s{0,2}(?:
        (?:
          ,\snew(?: one)?|,\s|
          \s(?:is|was|are|provided|supplied|given|issued|generated|successfully|created|received|sent|used|will be|here|now|below|below is|as follows|i use|you need|you can use|to use)\b
        ){1,3}\s{0,1}[:=]{0,2}|
        [:=\u2013\u2014]{1,2}>{0,1}|(?<=\s)-{1,2}(?=\s)|[:=]{0,1}->|\u2192|(?=\s{1,2}["'\x60\u201c])|
        (?<=(?:api|client|private|access|secret)[ _-]{0,1}(?:key|secret|token)|(?:session|refresh|bearer|webhook|master)[ _-]{0,1}(?:secret|token)|\b(?:and|with)\s(?:secret|token|key)|(?:^|\n)[ \t]{0,8}-{0,2}(?:\w{1,16}-)?(?:secret|token)|${named}(?:secret|token|key)(?=[ \t]{1,4}[a-z\d]{20,64}[ \t]{0,4}(?:\r?\n|$)))(?=\s{1,4}(?:[a-z]{0,30}\d){4}[\w-]{0,60}(?:\s|$))
      )\s{0,4}["'\x60\u201c*]{0,4}(?<value>[A-Za-z0-9_+/=.~-]{11,399}[A-Za-z0-9_+/=~-])
    `,
    'gi',
  ),
  // What follows the word is a sign, a verb or a quote, and soon a long word with a digit in it: each is looked at from its beginning
  // only, also where equal signs stand in it, behind each of which the value may begin.
  guard: inLines`
    ${notACount}(?:token|key|secret|bearer|credential)s?(?!\w)(?:${quoteWritten}|[*)]){0,3}(?:
      ${spaceWritten}{0,2}(?:[-:=–—→]|,${spaceWritten}|\\+u201[34]|\\+u2192)|
      ${spaceWritten}{1,3}(?:is|was|are|will|provided|supplied|given|issued|generated|successfully|created|received|sent|used|here|now|below|as|i|he|she|they|we|you|that|which|for|of|on|to|from|when|into)(?!\w)|
      ${spaceWritten}{1,4}(?:${quoteWritten}|“|\\+u201c|(?=(?:[a-z]{0,30}\d){4}))
    )(?=(?:|${anyWritten(150)}(?:(?<![\w+=.~/-])|(?<=\\u[\da-f]{4})))(?=(?:[\w+=.~-]|${slashWritten}){12})(?:[\w+=.~-]|${slashWritten}){0,550}?\d)
  `,
  inName: '(?:token|key|secret|bearer|credential)s?(?!\\w)',
  reach: [24, 520],
  accept: isGiven,
};

function isGiven(value: string, candidate: Candidate): boolean {
  const { text, start, end } = candidate;
  if (
    isChecksum(candidate) ||
    isSearchKey(candidate) ||
    isOfType(candidate) ||
    isChallenge(candidate) ||
    isInCursor(candidate) ||
    isToldToGoOn(candidate) ||
    isNamedOtherwise(candidate)
  )
    return false;
  // The rest of a URL, and its parameters, are the matter of those who read URLs.
  const head = text.slice(Math.max(0, start - 62), start);
  if (/[?&][\w.-]{1,60}=$/.test(head) || (value.startsWith('//') && head.endsWith(':'))) return false;
  if (isOrder(candidate) || isReported(candidate)) return false;
  // An attribute of that name says what the value beside it, or inside the tag, is called.
  if (
    /<[\w:.-]{1,20}\s(?:[^<>]{1,24}\s)?key=["']$/.test(head) &&
    /^["'](?:\s{1,8}value=|>)/.test(text.slice(end, end + 16))
  )
    return false;
  const before = text.slice(Math.max(0, start - 60), start).toLowerCase();
  // Only the last key word speaks of the value; one before it speaks of something else.
  const last = Math.max(...['token', 'key', 'secret', 'bearer', 'credential'].map((word) => before.lastIndexOf(word)));
  const said = before.slice(Math.max(0, last - 15));
  const isStrong =
    /(?:api|access|secret|auth(?:entication|ori[sz]ation)?|private|license|admin|signing|encryption|master|deploy)[ _-]?(?:key|secret|token)|secret|bearer|credential|this (?:token|key)|my (?:token|key)|(?:here is|here's|here\u2019s) (?:the|our|your) key|token/.test(
      said,
    );
  if (
    /(?:mint|spl|erc-?\d{1,4}|contract) ?token|(?:public|encrypted|wrapped|sealed|cache|primary|partition|foreign|sort|map|dict|lookup|idempotency|host|object|session|websocket|from|saved with|with|for)[ _-]?keys?/.test(
      said,
    )
  )
    return false;
  // Git signs with a key of which it knows the number.
  if (/(?:^|[\s.])signingkey\s?=\s?$/.test(before) && /^[\da-f]{8,40}$/i.test(value)) return false;
  // A record calls many a thing a key, and a name of a record is no sentence.
  if (!isStrong && /["']keys?["']\s*:\s*["']$/.test(before)) return false;
  if (/^[\da-f]{7,64}$/.test(value) && !isStrong) return false;
  if (!/["'`\u201c]$/.test(text[start - 1] ?? '') && isCode(value, '')) return false;
  // A piece of a longer name with colons, such as the key of a cache.
  if (/\w:[\w -]{3,20}:$/.test(before)) return false;
  // A name with a number behind it is a name, whatever it is the key of.
  if (/^(?:[a-z]{3,16}-){1,4}(?:[0-9a-z]{1,5}|[2456789bcdfghkmt]{10})$/.test(value)) return false;
  // What goes on as an assignment is the matter of those who read assignments.
  if ((!isStrong && isUniqueName(value)) || /=[^=]/.test(value)) return false;
  // Forty hexadecimal digits are a commit, unless the sentence calls them a key or a token.
  const isHash = /^[\da-f]{40}$/.test(value) && isStrong && !/commit|hash|sha|digest|rev/.test(said);
  return (
    (isHash || !isPublicId(value) || (isUuid(value) && isSaidToBe.test(before))) &&
    looksRandom(value) &&
    /\d.*[A-Za-z].*\d|[a-z].*[A-Z].*\d|\d.*[A-Z].*[a-z]/.test(value) &&
    (isStrong || value.length >= 20)
  );
}

/** Of what opens something a sentence says what it is: "the API key is …", no more and no less. */
const isSaidToBe =
  /(?:api|access|secret|auth|license|admin|signing|encryption|master|deploy)[ -](?:key|secret|token) is:?\s{1,2}["'`*\u201c]{0,3}$/;
