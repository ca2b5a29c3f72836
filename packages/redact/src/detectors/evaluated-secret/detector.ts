import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { isPlainlyPublicId } from '../../judge/secrets/public-id.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { isShownSecret } from '../../outputs/shown-secret.ts';
import { expression } from '../../shape/expression.ts';
import { lineEndWritten, neverInName, notACount, quoteWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a language answers when it is asked for a secret at its prompt. */
export const evaluatedSecret: PatternDetector = {
  id: 'evaluated-secret',
  type: 'secret',
  label: 'Secret that an interpreter answered',
  shape:
    'The one string below a prompt such as `>>> `, `In [3]: ` or `irb(main):001> ` and an expression whose last name holds `password`, `secret`, `token` or `api_key`.',
  link: 'https://docs.python.org/3/tutorial/interpreter.html#interactive-mode',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['password', 'passwd', 'passphrase', 'secret', 'token', 'api_key', 'apikey'],
  pattern: expression(
    inLines`
      (?:^|\n)(?=[^\n]{0,240}(?:passw|passphrase|secret|token|api_?key))[ \t]{0,8}(?<prompt>
        >>>[ ]|In[ ]\[\d{1,5}\]:[ ]|(?:irb|pry)\([^()\n]{1,20}\)(?::\d{1,4}){0,2}[>*][ ]|\[\d{1,4}\][ ]pry\([^()\n]{1,20}\)>[ ]|
        iex\(\d{1,4}\)>[ ]|(?:julia|scala|php)?[ ]?>[ ]
      )?(?<print>(?:print|console\.log|echo|puts|repr)[ (])?(?<chain>[\w$]{1,40}(?:\(\))?(?:\.|::|->)){0,6}(?<last>
        [A-Za-z_$]\w{0,60}(?:\[["'][\w.-]{1,60}["']\]|\([^()\n]{0,120}\))?
      )(?:\.(?:value|get_secret_value\(\)|decode\(\)|to_s|reveal\(\)))?\)?;?[ \t]{0,4}\r?\n
        (?:\r?\n)?(?<answer>Out\[\d{1,5}\]:[ ]["']?|=>[ ]["']?|["'])?(?<value>[^\s"']{8,2000})["']?(?=[ \t]{0,4}(?:\r?\n|$))
    `,
    'gi',
  ),
  // Behind the name ends the line, perhaps after the bracket of a call or of a key. What is assigned is not asked for.
  guard: inLines`
    ${notACount}(?<![*&][\w$.]{0,60}|[=,][ ][\w$.]{0,60})(?:passw(?:or)?d|passphrase|secret|token|api_?key)\w{0,40}(?:${quoteWritten}\]|\([^\n]{0,120}?\))?
      (?:\.[\w()]{1,24})?\)?;?[ \t]{0,4}${lineEndWritten}
  `,
  inName: neverInName,
  reach: [340, 2300],
  accept: isAnswer,
};

function isAnswer(value: string, { groups }: Candidate): boolean {
  const last = groups['last'] ?? '';
  // What is asked for of a thing is said last: a key between brackets, or else its name.
  const name = /\[["']([^"']+)["']\]$/.exec(last)?.[1] ?? last.replace(/\(.*$/, '');
  if (!secret.test(name) || isHarmlessName(name) || isPlainlyPublicId(value) || !isShownSecret(value)) return false;
  // Where a session is quoted its prompts are taken for signs of a mail: then the answer looks like one.
  if (groups['prompt'] !== undefined) return /\d/.test(value);
  const isExpression = groups['chain'] !== undefined || /[[(]/.test(last);
  if (groups['answer'] !== undefined) return isExpression && /\d/.test(value);
  return groups['print'] !== undefined && value.length >= 16 && looksRandom(value);
}

const secret = /passw(?:or)?d|passphrase|secret|token|api_?key/i;
