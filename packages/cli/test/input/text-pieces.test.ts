import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NoText, type TextPiece, textPieces } from '../../src/input/bytes/text-pieces.ts';

const path = join(mkdtempSync(join(tmpdir(), 'text-pieces-')), 'file');

async function piecesOf(bytes: Uint8Array, most?: number): Promise<TextPiece[]> {
  writeFileSync(path, bytes);
  const pieces: TextPiece[] = [];
  for await (const piece of textPieces(path, most)) pieces.push(piece);
  return pieces;
}

it('are the whole text, each where it says, and end where lines do', async () => {
  const letters = fc.array(fc.constantFrom('a', 'b', ' ', 'é', '😀', '\n', 'word'), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(letters, fc.integer({ min: 1, max: 20 }), async (parts, most) => {
      const text = parts.join('');
      const pieces = await piecesOf(Buffer.from(text), most);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      let before = '';
      for (const [index, piece] of pieces.entries()) {
        const lines = before.split('\n');
        expect([piece.line, piece.column]).toEqual([lines.length - 1, lines.at(-1)!.length]);
        if (index < pieces.length - 1) expect(piece.text.length).toBeLessThanOrEqual(most);
        if (piece.text.includes('\n') && index < pieces.length - 1) expect(piece.text).toMatch(/\n$/);
        before += piece.text;
      }
    }),
  );
});

it.each([
  ['UTF-8 with a mark', Buffer.from('\uFEFFkey a\n')],
  ['UTF-16', Buffer.from('\uFEFFkey a\n', 'utf16le')],
  ['UTF-16 of the other order', Buffer.from('\uFEFFkey a\n', 'utf16le').swap16()],
  ['packed', gzipSync('key a\n')],
])('are read as %s', async (_, bytes) => {
  expect(await piecesOf(bytes)).toEqual([{ text: 'key a\n', line: 0, column: 0 }]);
});

it('have a sign in place of what their encoding does not know', async () => {
  expect(await piecesOf(Buffer.from('café, key a', 'latin1'))).toMatchObject([{ text: 'caf\uFFFD, key a' }]);
});

it.each([
  ['no text', Buffer.from([0x80, 0, 1])],
  ['a zip archive', Buffer.from('PK\u0003\u0004…')],
])('are none of %s', async (what, bytes) => {
  await expect(piecesOf(bytes)).rejects.toThrow(new NoText(`it is ${what}`));
});
