/** Where in the result of a call that asked a person the answer stands: all of a text, the last string of an object or a list. */
export function answerIn(result: string): readonly [start: number, end: number] {
  const inside = /^\s{0,4}[{[]/.test(result)
    ? lastString.exec(result.slice(-240))?.indices?.groups?.['value']
    : undefined;
  const from = Math.max(0, result.length - 240);
  return inside === undefined ? [0, result.length] : [from + inside[0], from + inside[1]];
}

const lastString = /"(?<value>[^"\\\n]{4,200})"[\]}\s]{1,20}$/d;
