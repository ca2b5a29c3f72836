import { ask, markKnown } from '../../sieve/asked-stems.ts';
import { stemsOf } from '../../sieve/reading.ts';
import { isPhrase, isStatement } from '../../wording/form-of-words.ts';
import { isAddressed } from '../../wording/prose.ts';

/**
 * True for a first request in which nobody speaks, although the task holds the same in the words of somebody who does: "Poem on a
 * pump, eight lines." for "can you write me eight lines about my pump?". A person who asks twice may be shorter the second time, but
 * no less a person.
 */
export function retellsTheTask(input: string, task: string): boolean {
  const text = input.trim();
  if (text.length >= task.length || task.length > longest || task.includes(text)) return false;
  if (!isAddressed(task) || isAddressed(text) || !(isStatement(text) || isPhrase(text))) return false;
  const all = ask(stemsOf(text));
  return all >= fewest && all - markKnown(stemsOf(task)).all >= all * mostly;
}

const longest = 1500;
const fewest = 3;
const mostly = 0.5;
