import { fromHome } from '../input/paths/shown-name.ts';
import { agentTitles } from './agents.ts';
import type { Session } from './session.ts';

/** The sessions as lines for a person; what the logs say is shown as `printable` makes it. */
export function table(sessions: readonly Session[], home: string, printable: (text: string) => string): string {
  const rows = [headings, ...sessions.map((session) => cells(session, home, printable))];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) => row.map((cell, column) => align(cell, widths[column]!, column)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

const headings: readonly string[] = ['START', 'LENGTH', 'SIZE', 'AGENT', 'SESSION', 'PROJECT', 'TITLE'];
const toTheRight = new Set([1, 2]);

function align(cell: string, width: number, column: number): string {
  return toTheRight.has(column) ? cell.padStart(width) : cell.padEnd(width);
}

function cells(
  { agent, id, project, start, end, bytes, title, cut }: Session,
  home: string,
  printable: (text: string) => string,
): string[] {
  return [
    start === null ? '-' : localTime(new Date(start)),
    start === null || end === null ? '-' : lengthOf(Date.parse(end) - Date.parse(start)),
    sizeOf(bytes),
    agentTitles[agent],
    printable(id),
    project === null ? '-' : printable(fromHome(project, home)),
    `${title === null ? '' : printable(beginningOf(title))}${cut ? ' (being written)' : ''}`.trim(),
  ];
}

const longestTitle = 80;

/** As much of a title as has room, without half a character at its end. */
function beginningOf(title: string): string {
  return title.slice(0, longestTitle).replace(/[\ud800-\udbff]$/, '');
}

function localTime(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** A length of time in its two largest units. */
function lengthOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
