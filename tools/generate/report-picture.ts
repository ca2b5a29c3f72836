import { fileURLToPath } from 'node:url';
import { main } from '../../packages/cli/src/command-line/main.ts';
import type { Output } from './output.ts';

/** The picture in the README: what `forsy-lint` really says about the broken example, as a terminal shows it. */
export async function reportPicture(): Promise<Output> {
  let text = '';
  await main('forsy-lint', ['examples/broken', '--color'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    out: (piece) => {
      text += piece;
    },
    err: () => {},
    stdin: async () => new Uint8Array(),
    stdinPieces: async function* () {},
    endCleanlyAnyhow: () => {},
    answersByItsCode: () => {},
    environment: {},
    inIsTerminal: false,
    outIsTerminal: true,
    errIsTerminal: false,
    columns,
  });
  return {
    path: 'docs/images/report.svg',
    text: svg(['\u001b[1m$ npx forsy-lint examples/broken\u001b[0m', '', ...shortened(text.trimEnd().split('\n'))]),
  };
}

const columns = 100;
const head = 26;
const lineHeight = 18;
const characterWidth = 8.4;

/** The beginning and the closing of a long report: a picture is to be looked at, not read to the end. */
function shortened(lines: readonly string[]): string[] {
  const closing = lines.findIndex((line) => line.includes('Pre-release checklist'));
  if (closing < head + 4) return [...lines];
  return [...lines.slice(0, head), '\u001b[2m   …\u001b[0m', '', ...lines.slice(closing)];
}

const colours: Readonly<Record<string, string>> = {
  31: '#ff7b72',
  32: '#7ee787',
  33: '#f2cc60',
  34: '#79c0ff',
  35: '#d2a8ff',
  36: '#76e3ea',
  90: '#8b949e',
};

function svg(lines: readonly string[]): string {
  const height = lines.length * lineHeight + 32;
  const width = Math.ceil(columns * characterWidth + 32);
  const rows = lines.map(
    (line, index) => `<text x="16" y="${28 + index * lineHeight}" xml:space="preserve">${spans(line)}</text>`,
  );
  return `<!-- Made by tools/generate/report-picture.ts from the broken example; do not edit. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The report of forsy-lint on a trace that breaks the checklist">
<rect width="${width}" height="${height}" rx="8" fill="#0d1117"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14" fill="#e6edf3">
${rows.join('\n')}
</g>
</svg>
`;
}

/** A line with terminal codes as pieces of text with a look. */
function spans(line: string): string {
  let codes = new Set<string>();
  let result = '';
  for (const [, sgr, piece] of line.matchAll(/(?:\u001b\[([\d;]*)m)?([^\u001b]*)/g)) {
    if (sgr !== undefined) for (const code of sgr.split(';')) codes = changed(codes, code);
    if (piece) result += `<tspan${look(codes)}>${escaped(piece)}</tspan>`;
  }
  return result;
}

function changed(codes: ReadonlySet<string>, code: string): Set<string> {
  if (code === '0' || code === '') return new Set();
  const kept = [...codes].filter((one) => !(ends[code] ?? []).includes(one) && !(code === '39' && one in colours));
  return code === '39' || code in ends ? new Set(kept) : new Set([...kept, code]);
}

const ends: Readonly<Record<string, readonly string[]>> = { 22: ['1', '2'], 24: ['4'] };

function look(codes: ReadonlySet<string>): string {
  const colour = [...codes].map((code) => colours[code]).find((one) => one !== undefined);
  const parts = [
    colour ? `fill="${colour}"` : codes.has('2') ? 'fill="#8b949e"' : '',
    codes.has('1') ? 'font-weight="bold"' : '',
    codes.has('4') ? 'text-decoration="underline"' : '',
  ].filter(Boolean);
  return parts.length > 0 ? ` ${parts.join(' ')}` : '';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
