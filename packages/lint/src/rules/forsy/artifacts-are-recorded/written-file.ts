import type { ForsyStep } from '@trace-formats/schema';
import { inAnyCase, inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { kindOfTool, type ToolKind } from '../kind-of-tool.ts';
import { quoted } from '../quoted.ts';
import { writtenByCommand } from './written-by-command.ts';

/** The end of "3 a.m.", "e.g." and "i.e.", which are no names of files. */
const abbreviated = String.raw`(?<=\b[ap]\.)m\b|(?<=\be\.)g\b|(?<=\bi\.)e\b`;
const file = String.raw`[\p{L}\p{N}_~%$./\\:@{}-]{0,160}[\p{L}\p{N}_}]\.(?!com\b|org\b|net\b|io\b|example\b|${abbreviated})(?:[a-z][a-z0-9]{0,7}|7z|3mf)\b(?!/)`;

/** How commands and programs say that they write a file; the name of the file comes right after. */
const writers = [
  String.raw`\s(?:-o|-O|--?(?:out|log|save|dest|export)(?:put|ination)?(?:[-_]?(?:file(?:name)?|path|as))?)[=\s]\s*["']?`,
  String.raw`\btee\s+(?:-a\s+)?["']?`,
  String.raw`\b(?:mv|cp|ren|copy|move|Move-Item|Copy-Item)\s+(?:-\w+\s+)*\S+\s+["']?`,
  String.raw`\btar\s+-?[a-z]*c[a-z]*f\s+["']?`,
  String.raw`\b(?:zip(?:\s+-\w+)*|7z\s+a|pg_dump\b[^|\n]{0,200}\s-f)\s+["']?`,
  String.raw`\bExport-\w+\s+(?:-\w+\s+)*["']?`,
  String.raw`\b(?:Set-Content|Out-File|Add-Content|touch|New-Item)\s+(?:-\w+\s+)*["']?`,
  // Whatever is called save, write, dump, export or to_something writes the file that it is given, first or after what goes in.
  String.raw`\b(?:(?:im|f|gg)?(?:save|write|dump|export)|to[_.]\w)[\w.]{0,24}\(\s*(?:[\w.]+(?:\(\))?,\s*)?["']`,
  String.raw`\.write\b[^\n]{0,200}\.(?:csv|json|parquet|orc|text|save)\(\s*["']`,
  String.raw`\bopen\(\s*["'](?=[^"']*["']\s*,\s*(?:mode=)?["'][wax])`,
  String.raw`\bPath\(\s*["'](?=[^"']*["']\)\.write_)`,
  String.raw`\bout(?:put|_?file|_?path)*["']?\s*[=:]\s*["']`,
  String.raw`\bto\s+["'](?=[^"']*["']\s+(?:csv|with|header|binary|\())`,
  String.raw`^\s*(?:render|export|save|download)\s+(?:as\s+|to\s+)?["']?`,
  String.raw`\bgit\s+(?:add|mv\s+\S+)\s+(?:-\w+\s+)*["']?`,
  String.raw`\b(?:wget|curl\s(?:\S+\s)*?-\w*O\w*|(?:pdf|xe|lua)?latex(?:mk)?)\s+(?:-\S+\s+)*["']?`,
  String.raw`\b(?:sed\s+-i\S*|perl\s+-\w*i\w*)\s.*\s["']?`,
].map((writer) => sifted({ source: `${writer}(${file})`, flags: 'imu' }));
/** In a shell a file is written that way, anywhere else two things are compared. */
const redirect = sifted({ source: String.raw`(?:^|[^0-9&>=-])>{1,2}\s*["']?(${file})(?!\()`, flags: 'imu' });
/** What stands before a sign that no shell reads: a query, or a program that is handed over in quotation marks or line by line. */
const notForTheShell = readied({
  source: inLines`
    ^\s*(?:select|with|insert|update|delete|merge|explain)\s|
    \b(?:python[\d.]*|node|perl|ruby|php|Rscript|awk|jq|psql|mysql|sqlite3|duckdb|bq)\b[^\n"']*
      (["'])(?:(?!\1)[^])*$|
    <<-?\s*["']?(\w+)["']?[^\n]*\n(?![^]*^\s*\2\s*$)[^]*$
  `,
  flags: 'im',
});

const fileTools =
  /^(?:write|edit|multiedit|notebookedit|apply_?patch|file_?(?:edit|write|save)|str_?replace\w*|(?:create|write|edit|update|save|append|replace|insert|export)_?(?:\w+_)?(?:file|document|docx|xlsx|pptx|pdf|csv|notebook|presentation))$/i;
const anyFile = new RegExp(file, 'iu');
/** An editor is given the file in a line of its own, and what it shall hold below: "Dockerfile", which names others. */
const loneLine = /^\s*([\p{L}\p{N}_.~/\\-]{2,160})\r?\n/u;
const outputFile = sifted(/\s((?:[\w./-]*[-_/])?out(?:put)?[-_\w]*\.[a-z0-9]{1,6})\s*$/iu);

/** What a program says of a file that it made: "Saved figure to plots/fig2.png", "report.pdf written". */
const acknowledged = [
  sifted({
    source: inLines`
      ^\W{0,3}(?:saved|wrote|written|exported|rendered|generated|created|converted)(?:\s[\p{L}\d]+){0,4}?(?:\s(?:to|as|in|into|at))?:?\s["'\x60]?(${file})
    `,
    flags: 'imu',
  }),
  sifted({
    source: inLines`
      ^\W{0,3}(?:download (?:finished|complete|done)|downloaded|export (?:finished|complete|done)|saved as|saved to):?\s["'\x60]?(${file})
    `,
    flags: 'imu',
  }),
  // The verb is looked for first: to read every word of an output as the name of a file takes ten times as long.
  sifted(inAnyCase`
    \s(?:(?:was|is|has been)\s)?(?:created|written|saved|exported|generated|rendered|updated|modified|changed)\b
      (?<=(?:^|\s)(${file})["'\x60]?\s(?:(?:was|is|has been)\s)?\p{L}+)
  `),
];

/** An editor that was only asked to show something. */
const looks = /^\s*(?:view\s|\{[^{}]{0,80}"command"\s*:\s*"view")/i;
/** Nobody has said whether the step of a draft succeeded, but its tool has. */
const refused = readied({
  source: inLines`
    ^\W{0,3}(?:
      (?:ran into|an? )?\W?error\b|
      ran into\b|errno\b|exception\b|traceback\b|failed\b|cannot\b|permission denied\b|
      (?:the )?(?:file|user|tool) (?:has not been read|does not exist|doesn['’]t want|rejected)\b|
      <tool_use_error>
    )
  `,
  flags: 'i',
});

/** The file that a step looks like it wrote, quoted, or undefined. */
export function writtenFile(step: ForsyStep): string | undefined {
  if (step.success === false || step.action !== 'agent_step') return undefined;
  const file = fileOf(step);
  return file === undefined || refused.test((step.output ?? '').slice(0, 300)) ? undefined : file;
}

function fileOf(step: ForsyStep): string | undefined {
  const { input, tool } = step;
  const writes = /^(?:write|edit|create|generate|export|render)$/i.test(step.operation ?? '');
  const own = tool !== null && fileTools.test(lastPart(tool));
  if (looks.test(input ?? '')) return undefined;
  const kind = tool === null ? undefined : kindOfTool(tool, step.operation);
  // A command and a program say themselves which of the files that they name they write.
  const isProgram = kind === 'shell' || kind === 'code';
  const byCommand = writes && !own && isProgram && input !== null ? ofCommand(input, kind, step) : undefined;
  if (byCommand !== undefined) return byCommand;
  if (own || writes) {
    // In a program "table.groupby" is no file, but what stands in quotation marks may be.
    const said =
      kind === 'code' && !own && /[(=]/.test(input ?? '') ? (input!.match(strings)?.join(' ') ?? null) : input;
    const named = (own ? loneLine.exec(input ?? '')?.[1] : undefined) ?? nameIn(said, step.output, step.state_change);
    if (named !== undefined) return quoted(named);
    return own ? `by the tool ${quoted(tool)}` : undefined;
  }
  if (input === null || tool === null || /^(?:read|search|answer|ask_user)$/i.test(step.operation ?? ''))
    return undefined;
  return ofCommand(input, kind, step);
}

const strings = /"[^"\n]{1,200}"|'[^'\n]{1,200}'/g;

function nameIn(...texts: readonly (string | null)[]): string | undefined {
  return texts.map((text) => fileIn((text ?? '').slice(0, 2000))).find(Boolean);
}

/** The first name of a file; a patch puts a letter for the old and the new state before each. */
function fileIn(text: string): string | undefined {
  const named = anyFile.exec(text)?.[0];
  return /^(?:---|diff --git) a\//m.test(text) ? named?.replace(/^[ab]\//, '') : named;
}

/** The file that a command, a program or a query writes by its own words, or by those of what it printed. */
function ofCommand(input: string, kind: ToolKind | undefined, step: ForsyStep): string | undefined {
  const text = input.slice(0, 4000);
  for (const writer of kind === 'code' ? writers : [redirect, ...writers]) {
    const found = writer.exec(text);
    if (found === null || /^(?:\/dev\/|\/tmp\/|\$\{?TMP)/i.test(found[1]!)) continue;
    if (writer !== redirect || !notForTheShell.test(text.slice(0, found.index))) return quoted(found[1]!);
  }
  const last = outputFile.exec(text)?.[1] ?? derivedFile(text) ?? acknowledgedFile(step);
  if (last !== undefined) return quoted(last);
  return kind === 'shell' ? writtenByCommand(text) : undefined;
}

function acknowledgedFile({ state_change, output }: ForsyStep): string | undefined {
  for (const way of acknowledged)
    for (const text of [state_change, output]) {
      // Of the whole texts, which other rules read too.
      if (text === null || !way.isWorthAsking(text)) continue;
      const named = way.exec(text.slice(0, 2000))?.[1];
      if (named !== undefined) return named;
    }
  return undefined;
}

/** Programs that take several files and write none of them, or whose first file is the program itself. */
const readers = readied({
  source: inLines`
    ^\s*(?:\S*/)?(?:
      diff|cmp|comm|cat|less|more|head|tail|wc|grep|rg|ls|stat|file|git|rm|python[\d.]*|node|tsx|ruby|perl|
      Rscript|bash|sh|source|npx|pnpm|npm|yarn|uv|cargo|go|make|pytest|vitest|eslint|prettier|biome|tsc|open|
      code|vim|nano|md5sum|sha\d+sum|scp|rsync|chmod|chown|jq|sed|awk|sort|uniq|identify|view|read
    )\s
  `,
  flags: 'i',
});
/** Programs that make the last file that they are given of those before it. */
const makers =
  /^\s*(?:convert|magick|ffmpeg|ocrmypdf|pandoc|qpdf|pdfunite|pdftk|sox|cwebp|inkscape|7z\s+a|doxygen\s+-g)\s/i;
const lastFile = readied({ source: String.raw`\s["']?(${file})["']?\s*$`, flags: 'iu' });

/** The last file of a command, where it is named after one before it: `convert scan.tif scan_small.png`. */
function derivedFile(text: string): string | undefined {
  if (text.length > 400 || /[\n|;&<>]/.test(text) || readers.test(text)) return undefined;
  const last = lastFile.exec(text);
  if (last === null) return undefined;
  // What is put in has a flag of its own or comes first, so that what stands last comes out.
  if (makers.test(text) && anyFile.test(text.slice(0, last.index))) return last[1];
  if (/\s(?:-i|--in(?:put)?)[\s=]/.test(text)) return last[1];
  const stem = stemOf(last[1]!);
  const before = text.slice(0, last.index).split(/\s+/).slice(1);
  return before.some((one) => /\.[a-z]\w{0,7}$/i.test(one) && one !== last[1] && isNamedAfter(stem, stemOf(one)))
    ? last[1]
    : undefined;
}

function stemOf(path: string): string {
  return path.replace(/^.*[/\\]|["']/g, '').replace(/\.\w+$/, '');
}

function isNamedAfter(name: string, other: string): boolean {
  return other.length > 1 && (name === other || name.startsWith(`${other}_`) || name.startsWith(`${other}-`));
}

function lastPart(tool: string): string {
  return tool.split(/[./:]|__/).at(-1) ?? tool;
}
