import { masked } from '@trace-formats/redact';

/** Texts in which nothing had to be masked: rules say the same of many steps, and a search costs more than all the rules. */
let harmless = new Set<string>();
const mostKept = 4096;
/** Longer texts are rarely met twice. */
const longest = 300;

/** As `masked`, but a text that was found harmless is not searched again. What is sensitive is not remembered. */
export function maskedOnce(text: string): string {
  if (text.length > longest) return masked(text);
  if (harmless.has(text)) return text;
  const told = masked(text);
  if (told !== text) return told;
  if (harmless.size >= mostKept) harmless = new Set();
  harmless.add(text);
  return told;
}
