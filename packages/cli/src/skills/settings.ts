import {
  applyEdits,
  type JSONPath,
  modify,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { CannotWork } from '../cannot-work.ts';

/** The settings of an agent with a command that runs at an event; undefined where it is there already. Everything else stays, byte for byte. */
export function withHook(settings: string, event: string, command: string, file: string): string | undefined {
  const marked = settings.startsWith('\ufeff');
  const text = marked ? settings.slice(1) : settings;
  const root = rootOf(text, file);
  if (root === undefined) return `${JSON.stringify({ hooks: { [event]: [entry(command)] } }, null, 2)}\n`;
  const hooks = only(root, 'hooks', 'object', 'an object', file);
  const runs = hooks && only(hooks, event, 'array', 'a list', `hooks of ${file}`);
  if (runs && commandsIn(runs).includes(command)) return undefined;
  const [path, value]: [JSONPath, unknown] =
    hooks === undefined
      ? [['hooks'], { [event]: [entry(command)] }]
      : runs === undefined
        ? [['hooks', event], [entry(command)]]
        : [['hooks', event, runs.children?.length ?? 0], entry(command)];
  const edits = modify(text, path, value, {
    isArrayInsertion: runs !== undefined,
    formattingOptions: { ...indentation(text), eol: text.includes('\r\n') ? '\r\n' : '\n' },
  });
  return (marked ? '\ufeff' : '') + applyEdits(text, edits);
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

function commandsIn(node: Node): unknown[] {
  if (node.type === 'property')
    return node.children?.[0]?.value === 'command'
      ? [node.children[1]?.value]
      : node.children?.[1]
        ? commandsIn(node.children[1])
        : [];
  return (node.children ?? []).flatMap(commandsIn);
}

function indentation(text: string): { insertSpaces: boolean; tabSize: number } {
  const indent = /^([ \t]+)["{]/m.exec(text)?.[1] ?? '  ';
  return indent.startsWith('\t') ? { insertSpaces: false, tabSize: 1 } : { insertSpaces: true, tabSize: indent.length };
}
