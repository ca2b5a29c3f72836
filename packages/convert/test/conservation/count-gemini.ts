import { each, noTally, type Raw, type SessionTally, says } from './tally.ts';

/** Counts a chat of Gemini CLI: of a message that stands several times the last state, and of those that are set anew the new ones. */
export function countGemini(records: readonly Raw[]): SessionTally {
  const last = new Map<string, Raw>();
  let alone = 0;
  const note = (message: Raw): void => void last.set(message.id ?? `no id ${alone++}`, message);
  for (const record of records) {
    if (Array.isArray(record)) record.forEach(note);
    else if (record.id !== undefined) note(record);
    each(record.messages, note);
    each(record.$set?.messages, (message) => {
      if (last.has(message.id)) return;
      note(last.size === 0 ? message : { ...message, isOfProgram: true });
    });
  }
  const tally = noTally();
  for (const message of last.values()) count(message, tally);
  return tally;
}

function count(message: Raw, tally: SessionTally): void {
  const content = message.content ?? message.parts;
  const parts: readonly Raw[] = Array.isArray(content) ? content : content === '' ? [] : [content];
  const results = parts.filter((part) => part?.functionResponse !== undefined).length;
  tally.results += results;
  const kind = message.type ?? message.role;
  const isHuman = kind === 'user' && !message.isOfProgram;
  if (isHuman && content !== 'System: Please continue.' && (results === 0 || parts.length > results))
    tally.humanMessages += 1;
  if (kind !== 'gemini' && kind !== 'model') return;
  for (const part of parts) {
    if (part?.functionCall !== undefined) tally.calls += 1;
    else if (part?.thought === true) tally.thoughts += 1;
    else tally.assistantTexts += 1;
  }
  each(message.thoughts, () => {
    tally.thoughts += 1;
  });
  each(message.toolCalls, ({ result, resultDisplay }) => {
    tally.calls += 1;
    if ((Array.isArray(result) ? result.length > 0 : Boolean(result)) || says(resultDisplay)) tally.results += 1;
  });
}
