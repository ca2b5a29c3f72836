import { inLines } from '../../shape/in-lines.ts';

/** What stands for a value that is somewhere else, or was taken out: each form as it is written alone. */
const forms: readonly string[] = [
  // Markers of a redaction: `[REDACTED]`, `[Filtered]`, `*hidden*`, `***MASKED***`.
  inLines`
    \[[A-Z][A-Z0-9_: .-]{1,80}\]|
    \[(?:redacted|hidden|secret|secure|protected|sensitive|omitted|[Ff]iltered|masked|removed|token|password)[^\]]{0,40}\]|
    \*[a-z]{3,12}(?: [a-z]{2,12}){0,3}\*|\*{1,3}[A-Z]{3,12}(?:[ *_-][A-Z]{2,12}){0,4}\*{1,3}
  `,
  // What somebody has to put in: `[your-key]`, `«contraseña»`, `<token>`, `=== token ===`, `(your …`, `(at least 8 letters)`.
  inLines`
    \[[a-z][A-Za-z_:-]{0,30}(?:/[A-Za-z_-]{1,30})?\](?:[a-z][a-z-]{0,20})?|
    [[\u00ab\u2039\u3010\u300c][a-z\u00df-\uffff]{3,20}(?: [a-z\u00df-\uffff]{2,14}){0,3}[\]\u00bb\u203a\u3011\u300d]?|
    <{1,2}[^<>\n]{0,80}>{1,2}|&(?:lt|#x3[Cc]|#60);.{0,80}|={2,3}[a-z ]{3,30}={2,3}|
    [[(](?:your|insert|enter)|\((?:\d{1,3} ?)?[A-Za-z]{2,20}(?:,?[ -](?:\d{1,3} )?[A-Za-z]{2,12}){0,4}\)
  `,
  // Places in the words of a program: `%s`, `%s-%s`, `key_%d`, `%(name)s`, `[%key]`.
  inLines`
    [^%\s]{0,12}(?:%[sdvq][^%\s\w]{1,3}){1,6}%[sdvq](?:[^%\s\w]{1,3}[\w-]{0,24})?|
    [A-Za-z_.:/-]{0,30}(?:%[sd][A-Za-z_.:/-]{0,30}){1,3}|[a-z][a-z\d]{0,20}(?:[_:.-][a-z\d]{1,20}){0,5}[_:.-]\{\w{0,20}\}|%(?:\d\$)?[sdvq]|%\(\w{1,60}\)s|\[%[a-z][^%\]]{0,190}%?\]?
  `,
  // Holes of templates: `${…}`, `$(…)`, `$[…]`, `{{…}}`, `{name}`, `{0}`, `#{…}`, `%{…}`, `[[…]]`, `((…))`.
  inLines`
    (?:\${1,2}|%|\$__[a-z]{2,9})\{[^}\n]{0,120}\}?|\$\([^)\n]{0,120}\)?|\$\[[^\]\n]{0,120}\]?|\{\{[^}\n]{0,120}(?:\}\})?|\{{3}[^}\n]{1,80}\}{3}|
    \{[A-Za-z_][\w.]{0,60}(?:\([\w., '"\u2019]{0,60}\)|\[[\w'"-]{1,60}\])?(?:![ars])?\}|\{\d{0,2}\}|
    #\{[^}\n]{0,120}\}#?|\[\[[^\]\n]{1,80}\]\]|\(\([^()\n]{1,80}\)\)
  `,
  // Variables: `$NAME`, `$$NAME`, `"$NAME"`, `$USER:$HOST`, `%NAME%`, `. $name->part`.
  inLines`
    !?\${1,2}(?:env:)?[A-Za-z_][\w:]{0,60}(?:[{[][\w'"-]{0,60}[}\]]?)?(?:-|->.{0,80})?|
    (?:\$\{?[A-Za-z_]\w{0,40}\}?[:@/|.,-]){1,7}\$\{?[A-Za-z_]\w{0,40}\}?|
    ["']{1,2}\$\{?[A-Za-z_]\w{0,60}\}?["']{0,2}|\.\s?\$[A-Za-z_]\w{0,40}(?:(?:->|\[).{0,80})?|%[A-Za-z_][\w.]{0,60}%
  `,
  // The same sign before and behind a name: `__NAME__`, `@name@`, `~Name~`.
  inLines`
    (?<sign>[_@%#$~|:^]{1,3})[A-Z][A-Z\d]*(?:[_.-][A-Z\d]+)*\k<sign>|
    (?<signs>[_@%#$~|:^]{2,3})[A-Za-z][\w.-]*\k<signs>|
    @(?:[a-z][a-z-]{1,30}\.){0,5}[a-z_-]{2,30}@
  `,
  // Where a program or a configuration takes a value from.
  inLines`
    process\.env\b.{0,80}|os\.(?:environ|getenv)\b.{0,80}|import\.meta\.env\b.{0,80}|ENV\[.{0,80}|%env\([^)\n]{1,80}\)%|
    !(?:vault|secret|env|ref|include)\b.{0,80}|
    \[(?:parameters|variables|concat|reference|resourceId|uniqueString|listKeys|format|if)\(.{0,200}\)\]?
  `,
];

/** Markers, template holes and references to variables. */
export const standIn: RegExp = new RegExp(`^(?:${forms.join('|')})$`);
