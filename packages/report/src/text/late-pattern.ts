/**
 * A pattern that is made when it is first asked for. Written as a literal it would be read wherever its module is, and to look up
 * which characters Unicode puts into a class takes an engine longer than to load a whole reporter.
 */
export function latePattern(source: string, flags: string): () => RegExp {
  let made: RegExp | undefined;
  return () => {
    made ??= new RegExp(source, flags);
    return made;
  };
}
