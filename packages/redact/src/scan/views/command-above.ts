import type { Place } from '../../detector.ts';
import { shownBy } from '../../outputs/shown.ts';

/** The place of what a command printed, told from the line above it: where it shows a secret, what it printed holds one. */
export function belowCommand(text: string, from: number, at: Place): Place {
  if (at.shown !== undefined) return at;
  const command = lineAbove.exec(text.slice(Math.max(0, from - longest), from))?.groups?.['command'];
  const shown = command === undefined ? undefined : shownBy(command);
  if (shown?.what !== 'secret' || !shown.isCertain) return at;
  const { path, key, role, tool } = at;
  return { path, key, role, tool, shown };
}

const longest = 600;
/** The line of a prompt, or of what a shell repeats before it does it. */
const lineAbove = /(?:^|\n)(?:[^\n]{0,80}?[$#%>\u276f\u279c\u03bb] {1,2}|\+ )(?<command>[^\n]{1,400})\r?\n\s{0,8}$/;
