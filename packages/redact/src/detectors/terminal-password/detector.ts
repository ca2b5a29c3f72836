import { isCountedWord } from '../../assignment/counted.ts';
import { isSealed } from '../../assignment/standing.ts';
import { isOfStatement } from '../../assignment/statement.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { looksLikePassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a person typed where a program asked for a password. */
export const terminalPassword: PatternDetector = {
  id: 'terminal-password',
  type: 'password',
  label: 'Password typed at a prompt',
  shape: 'A prompt that asks for a password, and what was typed behind it on the same line.',
  link: 'https://cwe.mitre.org/data/definitions/549.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'password:',
    'password (',
    'passcode (',
    'passphrase',
    'password for',
    'password of',
    'passcode for',
    'passcode of',
    "'s password",
    'passcode:',
    'send "',
    'send -- "',
    'sendline',
  ],
  pattern: expression(
    inLines`
      (?:
        (?:^|[\r\n>$#]|\\n)[ \t]{0,8}(?:
        \[sudo\] |Enter |Re-enter |Retype |New |Current |Old |Repeat |Verify |\(current\) ){0,2}
          (?:[\w.@'-]{1,60} ){0,2}(?:[Pp]ass(?:word|phrase|code))(?:
            (?: \([^)\n]{1,60}\))?:[ \t]{0,3}|
            [ ](?:for|of)[ ](?:'[^'\n]{1,120}'|[^\n:]{1,80})(?: \([^)\n]{1,60}\))?:[ \t]{1,3}
          )|
        \bsend(?:line)?(?:\s{1,2}--)?[\s(]{0,2}["']
      )(?<value>[^\s"'\x60<>\\([{][^\s"'\x60<>\\]{3,100})(?=\\r|\\n|["'\s]|$)
    `,
    'g',
  ),
  reach: [220, 220],
  accept: (value, candidate) => isTyped(value, candidate) && !isCountedWord(value, candidate) && !isSealed(candidate),
};

function isTyped(value: string, candidate: Candidate): boolean {
  const { text, start } = candidate;
  return (
    !isOfStatement(candidate) &&
    !/^[:=]|^[A-Z][A-Za-z_]*[!?]$/.test(value) &&
    looksLikePassword(value) &&
    // A word of another script is what a page of words says instead of a password.
    !/^(?=.*[^\x00-\x7f])\p{L}+$/u.test(value) &&
    !/^!\w+$|^\/\/|^(?:String|Int|ID|Boolean)!?\)?$/.test(value) &&
    (!/send/.test(text.slice(Math.max(0, start - 12), start)) ||
      /assw/i.test(text.slice(Math.max(0, start - 200), start)))
  );
}
