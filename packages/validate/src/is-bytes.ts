/** Whether something is bytes, of this program or another window of it: numbers of another size are none. */
export function isBytes(input: unknown): input is Uint8Array {
  return Object.prototype.toString.call(input) === '[object Uint8Array]';
}
