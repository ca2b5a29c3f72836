import { describe, expect, it } from 'vitest';
import { expander } from '../../test/template.ts';
import { redactText } from '../redact.ts';
import { withoutLineHeads } from './line-heads.ts';

describe('what tools put before lines', () => {
  it.each([
    ['numbers behind arrows', '     9\u2192a\n    10\u2192\n    11\u2192b\n\n<note>', 'a\n\nb\n\n<note>'],
    ['numbers of cat -n', '     1\ta\n     2\t\n     3\tb', 'a\n\nb'],
    ['numbers behind a letter', 'L1: a\nL2:   b\nend', 'a\n  b\nend'],
    ['numbers with colons', '7:a\n8:\n9:b', 'a\n\nb'],
    ['numbers and a blank with colons', ' 9: a\n10:\n11:  b', 'a\n\n b'],
    ['numbers and signs of an edit', '   9  a\n  10 -b\n  10 +c\n  11  d', 'a\nb\nc\nd'],
    ['numbers beside a broken line', ' 9 \u2506 a\n10 \u2506 b', 'a\nb'],
    ['numbers with a tab', '1\ta\n2\t\n3\t b\n4\tc', 'a\n\n b\nc'],
    ['numbers of five digits', '00001| a\n00002| \n00003|  b', 'a\n\n b'],
    ['numbers and a bar', '     9|a\n    10|\n    11| b', 'a\n\n b'],
    [
      'signs of a patch without numbers',
      '*** Update File: x\n@@\n a\n-b\n+c\n*** End',
      '*** Update File: x\n@@\na\nb\nc\n*** End',
    ],
    [
      'signs of lines that a patch adds, which begin with a number',
      '+48 Alder Court\n+14467 Ulm',
      '48 Alder Court\n14467 Ulm',
    ],
    ['a frame', '\u2502 a   \u2502\n\u2502   b \u2502\nend', 'a\n  b\nend'],
    ['a frame of ASCII', '| a   |\n|   b |\nend', 'a\n  b\nend'],
    ['a line beside a text', '  | a\n  |  b\nend', 'a\n b\nend'],
    ['signs of a comparison', '2c2,3\n< a\n< b\n---\n> c\n>\n> d', '2c2,3\na\nb\n---\nc\n\nd'],
    ['what a test says', 'E   a\nE     b', 'a\n  b'],
    ['pieces of an answer', 'data: a\ndata: b', 'a\nb'],
    [
      'weights of a log, but for the blanks of a table',
      '[INFO]   name age\n[INFO] 0  Ana  41\n[WARN]  a\n[WARN]  b\n[INFO] \nERROR: c',
      '  name age\n0  Ana  41\na\nb\n\nc',
    ],
    [
      'a weight, but not when somebody said it',
      'ERROR: [10:14] Ana Li: a\nERROR: [10:15] b',
      '[10:14] Ana Li: a\n[10:15] b',
    ],
    ['a time, but not the name of cron', '10:00:01 web1 CRON[31]: a\n10:00:02 web1 sshd[32]: b', 'web1 CRON[31]: a\nb'],
    [
      'signs of a patch',
      '--- a/x\n@@ -1,2 +1,2 @@ f\n a\n-b\n+c\n\n+d\ndiff',
      '--- a/x\n@@ -1,2 +1,2 @@ f\na\nb\nc\n\nd\ndiff',
    ],
  ])('goes: %s', (_, text, bare) => {
    const view = withoutLineHeads(text);
    expect(view?.text).toBe(bare);
    // Every character is found again where it was.
    for (let at = 0; at < bare.length; at++) expect(text[view!.toOriginal(at, false)]).toBe(bare[at]);
    expect(view?.toOriginal(bare.length, true)).toBe(text.length);
  });

  it.each([
    ['times', '9:00 a\n10:00 b\n11:00 c'],
    ['counts of commits', '     9\tIngrid Lukomaa\n    12\tOtto Kempsler\n     4\tAna Li'],
    ['a column of ids', 'id\tname\n1\tAna\n2\tOtto\n3\tIngrid'],
    ['a list', '1. a\n2. b\n3. c'],
    ['rows of a table', '| id | name |\n|---|---|\n| 1 | Ana |\n| 2 | Otto |'],
    ['one line of a comparison', 'x\n< a\ny'],
    ['ids of a table', 'id|name\n1|Ana\n2|Otto\n3|Ingrid'],
    ['a list of telephone numbers', '+49 331 4829173\n+41 44 668 18 00\n+14155552671'],
    ['the time before who said it, with the seconds', '[10:00:01] Ana Li: a\n[2026-03-01 10:00:02] Otto Kempsler: b'],
    ['days', '2026-03-01 a\n2026-03-02 b\n2026-03-03 c'],
    ['counts', '      3 a\n     12 b\n     12 c\n     19 d'],
    ['pieces of JSON', 'data: {"a":1}\ndata: {"a":2}'],
    ['numbers that skip', '7:a\n9:b\n12:c'],
  ])('stays: %s', (_, text) => {
    expect(withoutLineHeads(text)).toBeUndefined();
  });

  it('stays in what comes out, but inside a value of several lines', () => {
    const expand = expander('line heads');
    const password = expand('{{password:14}}');
    const key = expand('-----BEGIN RSA PRIVATE KEY-----\n{{base64:64}}\n{{base64:64}}\n-----END RSA PRIVATE KEY-----');
    const lines = [`DB_PASSWORD=${password}`, 'PORT=80', ...key.split('\n'), 'end'];
    const text = lines.map((line, index) => `${String(index + 1).padStart(6)}\u2192${line}`).join('\n');
    const { value } = redactText(text, { policy: 'secrets' });
    expect(value.replace(/\[REDACTED:[^\]]*\]/g, '*')).toBe(
      '     1\u2192DB_PASSWORD=*\n     2\u2192PORT=80\n     3\u2192-----BEGIN RSA PRIVATE KEY-----*     6\u2192-----END RSA PRIVATE KEY-----\n     7\u2192end',
    );
    expect(redactText(value, { policy: 'secrets' }).matches).toEqual([]);
  });
});
