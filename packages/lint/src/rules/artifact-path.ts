/**
 * The path of an artifact as the files of the trace's folder are named: with slashes, without `./` before it or a slash behind it,
 * and with each letter in one piece.
 */
export function plainPath(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/+$/, '')
    .normalize('NFC');
}

/** Where the file of an artifact may lie: people name it from the trace's folder or from inside of `artifacts`. */
export function placesOf(path: string): readonly [string, string] {
  const plain = plainPath(path);
  return [plain, `artifacts/${plain}`];
}
