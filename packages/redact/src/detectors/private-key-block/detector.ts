import type { PatternDetector } from '../../detector.ts';
import { linesOn } from '../../layouts/goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The body of a private key: whole, cut short, or with its line breaks written out. */
export const privateKeyBlock: PatternDetector = {
  id: 'private-key-block',
  type: 'private_key',
  label: 'Private key',
  shape:
    'A PEM or OpenPGP block that begins with `BEGIN … PRIVATE KEY`, whole or cut short at either end, with real or written-out line breaks.',
  link: 'https://www.rfc-editor.org/rfc/rfc7468#section-10',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['private key', 'static key', 'private\\u0020key', 'private-lines:'],
  pattern: expression(
    inLines`
      -{2,5}\s?BEGIN (?:(?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1)\s?-{2,5}
        (?<value>
          (?:(?!-{2,5}\s?BEGIN )[\s\S]){0,16000}?(?=-{2,5}\s?END)|
          (?:
            (?:\s|\\{1,6}[nrt]){1,8}(?:
              [A-Za-z][\w-]{0,30}: [^\r\n\\]{0,120}|
              [A-Za-z0-9+/=]{16,8000}|
              [A-Za-z0-9+/=]{1,80}(?=\s{0,3}(?:$|[-"'\x60\\]))
            )
          ){1,400}
        )|
      (?<![A-Za-z0-9+/=])(?<value>
        (?:[A-Za-z0-9+/]{60,80}[ \t]{0,4}(?:\r?\n|\\{1,6}n)[ \t]{0,12}){1,80}(?:
          [A-Za-z0-9+/]{1,80}={0,2}[ \t]{0,4}(?:\r?\n|\\{1,6}n)[ \t]{0,12}
        )?
      )(?=-{2,5}\s?END (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY)|
      Private-Lines: \d{1,4}\s{1,4}(?<value>(?:[>|\u2502-]?[ ]?[A-Za-z0-9+/=]{1,80}\s{1,3}){1,200})
    `,
    'g',
  ),
  reach: [8200, 16200],
  masksAround: true,
  goesOn: linesOn(() => (line) => bodyLine.test(line)),
  ranges: bodyOf,
};

const head = /^(?:-{2,5}\s?BEGIN [A-Za-z0-9 ]{1,60}-{2,5}|Private-Lines: \d{1,4}\s{1,4})/;

/** A line of the body, perhaps quoted or in a frame. */
const bodyLine = /^[ \t>\u2502|]{0,12}[A-Za-z0-9+/]{1,100}={0,2}[ \t]{0,4}$/;

/** The body from end to end; where code writes each line as a string of its own, the lines and not the code. */
function bodyOf(block: string): [start: number, end: number][] {
  const start = head.exec(block)?.[0].length ?? 0;
  const body = block.slice(start);
  if (holdsKey(body)) return quotedLine.test(body) ? linesOf(body, start) : [[start, block.length]];
  return /[A-Za-z0-9+/]{40}/.test(body) ? linesOf(body, start) : [];
}

/** Code that speaks of keys has the header without a body. */
function holdsKey(value: string): boolean {
  const body = value
    .replace(/\\+[nrt]/g, '\n')
    .replace(/^[ \t>\u2502|]{1,12}/gm, '')
    .replace(/^[A-Za-z][\w-]{0,30}: .*$/gm, '');
  const runs = body.match(/[A-Za-z0-9+/=]{16,}/g) ?? [];
  return runs.some(isDrawn) && !/[<>{}();$]/.test(body);
}

function isDrawn(run: string): boolean {
  return /\d/.test(run) && /[A-Z]|^[0-9a-f]{32}$/.test(run);
}

const quotedLine = /["'`][A-Za-z0-9+/]{16,}={0,2}(?:\\{1,6}[nr]|\r?\n){0,2}\\{0,3}["'`]/;

function linesOf(body: string, from: number): [start: number, end: number][] {
  // Where the code around some of the lines was taken off already, they stand alone.
  const lines = body.matchAll(
    /(?<=["'`]|\\n)[A-Za-z0-9+/]{2,}={0,2}(?=(?:\\{1,6}[nr]|\r?\n){0,2}\\{0,3}["'`])|(?<=\n)[A-Za-z0-9+/]{40,}={0,2}(?=\r?\n)/g,
  );
  const ranges = Array.from(lines, ({ 0: line, index }): [number, number] => [
    from + index,
    from + index + line.length,
  ]);
  return ranges.some(([start, end]) => end - start >= 40 && isDrawn(body.slice(start - from, end - from)))
    ? ranges
    : [];
}
