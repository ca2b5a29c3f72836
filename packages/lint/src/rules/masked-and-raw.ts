import type { Path } from '@trace-formats/schema';
import type { Hit } from '../engine/rule.ts';
import { inLines } from './in-lines.ts';

/** A place where something stands raw that is masked elsewhere in the same words. */
interface RawTwin {
  readonly at: Path;
  readonly placeholder: string;
}

/** What stands in the place of something that was masked. */
export const placeholder: RegExp = new RegExp(
  inLines`
    \[(?:
      REDACTED:[^\]\n]{1,80}|
      (?:
        CREDENTIAL|PERSON|NAME|USER|USERNAME|COMPANY|CLIENT|CUSTOMER|CUSTOMER_ID|ACCOUNT|ADDRESS|EMAIL|PHONE|
        INTERNAL_URL|HOST|IP|TOKEN|PASSWORD|API_KEY|SECRET
      )(?:_\d+)?
    )\]
  `,
  'g',
);
const reach = 24;
const most = 60;

/** A hit for every text that repeats the words around a placeholder, but with something else in its place. */
export function* maskedAndRaw(document: unknown): Generator<Hit> {
  for (const { at, placeholder } of rawTwins(document))
    yield {
      at,
      certainty: 'hint',
      message: `Something stands here unmasked, and ${placeholder} in the same words elsewhere, which looks like the same thing, forgotten here.`,
    };
}

function rawTwins(document: unknown): readonly RawTwin[] {
  const texts = [...textsOf(document, [])];
  const frames = framesOf(texts.map(({ text }) => text));
  if (frames.length === 0) return [];
  const found = new Map<string, RawTwin>();
  for (const { at, text } of texts) {
    for (const frame of frames) {
      const key = at.join('\u0000');
      if (!found.has(key) && standsRaw(text, frame)) found.set(key, { at, placeholder: frame.placeholder });
    }
  }
  return [...found.values()];
}

/** The words before and after a placeholder. */
interface Frame {
  readonly before: string;
  readonly after: string;
  /** True where little stands before it, so that what stands there must look like a name or a number. */
  readonly isShort: boolean;
  readonly placeholder: string;
}

function framesOf(texts: readonly string[]): readonly Frame[] {
  const frames = new Map<string, Frame>();
  for (const text of texts) {
    for (const found of text.matchAll(placeholder)) {
      const before = /[^\n\]]*$/.exec(text.slice(Math.max(0, found.index - reach), found.index))![0];
      const end = found.index + found[0].length;
      const after = /^[^\n[]*/.exec(text.slice(end, end + reach))![0];
      // Too few words around it would fit anywhere.
      const [left, right] = [letters(before), letters(after)];
      if (left < 3 || right < 3 || left + right < 14) continue;
      frames.set(`${before}\n${after}`, { before, after, isShort: left < 10, placeholder: found[0] });
      if (frames.size === most) return [...frames.values()];
    }
  }
  return [...frames.values()];
}

function standsRaw(text: string, { before, after, isShort }: Frame): boolean {
  for (let start = text.indexOf(before); start >= 0; start = text.indexOf(before, start + 1)) {
    const from = start + before.length;
    const end = text.slice(from, from + 80 + after.length).indexOf(after);
    if (end <= 0) continue;
    const between = text.slice(from, from + end);
    if (!/[\p{L}\p{N}]/u.test(between) || /[[\]<>{}*\n]/.test(between)) continue;
    if (!isShort || /^[\p{Lu}\d]|[@\d]/u.test(between)) return true;
  }
  return false;
}

function letters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function* textsOf(value: unknown, at: Path): Generator<{ readonly at: Path; readonly text: string }> {
  if (typeof value === 'string') yield { at, text: value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsOf(item, [...at, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, [...at, key]);
}
