import { nameOf, type Source } from '../input/source.ts';
import type { Environment } from './agents.ts';
import { filesAlong } from './along.ts';
import { sessionNamed } from './session-word.ts';

/** The files of the session that a word names: its log, then the logs of its subagents. */
export function sessionFiles(word: string, cwd: string, environment: Environment): readonly Source[] {
  const session = sessionNamed(word, cwd, environment);
  const source = (path: string, part: 'log' | 'along'): Source => ({
    name: nameOf(path, cwd),
    path,
    named: part === 'log',
    session: { word, part },
  });
  return [source(session.file.path, 'log'), ...filesAlong(session, environment).map((path) => source(path, 'along'))];
}
