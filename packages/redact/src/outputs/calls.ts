import { fieldOf } from '../walk/field-of.ts';
import { outputKeys } from './output-keys.ts';
import type { Shown } from './shown.ts';

/** What a call says of its result. */
export interface Call {
  readonly tool: string | undefined;
  readonly shown: Shown | undefined;
}

/** The calls of a document by their ids, and those of earlier documents whose ids are nobody else's. */
export interface Calls {
  get(id: string): Call | undefined;
  set(id: string, call: Call): void;
}

/** Opens a list of calls; `earlier` holds those of other lines of the same log. */
export function createCalls(earlier: Map<string, Call> = new Map()): Calls {
  const own = new Map<string, Call>();
  return {
    get: (id) => own.get(id) ?? earlier.get(id),
    set(id, call) {
      own.set(id, call);
      // `call_001` is the first call of every session; longer ids are drawn at random.
      if (id.length >= 16 && (call.tool !== undefined || call.shown !== undefined)) earlier.set(id, call);
    },
  };
}

/** True for the keys under which an output stands beside its command; the rest may belong to the command. */
export function isBesideCommand(key: string): boolean {
  return (outputKeys.has(key) || key === 'outputs') && !['content', 'text', 'data'].includes(key);
}

/** The text of a command that an object holds: under `command`, in a tool's input, in arguments written as JSON. */
export function commandOf(object: object): string | undefined {
  const written: string[] = [];
  for (const key of callerKeys) gather(fieldOf(object, key), 3, written);
  // What stands as a plain text under these keys is an output.
  for (const key of holderKeys) {
    const held = fieldOf(object, key);
    if (isObject(held)) gather(held, 3, written);
  }
  return written.length === 0 ? undefined : written.join('\n');
}

const callerKeys = ['command', 'cmd', 'input', 'arguments', 'args', 'function', 'action'] as const;
const holderKeys = ['content', 'data'] as const;
const commandKeys = ['command', 'cmd', 'script', 'code', 'input', 'arguments', 'data', 'commands', 'chars'] as const;
const longestCommand = 4000;

function gather(value: unknown, depth: number, written: string[]): void {
  if (typeof value === 'string') {
    if (value.length > longestCommand) return;
    const opened = value.startsWith('{') ? openedJson(value) : undefined;
    const before = written.length;
    if (opened !== undefined) gather(opened, depth, written);
    if (written.length === before) written.push(value);
  } else if (Array.isArray(value)) {
    if (value.length > 40 || !value.every((one) => typeof one === 'string')) return;
    // A shell is told to run the last of them.
    const isShell = value.length === 3 && /(?:^|\/)(?:ba|z|da)?sh$/.test(value[0]!) && /^-l?c$/.test(value[1]!);
    written.push(isShell ? value[2]! : value.join(' '));
  } else if (depth > 0 && isObject(value)) {
    for (const key of commandKeys) gather(fieldOf(value, key), depth - 1, written);
    // A tool that reads a file is asked for it by its path alone.
    for (const key of fileKeys) {
      const path = fieldOf(value, key);
      if (typeof path === 'string') written.push(`cat ${path}`);
    }
  }
}

/** The object that a text is, when it is one: so most clients hand over the arguments of a call. */
function openedJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const fileKeys = ['file_path', 'filePath', 'path'] as const;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
