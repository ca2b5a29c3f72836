import { inLines } from '../../../shape/in-lines.ts';

/** Names of constants and members. */
export const constant: RegExp = new RegExp(
  [
    // A constant of a class, and a setting that is switched on or off.
    String.raw`^[A-Z][A-Za-z]{2,40}\.[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$`,
    '^[A-Z][a-z]+(?:[A-Z][a-z]+){1,6}=(?:yes|no|true|false|on|off)$',
    // `MAX_TOKENS`; in a value that is drawn from capitals and digits, digits end before a letter again and again.
    String.raw`^_{0,2}(?!(?:(?:\D|\d+(?![A-Z\d]))*\d+(?=[A-Z])){4})[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$`,
    // A member that is kept private, and what is pointed at.
    String.raw`^_[a-z]+(?:_[a-z\d]+)+$`,
    String.raw`^[*&][a-z]\w*_\w+$`,
    '^&[a-z]+(?:[A-Z][a-z]+){1,4}$',
  ].join('|'),
);

/** The name of a thing that was changed once, or that says much; and the name of a test. */
export const versioned: RegExp = new RegExp(
  [
    // `auth.token.v2`, `verifyTokenV2`.
    String.raw`^[a-z]{2,20}(?:[._:-][a-z]{2,20}){1,5}[._:-]v\d{1,2}$`,
    String.raw`^[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,6}V\d{1,2}$`,
    String.raw`^[A-Z]?[a-z]{2,15}\d?(?:[A-Z][a-z]{1,20}){4,10}$`,
    String.raw`^test(?:_[a-z\d]{1,20}){2,12}$`,
  ].join('|'),
);

/** What a page is built of and a program does its work by, with a number at the end. */
export const made: RegExp = new RegExp(
  [
    // `TextFieldStyle2`.
    inLines`
      ^[a-z]{0,15}(?:[A-Z][a-z]{1,15}){0,6}(?<=
        Style|Field|Input|Icon|Widget|Box|View|Row|Cell|Button|Panel|Form|Handler|Provider|Service|Controller|Validator|Strategy|Schema|Module|Model
      )V?\d{1,2}$
    `,
    // `IconLock24Regular`, and `mdi-lock-2`.
    '^[A-Z][A-Za-z]{2,30}(?:12|16|20|24|28|32|48)(?:Regular|Filled|Outlined?|Solid|Bold|Light)$',
    String.raw`^(?:mdi|fa[bsrl]?|ti|bi|ri|ph|bx[sl]?|icon|lucide|tabler|heroicons|octicon|glyphicon|anticon)(?:[-:][a-z\d]{1,16}){1,5}$`,
  ].join('|'),
);

/** A class that a bundler of style sheets has made unique: `styles_token__4yuRn`. */
export const styled: RegExp = /^[A-Za-z_][\w-]{1,60}__[\w+-]{5}$/;

/** What PowerShell runs: a verb and a noun. */
export const cmdlet: RegExp =
  /^(?:Get|Set|New|Read|Import|Export|Invoke|Convert(?:To|From)?|Add|Test|Select|Out|Start|Join)-[A-Z][A-Za-z]{2,40}$/;

/** `HS256-signed`, `SHA-256-gehasht`: the name of a way to treat a value, and that it was done. */
export const treated: RegExp = /^[A-Za-z]{1,12}-?\d{1,4}-(?:[a-z]{3,12}ed|ge[a-z]{2,12}t)$/;

/** Programs and ciphers whose names look drawn at random. */
export const program: RegExp = new RegExp(
  inLines`
    ^(?:
      (?:AWS4-)?HMAC-SHA\d{1,3}|WPA[23]?(?:-(?:PSK|SAE|EAP|CCMP|TKIP|Personal|Enterprise)){1,3}|[HREP]S(?:256|384|512)|A(?:128|192|256)(?:CBC-HS\d{3}|GCM(?:KW)?|KW)|
      (?:[A-Z\d]{2,8}-){1,6}(?:SHA\d{0,3}|CBC|GCM|CCM8?|POLY1305|NULL)|
      PBEWith\w{1,40}|
      (?:Ed|X)(?:25519|448)\w{0,20}|
      \d{1,5}/(?:tcp|udp|sctp|dccp)|
      (?:sha\d{1,3}|md5|b2|ck)sum|
      (?:base(?:16|32|58|64)(?:url)?|md5|sha-?\d{1,3}|aes-?\d{0,3}|bcrypt|argon2\w{0,2})(?:-(?:en|de)?(?:
        coded|crypted|hashed|based|wrapped|salted|signed
      ))?
    )$
  `,
  'i',
);

/** What everybody calls a region of a cloud, a weakness, an attack, a standard or a header of one's own by. */
export const listed: RegExp = new RegExp(inLines`
  ^(?:
    [a-z]{2,12}(?:-gov|-iso[a-z]?)?-(?:central|(?:north|south)(?:east|west|central)?|east|west)-?\d{1,2}(?:-?[a-d])?|
    CVE-\d{4}-\d{4,7}|CWE-\d{1,4}|GHSA(?:-[a-z\d]{4}){3}|
    T1\d{3}(?:\.\d{3})?|RFC[- ]?\d{3,5}|
    X(?:-[A-Z][A-Za-z]{1,15}\d?){1,5}
  )$
`);
