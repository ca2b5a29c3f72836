/** "<think>", "[Thinking] ": how models and programs begin the thinking that stands in one text with what is said. */
const begun =
  /^\s*(?:<(?:think|thinking|thought|thoughts|reasoning|scratchpad)>|\[(?:Thinking|Thought|Reasoning)\]:?)\s*\S/i;

/** True for a text that begins with the thinking behind it. */
export function thinksAloud(text: string): boolean {
  return begun.test(text);
}
