import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { isPublicId } from '../../judge/secrets/public-id.ts';
import { looksLikePassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName, orByNumber } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a password is called where blanks part the words. */
const parted = inLines`
  password|passcode|passphrase|passwort|kennwort|mot de passe|mdp|contrase\u00f1a|contrasena|senha|wachtwoord|
  parola|lozinka|l\u00f6senord(?:et)?|adgangskode|kodeord|passord|has\u0142o|heslo|\u015fifre(?:si)?|
  \u043f\u0430\u0440\u043e\u043b\u044c
`;
const is =
  '(?:is|was|=|ist|war|lautet|est|es|era|\\u00e9|\\u00e8|to|je|\\u00e4r|er|\\u044d\\u0442\\u043e|\\u0446\\u0435|\\u2014|\\u2013|-|als|como|come|comme|jako|som|\\u043a\\u0430\\u043a|\\u044f\\u043a)';
/** What the sentence goes on with: anything else would make another word of it, such as `password policy`. */
const goesOn = inLines`
  (?=
    ["'\x60*]{0,3}[.,;:!?)\r\n]|["'\x60*]{0,3}$|
    \s(?:
      for|of|to|on|in|at|from|now|and|but|that|which|i|we|you|they|f\u00fcr|von|vom|zum|zur|beim?|und|aber|pour|de|du|des|et|mais|
      del|da|do|dos|para|y|e|pero|per|di|della|voor|van|en|maar|dla|na|i|ale|\u0434\u043b\u044f|\u043e\u0442|\u043a|\u043d\u0430|\u0438|
      f\u00f6r|till|och|men|k|ke|pro|a
    )(?![\w-])
  )
`;
/** The same words where nothing parts one from the next. */
const unparted =
  '\\u30d1\\u30b9\\u30ef\\u30fc\\u30c9|\\u5bc6\\u7801|\\u5bc6\\u78bc|\\u53e3\\u4ee4|\\ube44\\ubc00\\ubc88\\ud638|\\ube44\\ubc88';

/** A password of which the sentence says behind it what it is. */
export const passwordBeforeWord: PatternDetector = {
  id: 'password-before-word',
  type: 'password',
  label: 'Password before the word for it',
  shape:
    'A sentence in one of some twenty languages that begins with the password: `… is the password for the router`, `… ist das neue Passwort`.',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: inLines`
    password|passcode|passphrase|passwort|kennwort|mot de passe|mdp|contrase|senha|wachtwoord|parola|lozinka|
    senord|adgangskode|kodeord|passord|heslo
  `.split('|'),
  trigger: expression(`has\\u0142o|\\u015fifre|\\u043f\\u0430\\u0440\\u043e\\u043b\\u044c|${unparted}`, 'gi'),
  // Before the word a verb, perhaps with a word or two between, and before that a word with a digit in it.
  guard: inLines`
    (?![a-z])|
    (?<=\d\S{0,90} (?:[a-z]{3,6} )?${orByNumber(is)} (?:\S{1,84} ){0,3}\S{0,8})
  `,
  inName: neverInName,
  pattern: expression(
    inLines`
      \b(?<value>\w[^\s"'\x60<>(){}[\]|\\]{5,59})["'\x60*\u201d\u00bb]{0,3}(?:
        (?:,[ ](?:that|this|das|dies|esa|esta|essa|questa|dat|det)(?=[ ]))?[ ]${is}[ ](?:[^\s\d.:;,]{1,14}[ ]){0,3}(?:${parted})(?![\w-])${goesOn}|
        \s?(?:\u304c|\u306f|\u662f|\u4e3a|\u70ba|\uc774|\uac00|\uc740|\ub294)\s?[^\s\d\n.:;,\u3002\uff0c]{0,12}(?:${unparted})(?=
          \u3067\u3059|\u3067\u3057\u305f|\u3060|\uc785\ub2c8\ub2e4|\uc608\uc694|\uc57c|[\s.,!?\u3002\uff0c\u3001\uff01]|$
        )
      )
    `,
    'gi',
  ),
  reach: [130, 40],
  accept: isSaid,
};

/** Before the word stands what is no number, no name of a thing and no word, but a digit among letters. */
function isSaid(value: string, { text, start, end }: Candidate): boolean {
  if (/[/\\@=:]$/.test(text.slice(Math.max(0, start - 1), start))) return false;
  if (/^["'`*]{0,3} \S{1,8} (?:not|nicht|pas|niet|inte|ikke) /i.test(text.slice(end, end + 24))) return false;
  return (
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    looksLikePassword(value) &&
    !/passw|^[\w.-]+\.[a-z]{1,5}$|^[A-Za-z]{1,6}[-_.]?\d{1,2}$|^[A-Z]{2,}-?\d+$|[,;]\S|^v?\d+(?:[.,:/-]\d+)*[a-z%]{0,4}$/.test(
      value,
    ) &&
    !isCodeReference(value) &&
    !isPublicId(value)
  );
}
