import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { PatternDetector } from '../../detector.ts';
import { looksLikePassword, looksLikeWeakPassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { quoteWritten, slashWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a name speaks of. */
const spoken = 'passw(?:or)?d|pwd|secret|token|api[._-]?key';

/** A variable and its value on lines of their own, as manifests write them. */
export const namedSecretEntry: PatternDetector = {
  id: 'named-secret-entry',
  type: 'secret',
  label: 'Secret in an entry of a list',
  shape: 'A `name` that speaks of a password, a key or a token, and the `value` behind it or, in a tag, before it.',
  link: 'https://kubernetes.io/docs/tasks/inject-data-application/define-environment-variable-container/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'name:',
    '<name>',
    '<key>',
    '"name"',
    'name =',
    'name :',
    'name=',
    "'name'",
    'key:',
    'key =',
    'key :',
    'key=',
    '"key"',
    "'key'",
    'parameterkey',
    'variable_name',
    'option_name',
    'argument.name">',
  ],
  pattern: expression(
    inLines`
      (?:
        <(?<tag>name|key)>\s{0,4}(?<name>
          [\w.-]{0,60}(?:passw(?:or)?d|pwd|pass(?=\s{0,4}<)|secret|token|access[._-]?key|api[._-]?key)[\w.-]{0,20}
        )\s{0,4}</\k<tag>>\s{0,40}<value(?:\s[\w:]{1,24}=["'][^"'<>]{0,24}["']){0,2}>\s{0,4}(?<value>[^<\s]{3,400})(?=\s{0,4}</value>)|
        \bname="Argument\.name">(?<name>[\w.-]{0,40}(?:${spoken})[\w.-]{0,20})</stringProp>\s{0,60}<stringProp name="Argument\.value">
          (?<value>[^<\s$]{3,400})(?=</)|
        \bname="Argument\.value">(?<valueBeforeName>[^<\s$]{3,400})</stringProp>(?:\s{0,60}<(?:stringProp|boolProp) name="[^<>"]{1,60}">[^<>]{1,20}</\w{8,10}>){0,4}?
          \s{0,60}<stringProp name="Argument\.name">(?<name>[\w.-]{0,40}(?:${spoken})[\w.-]{0,20})</|
        <(?:setting|property|data|entry|parameter|param|item)[ ]name="(?<name>[\w.-]{0,60}(?:${spoken}|_key|access[._-]?key)[\w.-]{0,20})"[ ][^<>]{1,120}>\s{0,60}<value>\s{0,4}
          (?<value>[^<\s]{3,400})(?=\s{0,4}</value>)|
        \bvalue\s{0,3}=\s{0,3}["'](?<valueBeforeName>[^"'<>\s][^"'<>\n]{2,400})["']\s{1,8}(?:name|key)[ ]?=\s{0,3}["'](?<name>
          [\w.-]{0,60}(?:passw(?:or)?d|pwd|secret|token|access[._-]?key|api[._-]?key)[\w-]{0,20}
        )["']|
        (?:"(?:name|key)"{1,2}\s{0,4}|'(?:name|key)'{1,2}\s{0,4}|(?:variable_name|option_name|ParameterKey)["']{0,2}\s{0,4}|(?:name|key)[ ]?)[:=]\s{0,4}(?:\\{0,2}["']{1,2})?
          (?<name>
            [\w./-]{0,60}(?:
              passw(?:or)?d|pwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|_key|credentials?|
              _pass|passphrase|_pw(?![a-z])
            )[\w-]{0,20}
          )\\{0,2}["']{0,2}\s{0,4}(?:,?\s{1,60}|,)
          (?:description["']{0,2}\s{0,4}[:=]\s{0,4}["'][^"'\n]{0,120}["'],?\s{1,60}|["']{0,2}type["']{0,2}\s{0,4}[:=]\s{0,4}\\{0,2}["']{0,2}\w{1,30}\\{0,2}["']{0,2}(?:,?\s{1,60}|,))?["']{0,2}(?:(?:option_)?value|Value|ParameterValue|default(?:_?[vV]alue)?)["']{0,2}\s{0,4}[:=]
          \s{0,4}(?:\{\s{0,40}["']{0,2}string_?value["']{0,2}\s{0,4}:\s{0,4})?\\{0,2}["']{0,2}(?<value>[^\s"'\\,}<>][^\r\n"'\\<>,}]{2,400})
      )
    `,
    'gi',
  ),
  guard: inLines`
    <|argument\.name|
    (?:${quoteWritten}){0,2}(?:name|key|variable_name|option_name|parameterkey)(?:${quoteWritten}){0,2}${spaceWritten}{0,4}[:=]
      ${spaceWritten}{0,4}(?:${quoteWritten}){0,2}(?:[\w.-]|${slashWritten}){0,60}(?:
        passw|pwd|secret|token|api|access|private|_key|credential|_pass|passphrase|_pw
      )
  `,
  reach: [460, 640],
  accept: (value, { groups: { name = '', valueBeforeName } }) =>
    // Where a page takes the value from: `value={state.password}`, `value="@password"`.
    !/^\{[A-Za-z_$][\w.$?]*\}?$|^@[A-Za-z_]\w*$/.test(value) &&
    !isHarmlessName(name) &&
    (/pass|pwd|_pw$/i.test(name)
      ? looksLikePassword(value) || (valueBeforeName === undefined && looksLikeWeakPassword(value))
      : looksRandom(value)),
};
