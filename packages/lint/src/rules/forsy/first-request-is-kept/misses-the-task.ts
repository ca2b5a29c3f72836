const enough = 4;

/** Words that say nothing of what is wanted. */
const empty = new Set(
  `
    a an the this that these those it its is are was were be been am i me my we our us you your he she they him
    her them and or but not no yes ok okay so of in on at to for from by with as about into over again also just
    please pls thanks thank hi hello hey dear sorry can could would will do does did get got have has had there
    here now then go use see look any all one other some what which who how when where why let make need want like
    hey ping test file data message attachment below above attached photo image chat phone yesterday today
    tomorrow discussed ignore wrong last
  `
    .trim()
    .split(/\s+/),
);

/** True for a first message that says too little to be the request, and nothing of what the task says. */
export function missesTheTask(input: string, task: string): boolean {
  if (input.length > 120 || /[^\p{ASCII}]/u.test(input)) return false;
  const said = words(input).filter((word) => !empty.has(word) && !/^\d+$/.test(word));
  if (said.length >= enough) return false;
  const wanted = words(task).map(stem);
  return (
    wanted.length > 0 &&
    !words(input)
      .map(stem)
      .some((word) => wanted.includes(word) && !empty.has(word))
  );
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Enough of a word to know it again in another form. */
function stem(word: string): string {
  return word.slice(0, 5);
}
