/** The elements in which the program puts its own texts under the role `user`. */
const elementsOfProgram = [
  // What the model is told of its surroundings, and how it is to work.
  'environment_context|user_instructions|INSTRUCTIONS|permissions instructions|apps_instructions|skills?',
  'collaboration_mode|personality_spec|model_switch',
  // What happened meanwhile.
  'turn_aborted|user_shell_command|subagent_notification|hook_prompt',
  'image',
].join('|');

/** How those texts begin: with such an element, or with a heading. */
const injectedBeginnings = new RegExp(
  String.raw`^(?:# AGENTS\.md instructions|# Context from my IDE setup|<(?:${elementsOfProgram})\b)`,
);

/** A text that is one element with a name of the program's own from its first character to its last. */
const wholeElement = /^<([a-z]+(?:_[a-z]+)+)(?:\s[^>]*)?>[\s\S]*<\/\1>\s*$/;

/** Says whether a text under the role `user` looks as the program writes it, and not a human. */
export function isInjected(text: string): boolean {
  const start = text.trimStart();
  return injectedBeginnings.test(start) || (start.startsWith('<') && wholeElement.test(start));
}
