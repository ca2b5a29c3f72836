import type { Node } from 'jsonc-parser';

/** The text with one more value at the end of a list or an object. Not a byte of what stands there is moved or laid out anew. */
export function withLast(text: string, into: Node, key: string | undefined, value: unknown): string {
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

/**
 * The text without a value of a list or a property of an object, and without the comma that parted it. Comments beside others
 * stay.
 */
export function withoutChild(text: string, child: Node): string {
  const into = child.parent!;
  const siblings = into.children!;
  const at = siblings.indexOf(child);
  const [before, next] = [siblings[at - 1], siblings[at + 1]];
  const end = child.offset + child.length;
  if (next !== undefined) {
    // What stands on lines of its own before the next value belongs to that.
    const above = withoutComma(text.slice(end, next.offset))
      .replace(/^[^\n]*\n?/, '')
      .trimStart();
    return text.slice(0, child.offset) + above + text.slice(next.offset);
  }
  const close = into.offset + into.length - 1;
  const behind = text.slice(end, close);
  if (before === undefined) {
    const rest = (text.slice(into.offset + 1, child.offset) + withoutComma(behind)).trimEnd();
    return text.slice(0, into.offset + 1) + rest + (rest === '' ? '' : '\n') + text.slice(close);
  }
  const gap = text.slice(before.offset + before.length, child.offset);
  const remark = gap.slice(0, Math.max(0, gap.search(/\r?\n[^\n]*$/)));
  const hasTrailing = withoutComma(behind) !== behind;
  return (
    text.slice(0, before.offset + before.length) +
    (hasTrailing ? remark : withoutComma(remark)) +
    withoutComma(behind) +
    text.slice(close)
  );
}

/** A text between two values without its comma, which may stand behind comments. */
function withoutComma(between: string): string {
  return between.replace(/^((?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*),/, '$1');
}

/** The white space at the front of the line on which a place lies. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)![0];
}
