import type { Candidate } from '../detector.ts';

/** `helm --set auth.password=…`: an option of a command sets what is named, where everything stands for itself. */
export function isGiven({ text, start }: Candidate): boolean {
  return /(?:^|\s)(?:--set(?:-string)?|--from-literal|--?var)[ =]["']?(?:[\w.-]{1,60}=[^\s,=]{0,60},){0,4}[\w.-]{0,80}(?:pass(?:wor)?d?|pwd)=$/i.test(
    text.slice(Math.max(0, start - 240), start),
  );
}
