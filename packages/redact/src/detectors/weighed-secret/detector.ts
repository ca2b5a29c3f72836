import type { Place, PlaceDetector } from '../../detector.ts';
import { marker } from '../../judge/secrets/marker.ts';
import { inLines } from '../../shape/in-lines.ts';
import { madeIn } from './candidates.ts';
import { featuresOf, speaksOfBeingLetIn } from './features.ts';
import { start } from './learned.ts';
import { weightOf } from './weight-of.ts';

/** What opens something, told in a conversation without a word for it: the looks of the value and what the line says are weighed. */
export const weighedSecret: PlaceDetector = {
  id: 'weighed-secret',
  type: 'password',
  label: 'Password by what is said around it',
  shape:
    'In what people and agents say to each other: letters with digits, a short number or plain words between quotes, where what the line speaks of weighs for something that lets in.',
  link: 'https://pages.nist.gov/800-63-4/sp800-63b.html#passwordver',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  ofDocuments: true,
  concerns: isSaid,
  inspect: weighed,
};

/** True for what somebody says, and not for what a tool is given or answers. */
export function isSaid({ role, tool, shown, isKey, key }: Place): boolean {
  if (tool !== undefined || shown !== undefined || isKey === true || key === undefined) return false;
  return role === undefined ? tasks.test(key) : speakers.test(role) && (keys.test(key) || tasks.test(key));
}

const speakers = /^(?:user|human|assistant|agent|ai|model|customer)$/i;
const keys = /^(?:content|text|message|body|value|parts|thought|thinking|reasoning|reasoning_content|summary)$/;
/** Under these stands what somebody asks for, also where nobody is named who speaks. */
const tasks = /^(?:task|prompt|instructions?|question|query)$/;

function weighed(text: string): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (const [at, line] of linesOf(text))
    for (const made of madeIn(line)) {
      // By its looks alone nothing is a secret.
      if (!speaksOfBeingLetIn(line, made)) continue;
      let sum = start;
      for (const name of featuresOf(line, made)) sum += weightOf(name);
      if (sum > 0) found.push([at + made.start, at + made.end]);
    }
  return found;
}

/** The lines of a text that are prose. One in which something is masked was told already; what is fenced is no prose. */
export function* linesOf(text: string): Generator<[at: number, line: string]> {
  if (text.length > longestText || !/\d|["\u201c][a-z]/.test(text)) return;
  let isFenced = false;
  let at = 0;
  for (const line of text.split('\n')) {
    if (/^\s{0,12}(?:\x60{3}|~{3})/.test(line)) isFenced = !isFenced;
    else if (
      !isFenced &&
      line.length >= 8 &&
      line.length <= longestLine &&
      line.search(marker) === -1 &&
      / |[^!-~]/.test(line) &&
      !ofProgram.test(line)
    )
      yield [at, line];
    at += line.length + 1;
  }
}

/** A line of a program, a table or a command that nobody has fenced; what its comments say is prose as any other. */
const ofProgram = new RegExp(
  [
    // A flag, a pipe or another command: "--all", " -v ", " | ".
    String.raw`(?:^|\s)--[a-z][\w-]+(?:[=\s]|$)|\s-[a-zA-Z]\s|\s(?:\||&&)\s`,
    // Columns, which many blanks part.
    String.raw`\S {3,20}\S`,
    // A variable of a shell.
    String.raw`\$\{?[A-Z_]{2,}`,
    // The end of a statement, and a line that opens or closes a block.
    String.raw`[;{]\s{0,4}$|^\s{0,80}(?:[})\]]|[{[]\s?["{[])`,
    // Something is assigned, compared or handed on.
    String.raw`:=|[=!]=|\) (?:=|-)> | => [{(]|\)\s?[{;:]`,
    // Something is called.
    String.raw`\w\(\w*[),]|\b\w+\.\w+\(`,
    // An object with its keys.
    String.raw`\{\s?\w+:|\w: [^\s,]{1,40}, \w+: `,
    // A line that begins as one of a program does: a comment with a directive, a case, a declaration.
    inLines`
      ^\s{0,80}(?:
        \/\/[a-z]\w*[: ]\w|
        case [\w.]+(?:, [\w.]+)*[,:]|
        [\w.]+,?$|[\w.]+:\s+[&*]?[\w.]+,$|
        type \w+ (?:=|struct|interface|func|map|\w+$)|
        let (?:mut )?\w+ ?[:=]|
        (?:func|var|const|export|import|package|struct|enum|interface|declare|namespace|typedef|#(?:include|if|ifdef|define)) [\w"<*{(]
      )
    `,
  ].join('|'),
);

/** What is longer is a page or a program that somebody put in. */
const longestText = 20_000;
const longestLine = 1000;
