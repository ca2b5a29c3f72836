/** The TypeScript compilers that this machine has, the quickest first. */
export const compilers: readonly { readonly version: number; readonly program: string }[];
