import { arrayAt, hasAll, isObject, own, stringAt } from '../json/value.ts';

/**
 * The agent that has left these values, where its logs are known by their shape and no more: nothing here reads them, but whoever
 * has one is told whose it is.
 */
export function strangerIn(values: readonly unknown[], container: 'json' | 'jsonl'): string | undefined {
  const [value] = values;
  const records = container === 'json' && Array.isArray(value) ? value.slice(0, sampled) : values;
  return strangers.find(({ fits }) => records.some((record) => isObject(record) && fits(record)))?.agent;
}

/** The same for a text that is no JSON. */
export function strangerOfText(input: Uint8Array | string): string | undefined {
  const head = input.slice(0, 200);
  const text = typeof head === 'string' ? head : new TextDecoder().decode(head);
  return /^\s*# aider chat started at /.test(text) ? 'Aider' : undefined;
}

const sampled = 64;

/** What only the records of one agent have together. */
const strangers: readonly { readonly agent: string; readonly fits: (record: object) => boolean }[] = [
  {
    agent: 'Cline or Roo Code',
    fits: (record) => {
      const type = stringAt(record, 'type');
      return typeof own(record, 'ts') === 'number' && (type === 'say' || type === 'ask') && hasAll(record, type);
    },
  },
  {
    agent: 'Continue',
    fits: (record) => arrayAt(record, 'history')?.some((one) => hasAll(one, 'message', 'contextItems')) === true,
  },
  {
    agent: 'GitHub Copilot',
    fits: (record) =>
      (hasAll(record, 'responderUsername') && arrayAt(record, 'requests') !== undefined) ||
      (/^(session|user|assistant|tool)\.[a-z_]+$/.test(stringAt(record, 'type') ?? '') &&
        hasAll(record, 'data', 'parentId')),
  },
  {
    agent: 'Cursor',
    fits: (record) =>
      hasAll(record, 'composerId') ||
      hasAll(record, 'bubbleId') ||
      // Its transcripts are like those of Claude Code, whose records say of which type they are.
      (!hasAll(record, 'type') &&
        hasAll(record, 'role') &&
        !hasAll(record, 'content') &&
        arrayAt(own(record, 'message'), 'content') !== undefined),
  },
  {
    agent: 'Goose',
    fits: (record) =>
      hasAll(record, 'working_dir') && (hasAll(record, 'message_count') || hasAll(record, 'conversation')),
  },
];
