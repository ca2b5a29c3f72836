import type { PlaceDetector } from '../../detector.ts';

/** What somebody answers who forgot the password. */
export const securityAnswer: PlaceDetector = {
  id: 'security-answer',
  type: 'secret',
  label: 'Answer to a security question',
  shape: 'The text under `security_answer`, `secretAnswer`, `recovery_answer` and their like.',
  link: 'https://cheatsheetseries.owasp.org/cheatsheets/Choosing_and_Using_Security_Questions_Cheat_Sheet.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  words: ['security', 'secret', 'recovery', 'challenge'].flatMap((kind) =>
    ['', '_', '-'].flatMap((joint) => ['answer', 'question'].map((word) => `${kind}${joint}${word}`)),
  ),
  concerns: ({ key, above }) =>
    key !== undefined && (named.test(key) || (key === 'answer' && above !== undefined && asked.test(above))),
  inspect: (text) => (/^[^\n]{2,120}$/.test(text) && !none.test(text) ? [[0, text.length]] : []),
};

const named =
  /(?:^|[_.-]|[a-z](?=[A-Z]))(?:security|secret|recovery|challenge)(?:_?question)?[_-]?answers?(?:[_-]?\d)?$/i;
const asked = /(?:security|secret|recovery)[_-]?(?:questions?|answers?)$/i;
const none = /^(?:true|false|null|none|n\/a|string|text|required|optional|invalid|unknown|correct|incorrect|missing)$/i;
