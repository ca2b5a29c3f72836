import type { Finding } from '@trace-formats/schema/report';
import {
  type CutElement,
  passing,
  type ReadDocument,
  readLine,
  type ScanPlan,
  scannerOf,
} from '@trace-formats/validate';
import { decode } from '../../input/bytes/decode.ts';
import type { FormatCheck } from '../format/format-check.ts';
import { type ExamineOptions, located } from './examine.ts';

/** Judges elements that were cut out of arrays. */
export interface ElementJudge {
  take(element: CutElement): void;
  /** Adds what was found since the last time. */
  tell(options: ExamineOptions, findings: Finding[]): Promise<void>;
}

/** Judges each element as the only one of its array, and tells of it as the one that it is. */
export function elementJudge(check: FormatCheck | undefined, plan: ScanPlan | undefined): ElementJudge {
  const asked = new Map<string, (bytes: Uint8Array) => boolean>();
  const passesAt = (key: string): ((bytes: Uint8Array) => boolean) => {
    const known = asked.get(key);
    if (known !== undefined) return known;
    const passes = (plan && scannerOf(plan, key)?.passes) ?? isSound;
    asked.set(key, passes);
    return passes;
  };
  let failed: { readonly pointer: string; readonly found: readonly Finding[]; readonly document?: ReadDocument }[] = [];
  return {
    take: ({ key, index, bytes, place }) => {
      if (failed.length > mostFindings || passesAt(key)(bytes)) return;
      const { documents, unread } = readLine(bytes, place, 1, { decode });
      for (const { findings } of unread) failed.push({ pointer: '', found: findings });
      for (const document of documents) {
        const ofShape = (check?.validate({ [key]: [document.value] }) ?? [])
          .filter(({ pointer }) => pointer.startsWith(`/${key}/0`))
          .map((finding) => ({
            ...finding,
            pointer: finding.pointer.slice(`/${key}/0`.length),
            // It was judged as the first of its array, and is told of as the one that it is.
            message: finding.message.replace(`\`${key}[0]`, () => `\`${key}[${index}]`),
          }));
        const found = [...document.findings, ...ofShape];
        const copy = { ...document, ...place, source: bytes.slice() };
        if (found.length > 0) failed.push({ pointer: `/${key}/${index}`, found, document: copy });
      }
    },
    tell: async (options, findings) => {
      const now = failed;
      failed = [];
      for (const { pointer, found, document } of now) {
        if (findings.length >= mostFindings) return;
        const placed = document === undefined ? found : await located(found, document, options.locate);
        for (const finding of placed)
          findings.push(isRawByte(finding) ? finding : { ...finding, pointer: pointer + finding.pointer });
      }
    },
  };
}

/** Of elements that no schema says anything of. */
const isSound = passing(() => true, decode);

/** Findings that are listed one by one. */
const mostFindings = 10_000;

/** Whether a finding tells of bytes that are not UTF-8. */
export function isRawByte({ rule, message }: Finding): boolean {
  return rule === 'text-is-sound' && message.startsWith('The byte 0x');
}
