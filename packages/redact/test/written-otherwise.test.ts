import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInShare } from '../../../tools/chance/share.ts';
import { createSession, find, type Policy, type Session } from '../src/index.ts';
import { selectDetectors } from '../src/options/selection.ts';
import { expander } from './template.ts';

interface Case {
  readonly name: string;
  readonly text: string;
  readonly expect: 'found' | 'quiet';
  readonly [around: string]: unknown;
}

const around = ['key', 'above', 'entry', 'role', 'tool', 'command'];
const root = new URL('../src/detectors/', import.meta.url);

/** Every sixth text of the cases that need nothing around it, on lines of its own, with the detector whose case it is. */
const texts = (expected: Case['expect']) =>
  readdirSync(root).flatMap((id) =>
    (JSON.parse(readFileSync(new URL(`${id}/cases.json`, root), 'utf8')) as Case[])
      .filter((one) => one.expect === expected && around.every((name) => one[name] === undefined))
      .filter((_, index) => isInShare(index, 9))
      .map((one) => [id, `a\n${expander(`${id}: ${one.name}`)(one.text)}`] as const),
  );
/** What is seen in a value that stands alone. */
const seenIn = (value: Parameters<typeof find>[0], policy: Policy = 'strict'): readonly string[] =>
  find(value, { policy }).map(({ detector }) => detector);
/** The policy to which a detector belongs: what the others see in its place would not help whoever asks for that one. */
const policyOf = (id: string): Policy => (['secrets', 'pii'] as const).find((one) => idsOf[one].has(id)) ?? 'strict';
const idsOf = { secrets: idsIn('secrets'), pii: idsIn('pii') };
function idsIn(policy: Policy): ReadonlySet<string> {
  const { patterns, places } = selectDetectors({ policy });
  return new Set([...patterns, ...places].map(({ id }) => id));
}
const telling = texts('found')
  .map(([id, text]) => ({ id, text, plain: seenIn({ content: text }, policyOf(id)) }))
  .filter(({ id, plain }) => plain.includes(id));
const harmless = texts('quiet').filter(([, text]) => seenIn({ content: text }).length === 0);

/**
 * What the detectors see in a value that is written otherwise. All such are documents of one dataset, of which a session learns
 * each secret only once; what is found again because it is known does not count. Many texts are the same in several ways.
 */
function seenOtherwise(value: Parameters<typeof find>[0], policy: Policy = 'strict'): readonly string[] {
  const asked = `${policy} ${JSON.stringify(value)}`;
  const known = answers.get(asked);
  if (known !== undefined) return known;
  const seen = find(value, { policy, session: sessions[policy] }).flatMap(({ detector }) =>
    detector === 'repeat' ? [] : detector,
  );
  answers.set(asked, seen);
  return seen;
}
const answers = new Map<string, readonly string[]>();
const sessions: Readonly<Record<Policy, Session>> = {
  none: createSession(),
  secrets: createSession(),
  pii: createSession(),
  strict: createSession(),
};

/** Every way of writing is tried on a sixth of the texts, the next on another: all on each would be the longest test of all. */
let turn = 0;
function isInTurn(index: number): boolean {
  return (index >> 5) % 6 === turn % 6;
}

/** The cases that are lost when a text is written in another way. */
function lostWhere(spelt: (text: string, index: number) => Parameters<typeof find>[0]): readonly string[] {
  turn += 1;
  return telling
    .filter(({ id, text, plain }, index) => {
      if (!isInTurn(index)) return false;
      const found = seenOtherwise(spelt(text, index), policyOf(id));
      // What another detector sees in its place will do.
      return !found.includes(id) && found.length < plain.length;
    })
    .map(({ id, text }) => `${id}: ${text}`);
}

/** The harmless texts of which something is told when they are written in another way. */
function toldWhere(spelt: (text: string, index: number) => Parameters<typeof find>[0]): readonly string[] {
  return harmless
    .map(([, text], index) => ({ text, found: isInTurn(index) ? seenOtherwise(spelt(text, index)) : [] }))
    .filter(({ found }) => found.length > 0)
    .map(({ text, found }) => `${found}: ${text}`);
}

