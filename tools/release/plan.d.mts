/** A published package that gets another version, and how that one is counted. */
export interface Release {
  readonly name: string;
  readonly type: 'none' | 'patch' | 'minor' | 'major';
  readonly newVersion: string;
}
export declare function releasesOf(folder: string): Promise<readonly Release[]>;
