import { atifToTimeline } from '../atif/to-timeline.ts';
import { claudeCodeToTimeline } from '../claude-code/to-timeline.ts';
import { codexToTimeline } from '../codex/to-timeline.ts';
import { forsyToTimeline } from '../forsy/to-timeline.ts';
import { geminiCliToTimeline } from '../gemini-cli/to-timeline.ts';
import { openTokenToTimeline } from '../open-token/to-timeline.ts';
import { openaiChatToTimeline } from '../openai-chat/to-timeline.ts';
import { piToTimeline } from '../pi/to-timeline.ts';
import { stsToTimeline } from '../sts/to-timeline.ts';
import { trajectoryToTimeline } from '../trajectory/to-timeline.ts';
import type { ReadableFormat } from './formats.ts';
import type { Reader } from './reader.ts';

/** The reader of each format. */
export const readers: Readonly<Record<ReadableFormat, Reader>> = {
  'open-token': openTokenToTimeline,
  forsy: forsyToTimeline,
  trajectory: trajectoryToTimeline,
  'claude-code': claudeCodeToTimeline,
  codex: codexToTimeline,
  atif: atifToTimeline,
  pi: piToTimeline,
  'gemini-cli': geminiCliToTimeline,
  sts: stsToTimeline,
  'openai-chat': openaiChatToTimeline,
};