const byLine = (text: string, change: (line: string, index: number) => string): string =>
  text.split('\n').map(change).join('\n');

describe('finds what stands on lines of its own', () => {
  it('has enough to look for', () => {
    expect(telling.length).toBeGreaterThan(300);
    expect(harmless.length).toBeGreaterThan(300);
  });

  // A letter stands before each line then: the n of its line end.
  it('in a document that is written in a string', () => {
    expect(lostWhere((text) => ({ arguments: JSON.stringify({ content: text }) }))).toEqual([]);
  });

  it('in a file as tools show it, with a number before each line', () => {
    const numbered = [
      (line: string, index: number) => `${String(index + 1).padStart(6)}\u2192${line}`,
      (line: string, index: number) => `${String(index + 98).padStart(6)}\t${line}`,
      (line: string, index: number) => `L${index + 9}: ${line}`,
      (line: string, index: number) => `${String(index + 1).padStart(5)} \u2502 ${line}`,
      (line: string, index: number) => `${String(index + 11).padStart(3)} | ${line}`,
      (line: string, index: number) => `${String(index + 11).padStart(3)} \u2506 ${line}`,
      (line: string, index: number) => `${String(index + 11).padStart(3)}: ${line}`,
      (line: string, index: number) => `${String(index + 11).padStart(5, '0')}| ${line}`,
      (line: string, index: number) => `${String(index + 11)}|${line}`,
      (line: string, index: number) => `${String(index + 11)}\t${line}`,
      (line: string, index: number) => `${String(index + 11).padStart(6)} ${'+- '[index % 3]}${line}`,
    ];
    const shown = (text: string, index: number): string => byLine(text, numbered[index % numbered.length]!);
    expect(lostWhere((text, index) => ({ content: shown(`b\nc\n${text}`, index) }))).toEqual([]);
  });

  it('where it is set in, below a sentence, in a list, in YAML, in a program and below a call', () => {
    const setIn = (text: string, blanks: string): string => byLine(text, (line) => (line === '' ? '' : blanks + line));
    const shown = [
      (text: string) => setIn(text, '  '),
      (text: string) => `This is what it printed:\n\n${setIn(text, '    ')}\n\nWhat now?`,
      (text: string) => `What it printed:\n${setIn(text, '    ')}\nWhat now?`,
      (text: string) => `- It came out so:\n  \`\`\`text\n${setIn(text, '  ')}\n  \`\`\`\n- Next.`,
      (text: string) => `result:\n  stdout: |-\n${setIn(text, '    ')}\n  rc: 0\n`,
      (text: string) => `def shown():\n    """\n${setIn(text, '    ')}\n    """\n    return 1`,
      (text: string) => `\u23fa Bash(x)\n  \u23bf  ${setIn(text, '     ').trimStart()}\n\n\u23fa Done.`,
    ];
    const spelt = (text: string, index: number): string => shown[index % shown.length]!(`b\n${text}`);
    expect(lostWhere((text, index) => ({ content: spelt(text, index) }))).toEqual([]);
    expect(toldWhere((text, index) => ({ content: spelt(text, index) }))).toEqual([]);
  });

  it('between tags', () => {
    const between = (text: string): string => `<bash-stdout>${text}</bash-stdout><bash-stderr></bash-stderr>`;
    expect(lostWhere((text) => ({ content: between(text) }))).toEqual([]);
    expect(toldWhere((text) => ({ content: between(text) }))).toEqual([]);
  });

  it('in a patch', () => {
    const patch = (text: string, sign: string): string =>
      `--- a/x\n+++ b/x\n@@ -1,3 +1,9 @@ x\n${byLine(text, (line) => sign + line)}\n`;
    const ofAgents = (text: string, sign: string): string =>
      `*** Begin Patch\n*** Update File: x\n@@\n${byLine(text, (line) => sign + line)}\n*** End Patch`;
    const written = [patch, ofAgents];
    const shown = (text: string, index: number): string => written[index % 2]!(text, '+- '[index % 3]!);
    expect(lostWhere((text, index) => ({ content: shown(text, index) }))).toEqual([]);
  });

  it('in a comment', () => {
    const commented = ['# ', '  // ', ' * ', '; ', '-- '];
    const said = (text: string, index: number): string => byLine(`b\n${text}`, (line) => commented[index % 5] + line);
    expect(lostWhere((text, index) => ({ content: said(text, index) }))).toEqual([]);
    expect(toldWhere((text, index) => ({ content: said(text, index) }))).toEqual([]);
  });

  it('in a frame, and beside a line', () => {
    const framed = [
      (line: string) => `\u2502 ${line.padEnd(60)} \u2502`,
      (line: string) => `\u2502 ${line}`,
      (line: string) => `| ${line.padEnd(60)} |`,
      (line: string) => `\u27a4 YN0007: \u2502 ${line}`,
    ];
    // A frame around a table is drawn like the lines within it; and none has the end of a line inside.
    const shown = (text: string, index: number): string =>
      /[|\u2502\u2503\r]/.test(text) ? text : byLine(`b\n${text}`, framed[index % framed.length]!);
    expect(lostWhere((text, index) => ({ content: shown(text, index) }))).toEqual([]);
    expect(toldWhere((text, index) => ({ content: shown(text, index) }))).toEqual([]);
  });

  it('in a comparison, and in what a test says', () => {
    const compared = ['< ', '! ', 'E   ', '   | '];
    // A line beside a table is drawn like those within it.
    const said = (text: string, index: number): string =>
      byLine(`b\n${text}`, (line) => compared[index % (text.includes('|') ? 3 : 4)] + line);
    expect(lostWhere((text, index) => ({ content: said(text, index) }))).toEqual([]);
    expect(toldWhere((text, index) => ({ content: said(text, index) }))).toEqual([]);
  });

  it('in a mail as it is sent', () => {
    const code = (sign: string): string => encodeURIComponent(sign).replaceAll('%', '=');
    const broken = (text: string): string => text.replace(/[^\n]{70}/g, '$&\r').replaceAll('=', '=3D');
    const sent = (text: string): string =>
      `Content-Transfer-Encoding: quoted-printable\n\n${broken(text)
        .replaceAll('\r', '=\n')
        .replace(/[\u0080-\ud7ff]/g, code)}`;
    expect(lostWhere((text) => ({ content: sent(text) }))).toEqual([]);
    expect(toldWhere((text) => ({ content: sent(text) }))).toEqual([]);
  });

  it('in a mail that is quoted', () => {
    const quoted = ['> ', '>> ', '> > '];
    const said = (text: string, index: number): string => byLine(`b\n${text}`, (line) => quoted[index % 3] + line);
    expect(lostWhere((text, index) => ({ content: said(text, index) }))).toEqual([]);
    expect(toldWhere((text, index) => ({ content: said(text, index) }))).toEqual([]);
  });

  it('in a list of lines', () => {
    const lists = [
      (text: string) => ({ lines: text.split('\n') }),
      (text: string) => ({ source: text.split(/(?<=\n)/) }),
      (text: string) => ({ content: JSON.stringify({ stdout_lines: text.split('\n') }, null, 2) }),
      (text: string) => ({ content: JSON.stringify({ source: text.split(/(?<=\n)/) }, null, 1) }),
    ];
    const listed = (text: string, index: number): Parameters<typeof find>[0] => lists[index % lists.length]!(text);
    expect(lostWhere(listed)).toEqual([]);
    // A line that tells by itself is told, whatever the lines before it say of it.
    const byItself = (text: string): boolean => text.split('\n').some((line) => seenIn({ content: line }).length > 0);
    expect(toldWhere((text, index) => (byItself(text) ? {} : listed(text, index)))).toEqual([]);
  });

  it('in a program that holds or writes it line by line', () => {
    const quoted = (line: string, quote: string): string =>
      quote + line.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\t', '\\t') + quote;
    const inShell = (line: string): string => `'${line.replaceAll("'", "'\\''")}'`;
    const written = [
      (line: string) => `    ${quoted(line, '"')},`,
      (line: string) => `    ${quoted(line, "'")},`,
      (line: string) => `echo ${inShell(line)}`,
      (line: string) => `echo "${line.replace(/["\\$`]/g, '\\$&')}" >> out.txt`,
      (line: string) => `print(${quoted(line, "'")})`,
      (line: string) => `    out.append(${quoted(line, '"').slice(0, -1)}\\n");`,
      (line: string) => `      ${quoted(line, '"').slice(0, -1)}\\n" +`,
    ];
    // A few words to a line are a list of words, and a line end is no part of a line.
    const said = (text: string, index: number): string =>
      `lines = [\n${byLine(`This is what it said when it was asked:\n${text.replaceAll('\r', '')}`, written[index % written.length]!)}\n]`;
    expect(lostWhere((text, index) => ({ content: said(text, index) }))).toEqual([]);
    expect(toldWhere((text, index) => ({ content: said(text, index) }))).toEqual([]);
  });

  it('as `cat -A` shows it', () => {
    const shown = (text: string): string => `${byLine(`b\n${text}`, (line) => line.replaceAll('\t', '^I'))}\n`;
    const marked = (text: string): string => shown(text).replaceAll('\r\n', '^M\n').replaceAll('\n', '$\n');
    expect(lostWhere((text) => ({ content: marked(text) }))).toEqual([]);
    expect(toldWhere((text) => ({ content: marked(text) }))).toEqual([]);
  });

  it('in a field of a table, and in a string of SQL', () => {
    const written = [
      (text: string) => `17,tool,"${text.replaceAll('"', '""')}"`,
      (text: string) => `id;note\n17;"${text.replaceAll('"', '""')}"`,
      (text: string) => `INSERT INTO notes VALUES (17, '${text.replaceAll("'", "''")}');`,
    ];
    const said = (text: string, index: number): string => written[index % 3]!(text);
    expect(lostWhere((text, index) => ({ content: said(text, index) }))).toEqual([]);
    expect(toldWhere((text, index) => ({ content: said(text, index) }))).toEqual([]);
  });

  it('in a cell of a table, its lines broken', () => {
    const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\r?\n/g, '<br>');
    const said = (text: string): string => `| Step | Output |\n|---|---|\n| 1 | ${cell(text)} |`;
    // A form that is sent has the signs of its own line ends.
    const lost = lostWhere((text) => ({ content: text.includes('form-data;') ? text : said(text) }));
    expect(lost).toEqual([]);
    expect(toldWhere((text) => ({ content: said(text) }))).toEqual([]);
  });

  it('in an address, as percent codes', () => {
    const sent = (text: string): string => `https://h.example/open?text=${encodeURIComponent(text)}&go=1`;
    expect(lostWhere((text) => ({ content: sent(text) }))).toEqual([]);
    expect(toldWhere((text) => ({ content: sent(text) }))).toEqual([]);
  });

  it('in a form, with a plus for each blank', () => {
    const isOfWords = (text: string): boolean => !text.includes('\n') && /(?:^| )[a-z]{2,20} [a-z]{2,20} /.test(text);
    const sent = (text: string): string =>
      `POST /say HTTP/1.1\n\nid=1&text=${encodeURIComponent(text).replaceAll('%20', '+')}&go=1`;
    const spelt = (text: string): string => (isOfWords(text.slice(2)) ? sent(text.slice(2)) : text);
    expect(lostWhere((text) => ({ content: spelt(text) }))).toEqual([]);
    expect(toldWhere((text) => ({ content: spelt(text) }))).toEqual([]);
  });

  it('in what a search found', () => {
    const found = (text: string): string => byLine(text, (line, index) => `src/a/notes.md:${index + 12}:${line}`);
    expect(lostWhere((text) => ({ content: found(text) }))).toEqual([]);
  });

  it('in a log', () => {
    const logged = [
      (line: string, second: number) => `2026-03-01T10:00:${second + 10}.123Z ${line}`,
      (line: string, second: number) => `[2026-03-01 10:00:${second + 10}] INFO  ${line}`,
      (line: string) => `web-1  | ${line}`,
      (line: string, second: number) => `10:00:${second + 10} ${line}`,
      (line: string) => `[INFO] ${line}`,
      (line: string) => `ERROR: ${line}`,
      (line: string) => `[12345] ${line}`,
      (line: string) => `remote: ${line}`,
      (line: string) => `npm error ${line}`,
      (line: string) => `aws_instance.web (remote-exec): ${line}`,
      (line: string, second: number) => `#12 0.${second + 100} ${line}`,
      (line: string, second: number) => `I0301 10:00:${second + 10}.123456   1234 main.go:12] ${line}`,
      (line: string, second: number) => `2026-03-01 10:00:${second + 10},123 - app.main - INFO - ${line}`,
      (line: string, second: number) => `Mar  1 10:00:${second + 10} web sshd[123]: ${line}`,
      (line: string, second: number) => `2026-03-01T10:00:${second + 10}.123456+00:00 web app[123]: ${line}`,
      (line: string, second: number) =>
        `2026-03-01 10:00:${second + 10}.123  INFO 12 --- [main] c.a.App       : ${line}`,
      (line: string, second: number) => `2026-03-01 10:00:${second + 10},123 [main] DEBUG com.x.App - ${line}`,
      (line: string, second: number) => `2026/03/01 10:00:${second + 10} [error] 12#12: *3 ${line}`,
      (line: string, second: number) => `2026/03/01 10:00:${second + 10} main.go:12: ${line}`,
      (line: string, second: number) => `2026-03-01T10:00:${second + 10}.123Z\tinfo\tapp/main.go:12\t${line}`,
      (line: string, second: number) => `I, [2026-03-01T10:00:${second + 10}.123456 #1234]  INFO -- : ${line}`,
      (line: string, second: number) => `[10:00:${second + 10}.123] INFO (1234): ${line}`,
      (line: string, second: number) => `03-01 10:00:${second + 10}.123  1234  1234 D App     : ${line}`,
      (line: string, second: number) => `2026-03-01T10:00:${second + 10}.123456Z 01O ${line}`,
      (line: string) => `##[debug]${line}`,
      (line: string) => `    main_test.go:12: ${line}`,
      (line: string, second: number) => `build\tRun tests\t2026-03-01T10:00:${second + 10}.1234567Z ${line}`,
    ];
    const shown = (text: string, index: number): string => byLine(text, logged[index % logged.length]!);
    expect(lostWhere((text, index) => ({ content: shown(text, index) }))).toEqual([]);
  });
});

