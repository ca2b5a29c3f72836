import { describe, expect, it } from 'vitest';
import { find, redact, redactText } from '../src/index.ts';
import { expander } from './template.ts';

const make = expander('repeats otherwise');
const options = { policy: 'secrets', key: 'a key for tests only' } as const;
const value = make('{{alnum:9}}-{{alnum:6}}$!{{alnum:5}}+{{alnum:6}}');
const other = [...value].reverse().join('');

const bytes = (of: string): number[] => Array.from(new TextEncoder().encode(of));
const each = (of: string, write: (code: number) => string, between = ''): string => bytes(of).map(write).join(between);
const digits = (code: number, radix: number, width: number): string => code.toString(radix).padStart(width, '0');
const hex = (code: number): string => digits(code, 16, 2);
const cut = (of: string, between: string): string => `${of.slice(0, 12)}${between}${of.slice(12)}`;
const groups = (of: string, width: number): string[] => of.match(new RegExp(`.{1,${width}}`, 'gs'))!;
const base32 = (of: string): string =>
  groups(
    each(of, (code) => digits(code, 2, 8)),
    5,
  )
    .map((bits) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(bits.padEnd(5, '0'), 2)])
    .join('');

/** Each way of writing a value, and how many letters and digits may be left of it: those around it, and what it shares with what stands beside it. */
const ways: Readonly<Record<string, readonly [write: (of: string) => string, left?: number]>> = {
  'in base eight': [(of) => each(of, (code) => `\\${digits(code, 8, 3)}`)],
  'in base eight behind a zero': [(of) => each(of, (code) => `\\0${digits(code, 8, 3)}`)],
  'in base eight without zeros': [(of) => each(of, (code) => `\\${code.toString(8)}`)],
  'by numbers in braces': [(of) => each(of, (code) => `\\u{${hex(code)}}`)],
  'by numbers of a regular expression': [(of) => each(of, (code) => `\\x{${hex(code)}}`)],
  'by numbers of eight digits': [(of) => each(of, (code) => `\\U${digits(code, 16, 8)}`)],
  'by numbers of a style sheet': [(of) => each(of, (code) => `\\${digits(code, 16, 6)}`)],
  'by the numbers of an old address': [(of) => each(of, (code) => `%u${digits(code, 16, 4)}`)],
  'in capitals': [(of) => of.toUpperCase()],
  'in small letters': [(of) => of.toLowerCase()],
  'with its signs shielded': [(of) => of.replace(/\W/g, '\\$&')],
  'with its signs shielded from PowerShell': [(of) => of.replaceAll('$', '`$')],
  'percent-encoded throughout, twice': [(of) => each(of, (code) => `%25${hex(code)}`)],
  'with entities of entities': [(of) => each(of, (code) => `&amp;#${code};`)],
  'with entities that do not end': [(of) => each(of, (code) => `&#${code}`)],
  'in pairs of digits': [(of) => each(of, hex, ' ')],
  'in pairs of large digits with colons': [(of) => each(of, hex, ':').toUpperCase()],
  'in pairs of digits two by two': [(of) => groups(each(of, hex), 4).join(' ')],
  'in a list of bytes': [(of) => `{${each(of, (code) => `0x${hex(code)}`, ', ')}}`, 4],
  'in a list of numbers': [(of) => `[${bytes(of).join(', ')}]`, 2],
  'in binary numbers': [(of) => each(of, (code) => digits(code, 2, 8), ' ')],
  'by calls for each sign': [(of) => each(of, (code) => `chr(${code})`, ' + ')],
  'by names of characters': [(of) => each(of, (code) => `U+${digits(code, 16, 4)}`, ' ')],
  'spaced out': [(of) => [...of.replace('-', '~')].join(' ').replace('~', '-')],
  'with commas between its letters': [(of) => [...of].join(', ')],
  'in groups of four': [(of) => groups(of, 4).join(' ')],
  'in base32': [base32],
  'in small base32 behind something': [(of) => base32(`user:${of}`).toLowerCase(), 8],
  'in base64 of base64 with something before each': [(of) => btoa(`k=${btoa(`user:${of}`)}`), 14],
  'in base64 of base64 of base64': [(of) => btoa(btoa(btoa(of))), 4],
  'in base64 of hexadecimal digits': [(of) => btoa(each(of, hex)), 2],
  'in hexadecimal digits of base64': [(of) => each(btoa(of), hex), 4],
  'in base64 of JSON that escapes it': [(of) => btoa(`{"a":"${each(of, (code) => `\\u00${hex(code)}`)}"}`), 14],
  'in base64 in a path': [(of) => `/v1/keys/${btoa(`user:${each(of, hex)};`)}/get`, 18],
  'in base64 of words of several bytes': [
    (of) => btoa(unescape(encodeURIComponent(`\u00e9\u20ac\u00e9 ${each(of, hex)}`))),
    14,
  ],
  'in base64 in two strings': [(of) => `"${cut(btoa(of), '" +\n  "')}"`, 4],
  'with a link within it': [(of) => cut(of, '\u001b]8;;https://violet.io/a\u001b\\'), 0],
  'with a title within it': [(of) => cut(of, '\u001b]0;a title\u0007'), 0],
  'in colours by their parts': [(of) => cut(of, '\u001b[38:2::255:0:0m')],
  'in colours as a program writes them': [(of) => cut(of, String.raw`\033[1;31m`)],
  'in colours as an editor shows them': [(of) => cut(of, '^[[0m')],
  'struck twice': [(of) => [...of].map((one) => `${one}\b${one}`).join(''), 2],
  'broken as a mail breaks lines': [(of) => cut(of, '=\r\n')],
  'by the codes of a mail': [(of) => each(of, (code) => `=${hex(code).toUpperCase()}`)],
  'broken by PowerShell': [(of) => cut(of, '`\n  ')],
  'in two strings with a plus': [(of) => `"${cut(of, '" + "')}"`, 2],
  'in two strings over lines': [(of) => `'${cut(of, "' +\r\n    '")}'`, 2],
  'in two strings of a patch': [(of) => `"${cut(of, '" +\n+    "')}"`, 2],
  'in two strings without a sign': [(of) => `"${cut(of, '"\n    "')}"`, 2],
  'in strings with a dot': [
    (of) =>
      groups(of, 5)
        .map((part) => `'${part}'`)
        .join(' . '),
    2,
  ],
  'in strings with bars': [
    (of) =>
      groups(of, 5)
        .map((part) => `'${part}'`)
        .join(' || '),
    2,
  ],
  'in strings within a string': [(of) => `\\"${cut(of, '\\" + \\"')}\\"`, 4],
  'with tags within it': [(of) => cut(of, '</span><span class="k">')],
};

