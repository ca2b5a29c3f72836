import { expect, it } from 'vitest';
import { redactText } from '../redact.ts';
import { withoutUnseenMarks } from './unseen-marks.ts';

it.each([
  ['tok\u200ben', 'token'],
  ['a\u00adb\u2060\ufeffc', 'abc'],
  ['key=\u200bvalue', 'key=value'],
  ['in: k\0e\0y\0=\0v\0\r\0\n\0', 'in: key=v\r\n'],
  ['\0k\0e\0y\0=\0v', '\0key=v'],
])('the marks within %j are taken out', (text, without) => {
  expect(withoutUnseenMarks(text)?.text).toBe(without);
});

it.each(['A=1\0B=2\0C=3\0D=4\0', 'token:\u200b value', '\ufefftoken', '\ud83d\udc68\u200d\ud83d\udcbb', 'één'])(
  'there are none within %j',
  (text) => {
    expect(withoutUnseenMarks(text)).toBeUndefined();
  },
);

it.each(['\u00ad', '\u200b', '\u200c', '\u200d', '\u200e', '\u202a', '\u2060', '\u2066', '\ufeff'])(
  'a token with %j in it is masked whole',
  (mark) => {
    const half = 'Qz7Rw2Lm9Kt4Vb6Xp1';
    for (const before of ['', 'use ', 'token: '])
      expect(redactText(`${before}ghp_${half}${mark}${half} now`, { policy: 'secrets' }).value).not.toContain(half);
  },
);

it('a password that is known is masked where such a mark stands in it', () => {
  const text = 'password: Qz7Rw2Lm9Kt4\nQz7Rw2\u200bLm9Kt4 was refused';
  expect(redactText(text, { policy: 'secrets' }).value).not.toContain('Lm9Kt4');
});

it.each(['secrets', 'pii'] as const)('what was written in two bytes for each character is masked: %s', (policy) => {
  const inTwoBytes = (text: string): string => [...text].map((one) => `${one}\0`).join('');
  const said = policy === 'pii' ? 'mail maria.kern@velkora.com now' : 'DB_PASSWORD=Qz7Rw2Lm9Kt4!b\r\nA=1\r\n';
  const [value = ''] = /maria\S+|Qz7\S+/.exec(said)!;
  const read = redactText(JSON.stringify({ output: inTwoBytes(said) }), { policy }).value;
  expect(read.replaceAll('\\u0000', '')).not.toContain(value.slice(0, 6));
  expect(read).toContain('REDACTED');
  const known = redactText(JSON.stringify([`password: ${value}`, `was ${inTwoBytes(value)}`]), { policy }).value;
  expect(known.replaceAll('\\u0000', '')).not.toContain(value.slice(0, 6));
});
