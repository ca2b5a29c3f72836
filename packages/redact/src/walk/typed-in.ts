import type { Leaf } from './walk.ts';

/**
 * Where in an argument of a call stands what an agent types: into a page, `{"action": "type", "text": "…"}`, or into a terminal that
 * waits for it, `{"chars": "…\\n"}`, whether the arguments are an object or a text.
 */
export function typedIn({ text, place }: Leaf): readonly [start: number, end: number] | undefined {
  const { key = '', tool, path, record } = place;
  if (tool === undefined) return undefined;
  if (key === 'arguments' && text.length <= longestCall) {
    const { value, key: name } = typedAsJson.exec(text)?.indices?.groups ?? {};
    if (value !== undefined && isTyped(text.slice(...name!), tool, text)) return value;
    return sentKeys.exec(text)?.indices?.groups?.['value'];
  }
  const isArgument = path.some((step) => arguing.test(String(step)));
  if (isArgument && isTyped(key, tool, record)) return [0, text.replace(/[\r\n]+$/, '').length];
  return isArgument && key === 'command' ? sentKeys.exec(text)?.indices?.groups?.['value'] : undefined;
}

/** Under `text` and `value` many tools take other things, so there the tool or the action has to say that it types. */
function isTyped(key: string, tool: string, record = ''): boolean {
  if (!typedKeys.has(key)) return false;
  if (key !== 'text' && key !== 'value') return true;
  return typing.test(tool) || /"action"\s{0,2}:\s{0,2}"(?:type|type_text|input_text|fill|keyboard_type)"/.test(record);
}

const longestCall = 1000;
const typedKeys: ReadonlySet<string> = new Set(['text', 'value', 'keys', 'chars', 'keystrokes', 'stdin']);
const typedAsJson =
  /"(?<key>text|value|keys|chars|keystrokes|stdin)"\s{0,4}:\s{0,4}"(?<value>[^"\\]{1,200})(?:\\[rn])*"/d;
/** The same by a command: `tmux send-keys -t main '…' Enter`. */
const sentKeys =
  /\bsend-keys(?:\s{1,3}-[a-zA-Z]){0,2}(?:\s{1,3}[\w:.-]{1,40}(?:\s{1,3}-[a-zA-Z]){0,2})?\s{1,3}\\{0,2}["']?(?<value>[^\s"'\\]{1,200})\\{0,2}["']?\s{1,3}(?:Enter|C-m)(?!\w)/d;
const arguing = /^(?:input|arguments|args|action)$/;
const typing = /(?:^|[^a-z])(?:type|fill|keyboard|input_text|send_keys|enter_text)(?:[^a-z]|$)/i;
