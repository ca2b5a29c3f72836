/** True when the test holds for every entry; a hole in a list counts as an entry. */
export function every(list: readonly unknown[], test: (value: unknown) => boolean): boolean {
  for (let index = 0; index < list.length; index++) if (!test(list[index])) return false;
  return true;
}

/** True when the test holds for every key of the object itself. */
export function everyKey<Held>(
  object: Readonly<Record<string, Held>>,
  test: (held: Readonly<Record<string, Held>>, key: string) => boolean,
): boolean {
  for (const key of Object.keys(object)) if (!test(object, key)) return false;
  return true;
}
