/** What a tool does, as far as its name and the step's operation tell. */
export type ToolKind = 'delegate' | 'painter' | 'shell' | 'reader' | 'editor' | 'messenger' | 'other';

const names: readonly (readonly [kind: ToolKind, form: RegExp])[] = [
  // What these take is words in the first place.
  [
    'delegate',
    /(?:^|[_./:-])(?:task|agent|subagent|spawn_agent|delegate|llm|chat|ask|gpt|claude|gemini|assistant)s?$/i,
  ],
  ['painter', /image|dall-?e|midjourney|imagen|diffusion|paint|sora|veo|text[_-]?to[_-]?speech|tts/i],
  ['messenger', /slack|mail|sms|phone|teams|whatsapp|telegram|discord|twilio|outlook/i],
  [
    'shell',
    /(?:^|[_./:-])(?:bash|sh|zsh|shell|terminal|console|exec(?:ute)?(?:_command)?|powershell|pwsh|cmd|ssh|run_command|local_shell)$/i,
  ],
  [
    'reader',
    /(?:^|[_./:-])(?:read|view|open|cat|browser|web\w*|search\w*|fetch\w*|grep|glob|pdf\w*|wikipedia|pubmed|google\w*|scholar|docs?_search)$/i,
  ],
  ['editor', /(?:^|[_./:-])(?:write|edit|multiedit|apply_?patch|str_?replace\w*|create_?file|notebookedit|editor)$/i],
];

/** The kind of a step's tool. */
export function kindOfTool(tool: string | null, operation: string | null): ToolKind {
  const found = tool === null ? undefined : names.find(([, form]) => form.test(tool))?.[0];
  if (found !== undefined) return found;
  if (operation === 'read' || operation === 'search' || operation === 'download') return 'reader';
  if (operation === 'write' || operation === 'edit') return 'editor';
  return 'other';
}