describe('finds what is spelt', () => {
  it('in Base64, in a row or in lines, of either alphabet, under names and in an address', () => {
    const inBase64 = (text: string): string => Buffer.from(`It says:\n\n${text}\n\nThat was all.`).toString('base64');
    const lines = (text: string, width: number, end: string): string =>
      inBase64(text).replace(new RegExp(`.{${width}}`, 'g'), `$&${end}`);
    const written = [
      (text: string) => ({ encoding: 'base64', content: inBase64(text) }),
      (text: string) => ({ content: `$ base64 notes.txt\n${lines(text, 76, '\n')}\n$ ` }),
      (text: string) => ({ content: JSON.stringify({ size: 9, content: lines(text, 60, '\n') }) }),
      (text: string) => ({ content: `Content-Transfer-Encoding: base64\r\n\r\n${lines(text, 76, '\r\n')}` }),
      (text: string) => ({ content: `![x](data:text/plain;base64,${inBase64(text)})` }),
      (text: string) => ({ content: `notes: |\n${lines(text, 64, '\n').replace(/^/gm, '    ')}` }),
      (text: string) => ({
        body: { data: inBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') },
      }),
      (text: string) => ({ content: `echo ${Buffer.from(inBase64(text)).toString('base64')} | base64 -d` }),
    ];
    const said = (text: string, index: number): object => written[index % written.length]!(text);
    expect(lostWhere((text, index) => said(text, index) as Parameters<typeof find>[0])).toEqual([]);
    expect(toldWhere((text, index) => said(text, index) as Parameters<typeof find>[0])).toEqual([]);
  });

  it('as a page is written', () => {
    const entities: Readonly<Record<string, string>> = {
      '&': '&amp;',
      '<': '&lt;',
      '>': '&gt;',
      '"': '&quot;',
      "'": '&#39;',
    };
    const page = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);
    expect(lostWhere((text) => ({ content: page(text) }))).toEqual([]);
    const shown = (text: string): string => `<pre><code class="x">${page(text)}</code></pre>`;
    expect(lostWhere((text) => ({ content: shown(text) }))).toEqual([]);
    expect(toldWhere((text) => ({ content: shown(text) }))).toEqual([]);
    const broken = (text: string): string => page(text).replace(/\r?\n/g, '<br>');
    expect(lostWhere((text) => ({ content: broken(text) }))).toEqual([]);
  });

  it('with blanks of other kinds', () => {
    const blanks = '\u00a0\u202f\u2009';
    const typed = (text: string, index: number): string => text.replaceAll(' ', blanks[index % 3]!);
    expect(lostWhere((text, index) => ({ content: typed(text, index) }))).toEqual([]);
    expect(toldWhere((text, index) => ({ content: typed(text, index) }))).toEqual([]);
  });

  it('with the quotes and line ends of other writers, and with blanks at the ends of lines', () => {
    const written = [
      (text: string) => text.replace(/"([^"\n]*)"/g, '\u201c$1\u201d').replace(/'([^'\n]*)'/g, '\u2018$1\u2019'),
      (text: string) => text.replaceAll(/\r?\n/g, '\u2028'),
      (text: string) => byLine(text, (line) => line.replace(/\r?$/, '   $&')),
    ];
    // What looks like a password to a form ends at the second blank, and words of four letters may be more than four.
    const other = (text: string, index: number): string =>
      /name="password"|^a\nApp password|^a\n\[Service\]/.test(text) ? text : written[index % 3]!(text);
    expect(lostWhere((text, index) => ({ content: other(text, index) }))).toEqual([]);
    expect(toldWhere((text, index) => ({ content: written[index % 3]!(text) }))).toEqual([]);
  });

  it('behind signs', () => {
    const signs = ['\u2705 ', '\u2192 ', '\u2022 ', '\ud83d\udd11 '];
    const signed = (text: string, index: number): string => byLine(`b\n${text}`, (line) => signs[index % 4] + line);
    expect(lostWhere((text, index) => ({ content: signed(text, index) }))).toEqual([]);
    expect(toldWhere((text, index) => ({ content: signed(text, index) }))).toEqual([]);
  });

  it('with marks within words that nobody sees', () => {
    const marks = ['\u200b', '\u00ad', '\u2060', '\u200e', '\ufeff'];
    const broken = (text: string, index: number): string =>
      text.replaceAll(/[A-Za-z\d]{5}(?=[A-Za-z\d])/g, `$&${marks[index % 5]}`);
    expect(lostWhere((text, index) => ({ content: broken(text, index) }))).toEqual([]);
    expect(toldWhere((text, index) => ({ content: broken(text, index) }))).toEqual([]);
  });

  it('in colours', () => {
    const coloured = (text: string): string => byLine(text, (line) => `\u001b[32m${line}\u001b[0m`);
    expect(lostWhere((text) => ({ content: coloured(text) }))).toEqual([]);
    expect(toldWhere((text) => ({ content: coloured(text) }))).toEqual([]);
  });

  it('in colours of their own for names and values, in a string of JSON, whole or cut', () => {
    const value = ['Vq7-', 'mellow_42x'].join('');
    const printed = `\u001b[32mDB_PASSWORD\u001b[0m=\u001b[33m${value}\u001b[0m\n`;
    const inJson = JSON.stringify({ content: printed });
    for (const content of [printed, inJson, inJson.slice(0, -3), JSON.stringify({ of: inJson })])
      expect(seenIn({ content }, 'secrets'), content).toEqual(['password-assignment']);
  });

  it('in colours, of whose orders a log has dropped the first character', () => {
    const coloured = (text: string): string => byLine(text, (line) => `[32m${line}[0m`);
    expect(lostWhere((text) => ({ content: coloured(text) }))).toEqual([]);
    expect(toldWhere((text) => ({ content: coloured(text) }))).toEqual([]);
  });
});
