import { describe, expect, it } from 'vitest';
import { growth, limit } from './growth.ts';
import { stepsOf } from './steps-of.ts';

describe('the steps of some work', () => {
  it.each<[says: string, work: (text: string) => unknown]>([
    ['a test', (text) => /b/.test(text)],
    ['a replacement', (text) => text.replace(/a(?!a)/g, 'b')],
    ['all matches', (text) => Array.from(text.matchAll(/aa/g))],
    ['a division', (text) => text.split(/b/)],
    ['a search', (text) => text.indexOf('b')],
    ['a search backward', (text) => text.lastIndexOf('b')],
    ['a look for a sign', (text) => text.includes('b')],
    ['a walk over characters', (text) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))],
    ['a list that is asked', (text) => [...text].some((one) => one === 'b')],
  ])('are seen, and in proportion: %s', (_, work) => {
    expect(stepsOf(() => work('a'.repeat(500)))).toBeGreaterThanOrEqual(500);
    expect(growth((text) => stepsOf(() => work(text)), 'a')).toBeLessThanOrEqual(limit);
  });

  it.each<[says: string, work: (text: string) => unknown]>([
    ['a search from each place', (text) => text.replace(/a/g, (_, at) => String(text.indexOf('b', at)))],
    ['an expression from each place', (text) => Array.from(text, (_, at) => /b/.test(text.slice(at)))],
    ['a list that is asked for each', (text) => [...text].map((one, _, all) => all.some((other) => other !== one))],
  ])('are seen out of proportion: %s', (_, work) => {
    expect(growth((text) => stepsOf(() => work(text)), 'a', [256])).toBeGreaterThan(1.5);
  });

  it('are counted from where an expression was before', () => {
    const expression = /b/g;
    const text = `${'a'.repeat(50)}b${'a'.repeat(50)}`;
    const first = stepsOf(() => expression.test(text));
    expect(expression.lastIndex).toBe(51);
    expect(stepsOf(() => expression.test(text))).toBeLessThan(first);
    expect(expression.lastIndex).toBe(0);
  });

  it('are counted only while the work is done, even where it fails', () => {
    const before = [RegExp.prototype.exec, String.prototype.indexOf, Array.prototype.map];
    expect(() =>
      stepsOf(() => {
        throw new Error('failed');
      }),
    ).toThrow('failed');
    expect([RegExp.prototype.exec, String.prototype.indexOf, Array.prototype.map]).toEqual(before);
  });
});
