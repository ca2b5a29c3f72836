/** How the texts begin that the program puts before the model under the role `user`. */
const injectedBeginnings =
  /^(?:# AGENTS\.md instructions|# Context from my IDE setup|<(?:environment_context|user_instructions|INSTRUCTIONS|permissions instructions|turn_aborted|skills?|user_shell_command|subagent_notification|collaboration_mode|personality_spec|apps_instructions|model_switch|hook_prompt|image)\b)/;

/** A text that is one element with a name of the program's own from its first character to its last. */
const wholeElement = /^<([a-z]+(?:_[a-z]+)+)(?:\s[^>]*)?>[\s\S]*<\/\1>\s*$/;

/** Says whether a text under the role `user` looks as the program writes it, and not a human. */
export function isInjected(text: string): boolean {
  const start = text.trimStart();
  return injectedBeginnings.test(start) || (start.startsWith('<') && wholeElement.test(start));
}
