import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { beginningsOf } from './beginnings.ts';
import { type InstructionList, startInstructions } from './instruction-list.ts';
import { manyIs, op, type Program } from './program.ts';
import { treeOf } from './tree.ts';

/** Makes the instructions of an expression. */
export function compile(source: string, flags: string): Program {
  const tree = treeOf({ source, flags });
  const groups = groupsOf(tree);
  const likeness = flags.replace(/[^isuv]/g, '');
  const list = startInstructions(2 * (groups.size + 1), likeness);
  const { code, matchers, emit } = list;
  emit(op.mark, 0);
  writerOf(list, groups, flags.includes('m'))(tree.alternatives, 1);
  emit(op.mark, 1);
  emit(op.done);
  const instructions = Int32Array.from(code);
  return {
    code: instructions,
    mayBegin: beginningsOf(instructions, matchers),
    passing: new Array(code.length).fill(undefined),
    matchers,
    known: new Uint8Array(256 * matchers.length),
    registers: list.registers(),
    groups: groups.size + 1,
    isSticky: flags.includes('y'),
    isUnicode: /[uv]/.test(flags),
    likeness,
  };
}

/** Writes the instructions of nodes and of what stands in them, forwards or, within a look back, backwards. */
function writerOf(
  { code, emit, here, taken, matcher }: InstructionList,
  groups: Groups,
  isMultiline: boolean,
): (all: readonly AST.Alternative[], step: Step) => void {
  return alternatives;

  function alternatives(all: readonly AST.Alternative[], step: Step): void {
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
  }

  function element(node: AST.Element, step: Step): void {
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
  }

  function quantifier({ element: inner, min, max, greedy }: AST.Quantifier, step: Step): void {
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
  }

  function assertion(node: AST.Assertion): void {
    if ('alternatives' in node) {
      const place = taken(2);
      const begin = emit(op.look, place);
      alternatives(node.alternatives, node.kind === 'lookahead' ? 1 : -1);
      emit(node.negate ? op.seenInVain : op.seen, place);
      if (node.negate) code[begin + 2] = here();
      if (!hasQuantifier(node)) code[begin + 4] = here();
    } else if (node.kind === 'word') emit(op.border, matcher('\\w'), node.negate ? 1 : 0);
    else emit(node.kind === 'start' ? op.start : op.end, 0, isMultiline ? 1 : 0);
  }
}

/** One character to the right, or to the left. */
type Step = 1 | -1;

function way(step: Step): number {
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

/** Groups with their numbers. */
type Groups = ReadonlyMap<AST.CapturingGroup, number>;

/** The groups of a tree that are remembered, numbered from 1 on as they open. */
function groupsOf(tree: AST.Node): Groups {
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
