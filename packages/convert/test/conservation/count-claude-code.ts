import { each, noTally, type Raw, type SessionTally, says } from './tally.ts';

/** Counts a Claude Code log block by block, each record by itself and whatever else the log says about it. */
export function countClaudeCode(records: readonly Raw[]): SessionTally {
  const tally = noTally();
  const hasMain = records.some((r) => (r?.type === 'user' || r?.type === 'assistant') && r.isSidechain !== true);
  for (const record of records) {
    if (record?.type === 'progress' && record.data?.type === 'agent_progress')
      countRecord(record.data.message, true, tally);
    else countRecord(record, record?.isSidechain === true && hasMain, tally);
    const attachment = record?.type === 'attachment' ? record.attachment : undefined;
    if (attachment?.type === 'queued_command' && attachment.commandMode === 'prompt' && !record.isSidechain)
      if (isTyped(attachment.prompt)) tally.humanMessages += 1;
  }
  if (!hasMain) tally.humanMessages = 0;
  return tally;
}

function countRecord(record: Raw, isSubagents: boolean, tally: SessionTally): void {
  const content = record?.message?.content;
  if (record?.type === 'assistant') {
    const isMade = record.message?.model === '<synthetic>' || record.isApiErrorMessage === true;
    if (typeof content === 'string' && content !== '' && !isMade) tally.assistantTexts += 1;
    each(content, (block) => {
      if (block?.type === 'text' && block.text !== '' && !isMade) tally.assistantTexts += 1;
      if (block?.type === 'thinking' || block?.type === 'redacted_thinking') tally.thoughts += 1;
      if (block?.type === 'tool_use') tally.calls += 1;
    });
  }
  if (record?.type !== 'user') return;
  each(content, (block) => {
    if (block?.type === 'tool_result') tally.results += 1;
  });
  if (isSubagents || record.isMeta || record.isCompactSummary) return;
  const pieces = typeof content === 'string' ? [content] : [];
  each(content, (block) => {
    if (typeof block === 'string') pieces.push(block);
    else if (block?.type === 'text') pieces.push(block.text);
    else if (block?.type === 'image' || block?.type === 'document') pieces.push('an image or a document');
  });
  if (pieces.some(isTyped)) tally.humanMessages += 1;
}

/** A text is typed by a human unless it begins with a mark of the program's own. */
function isTyped(text: Raw): boolean {
  if (Array.isArray(text)) return text.some((part) => isTyped(part?.text));
  if (!says(text)) return typeof text === 'string';
  const marks = [
    '<command-',
    '<local-command-',
    '<bash-',
    '<task-notification',
    '<ide_',
    '<user-memory-',
    '<system-reminder>',
  ];
  const words = ['Caveat: The messages below', '[Request interrupted'];
  const start = text.trim();
  return ![...marks, ...words].some((mark) => start.startsWith(mark));
}
