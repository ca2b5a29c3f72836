import { describe, expect, it } from 'vitest';
import { closest } from '../src/index.ts';

describe('the word that was most likely meant', () => {
  it.each([
    ['a-b-c', ['a_b_c'], 'a_b_c'],
    ['rloe', ['role'], 'role'],
    ['rol', ['pole', 'role'], 'role'],
    ['agentTools', ['agent_tool', 'agent_tools'], 'agent_tools'],
    ['actor', ['action', 'actors'], 'actors'],
    ['ab', ['xy'], undefined],
    ['', ['a'], undefined],
  ] as const)('of %s among %j is %s', (word, candidates, meant) => {
    expect(closest(word, candidates)).toBe(meant);
  });
});
