import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wholeProcess } from './measure.mjs';

/** Runs programs side by side and gives the time on the clock until the last has ended, in milliseconds. */
export async function sideBySide(commands) {
  const begun = process.hrtime.bigint();
  await Promise.all(commands.map((words) => ended(spawn(words[0], words.slice(1), { stdio: 'ignore' }), words)));
  return Number(process.hrtime.bigint() - begun) / 1e6;
}

/** The most memory that a program holds at a time, in bytes, looked at every few milliseconds; undefined where the system does not say. */
export async function peakOf(words, codes = [0]) {
  const child = spawn(words[0], words.slice(1), { stdio: 'ignore' });
  let peak;
  const look = setInterval(() => {
    try {
      const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      if (kilobytes !== undefined) peak = Number(kilobytes) * 1024;
    } catch {
      // It has ended, or this is another system.
    }
  }, 5);
  await ended(child, words, codes).finally(() => clearInterval(look));
  return peak;
}

/** The most memory that a program for Node holds at a time, in bytes, as it says itself at its end; `file` is where it says so. */
export function peakOfNode(words, file, codes = [0]) {
  const teller = fileURLToPath(new URL('./peak-memory.cjs', import.meta.url));
  const env = { ...process.env, PEAK_MEMORY_FILE: file };
  wholeProcess([process.execPath, '--require', teller, ...words], { env, codes });
  return Number(readFileSync(file, 'utf8')) * 1024;
}

/** What a program for Node prints as JSON. */
export function answerOf(words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')} failed: ${stderr}`);
  return JSON.parse(stdout);
}

function ended(child, words, codes = [0]) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      codes.includes(code) ? resolve() : reject(new Error(`${words.join(' ')} ended with ${code}`)),
    );
  });
}
