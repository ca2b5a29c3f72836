/** A command line of ours as a document shows it. */
export interface WrittenCommand {
  readonly program: 'trace-formats' | 'forsy-lint';
  readonly words: readonly string[];
}

/** The command lines of ours in a text of Markdown or YAML: in its blocks of code, between backticks, and after a key. */
export function commandsWrittenIn(text: string): readonly WrittenCommand[] {
  return codeIn(text).flatMap((code) => code.split(/\n|\|\|?|&&|;/).flatMap((part) => commandIn(part) ?? []));
}

/** Flags that stand between backticks by themselves, with the value that follows. */
export function flagsNamedIn(text: string): readonly (readonly string[])[] {
  return codeIn(text)
    .filter((code) => /^--?[a-z]/.test(code))
    .map(wordsOf);
}

/** The blocks of code of a page, and what stands between backticks in it. */
export function codeIn(text: string): string[] {
  if (!text.includes('`')) return [text];
  const fence = /^( *)```[^\n]*\n([\s\S]*?)^\1```$/gm;
  const blocks = [...text.matchAll(fence)].map(([, , body]) => body!);
  const spans = [...text.replaceAll(fence, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
  return [...blocks, ...spans];
}

function commandIn(part: string): WrittenCommand | undefined {
  if (/\bnpm (?:install|i)\b/.test(part)) return undefined;
  const found =
    /^\s*(?:\$ |- |entry: |run: )?\{? *(?:npx (?:--yes )?)?(trace-formats|forsy-lint)(?:@[\w.]+)?(?= |$)(.*)$/.exec(
      part,
    );
  if (!found) return undefined;
  return { program: found[1] as WrittenCommand['program'], words: wordsOf(found[2]!) };
}

/** Words as a shell parts them, up to a remark or a redirection. */
export function wordsOf(line: string): string[] {
  return [...line.replace(/\s(?:#|\d?>).*$/, '').matchAll(/(?:[^\s'"]|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replaceAll(/["']/g, ''),
  );
}
