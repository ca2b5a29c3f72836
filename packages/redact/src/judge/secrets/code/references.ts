import { inLines } from '../../../shape/in-lines.ts';

const member = String.raw`(?:\.|->|::|\?\.|!\.)[A-Za-z_$][\w$]*`;
const whole = String.raw`(?:${member}(?:\([^)]{0,80}\))?|\[[^\]]{0,60}\])`;

/** A name with members, calls or indexes behind it. Only the last bracket may be left open, where the rest was cut off. */
export const reference: RegExp = new RegExp(
  String.raw`^[$@&*!]{0,2}[A-Za-z_][\w-]*(?:${whole}+|${whole}*(?:${member}\([^)]{0,80}|\[[^\]]{0,60}));?$`,
);

/** What only code begins with: an object or a module that has secrets, a key word, a type with a parameter, a text to fill in. */
export const beginning: RegExp = new RegExp(inLines`
  ^(?:
    (?:self|this|cls|base64|hashlib|ed25519|x25519|winreg|crypto|secrets|hmac)\.[A-Za-z_]|
    await |new |return |typeof |lambda |function|async |not |Optional\[|Union\[|List\[|Dict\[|f?["'\x60]?\$\{|
    \\\$
  )
`);

/** Something that is called. */
export const call: RegExp = new RegExp(
  [
    // `decode(token)`, with members of what it gives; where nothing is cut off, behind a short name as well.
    String.raw`^[A-Za-z_$][\w$.:]*[!?]?\((?:.*\)(?:\.[A-Za-z_]\w{0,40}){0,4})?;?$`,
    // A resource of an Android program.
    String.raw`^R\.[a-z]{2,12}\.\w+$`,
    // The beginning of a call, by a name without digits, of a member, or of an expanded macro.
    String.raw`^[A-Za-z_$][A-Za-z_$.:]{2,}[!?]?\(`,
    String.raw`^\.[a-z_]{2,20}\(`,
    String.raw`^[A-Za-z_]{2,40}\$\d{1,2}\.[A-Za-z_$]{2,40}\(`,
    // A function of a style sheet.
    String.raw`^[a-z]+(?:-[a-z]+)+\([\d.,\s%a-z-]*\)$`,
    // A length that is asked for, and a member of a variable that a compiler has numbered.
    String.raw`^[\w$.]{1,60}\.length(?:[-+]\d)?$`,
    String.raw`^_[a-z]+\d{1,2}\.[a-z]\w{0,12}$`,
    // A call through several objects.
    String.raw`^[a-z]\w{1,30}(?:\.[A-Za-z]\w{2,40}){1,4}\(`,
  ].join('|'),
  's',
);

/** The name of a type. */
export const type: RegExp = new RegExp(
  [
    '^(?:bytes|Incomplete)$',
    // A literal of a struct, or a type with a parameter.
    String.raw`^&?[A-Z][a-z]{2,12}(?:[A-Z][a-z]{2,12}|\d){0,3}(?:\{(?:[A-Z][A-Za-z]{2}|\(?:)|\[[A-Z][A-Za-z]{2,12}[\],])`,
    // What Rust borrows, maps of Go, numbers by their bits, bytes of Rust.
    String.raw`^&(?:mut|str|String|\[u8\]|OsStr|CStr|Path|'[a-z_]{1,12})$`,
    String.raw`^map\[\w{2,20}\]`,
    String.raw`^(?:Big)?(?:(?:[IiUu]|Ui)nt|[Ff]loat|f)\d{1,3}(?:Array|_t)?\??$`,
    String.raw`^\[?u8[\];]`,
  ].join('|'),
);

/** What Java shows of an object that does not say what it is: its class, and where it lies. */
export const object: RegExp =
  /^(?:(?:[a-z]\w{0,30}\.){1,12}[A-Z][\w$]{1,100}|[A-Z][a-z]{1,30}[A-Z][A-Za-z]{0,60}|\[{1,3}(?:[BCIJ]|L[\w.$/]{3,120};?))@[\da-f]{5,8}$/;
