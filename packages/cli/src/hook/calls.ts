/** True for a line that runs the command by whatever way: installed, by a path, or by npx, of some version and with flags. */
export function runsCommand(line: unknown, command: string): boolean {
  return typeof line === 'string' && callOf(command).test(line);
}

/** True for a line that only runs the command: a shell is told of nothing else before or behind it, but where its words go. */
export function isCallAlone(line: unknown, command: string): boolean {
  if (typeof line !== 'string') return false;
  const call = callOf(command).exec(line);
  if (call === null) return false;
  const before = line.slice(0, call.index).replace(/(["'])[^"']*$/, '');
  const behind = line.slice(call.index + call[0].length).replace(/\d?>{1,2}\s*(?:&\d|[\w./~-]+)/g, '');
  return ![before, behind].some((part) => /[;&|`\r\n]|\$\(/.test(part.trim()));
}

function callOf(command: string): RegExp {
  const [program, word] = command.split(' ');
  return new RegExp(`(?<![\\w-])${program}(?:@[\\w.^~*-]+|\\.c?js|\\.cmd)?["']?\\s+(?:--\\s+)?${word}(?![\\w-])`);
}
