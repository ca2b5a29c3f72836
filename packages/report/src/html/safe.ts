import { escapeHtml } from '../escape.ts';
import { longestMessage, shorten } from '../words.ts';

/** A text of the report made fit for any place in the page, cut where nobody would read on. */
export function safe(text: string, most: number = longestMessage): string {
  return escapeHtml(shorten(text, most));
}
