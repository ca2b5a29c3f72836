import { inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';

/** Programs that are given a file to look into it, or to take it away: "cat out.txt", "unzip -l output.zip". */
const lookers = readied({
  source: inLines`
    ^\s*(?:sudo\s)?(?:
      cat|bat|less|more|head|tail|wc|grep|egrep|rg|ls|stat|file|du|rm|diff|cmp|md5sum|sha\d+sum|jq|yq|sort|uniq|cut|column|xxd|
      hexdump|strings|awk|sed|open|xdg-open|start|view|vim?|nano|code|source|chmod|chown|test|\[|type|get-content|gc|
      unzip\s+-[lvtZ]|zipinfo|tar\s+-?t\w*|7z\s+[lt]|git|scp|rsync|docker|kubectl|aws
    )\s
  `,
  flags: 'i',
});

/** True where the last of the commands only looks into what it names. */
export function looksInto(text: string): boolean {
  return lookers.test(text.slice(text.search(lastCommand)));
}

const lastCommand = /[^\n;&|]*$/;

/** What is called an output and comes last is one where something goes in before it; a program that is given nothing else looks into it. */
export function outputOf(text: string): string | undefined {
  const found = outputFile.exec(text);
  return found !== null && !looksInto(text) && inTo.test(text.slice(text.search(lastCommand), found.index))
    ? found[1]
    : undefined;
}

/** A file or a folder behind the name of a program, or the program of one's own that makes it. */
const inTo = /^\s*\S+\s(?:[\s\S]{0,400}[\s=])?["']?(?:[\w~-]*\/[\w./-]+|[\w./-]+\.[a-z]\w{0,7})|^\s*\.{1,2}\//i;

const outputFile = sifted(/\s((?:[\w./-]*[-_/])?out(?:put)?[-_\w]*\.[a-z0-9]{1,6})\s*$/iu);
