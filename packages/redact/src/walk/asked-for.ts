import { inLines } from '../shape/in-lines.ts';

/** What is asked for, and whether together with the name of an account. */
export interface Asked {
  readonly what: string;
  readonly withName: boolean;
}

/** What a message asks for in the end, or says that it comes, in the word that a sentence would have for it. */
export function askedFor(message: string): Asked | undefined {
  const end = message.slice(-240);
  if (!mayAsk.test(end)) return undefined;
  const { what, abroad, code } = ask.exec(end)?.groups ?? {};
  if (what === undefined && abroad === undefined && code === undefined) return undefined;
  return {
    what: code !== undefined ? 'verification code' : what === undefined || /^cred|^log/i.test(what) ? 'password' : what,
    withName: /user ?name|cred|log-?in|account|benutzer|utilisateur|usuario|usu\u00e1rio/i.test(end),
  };
}

/** True for a message that may tell a secret, or speak of one. */
export function speaksOfSecret(message: string): boolean {
  return message.length <= longestSaying && mayAsk.test(message);
}

const longestSaying = 400;

/** A quick look for the words of what follows, as most messages hold none of them. */
const mayAsk = new RegExp(inLines`
  [Ss]ecret|[Pp]ass|PASS|[Pp]wd|PWD|\b(?:pin|PIN|Pin|otp|OTP)\b|[Tt]oken|[Kk]ey|[Cc]ode\b|[Cc]redential|[Ll]og-?in d|
  [Kk]enn|[Mm]ot de|[Cc]ontrase|[Ss]enha|[Ww]acht|[Hh]as\u0142|[Hh]esl|[Ll]\u00f6sen|[Pp]arola|[\u015f\u015e]ifre|
  [\u043f\u041f]\u0430\u0440\u043e\u043b|\u30d1\u30b9|\u5bc6\u7801|\ube44\ubc00
`);

/** The last sentence, which asks for a secret or announces it, perhaps with another one that asks for it to be given. */
const ask = new RegExp(
  inLines`
    (?:
      (?:\b|_)(?<what>password|passcode|passphrase|pwd|pin|token|(?:api|access|secret|auth|private)[ -]key|secret|credentials|log-?in details)(?:
        (?<=\b(?:what|which|needs?|wants?|requires?|expects?|asks?|asking|prompts?|give|tell|send|share|provide|enter|type|paste|have|here)\b[^\n.?!]{0,80})
          (?:[ ](?:for|of|to|from|on|as|now|please|here|shall|should|be|do|is|so)\b[^\n.?!]{0,80})?|
        [ ](?:field|box|input|prompt)\b[^\n.?!]{0,60}|
        (?<=(?:^|[\n.!?][ ]{0,2}|[:,][ ]|\")(?:(?:and|the|your|my|its|new|old|current|[\w-]{2,16})[ ]){0,4}(?:password|passcode|passphrase|pwd|pin|token|(?:api|access|secret|auth|private)[ -]key|secret))(?=[ ]?\?)|
        [ ]?[\w.,;: -]{0,40}[ ](?:what|which)(?:['\u2019]s|[ ](?:is|should|shall|do|does|must))[ ](?:it|I|we|that|be)\b[^\n.?!]{0,30}(?=\?)|
        (?=[^\n.?!]{0,80}[.!?]\s)[^\n.?!]{0,80}(?=
          [.!?]\s{1,2}(?:(?:could|can|would|will) you (?:share|give|tell|send|provide|paste|type|enter|confirm)|what is it|what's it|please (?:share|give|tell|send|provide|paste|type|enter|confirm)|is (?:it|that) (?:correct|right|still))
        )|
        [ ](?:[\w-]{1,12}[ ]){0,3}(?:next|follows|below|separately|message)(?:[ ]message)?|
        (?:[ ](?:for|of|to|from|on|in)[ ](?:[^\n.?!:]{1,60}|(?:key[ ])?['"][^\n'"]{1,120}['"])|[ ]is)?(?=[ ]?:["'\x60*\s]{0,8}$)
      )|
      \b(?<code>(?:verification|security|confirmation|authentication|one-time|2fa|mfa|sms|login|six-digit|6-digit)[ ]code|otp)\b[^\n.?!]{0,80}|
      (?<abroad>
        passwort|kennwort|mot de passe|contrase\u00f1a|senha|wachtwoord|has\u0142o|heslo|l\u00f6senordet|parola|\u015fifre|
        \u043f\u0430\u0440\u043e\u043b\u044c|\u30d1\u30b9\u30ef\u30fc\u30c9|\u5bc6\u7801|\ube44\ubc00\ubc88\ud638
      )(?:
        [^\n.?!\uff1f]{0,60}(?=\s?[?\uff1f]|(?<!:)\s?[:\uff1a]\s{0,8}$|\u3092\u5165\u529b)|
        (?<=(?:
          \b(?:bitte|gib|nenne|veuillez|entrez|saisissez|donne|introduc\w{1,4}|ingres\w{1,4}|escrib\w{1,4}|digit\w{1,4}|inform\w{1,3}|inserisc\w{1,2}|voer|geef|podaj|wpisz|zadejte|ange|indtast)|
          \u0432\u0432\u0435\u0434\u0438\w{0,2}|\u8bf7\u8f93\u5165|\u8acb\u8f38\u5165
        )(?![a-z])[^\n.?!]{0,80})[^\n.?!\uff1f]{0,60}
      )
    )
      (?:[.!?]\s{1,2}[^\n.?!]{0,80})?[ ]?[?!.:\uff1f\uff1a]{0,3}[\s\x60*\"']{0,8}$
  `,
  'i',
);
