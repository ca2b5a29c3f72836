/**
 * A question about the key of a value. Documents have the same few keys in every record, and to know the answer again takes less
 * than to ask an expression for it.
 */
export function askedOfKeys(ask: (key: string) => boolean): (key: string) => boolean {
  const answers = new Map<string, boolean>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(key);
    if (key.length <= longest && answers.size < most) answers.set(key, answer);
    return answer;
  };
}

/** Longer ones are hardly the same again, and whoever makes up keys without end fills nothing. */
const longest = 40;
const most = 1000;
