export declare function flagsOf(usage: string, known: readonly string[]): ReadonlyMap<string, string>;
