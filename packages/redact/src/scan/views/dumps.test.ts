import { describe, expect, it } from 'vitest';
import { redact, redactText } from '../../redact.ts';
import { dumpsIn } from './dumps.ts';

const bytes = (of: string): number[] => Array.from(new TextEncoder().encode(of));
const hex = (code: number): string => code.toString(16).padStart(2, '0');
const shown = (codes: readonly number[]): string =>
  codes.map((code) => (code < 32 || code > 126 ? '.' : String.fromCharCode(code))).join('');
const lines = (of: string, line: (codes: readonly number[], at: number) => string): string =>
  Array.from({ length: Math.ceil(of.length / 16) }, (_, index) =>
    line(bytes(of.slice(index * 16, index * 16 + 16)), index * 16),
  ).join('\n');

const dumps: Readonly<Record<string, (of: string) => string>> = {
  xxd: (of) =>
    lines(of, (codes, at) => {
      const pairs = codes.map(hex).join('').replace(/.{4}/g, '$& ').trim();
      return `${at.toString(16).padStart(8, '0')}: ${pairs.padEnd(39)}  ${shown(codes)}`;
    }),
  'xxd -u': (of) =>
    lines(of, (codes, at) => {
      const pairs = codes.map(hex).join('').replace(/.{4}/g, '$& ').trim().toUpperCase();
      return `${at.toString(16).padStart(8, '0')}: ${pairs.padEnd(39)}  ${shown(codes)}`;
    }),
  'tcpdump -X': (of) =>
    lines(of, (codes, at) => {
      const pairs = codes.map(hex).join('').replace(/.{4}/g, '$& ').trim();
      return `\t0x${at.toString(16).padStart(4, '0')}:  ${pairs.padEnd(39)}  ${shown(codes)}`;
    }),
  'hexdump -C': (of) =>
    lines(of, (codes, at) => {
      const halves = [codes.slice(0, 8), codes.slice(8)].map((half) => half.map(hex).join(' '));
      return `${at.toString(16).padStart(8, '0')}  ${halves.join('  ').padEnd(48)}  |${shown(codes)}|`;
    }),
  'od -c': (of) =>
    lines(of, (codes, at) => {
      const cells = codes.map((code) => (code === 10 ? '\\n' : String.fromCharCode(code)).padStart(4));
      return `${at.toString(8).padStart(7, '0')}${cells.join('')}`;
    }),
};

const password = 'Qz7Rw2!Lm9Kt4Vb6Xp1';
const said = `# settings\nDB_PASSWORD=${password}\nPORT=1\n`;
/** Three characters of the password in a row, as a dump writes them. */
const parts = Array.from({ length: password.length - 2 }, (_, at) => password.slice(at, at + 3)).flatMap((part) => [
  part,
  bytes(part).map(hex).join(' '),
  [...part].join('   '),
]);
const leaksOf = (text: string): readonly string[] => parts.filter((part) => text.includes(part));

describe.each(Object.entries(dumps))('a dump of %s', (_, dump) => {
  it('says what its bytes say', () => {
    expect(dumpsIn(`$ dump .env\n${dump(said)}\n`, 0, Number.MAX_SAFE_INTEGER).map(({ text }) => text)).toEqual([said]);
  });

  it('shows no password once it is masked', () => {
    const plain = dump(said);
    const inJson = JSON.stringify(JSON.stringify({ output: plain }));
    for (const text of [plain, `$ dump .env\r\n${plain.replaceAll('\n', '\r\n')}\r\n$`, inJson]) {
      expect(leaksOf(text)).not.toEqual([]);
      const masked = redactText(text, { policy: 'secrets' }).value;
      expect(leaksOf(masked)).toEqual([]);
      expect(masked).toContain('REDACTED');
      expect(redactText(masked, { policy: 'secrets' }).value).toBe(masked);
    }
  });

  it('shows no password that is known from elsewhere', () => {
    const { value } = redact([`the password is ${password}`, dump(`it is ${password}\n`)], { policy: 'secrets' });
    expect(leaksOf(value[1]!)).toEqual([]);
  });

  it('stays as it is where it says nothing', () => {
    const text = dump('# settings\nPORT=8080\nNAME=shop\n');
    expect(redactText(text, { policy: 'secrets' }).value).toBe(text);
  });
});

it('numbers and lists are no dumps', () => {
  for (const text of ['00000000: done', '00000000  a list of things', '0000000 one two', 'id 00000000: 6768', '100000'])
    expect(dumpsIn(text, 0, text.length)).toEqual([]);
});
