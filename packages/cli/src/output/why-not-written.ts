import { codeOf, saidBySystem } from '../system-error.ts';
/** Why something could not be written, in words that begin in the middle of a sentence. */
export function whyNotWritten(error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOSPC':
      return 'the disk is full';
    case 'EDQUOT':
      return 'your share of the disk is used up';
    case 'EFBIG':
      return 'it would be larger than a file may be here';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'writing there is not permitted';
    case 'ENXIO':
      return 'nobody reads from that pipe';
    case 'EPIPE':
      return 'whoever read from that pipe stopped before its end';
    case 'ENOENT':
      return 'its folder does not exist';
    case 'ENOTDIR':
      return 'a part of its path is a file, not a folder';
    case 'EISDIR':
      return 'there is a folder of that name';
    case 'EEXIST':
      return 'there is a file of that name';
    case 'ENAMETOOLONG':
      return 'its name is too long';
    case 'ELOOP':
      return 'it is a link that leads back to itself';
    default:
      return saidBySystem(error);
  }
}

/** Whether the disk as a whole is the reason, so that no other file fares better. */
export function isOfDisk(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS';
}
