import { atif } from './atif.ts';
import { chat } from './chat.ts';
import type { Detector } from './claim.ts';
import { claudeCode } from './claude-code.ts';
import { codex } from './codex.ts';
import { forsy } from './forsy.ts';
import { geminiCli } from './gemini-cli.ts';
import { inspectAi } from './inspect-ai.ts';
import { openToken } from './open-token.ts';
import { opencode } from './opencode.ts';
import { openhands } from './openhands.ts';
import { pi } from './pi.ts';
import { report } from './report.ts';
import { sts } from './sts.ts';
import { sweAgent } from './swe-agent.ts';

/** Every family's detector; their order decides nothing but ties. */
export const detectors: readonly Detector[] = [
  openToken,
  forsy,
  chat,
  claudeCode,
  codex,
  atif,
  sts,
  pi,
  geminiCli,
  opencode,
  openhands,
  sweAgent,
  inspectAi,
  report,
];
