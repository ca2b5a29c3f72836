/** Sentences that somebody wrote among the settings of an agent, with their keys: how the session was captured, what was kept of it. */
export function remarksIn(config: object | null): readonly (readonly [key: string, text: string])[] {
  if (config === null) return [];
  return Object.entries(config).filter(
    (one): one is [string, string] =>
      typeof one[1] === 'string' &&
      one[1].length < 400 &&
      (/\S\s\S+\s\S/.test(one[1]) || /[\u3040-\u9fff]{6}/.test(one[1])) &&
      !ofTheModel.test(one[0]),
  );
}

/** What was told to the model, and what it could do, is no word about the record. */
const ofTheModel = /prompt|instruction|tool|persona|policy|rules|sandbox|constraint/i;
