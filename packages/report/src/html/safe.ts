import { longestMessage, shorten } from '../said/words.ts';
import { escapeHtml } from '../text/escape.ts';

/** A text of the report made fit for any place in the page, cut where nobody would read on. */
export function safe(text: string, most: number = longestMessage): string {
  return escapeHtml(shorten(text, most));
}

/**
 * A text that the project wrote itself, with what it names in backticks set as code; what somebody else wrote keeps its
 * backticks.
 */
export function prose(text: string): string {
  return safe(text).replace(/&#96;([^\n]{1,120}?)&#96;/g, '<code>$1</code>');
}
