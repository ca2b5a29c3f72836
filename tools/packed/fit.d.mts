/** What publint has to say of a tarball, as sentences. */
export function unfitToPublish(tarball: string, manifest: object): Promise<string[]>;

/** What is wrong with the types of a tarball for a program of modules, which every package here is for. */
export function unfitTypes(tarball: string): Promise<string[]>;
