import type { ForsyStep } from '@trace-formats/schema';
import { sifted } from '../../sieve/sieve.ts';
import { quoted } from '../quoted.ts';

const file = String.raw`[\p{L}\p{N}_~%$./\\:@{}-]{0,160}[\p{L}\p{N}_}]\.(?!com\b|org\b|net\b|io\b|example\b)[a-z][a-z0-9]{0,5}\b`;

/** How commands and programs say that they write a file; the name of the file comes right after. */
const writers = [
  String.raw`(?:^|[^0-9&>=-])>{1,2}\s*["']?`,
  String.raw`\s(?:-o|-O|--out|--output|--outfile|--output-file|--outFile|--export-filename)[=\s]\s*["']?`,
  String.raw`\btee\s+(?:-a\s+)?["']?`,
  String.raw`\b(?:mv|cp|ren|copy|move|Move-Item|Copy-Item)\s+(?:-\w+\s+)*\S+\s+["']?`,
  String.raw`\b(?:Set-Content|Out-File|Add-Content|touch|New-Item)\s+(?:-\w+\s+)*["']?`,
  String.raw`\b(?:to_(?:csv|excel|json|parquet|html|netcdf|pickle)|savefig|ggsave|write_\w+|write\.\w+|writeFile(?:Sync)?|saveAs|imwrite|save|dump|fwrite|writetable|export_\w+)\(\s*(?:[\w.]+,\s*)?["']`,
  String.raw`\bopen\(\s*["'](?=[^"']*["']\s*,\s*["'][wax])`,
  String.raw`\bto\s+["'](?=[^"']*["']\s+(?:csv|with|header|binary))`,
  String.raw`^\s*(?:render|export|save|download)\s+(?:as\s+|to\s+)?["']?`,
  String.raw`\b(?:sed\s+-i\S*|perl\s+-\w*i\w*)\s.*\s["']?`,
].map((writer) => sifted(new RegExp(`${writer}(${file})`, 'imu')));

const fileTools =
  /^(?:write|edit|multiedit|notebookedit|apply_?patch|create_?file|write_?file|edit_?file|file_?(?:edit|write)|str_?replace\w*|update_?file)$/i;
const anyFile = new RegExp(file, 'iu');
const outputFile = sifted(/\s((?:[\w./-]*[-_/])?out(?:put)?[-_\w]*\.[a-z0-9]{1,6})\s*$/iu);

/** Nobody has said whether the step of a draft succeeded, but its tool has. */
const refused =
  /^\W{0,3}(?:(?:ran into|an? )?\W?error\b|ran into\b|errno\b|exception\b|traceback\b|failed\b|cannot\b|permission denied\b|(?:the )?(?:file|user|tool) (?:has not been read|does not exist|doesn['’]t want|rejected)\b|<tool_use_error>)/i;

/** The file that a step looks like it wrote, quoted, or undefined. */
export function writtenFile(step: ForsyStep): string | undefined {
  if (step.success === false || step.action !== 'agent_step' || refused.test((step.output ?? '').slice(0, 300)))
    return undefined;
  const { input, tool } = step;
  const writes = /^(?:write|edit|create)$/i.test(step.operation ?? '');
  const own = tool !== null && fileTools.test(lastPart(tool));
  if (own || writes) {
    const named = [input, step.output, step.state_change]
      .map((text) => anyFile.exec((text ?? '').slice(0, 2000))?.[0])
      .find(Boolean);
    if (named !== undefined) return quoted(named);
    return own ? `by the tool ${quoted(tool)}` : undefined;
  }
  if (input === null || tool === null || /^(?:read|search|answer|ask_user)$/i.test(step.operation ?? ''))
    return undefined;
  const text = input.slice(0, 4000);
  for (const writer of writers) {
    const name = writer.exec(text)?.[1];
    if (name !== undefined && !/^(?:\/dev\/|\/tmp\/|\$\{?TMP)/i.test(name)) return quoted(name);
  }
  const last = outputFile.exec(text)?.[1];
  return last === undefined ? undefined : quoted(last);
}

function lastPart(tool: string): string {
  return tool.split(/[./:]|__/).at(-1) ?? tool;
}
