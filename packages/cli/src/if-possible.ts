/** What somebody finds, or undefined where the search fails: for questions of which it does not matter why they have no answer. */
export function ifPossible<Found>(find: () => Found): Found | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
