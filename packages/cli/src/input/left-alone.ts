/** Says how many of what lay in the folders was not worked on, since it is nothing of the kind. */
export function leftAlone(count: number, [one, kind]: readonly [one: string, kind: string], fate: string): string {
  return count === 1
    ? `1 ${one} in the folders is no ${kind}, and was ${fate}.\n`
    : `${count} ${one}s in the folders are no ${kind}s, and were ${fate}.\n`;
}
