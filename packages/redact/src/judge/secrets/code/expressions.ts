/** True for a regular expression or a part of one. */
export function isExpression(value: string): boolean {
  return expression.test(value) && !hasOneMoreSign.test(value);
}

/** In a tree another sign stands for a backslash. */
const expression = new RegExp(
  [
    // Between slashes, with a sign that repeats or holds together.
    String.raw`^/.{0,200}[[\\(*+?^].{0,200}/[dgimsuvy]{0,6}$`,
    // `\f` and a letter, which begins a macro of a manual.
    String.raw`^\\f[BIRCP(]`,
    // What hardly anything else holds: any sign again and again, a class of signs by its letter, the beginning of a class or a group.
    String.raw`^\.\*|^\[\^|\.\*|[\\\u29f5][swdb<(|]|^\(\?`,
    // A class of letters or digits in an expression that says where the text ends.
    String.raw`\[\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|0-9)[^\]]{0,40}\][^\]]{0,60}\$$`,
  ].join('|'),
);

/** A backslash is one more sign in a password that has letters of both cases, a digit and nothing that an expression repeats or holds together. */
const hasOneMoreSign =
  /^(?![A-Z][A-Z\d-]*[\\\u29f5])(?=.{0,80}\d)(?=.{0,80}[a-z])(?=.{0,80}[A-Z])[^\\\u29f5\s[\](){}+*?^|.$/]{1,40}(?:[\\\u29f5]{1,4}[^\\\u29f5\s[\](){}+*?^|.$/]{2,40}){1,2}$/;
