/* Made by tools/generate/schema-modules.ts from schemas/review/v1/reviews.schema.json; do not edit. */

/** What persons signed for the trace that review.json lies beside. forsy-lint attest writes it. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/review/v1/reviews.schema.json",
  "title": "Reviews",
  "description": "What persons signed for the trace that review.json lies beside. forsy-lint attest writes it.",
  "type": "object",
  "required": [
    "reviews"
  ],
  "properties": {
    "version": {
      "const": 1,
      "description": "Version of this form."
    },
    "reviews": {
      "description": "The signatures, one for each trace, item and person.",
      "type": "array",
      "items": {
        "$ref": "line.schema.json#/$defs/review"
      }
    }
  }
};

export default schema;
