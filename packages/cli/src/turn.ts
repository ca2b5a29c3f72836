/**
 * Lets a signal be heard between two pieces of work that wait for nothing; with thousands of files nobody could stop them
 * otherwise.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** As `turn`, each time that so many bytes have been worked on since the last one. */
export function turnEach(bytes: number): (worked: number) => Promise<void> | undefined {
  let since = 0;
  return (worked) => {
    since += worked;
    if (since < bytes) return undefined;
    since = 0;
    return turn();
  };
}
