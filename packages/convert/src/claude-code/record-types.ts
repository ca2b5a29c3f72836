/** Records beside the conversation that a Claude Code log is known to hold, and why they are left out. */
export const sideRecords: Readonly<Record<string, string>> = {
  'file-history-snapshot': 'Backups of edited files belong to the program, not to the conversation.',
  'file-history-delta': 'Backups of edited files belong to the program, not to the conversation.',
  'queue-operation': 'The queue of typed messages is a state of the program; what was sent stands in the conversation.',
  'last-prompt': 'A repetition of the last prompt.',
  'pr-link': 'A link that the program keeps beside the conversation.',
  'frame-link': 'A link that the program keeps beside the conversation.',
  'permission-mode': 'A setting of the program.',
  mode: 'A setting of the program.',
  'agent-name': 'A setting of the program.',
  'agent-color': 'A setting of the program.',
  'agent-setting': 'A setting of the program.',
  tag: 'A setting of the program.',
  'worktree-state': 'A state of the program.',
  relocated: 'A state of the program.',
  'bridge-session': 'Identifiers of the account and the connection, which are nobody else’s business.',
  'atis-latch': 'A state of the program.',
  started: 'A state of the program.',
  result: 'A state of the program; what a subagent gave back stands in the result of the call.',
  'content-replacement': 'A state of the program.',
  'speculation-accept': 'A state of the program.',
  'attribution-snapshot': 'A state of the program.',
  'marble-origami-commit': 'A state of the program.',
  'marble-origami-snapshot': 'A state of the program.',
};

/** System records that only say how the program is doing. */
export const sideSystemRecords: ReadonlySet<string> = new Set([
  'stop_hook_summary',
  'turn_duration',
  'session_start',
  'bridge_status',
  'permission_retry',
  'memory_saved',
]);

/** Fields of any record that say where it belongs, and what the session is. */
export const chainFields: ReadonlySet<string> = new Set([
  'type',
  'uuid',
  'parentUuid',
  'timestamp',
  'sessionId',
  'session_id',
  'isSidechain',
  'agentId',
  'attributionAgent',
  'cwd',
  'version',
  'gitBranch',
  'entrypoint',
]);

/** Fields of any record that only link it to another one. */
const linkFields = ['logicalParentUuid', 'sourceToolAssistantUUID'];

const ofMessages = [...chainFields, ...linkFields, 'message', 'forkedFrom'];

/** Fields of a message's record that the timeline carries, or that only link records to one another. */
export const carriedFields: Readonly<Record<'user' | 'assistant', ReadonlySet<string>>> = {
  user: new Set([...ofMessages, 'toolUseResult', 'isMeta', 'isCompactSummary', 'sourceToolUseID', 'origin']),
  assistant: new Set([...ofMessages, 'isApiErrorMessage']),
};

/** Those of the records beside the messages that the reader looks into. */
export const attachmentFields: readonly string[] = [...chainFields, ...linkFields, 'attachment', 'toolUseID'];
export const progressFields: readonly string[] = [
  ...chainFields,
  ...linkFields,
  'data',
  'toolUseID',
  'parentToolUseID',
];

/** Flags that say nothing where they are false. */
export const flags: ReadonlySet<string> = new Set(['isMeta', 'isCompactSummary', 'isApiErrorMessage']);
