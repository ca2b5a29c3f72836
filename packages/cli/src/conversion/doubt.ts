import { readableFormat } from '@trace-formats/convert';
import type { Candidate, Detection } from '@trace-formats/validate';

/** A sentence where the content shows another format as well. */
export function doubtIn({ format, candidates }: Detection): string | undefined {
  const [first, ...others] = candidates.filter(isLikely);
  const other = others.find((one) => familyOf(one.format) !== familyOf(format));
  if (first === undefined || other === undefined) return undefined;
  return `It is read as ${signsOf(first)}, and shows signs of ${signsOf(other)} too: if that is what it is, say so with --from.`;
}

/** A sentence where the content shows no sign of the format that --from names, and shows another. */
export function doubtAbout(from: string, { candidates }: Detection): string | undefined {
  const likely = candidates.filter(isLikely);
  const [first] = likely;
  if (first === undefined || likely.some(({ format }) => familyOf(format) === familyOf(from))) return undefined;
  return `It is read as ${from}, as --from says, and looks like ${signsOf(first)}: what that format does not have is left out.`;
}

function isLikely({ confidence }: Candidate): boolean {
  return confidence >= 0.5;
}

/** The two formats that are chat messages are read alike. */
function familyOf(format: string): string {
  return format === 'openai-chat' ? 'trajectory' : (readableFormat(format) ?? format);
}

function signsOf({ format, saw }: Candidate): string {
  return `${format} (${saw.join(', ')})`;
}
