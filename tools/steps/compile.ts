import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { beginningsOf } from './beginnings.ts';
import { type Matcher, matcherOf } from './characters.ts';
import { manyIs, op, type Program } from './program.ts';
import { treeOf } from './tree.ts';

/** Makes the instructions of an expression. */
export function compile(source: string, flags: string): Program {
  const isUnicode = /[uv]/.test(flags);
  const tree = treeOf({ source, flags });
  const likeness = flags.replace(/[^isuv]/g, '');
  const isMultiline = flags.includes('m');
  const groups = groupsOf(tree);
  const code: number[] = [];
  const matchers: Matcher[] = [];
  let registers = 2 * (groups.size + 1);

  const emit = (what: number, a = 0, b = 0, c = 0, d = 0): number => code.push(what, a, b, c, d) - 5;
  const here = (): number => code.length;
  const taken = (count: number): number => {
    registers += count;
    return registers - count;
  };
  const matcher = (raw: string): number => {
    const made = matcherOf(raw, likeness);
    const known = matchers.indexOf(made);
    return known === -1 ? matchers.push(made) - 1 : known;
  };

  const alternatives = (all: readonly AST.Alternative[], step: 1 | -1): void => {
    const ends: number[] = [];
    for (const [index, { elements }] of all.entries()) {
      const isLast = index === all.length - 1;
      const choice = isLast ? 0 : emit(op.either, here() + 5);
      for (const one of step === 1 ? elements : elements.toReversed()) element(one, step);
      if (isLast) continue;
      ends.push(emit(op.jump));
      code[choice + 2] = here();
    }
    for (const end of ends) code[end + 1] = here();
  };

  const element = (node: AST.Element, step: 1 | -1): void => {
    switch (node.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass':
        emit(op.one, matcher(oneCharacter(node)), 0, 0, way(step));
        return;
      case 'Group':
        if (node.modifiers !== null) throw new Error(`Flags inside an expression are not counted yet: ${node.raw}`);
        alternatives(node.alternatives, step);
        return;
      case 'CapturingGroup': {
        const first = 2 * groups.get(node)!;
        emit(op.mark, step === 1 ? first : first + 1);
        alternatives(node.alternatives, step);
        emit(op.mark, step === 1 ? first + 1 : first);
        return;
      }
      case 'Quantifier':
        quantifier(node, step);
        return;
      case 'Backreference':
        if (Array.isArray(node.resolved)) throw new Error(`Groups of one name are not counted yet: ${node.raw}`);
        // Within the group that is meant nothing can have been read of it yet, and engines leave such a reference out.
        if (isWithin(node, node.resolved)) return;
        emit(op.again, 2 * groups.get(node.resolved)!, way(step));
        return;
      case 'Assertion':
        assertion(node);
    }
  };

  const quantifier = ({ element: inner, min, max, greedy }: AST.Quantifier, step: 1 | -1): void => {
    const most = Math.min(max, 0x7fffffff);
    if (most === 0) return;
    if (isOneCharacter(inner)) {
      emit(op.many, matcher(oneCharacter(inner)), min, most, way(step) + (greedy ? manyIs.greedy : 0));
      return;
    }
    const count = taken(2);
    emit(op.begin, count);
    const head = emit(greedy ? op.loop : op.lazyLoop, count, min, most);
    emit(op.mark, count + 1);
    const inside = [...groupsOf(inner).keys()].map((one) => 2 * groups.get(one)!);
    if (inside.length > 0) emit(op.forget, Math.min(...inside), Math.max(...inside) + 2);
    element(inner, step);
    emit(op.round, count, min);
    emit(op.jump, head);
    code[head + 4] = here();
  };

  const assertion = (node: AST.Assertion): void => {
    if ('alternatives' in node) {
      const place = taken(2);
      const begin = emit(op.look, place);
      alternatives(node.alternatives, node.kind === 'lookahead' ? 1 : -1);
      emit(node.negate ? op.seenInVain : op.seen, place);
      if (node.negate) code[begin + 2] = here();
      if (!hasQuantifier(node)) code[begin + 4] = here();
    } else if (node.kind === 'word') emit(op.border, matcher('\\w'), node.negate ? 1 : 0);
    else emit(node.kind === 'start' ? op.start : op.end, 0, isMultiline ? 1 : 0);
  };

  emit(op.mark, 0);
  alternatives(tree.alternatives, 1);
  emit(op.mark, 1);
  emit(op.done);
  const instructions = Int32Array.from(code);
  return {
    code: instructions,
    mayBegin: beginningsOf(instructions, matchers),
    passing: new Array(code.length).fill(undefined),
    matchers,
    known: new Uint8Array(256 * matchers.length),
    registers,
    groups: groups.size + 1,
    isSticky: flags.includes('y'),
    isUnicode,
    likeness,
  };
}

function way(step: 1 | -1): number {
  return step === 1 ? 0 : manyIs.backward;
}

type OneCharacter = AST.Character | AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass;

function isOneCharacter(node: AST.Element): node is OneCharacter {
  return ['Character', 'CharacterClass', 'CharacterSet', 'ExpressionCharacterClass'].includes(node.type);
}

function oneCharacter(node: OneCharacter): string {
  if (/\\q\{/.test(node.raw) || ('strings' in node && node.strings))
    throw new Error(`Classes that hold several characters as one are not counted yet: ${node.raw}`);
  return node.raw;
}

/** The groups of a tree that are remembered, numbered from 1 on as they open. */
function groupsOf(tree: AST.Node): ReadonlyMap<AST.CapturingGroup, number> {
  const groups = new Map<AST.CapturingGroup, number>();
  visitRegExpAST(tree, { onCapturingGroupEnter: (group) => groups.set(group, groups.size + 1) });
  return groups;
}

function isWithin(node: AST.Node, group: AST.CapturingGroup): boolean {
  for (let around: AST.Node | null = node; around !== null; around = around.parent) if (around === group) return true;
  return false;
}

function hasQuantifier(tree: AST.Node): boolean {
  let has = false;
  visitRegExpAST(tree, { onQuantifierEnter: () => (has = true) });
  return has;
}