describe('a known value is masked however it is written', () => {
  it.each(Object.entries(ways))('%s', (_, [write, left = 0]) => {
    const say = `it said ${write(value)} there`;
    const kept = `it said ${write(other)} there`;
    const { value: after } = redact({ first: { DB_PASSWORD: value }, say, kept }, options);
    const masked = /^it said (.*) there$/s.exec(after.say.replace(/\[REDACTED:[^\]]+\]/g, '\u0001'))![1]!;
    expect(masked).toContain('\u0001');
    expect(masked.replace(/[^A-Za-z\d]/g, '').length).toBeLessThanOrEqual(left);
    expect(after.kept).toBe(kept);
    expect(find(after, options)).toEqual([]);
    expect(redact(after, options).value).toEqual(after);
    const text = redactText(JSON.stringify({ first: { DB_PASSWORD: value }, say }), options).value;
    expect(JSON.parse(text).say).toBe(after.say);
  });
});

/** The same in the pieces of a streamed answer, and in the bytes that were sent. */
const sent: Readonly<Record<string, (of: string) => string>> = {
  'in a streamed answer': (of) =>
    groups(of, 5)
      .map((text) => `data: ${JSON.stringify({ delta: { text } })}\n\n`)
      .join(''),
  'in a dump': (of) =>
    `$ tcpdump -X\n${groups(of, 16)
      .map(
        (part, at) => `\t0x${digits(at * 16, 16, 4)}:  ${groups(each(part, hex), 4).join(' ').padEnd(39)}  ${part}\n`,
      )
      .join('')}`,
};

