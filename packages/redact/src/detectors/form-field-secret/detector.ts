import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksLikePassword, looksLikeWeakPassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A password or a token that is put into a form, by a browser or by a program that drives one. */
export const formFieldSecret: PatternDetector = {
  id: 'form-field-secret',
  type: 'secret',
  label: 'Secret in a field of a form',
  shape:
    'The part of a multipart body named `password` or `token`, and what a browser driver types into such a field: `cy.get("input[name=password]").type("…")`.',
  link: 'https://www.rfc-editor.org/rfc/rfc7578',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'form-data;',
    'name="',
    'textbox "',
    '"element',
    '"label',
    '"selector',
    '"field',
    'type="password"',
    "type='password'",
    '.type(',
    '.fill(',
    'sendkeys(',
    'send_keys(',
    'setvalue(',
    'set_value(',
    'typetext(',
    'type_text(',
    'input text',
    'input password',
    'fill_in',
    'presssequentially(',
    'press_sequentially(',
    'entertext(',
  ],
  pattern: expression(
    inLines`
      (?:
        <input\b(?=[^<>]{0,300}\btype=["']password["'])[^<>]{0,300}?\bvalue=["'](?<value>[^"'<>\s]{4,200})["']|
        form-data;\s{0,3}name="?[\w.[\]-]{0,40}(?:password|passwd|passphrase|secret|token|api_?key)
          [\w.[\]-]{0,16}"?[ \t]{0,4}(?:\r?\n[\w-]{1,40}:[^\r\n]{0,120}){0,3}\r?\n[ \t]{0,4}\r?\n
          (?<value>[^\s]{4,400})(?=[ \t]{0,4}(?:\r?\n|$))|
        (?:pass(?:word|wd|phrase|code)|pwd|secret|token|api[ _-]?key)[\w-]{0,12}[\]"'\x60)\\, ]{0,12}\)?
          \s{0,8}\.(?:
            type|fill|typeText|type_text|sendKeys|send_keys|setValue|set_value|enterText|pressSequentially|
            press_sequentially|clear\(\)\.type
          )\(\s{0,3}\\{0,2}["'\x60](?<valueTyped>[^"'\x60\\\r\n]{4,200})\\{0,2}["'\x60]|
        "(?:element|label|field|selector)\\{0,3}":\s{0,2}\\{0,3}"[^"\n]{0,40}(?:password|passphrase|passcode)[^"\n]{0,30}"(?:,\s{0,4}\\{0,3}"ref\\{0,3}":\s{0,2}\\{0,3}"\w{1,12}\\{0,3}")?,\s{0,4}\\{0,3}"(?:text|value)\\{0,3}":
          \s{0,2}\\{0,3}"(?<valueTyped>[^"\\\s]{4,200})(?=\\{0,3}")|
        - textbox "[^"\n]{0,40}(?:password|passphrase|passcode|secret|token|api[ _-]?key)[^"\n]{0,30}"
          (?:[ ]\[[^\]\n]{1,30}\]){0,6}:[ ]"?(?<value>[^\s"]{4,200})"?(?=[ \t]{0,8}(?:\r?\n|$))|
        \b(?:Input Text|Input Password|fill_in)\s{1,8}[^\n]{0,40}?(?:password|passwd|secret|token)[\w"':-]{0,12},?
          \s{1,8}(?:with:\s{0,2})?["']?(?<value>[^\s"']{4,200})
      )
    `,
    'gi',
  ),
  // The part of a body, or a quote where a driver types; the other anchors are no words of other programs.
  guard: inLines`
    form-data;${spaceWritten}{0,3}name=|
    name=${quoteWritten}[^"'<>\\]{0,60}${quoteWritten}[^<>]{0,80}?(?:value|content)=|
    \.(?:type|fill)\(${spaceWritten}{0,3}${quoteWritten}|
    "[a-z]{5,8}${quoteWritten}:${spaceWritten}{0,2}${quoteWritten}${anyWritten(40)}pass|
    (?!"|name=|form-data|\.type\(|\.fill\()
  `,
  inName: 'input |fill_in',
  reach: [320, 980],
  accept: isTyped,
};

function isTyped(value: string, { text, start, groups }: Candidate): boolean {
  if (isCodeReference(value) || /\s|^[${<]/.test(value)) return false;
  const names = text.slice(Math.max(0, start - 200), start).match(named);
  if (names !== null && isHarmlessName(names.at(-1)!)) return false;
  return looksLikePassword(value) || (groups['valueTyped'] !== undefined && looksLikeWeakPassword(value));
}

/** The names of fields: `max_tokens` and `secret-name` hold the words too. */
const named = /(?<![\w-])[\w-]{0,40}(?:password|passwd|passphrase|passcode|pwd|secret|token|api[ _-]?key)[\w-]{0,16}/gi;
