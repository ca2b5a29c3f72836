/** What the redactor says when it will not vouch for a document. Its message never holds a value of the document. */
export class RedactionError extends Error {
  override readonly name: string = 'RedactionError';
}
