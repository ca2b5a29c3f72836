import type { Node } from 'jsonc-parser';
import { isCallAlone, runsCommand } from './calls.ts';
import { withLast, withoutChild } from './edit-in-place.ts';
import { only, rootOf } from './parsed-settings.ts';

/**
 * The settings of an agent with a command that runs at an event; undefined where it is there already, be it with flags or by way
 * of npx. Everything else stays, byte for byte.
 */
export function withHook(settings: string, event: string, command: string, file: string): string | undefined {
  const marked = settings.startsWith('\ufeff');
  const text = marked ? settings.slice(1) : settings;
  const root = rootOf(text, file);
  if (root === undefined) return `${JSON.stringify({ hooks: { [event]: [entry(command)] } }, null, 2)}\n`;
  const hooks = only(root, 'hooks', 'object', file);
  const runs = hooks && only(hooks, event, 'array', `hooks of ${file}`);
  if (runs && commandsIn(runs).some((one) => runsCommand(one, command))) return undefined;
  const into = runs ?? hooks ?? root;
  const value = runs ? entry(command) : hooks ? [entry(command)] : { [event]: [entry(command)] };
  return (marked ? '\ufeff' : '') + withLast(text, into, runs ? undefined : hooks ? event : 'hooks', value);
}

/**
 * The settings without the command, at one event or at all; undefined where it is at none. What is left empty by that goes too, and
 * everything else stays, byte for byte, also a line that does more than to call it.
 */
export function withoutHook(
  settings: string,
  event: string | undefined,
  command: string,
  file: string,
): string | undefined {
  let text = settings.replace(/^\ufeff/, '');
  const mark = settings.slice(0, settings.length - text.length);
  let isThere = false;
  for (let found = hookIn(text, event, command, file); found; found = hookIn(text, event, command, file)) {
    text = withoutChild(text, found);
    isThere = true;
  }
  return isThere ? mark + text : undefined;
}

/** The lines of the settings where the command is run, at one event or at all. */
export function hookLines(
  settings: string,
  event: string | undefined,
  command: string,
  file: string,
): readonly number[] {
  const text = settings.replace(/^\ufeff/, '');
  return hooksIn(text, event, file)
    .filter(({ line }) => runsCommand(line, command))
    .map(({ hook }) => text.slice(0, hook.offset).split(/\r\n|\n|\r/).length);
}

/** What has to go for a command to be gone: its hook, or the entry, the list or the object in which nothing else is. */
function hookIn(text: string, event: string | undefined, command: string, file: string): Node | undefined {
  const found = hooksIn(text, event, file).find(({ line }) => isCallAlone(line, command));
  return found && outermost(found.hook, found.root);
}

/** Whatever stands where hooks do, at one event or at all, with what each of it runs. */
function hooksIn(
  text: string,
  event: string | undefined,
  file: string,
): readonly { readonly hook: Node; readonly line: unknown; readonly root: Node }[] {
  const root = rootOf(text, file);
  if (root === undefined) return [];
  const hooks = only(root, 'hooks', 'object', file);
  return (hooks?.children ?? []).flatMap((property) => {
    const [name, runs] = property.children ?? [];
    if (event !== undefined && name?.value !== event) return [];
    return (runs?.children ?? [])
      .flatMap((one) => [one, ...(memberOf(one, 'hooks')?.children ?? [])])
      .map((hook) => ({ hook, line: memberOf(hook, 'command')?.value, root }));
  });
}

function memberOf(node: Node, name: string): Node | undefined {
  if (node.type !== 'object') return undefined;
  return node.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
}

/**
 * The largest part of the settings in which there is nothing but one hook. An entry also says when it runs, which is nothing
 * without it.
 */
function outermost(hook: Node, root: Node): Node {
  let part = hook;
  for (let above = part.parent; above !== undefined && above !== root; above = above.parent) {
    const isEntry = above.type === 'object' && above.parent?.type === 'array';
    if (above.type !== 'property' && !isEntry && (above.children ?? []).length > 1) break;
    part = above;
  }
  return part;
}

/** The entry as both Claude Code and Codex read it. */
export function entry(command: string): object {
  return { hooks: [{ type: 'command', command }] };
}

/** What is run at an event, wherever it stands there. */
function commandsIn(node: Node): unknown[] {
  if (node.type === 'property')
    return node.children?.[0]?.value === 'command'
      ? [node.children[1]?.value]
      : node.children?.[1]
        ? commandsIn(node.children[1])
        : [];
  return (node.children ?? []).flatMap(commandsIn);
}
