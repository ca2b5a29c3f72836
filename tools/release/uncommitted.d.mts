export function uncommittedIn(folder: string): string[] | undefined;
