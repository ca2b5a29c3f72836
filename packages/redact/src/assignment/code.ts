import { inLines } from '../shape/in-lines.ts';

/** What only a program writes, where nothing is quoted: names of things, negations, comments, expressions. */
export function isCode(value: string, name: string): boolean {
  const own = name.slice(name.lastIndexOf('.') + 1);
  if (name.length > 4 && own.toLowerCase().endsWith(value.toLowerCase()) && /[a-z][A-Z]|^[A-Z]/.test(value))
    return true;
  if (isOwnName(value, name)) return true;
  // `RC4_KEY = rc4_key_st`: the name again, with what kind of thing it is.
  if (
    own.length > 4 &&
    /^_[a-z]{1,10}$/.test(value.slice(own.length)) &&
    value.slice(0, own.length) === own.toLowerCase()
  )
    return true;
  // What is made on the spot, `Bug4Secret{…}`, up to its bracket.
  if (/^&?[A-Za-z]{3,}\d?[A-Za-z]*\{\d?$/.test(value)) return true;
  if (own.toLowerCase().endsWith(`_${value.toLowerCase()}`) || value.toLowerCase().endsWith(`_${own.toLowerCase()}`))
    return true;
  // The next name of a list, whose value is left out as well: `password= version=`.
  if (/^[A-Za-z_]{2,30}=$/.test(value)) return true;
  if (/^!!|^!(?:[A-Za-z_]+$|\()|^\/[*^]|\?\.|^\.\.\.\w/.test(value)) return true;
  // What a program goes on with behind a value, where blanks and line ends were taken out.
  if (
    /[)}](?:return|function|else|get|set|static|async|var|let|const|[:;?}])|^\w{1,3}=!\d$|^\w[^\s?:]*\?[^\s?:]*:[^\s?:]*\?|^(?:module\.)?exports\./.test(
      value,
    )
  )
    return true;
  // What a program does where there is no value: `?? throw new …`.
  if (/^(?:throw|raise|panic|die)$/.test(value)) return true;
  if (minified.test(value) || /^\w+\}\{/.test(value)) return true;
  const last = /^(?:[A-Za-z_$][\w$]*\.)*(?<last>[A-Za-z_$][\w$]*)$/.exec(value)?.groups?.['last'];
  // Letters and digits take turns in what was drawn, also where it has a dot in it.
  return (
    last !== undefined &&
    !/[A-Za-z]\d+[A-Za-z]+\d+[A-Za-z]*\d*\./.test(value) &&
    /^(?:[a-z]{2,36}|[A-Z]{1,4}[a-z]{0,16})(?![a-z])(?:(?:[A-Z]?\d{1,4})?(?:[A-Z](?:[a-z]{2,20}|[a-z]{21,36}(?=[A-Z\d]))(?![a-z])|(?:In|Is|To|Of|By|On|At|Or|As|Id)(?=[A-Z\d]|$))){1,8}V?\d{0,2}$/.test(
      last,
    ) &&
    !numbered.test(last)
  );
}

/** `self.proxy_pass = proxy_pass`, `HAS_PSK: has_psk`, `['IDENTITY_PROVIDER'] = args.identity_provider`: the name again, written for a program. */
export function isOwnName(value: string, name: string): boolean {
  if (!/^[A-Za-z_$][\w$.-]*$/.test(value)) return false;
  const own = lettersOf(name.slice(name.lastIndexOf('.') + 1));
  // A bundler numbers the second thing of a name.
  const last = lettersOf(value.slice(value.lastIndexOf('.') + 1).replace(/\$\d{1,2}$/, ''));
  return (
    last.length >= 6 &&
    (own === last || (/[._-]/.test(value) && own.endsWith(last)) || (own.length >= 10 && last.endsWith(own)))
  );
}

function lettersOf(name: string): string {
  return name.replace(/[^A-Za-z\d]/g, '').toLowerCase();
}

/** Two words around three or four digits, as people make a password; in code such digits belong to a cipher, a standard or an answer. */
const numbered =
  /^(?!(?:[Ss]ha|[Aa]es|[Cc]ipher|[Uu]tf|[Ii]so|[Rr]fc|[Hh]ttp|[Ss]tatus|[Ee]rror|[Cc]ode|[Ss]ecp|[Cc]urve|[Ii]nt|[Ff]loat|[Pp]ort|[Pp]age|[Dd]raft)\d)[A-Za-z][a-z]{2,9}\d{3,4}[A-Z][a-z]{2,9}$/;

/** Operators between the short names that are left when the blanks of a program are taken out. */
const minified = new RegExp(inLines`
  ^/\{|^\(\w{1,2}=[A-Za-z_$]|\]\.[a-z]\w{1,30}$|^\w{1,3}\?\(|={3}|!==|^return!|\)\[|\}\w{1,20}\(\w*\)\{|
  ^[A-Za-z_$]{1,2}(?:\.[A-Za-z_$][\w$]*)+[+?&|]|
  ^\w{1,2}\([\w$.]+\)[&|?+]|^\w{1,2}\?[A-Za-z_$]{1,2}\.|^\w{1,3}\?(?:void|null|new)$|^\w{1,3}\?\w{1,3}:(?:undefined|null|void)$|^[a-z]{1,12}\?[A-Za-z]{2,30}\(|
  ^\(\w{1,30}(?:,\s?\w{1,30}){0,4}\)=$|^[A-Za-z_$]{1,3}\([A-Za-z_$.]{1,40}$|^[a-z]\.[A-Z_]{1,30}=
`);
