import { join } from 'node:path';
import { runHere } from '../run-here.ts';
import { makeStandIn } from './stand-in.ts';
import { type Typed, typed, typeIn } from './transcript.ts';

/**
 * Runs a command line as the owner of a home folder would, with our command in the process of the test, where everything is loaded
 * already. A shell reads the line twice: first to hear from a stand-in with which words our command is called, then with what it
 * said in its place.
 */
export async function typeHere(command: string, home: string, folder: string): Promise<Typed> {
  // What is installed comes out of the package as it is built.
  if (command.includes(' skills install ')) return typeIn(command, home, folder);
  const standIn = makeStandIn();
  const heard = typed(command, home, folder, standIn.folder);
  const call = standIn.call();
  if (call === undefined) return heard;
  await inUtc(async () => {
    const { program, words, input } = call;
    const environment = { PATH: standIn.folder, HOME: home, NO_COLOR: '1' };
    const { code } = await runHere(program, words, join(home, folder), { environment, input, heard: standIn.say });
    standIn.endWith(code);
  });
  return typed(command, home, folder, standIn.folder);
}

async function inUtc(told: () => Promise<void>): Promise<void> {
  const { TZ } = process.env;
  process.env['TZ'] = 'UTC';
  try {
    await told();
  } finally {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  }
}
