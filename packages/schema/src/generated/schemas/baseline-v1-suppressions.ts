/* Made by tools/generate/schema-modules.ts from schemas/baseline/v1/suppressions.schema.json; do not edit. */

/** The findings that were there when forsy-lint began to be used, in forsy-lint-suppressions.json. forsy-lint --suppress-all writes it. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/baseline/v1/suppressions.schema.json",
  "title": "Baseline",
  "description": "The findings that were there when forsy-lint began to be used, in forsy-lint-suppressions.json. forsy-lint --suppress-all writes it.",
  "type": "object",
  "required": [
    "suppressions"
  ],
  "properties": {
    "version": {
      "const": 1,
      "description": "Version of this form."
    },
    "suppressions": {
      "description": "The findings that are lived with.",
      "type": "array",
      "items": {
        "title": "BaselineEntry",
        "description": "One finding.",
        "type": "object",
        "required": [
          "rule",
          "fingerprint"
        ],
        "properties": {
          "rule": {
            "type": "string",
            "description": "Id of the rule.",
            "examples": [
              "caused-by-points-back"
            ]
          },
          "fingerprint": {
            "type": "string",
            "description": "What the finding is known by, as -f json shows it.",
            "examples": [
              "5b1f0c9a77e2d410"
            ]
          },
          "within": {
            "type": "string",
            "description": "The part that was looked at when the finding was written down, a file or folder relative to this file; without it, all of the folder.",
            "examples": [
              "data/checkout"
            ]
          }
        }
      }
    }
  }
};

export default schema;
