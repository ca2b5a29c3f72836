import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { CannotWork } from '../cannot-work.ts';

/** The settings of an agent with a command that runs at an event; undefined where it is there already, be it with flags or by way of npx. Everything else stays, byte for byte. */
export function withHook(settings: string, event: string, command: string, file: string): string | undefined {
  const marked = settings.startsWith('\ufeff');
  const text = marked ? settings.slice(1) : settings;
  const root = rootOf(text, file);
  if (root === undefined) return `${JSON.stringify({ hooks: { [event]: [entry(command)] } }, null, 2)}\n`;
  const hooks = only(root, 'hooks', 'object', 'an object', file);
  const runs = hooks && only(hooks, event, 'array', 'a list', `hooks of ${file}`);
  if (runs && commandsIn(runs).some((one) => runsCommand(one, command))) return undefined;
  const into = runs ?? hooks ?? root;
  const value = runs ? entry(command) : hooks ? [entry(command)] : { [event]: [entry(command)] };
  return (marked ? '\ufeff' : '') + withLast(text, into, runs ? undefined : hooks ? event : 'hooks', value);
}

/** The entry as both Claude Code and Codex read it. */
export function entry(command: string): object {
  return { hooks: [{ type: 'command', command }] };
}

function rootOf(text: string, file: string): Node | undefined {
  if (text.trim() === '') return undefined;
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error || root === undefined) {
    const before = text.slice(0, error?.offset ?? 0).split(/\r\n|\n|\r/);
    throw new CannotWork(
      `${file} is not valid JSON at ${before.length}:${before.at(-1)!.length + 1} (${error ? printParseErrorCode(error.error) : 'empty'}).`,
      'Nothing was changed. Mend it first; comments are allowed.',
    );
  }
  if (root.type !== 'object') throw new CannotWork(`${file} holds no object of settings.`, 'Nothing was changed.');
  return root;
}

/** The value of the only key of that name. Of two, readers would disagree which counts. */
function only(object: Node, key: string, type: Node['type'], shape: string, where: string): Node | undefined {
  const found = (object.children ?? []).filter((property) => property.children?.[0]?.value === key);
  if (found.length > 1)
    throw new CannotWork(
      `${JSON.stringify(key)} stands twice in ${where}.`,
      'Nothing was changed. Keep one of the two.',
    );
  const value = found[0]?.children?.[1];
  if (value && value.type !== type)
    throw new CannotWork(
      `${JSON.stringify(key)} in ${where} is not ${shape}, so nothing can be added to it.`,
      'Nothing was changed.',
    );
  return value;
}

/** Another command may begin with the same letters. */
function runsCommand(line: unknown, command: string): boolean {
  return typeof line === 'string' && line.split(command).some((rest, index) => index > 0 && !/^[\w-]/.test(rest));
}

function commandsIn(node: Node): unknown[] {
  if (node.type === 'property')
    return node.children?.[0]?.value === 'command'
      ? [node.children[1]?.value]
      : node.children?.[1]
        ? commandsIn(node.children[1])
        : [];
  return (node.children ?? []).flatMap(commandsIn);
}

/** The text with one more value at the end of a list or an object. Not a byte of what stands there is moved or laid out anew. */
function withLast(text: string, into: Node, key: string | undefined, value: unknown): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const unit = /^([ \t]+)["{]/m.exec(text)?.[1] ?? '  ';
  const name = key === undefined ? '' : `${JSON.stringify(key)}: `;
  const laidOut = (indent: string): string =>
    indent + name + JSON.stringify(value, null, unit).replaceAll('\n', eol + indent);
  const last = into.children?.at(-1);
  const close = into.offset + into.length - 1;
  if (last === undefined) {
    const indent = indentAt(text, into.offset);
    const inner = text.slice(into.offset + 1, close).trimEnd();
    return text.slice(0, into.offset + 1) + inner + eol + laidOut(indent + unit) + eol + indent + text.slice(close);
  }
  const end = last.offset + last.length;
  if (!text.slice(into.offset, last.offset).includes('\n'))
    return `${text.slice(0, end)}, ${name}${JSON.stringify(value)}${text.slice(end)}`;
  // A comment behind the last value stays behind it.
  const remark =
    /^,?[ \t]*(?:\/\/[^\r\n]*|(?:\/\*[^\r\n]*?\*\/[ \t]*)*)(?=\r?\n)/.exec(text.slice(end, close))?.[0] ?? '';
  const comma = remark.startsWith(',') ? '' : ',';
  const rest = text.slice(end + remark.length);
  const trailing = comma === '' ? ',' : '';
  return text.slice(0, end) + comma + remark + eol + laidOut(indentAt(text, last.offset)) + trailing + rest;
}

/** The white space at the front of the line on which a place lies. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)![0];
}
