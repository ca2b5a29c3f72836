import { expect, it } from 'vitest';
import { expander } from '../../../test/template.ts';
import { redact, redactText } from '../../redact.ts';

const make = expander('broken tokens');
const token = make('ghp_{{alnum:36}}');
const key = make('sk-ant-api03-{{alnum:46}}-{{alnum:46}}AA');
const options = { policy: 'secrets' } as const;
const cut = (of: string, at: number, between: string): string => `${of.slice(0, at)}${between}${of.slice(at)}`;
const long = 'the log of this run says that the machine has used for it';

it.each([
  ['at the margin of a screen', `${long} ${cut(token, 17, '\n')} and more`],
  ['at the margin of a text that is set in', `  ${long} ${cut(token, 17, '\r\n  ')} and more`],
  ['at the margin of a mail', `> ${long} ${cut(token, 17, '\n> ')} and more`],
  ['where the shell goes on', `${long} ${cut(token, 17, '\\\n')} and more`],
  ['at two margins', `${long} ${cut(cut(key, 90, '\n'), 20, '\n')}\nand more`],
  ['in two strings with a plus', `x = "${cut(token, 17, '" + "')}"`],
  ['in two strings over lines', `f(\n  '${cut(token, 17, "' +\n  '")}',\n)`],
  ['in two strings without a sign', `f(\n  '${cut(token, 17, "'\n  '")}',\n)`],
  ['in three strings with dots', `x = "${cut(cut(token, 25, '" . "'), 17, '" . "')}"`],
  ['in a link of a terminal', cut(token, 17, '\u001b]8;;https://violet.io/a\u001b\\')],
])('a token that is broken is found whole: %s', (_, say) => {
  for (const text of [say, JSON.stringify({ say }), JSON.stringify(JSON.stringify({ say }))]) {
    const { value } = redactText(text, options);
    for (const part of [token.slice(4, 16), token.slice(18), key.slice(13, 20), key.slice(90)])
      expect(value).not.toContain(part);
    expect(redactText(value, options).value).toBe(value);
  }
});

it.each([
  ['a token that is whole, and the next line', `${long} ${token}`, '\nDB_HOST2=violet'],
  ['a token in a list', `["${token}"`, `, "b2c3d4"]`],
  ['a token that is put before something', `"${token}"`, ' + other2'],
  ['a token in a list of lines', `"${token}"`, '\n"abc123"\n"def456"'],
  ['a token beside another string', `"${token}"`, ' "second1"'],
  ['a token of two strings', `"${cut(token, 17, '" + "')}"`, '\n"abc123"'],
])('nothing is joined to %s', (_, before, behind) => {
  const { value } = redactText(before + behind, options);
  expect(value).toContain(behind);
  expect(value).not.toContain(token);
});

it.each([
  ['a prefix with a placeholder', 'x = "ghp_" + "your-token-goes-here-1"'],
  ['a short line', `ghp_${'a1'.repeat(8)}\n${'b2'.repeat(8)}`],
  ['prose', `${long}${long} ghp_\nand one more word`],
])('nothing is found in %s', (_, text) => {
  expect(redact(text, options).value).toBe(text);
});

it('a web token whose second part goes on behind a margin is masked to its end', () => {
  const [head, body] = [
    { alg: 'HS256', typ: 'JWT' },
    { sub: 'violet', iat: 1750000000, scope: 'read write admin' },
  ].map((one) => btoa(JSON.stringify(one)).replaceAll('=', '')) as [string, string];
  const web = `${head}.${body}.${make('{{alnum:43}}')}`;
  const { value } = redactText(`${long} ${cut(web, head.length + 30, '\n')} and more`, options);
  expect(value).not.toContain(web.slice(-43));
  expect(value).not.toContain(body.slice(31));
  expect(value).toContain('and more');
});
