import type { ForsyStep } from '@trace-formats/schema';
import { inAnyCase, inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { kindOfTool, type ToolKind } from '../../traces/kind-of-tool.ts';
import { quoted } from '../../wording/quoted.ts';
import { looksInto, outputOf } from './looks-into.ts';
import { fileName, redirect, waysToWrite } from './ways-to-write.ts';
import { writtenByCommand } from './written-by-command.ts';

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
/** What a bracket follows is called, and no file. */
const anyFile = new RegExp(String.raw`${fileName}(?!\()`, 'iu');
/** An editor is given the file in a line of its own, and what it shall hold below: "Dockerfile", which names others. */
const loneLine = /^\s*([\p{L}\p{N}_.~/\\-]{2,160})\r?\n/u;
/** What a program says of a file that it made: "Saved figure to plots/fig2.png", "report.pdf written". */
const acknowledged = [
  sifted({
    source: inLines`
      ^\W{0,3}(?:[\w.-]{1,30}\]\s)?(?:saved|wrote|written|writing|exported|rendered|generated|created|converted|reformatted)(?:\s[\p{L}\d]+){0,4}?(?:\s(?:to|as|in|into|at))?:?\s["'\x60]?(${fileName})
    `,
    flags: 'imu',
  }),
  sifted({
    source: inLines`
      ^\W{0,8}(?:[\w.-]{1,30}\]\s)?(?:
        create\s|download (?:finished|complete|done)|downloaded|export (?:finished|complete|done)|sav(?:ed as|ed to|ing to)|destination|
        output written (?:on|to)
      ):?\s["'\x60]?(${fileName})
    `,
    flags: 'imu',
  }),
  // "Analysis results written to: a.tree", "Plotted to 'board.gbr'": whatever was made, where it went stands behind the verb.
  sifted({
    source: inLines`
      ^\W{0,3}(?:[\p{L}\d]{1,20}\s){0,4}?(?:(?:has|have)\sbeen\s)?
        (?:saved|written|wrote|plotted|exported|rendered|stored|converting|converted|writing|saving|dumped)\s
        (?:\p{L}{1,16}\s){0,3}?(?:in|to|as|into)\b:?\s["'\x60]?(${fileName})
    `,
    flags: 'imu',
  }),
  // The verb is looked for first: to read every word of an output as the name of a file takes ten times as long.
  sifted(inAnyCase`
    \s(?:(?:was|is|has been)\s)?(?:created|written|saved|exported|generated|rendered|updated|modified|changed)\b
      (?<=(?:^|\s)(${fileName})["'\x60]?\s(?:(?:was|is|has been)\s)?\p{L}+)
  `),
];

/** An editor that was only asked to show something. */
const looks = /^\s*(?:view\s|\{[^{}]{0,80}"command"\s*:\s*"view")/i;
/** Nobody has said whether the step of a draft succeeded, but its tool has. */
const refused = readied({
  source: inLines`
    ^\W{0,3}(?:
      (?:ran into|an? )?\W?error\b|
      ran into\b|errno\b|exception\b|traceback\b|failed\b|cannot\b|could not\b|unable to\b|(?:permission|access)(?: is)? denied\b|
      (?:eacces|eperm|erofs|enospc|enoent|eexist|eisdir|ebusy|edquot|etxtbsy)\b|no space left\b|(?:the )?(?:disk|device|drive|quota) (?:is )?(?:full|exceeded|read-only)\b|
      (?:the )?(?:file|user|tool) (?:has not been read|does not exist|doesn['’]t want|rejected)\b|
      <tool_use_error>|
      (?:the )?(?:string|text) to (?:replace|find)[^.\n]{0,40}\bnot found\b|no (?:changes|replacements) (?:were )?made\b|
      [\w./-]{1,40}:\s(?:[^\n:]{1,100}:\s)?(?:
        cannot|can['’]t|could ?n[o'’]t|unable to|permission denied|no such file|read-only file|not a directory|operation not permitted|
        fatal|error
      )\b
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
  if (kind === 'painter' || /^\s*(?:export|render)\s/i.test(input ?? '')) {
    const painted = media.exec(step.output ?? '')?.[1];
    if (painted !== undefined) return quoted(painted);
  }
  if (own || writes) {
    // In a program "table.groupby" is no file, but what stands in quotation marks may be.
    const said =
      kind === 'code' && !own && /[(=]/.test(input ?? '') ? (input!.match(strings)?.join(' ') ?? null) : input;
    if (!own && isSaidSomewhere(step, kind)) return saidToBeKept(step);
    const named = (own ? loneLine.exec(input ?? '')?.[1] : undefined) ?? nameIn(said, step.output, step.state_change);
    if (named !== undefined) return quoted(named);
    return own ? `by the tool ${quoted(tool)}` : undefined;
  }
  if (input === null || tool === null || /^(?:read|search|answer|ask_user)$/i.test(step.operation ?? ''))
    return undefined;
  return ofCommand(input, kind, step);
}

/** "Irma reads report.pdf on Monday": what goes to a person, a list or a model, or is the answer itself, may name any file. */
function isSaidSomewhere({ tool, input, output }: ForsyStep, kind: ToolKind | undefined): boolean {
  if (tool === null) return input !== null && input === output;
  return /^(?:messenger|wordsmith|delegate)$/.test(kind!) || keepsRecords.test(tool);
}

const keepsRecords =
  /(?:^|[_./:-])(?:calendars?|events?|jira|git(?:hub|lab)|issues?|tickets?|zendesk|crm|salesforce|hubspot|trello|asana|linear|kanban|task_?list)(?:$|[_./:-])/i;

function saidToBeKept(step: ForsyStep): string | undefined {
  const named = acknowledgedFile(step) ?? nameIn(step.state_change);
  return named === undefined ? undefined : quoted(named);
}

/** What a tool gives back that paints or speaks: the name of what it made. */
const media = /^\W{0,3}([\w./-]{0,120}\w\.(?:png|jpe?g|webp|gif|svg|tiff?|mp[34]|wav|ogg|webm|mov))(?![\w/])/i;

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
  const last = namedIn(text, kind) ?? outputOf(text) ?? derivedFile(text) ?? acknowledgedFile(step);
  if (last !== undefined) return quoted(last);
  const made = kind === 'shell' ? writtenByCommand(text) : undefined;
  if (made !== undefined) return made;
  const typed = asTyped(text, kind, step);
  if (typed === undefined) return undefined;
  const file = namedIn(typed, kind) ?? derivedFile(typed);
  return file === undefined ? writtenByCommand(typed) : quoted(file);
}

/** The whole command of a tool that is the program itself and was given the rest: "magick", and "scan.png -crop 10x10 part.png". */
function asTyped(text: string, kind: ToolKind | undefined, { tool }: ForsyStep): string | undefined {
  const isOne = /^(?:shell|other|wordsmith)$/.test(kind ?? '') && text.length < 400 && !/[\n{]/.test(text);
  return isOne &&
    /^(?!\w*(?:sh|shell|terminal|console|command|exec|cmd|run)$)[a-z][a-z\d_.+-]{1,24}$/.test(tool ?? '') &&
    !text.startsWith(`${tool} `)
    ? `${tool} ${text}`
    : undefined;
}

function namedIn(text: string, kind: ToolKind | undefined): string | undefined {
  for (const writer of kind === 'code' ? waysToWrite : [redirect, ...waysToWrite]) {
    const found = writer.exec(text);
    if (found === null || /^(?:\/dev\/|\/tmp\/|\$\{?TMP)/i.test(found[1]!)) continue;
    if (writer !== redirect || !notForTheShell.test(text.slice(0, found.index))) return found[1]!;
  }
  return undefined;
}

function acknowledgedFile({ state_change, output, input }: ForsyStep): string | undefined {
  for (const way of acknowledged)
    for (const text of [state_change, output]) {
      // Of the whole texts, which other rules read too.
      if (text === null || !way.isWorthAsking(text)) continue;
      // Who only looks into a log reads what another program wrote some other day.
      if (text === output && input !== null && looksInto(input)) continue;
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
      code|vim|nano|md5sum|sha\d+sum|scp|rsync|aws|gsutil|rclone|azcopy|s3cmd|gpg2?|minisign|cosign|terraform|chmod|chown|jq|sed|awk|sort|uniq|identify|(?:magick|gm)\s+(?:identify|compare)|view|read|jsonschema|ajv|\w*(?:lint|valid\w*|checker|info)
    )\s
  `,
  flags: 'i',
});
/** Programs that make the last file that they are given of those before it. */
const makers =
  /^\s*(?:convert|magick|montage|composite|ffmpeg|lame|ocrmypdf|pandoc|qpdf|pdfunite|pdftk|sox|cwebp|inkscape|rsvg-convert|wkhtmltopdf|gdal_translate|gdalwarp|7z\s+a|doxygen\s+-g)\s/i;
const fileOrMany = new RegExp(String.raw`${fileName}|\*\.[a-z]\w{0,7}\b`, 'iu');
const lastFile = readied({ source: String.raw`\s["']?(${fileName})["']?\s*$`, flags: 'iu' });

/** The last file of a command, where it is named after one before it: `convert scan.tif scan_small.png`. */
function derivedFile(text: string): string | undefined {
  if (text.length > 400 || /[\n|;&<>]/.test(text) || readers.test(text)) return undefined;
  const last = lastFile.exec(text);
  if (last === null) return undefined;
  // What is put in has a flag of its own or comes first, so that what stands last comes out.
  if (makers.test(text) && fileOrMany.test(text.slice(0, last.index))) return last[1];
  if (/\s(?:-i|--in(?:put)?)[\s=]\s*\S+(?:\s|$)/.test(text.slice(0, last.index))) return last[1];
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
