/** What a frame of the stack keeps: a way to go, a run of characters to shorten or to lengthen, or what a register held. */
export const frameIs = { way: 0, shorten: 1, lengthen: 2, held: 3 } as const;

/** Four numbers for each frame: its kind, an instruction or a register, a position or a value, and how far it may still go. */
let stack: Int32Array = new Int32Array(1 << 16);

/** The frames as they are, for whoever begins with none of them. One stack serves all searches, which never overlap. */
export function emptyStack(): Int32Array {
  return stack;
}

/** The same frames with twice the room. */
export function largerStack(): Int32Array {
  const made = new Int32Array(stack.length * 2);
  made.set(stack);
  stack = made;
  return made;
}

/** Keeps an instruction from which to go on at a position, should the way that is taken lead to nothing; gives the new top. */
export function pushWay(frames: Int32Array, top: number, pc: number, position: number): number {
  frames[top] = frameIs.way;
  frames[top + 1] = pc;
  frames[top + 2] = position;
  return top + 4;
}

/** Keeps what a register held before it is written anew; gives the new top. */
export function pushHeld(frames: Int32Array, top: number, register: number, value: number): number {
  frames[top] = frameIs.held;
  frames[top + 1] = register;
  frames[top + 2] = value;
  return top + 4;
}
