/** The styles that a terminal reporter uses. */
export type Style = 'red' | 'yellow' | 'blue' | 'green' | 'dim' | 'bold' | 'underline';

/** Paints a text that is already escaped. */
export type Paint = (style: Style, text: string) => string;

/** A painter that writes ANSI codes, or one that leaves the text as it is. */
export function painter(color: boolean): Paint {
  return color
    ? (style, text) => `\u001b[${codes[style][0]}m${text}\u001b[${codes[style][1]}m`
    : (_style, text) => text;
}

const codes: Readonly<Record<Style, readonly [on: number, off: number]>> = {
  red: [31, 39],
  yellow: [33, 39],
  blue: [34, 39],
  green: [32, 39],
  dim: [2, 22],
  bold: [1, 22],
  underline: [4, 24],
};
