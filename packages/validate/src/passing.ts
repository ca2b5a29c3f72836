import type { FormatId } from '@trace-formats/schema';
import { forsyTraceIsByteSafe, isForsyTrace } from './generated/forsy.ts';
import { forsyTraceDraftIsByteSafe, isForsyTraceDraft } from './generated/forsy-draft.ts';
import { forsyLegacyTraceIsByteSafe, isForsyLegacyTrace } from './generated/forsy-legacy.ts';
import { forsyLegacyManifestIsByteSafe, isForsyLegacyManifest } from './generated/forsy-legacy-manifest.ts';
import { forsyManifestIsByteSafe, isForsyManifest } from './generated/forsy-manifest.ts';
import { isOpenTokenDocument, openTokenDocumentIsByteSafe } from './generated/open-token.ts';
import { isOpenTokenRecord, openTokenRecordIsByteSafe } from './generated/open-token-record.ts';
import { isReport, reportIsByteSafe } from './generated/report.ts';
import { isTrajectory, trajectoryIsByteSafe } from './generated/trajectory.ts';
import { isSurelySound } from './parse-json.ts';

/** The two things that a fast path needs of its platform. */
export interface ByteText {
  /** Whether bytes are UTF-8. */
  isUtf8(bytes: Uint8Array): boolean;
  /** The bytes as a text with one character for each byte. */
  latin1(bytes: Uint8Array): string;
}

/**
 * A fast answer to the question whether a line is a valid and sound document of a format; `undefined` where there is none.
 * Yes is certain; no only means that the line has to be read as it should be.
 */
export function passing(format: FormatId, bytes: ByteText): ((line: Uint8Array) => boolean) | undefined {
  const [accepts, isByteSafe] = checks[format] ?? [];
  return accepts === undefined ? undefined : passingBy(accepts, isByteSafe === true, bytes);
}

/**
 * As `passing`, by a validator. Each byte is taken for a character of its own, which is twice as fast as decoding. That nothing
 * is lost by it is proven by the generator for the schema (`…IsByteSafe`); no text that came about this way leaves this function.
 */
export function passingBy(
  accepts: (value: unknown) => boolean,
  isByteSafe: boolean,
  { isUtf8, latin1 }: ByteText,
): (line: Uint8Array) => boolean {
  return (line) => {
    if (!isUtf8(line)) return false;
    const text = latin1(line);
    if (!isByteSafe ? !isAscii.test(text) : mixesForms(text)) return false;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return false;
    }
    return accepts(value) && isSurelySound(text, value);
  };
}

type Check = readonly [accepts: (value: unknown) => boolean, isByteSafe: boolean];

const checks: { readonly [Id in FormatId]?: Check } = {
  'open-token/v0.1': [isOpenTokenDocument, openTokenDocumentIsByteSafe],
  'open-token/v0.1-record': [isOpenTokenRecord, openTokenRecordIsByteSafe],
  trajectory: [isTrajectory, trajectoryIsByteSafe],
  'forsy/v0.1': [isForsyTrace, forsyTraceIsByteSafe],
  'forsy/v0.1-draft': [isForsyTraceDraft, forsyTraceDraftIsByteSafe],
  'forsy/v0.1-manifest': [isForsyManifest, forsyManifestIsByteSafe],
  'forsy/legacy': [isForsyLegacyTrace, forsyLegacyTraceIsByteSafe],
  'forsy/legacy-manifest': [isForsyLegacyManifest, forsyLegacyManifestIsByteSafe],
  'report/v1': [isReport, reportIsByteSafe],
};

/** Whether characters beyond ASCII stand in the text both as bytes and as escapes: then two texts that are equal may not look so. */
function mixesForms(text: string): boolean {
  return text.includes('\\u') && /\\u(?!00[0-7])/.test(text) && !isAscii.test(text);
}

const isAscii = /^[\x00-\x7f]*$/;
