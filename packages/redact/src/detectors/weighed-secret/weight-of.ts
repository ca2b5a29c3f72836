import { weights } from './learned.ts';

let byName: ReadonlyMap<string, number> | undefined;

/** How far a feature moves a value towards a secret. The table is read when it is first asked, which most runs never do. */
export function weightOf(name: string): number {
  byName ??= new Map(
    weights
      .trim()
      .split('\n')
      .map((line): [string, number] => {
        const space = line.indexOf(' ');
        return [line.slice(space + 1), Number(line.slice(0, space))];
      }),
  );
  return byName.get(name) ?? 0;
}