it.each(Object.entries(sent))('a known value is masked that stands in base64 and in base eight %s', (_, send) => {
  for (const written of [btoa(`user:${value}`), each(value, (code) => `\\${digits(code, 8, 3)}`)]) {
    const say = send(`it said ${written} and more`);
    const after = redact({ first: { DB_PASSWORD: value }, say, inJson: JSON.stringify({ say }) }, options).value;
    for (const text of [after.say, after.inJson]) expect(text.match(/REDACTED/g)?.length).toBeGreaterThan(1);
    expect(find(after, options)).toEqual([]);
  }
});

it('a password is known from the pair that a request sends, and from a command that shields its signs', () => {
  const strong = make('{{alnum:7}}$!{{alnum:5}}');
  for (const first of [
    `Authorization: Basic ${btoa(`deploy:${strong}`)}`,
    `psql -c "ALTER ROLE app WITH PASSWORD '${strong.replaceAll('$', '\\$')}'"`,
    `$env:DB_PASSWORD = "${strong.replaceAll('$', '`$')}"`,
  ])
    expect(redact([first, `I tried ${strong} too`], options).value[1], first).not.toContain(strong);
  // Another person's word, which is the password of nobody else.
  const weak = [`Authorization: Basic ${btoa('user:password')}`, 'the password and the user'];
  expect(redact(weak, options).value[1]).toBe(weak[1]);
});

it('what is spaced out without end is read once', () => {
  const text = '- '.repeat(20_000);
  expect(redact({ first: { DB_PASSWORD: value }, text }, options).value.text).toBe(text);
});

describe('what a value holds that opens something by itself', () => {
  const second = (first: string, text: string): string =>
    redact([{ content: first }, { content: text }], { ...options, policy: 'strict' }).value[1]!.content!;

  it('is masked without the name of its encoding', () => {
    const secret = make('{{base64:43}}');
    expect(second(`APP_KEY=base64:${secret}=`, `x=${encodeURIComponent(`${secret}=`)}&y=2`)).toMatch(
      /^x=\[REDACTED:[^\]]+\]&y=2$/,
    );
  });

  it('is masked without the address of an authenticator', () => {
    const secret = make('{{base32:32}}');
    expect(
      second(`totp: otpauth://totp/Quill:ann?secret=${secret}&issuer=Quill`, `type ${secret} by hand`),
    ).not.toContain(secret);
  });

  it('is masked as each of several codes', () => {
    const codes = [make('{{hex:4}}a1-{{hex:4}}2b'), make('{{hex:4}}c3-{{hex:4}}4d')];
    expect(second(`Backup codes: ${codes.join(' ')}`, `I used ${codes[1]} today`)).not.toContain(codes[1]);
  });

  it('is masked as it stands between the signs of code in a table', () => {
    const secret = make('{{alnum:12}}7');
    expect(
      second(`| System | Password |\n|---|---|\n| Grafana | \`${secret}\` |`, `I use ${secret} now`),
    ).not.toContain(secret);
  });

  it('is masked as the number of an account, which is nothing else', () => {
    const account = make('{{of:12:23456789}}');
    expect(
      second(`{"Account": "${account}", "Arn": "arn:aws:iam::${account}:root"}`, `Noted: ${account}.`),
    ).not.toContain(account);
  });
});
