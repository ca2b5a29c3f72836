import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { readyAtOnce } from '../../build/ready-at-once.ts';

const code = `"use strict";const parts={"a":(function(module){const one=1;first();function first(){return inner(one);function inner(n){return n+1}}
async function second(){return "function third(){}"}function third(){return second}module.exports={first,third,kind:second()};})};`;

/** The code with those functions at once that have one of the names. */
function withReady(...names: string[]): string {
  return readyAtOnce(code, new Set(names.map((name) => code.search(new RegExp(`(?:async )?function ${name}\\(`)))));
}

function exportsOf(text: string): Record<string, () => unknown> {
  const module = { exports: {} };
  runInNewContext(`${text}parts.a(module)`, { module });
  return module.exports;
}

describe('functions that engines make ready at once', () => {
  it('stand in parentheses at the beginning of what they are declared in, where they are called before their place', () => {
    const ready = withReady('first', 'second');
    expect(ready).toContain('(function(module){var first=(function first(){');
    expect(ready).toContain('var second=(async function second(){return "function third(){}"});const one=1;first();');
    expect(exportsOf(ready).first?.()).toBe(2);
  });

  it('are those that ran: the others stay as they are', () => {
    expect(withReady('third')).toContain('function first(){return inner(one);function inner(n){return n+1}}');
    expect(exportsOf(withReady('third')).third?.()).toBeTypeOf('function');
    expect(withReady()).toBe(code);
  });

  it('are moved within a function that is moved itself, with no letter lost', () => {
    const ready = withReady('first', 'inner');
    expect(ready).toContain('var first=(function first(){var inner=(function inner(n){return n+1});return inner(one);');
    expect(exportsOf(ready).first?.()).toBe(2);
  });
});
