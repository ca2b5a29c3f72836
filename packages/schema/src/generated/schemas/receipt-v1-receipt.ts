/* Made by tools/generate/schema-modules.ts from schemas/receipt/v1/receipt.schema.json; do not edit. */

/** What forsy-lint looked at, with what rules and what came of it: enough to tell later, without a network, whether anything has changed since. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/receipt/v1/receipt.schema.json",
  "title": "Receipt",
  "description": "What forsy-lint looked at, with what rules and what came of it: enough to tell later, without a network, whether anything has changed since.",
  "type": "object",
  "required": [
    "receipt_version",
    "tool",
    "verdict",
    "asked",
    "config",
    "files",
    "counts",
    "attestations",
    "coverage",
    "digest"
  ],
  "properties": {
    "receipt_version": {
      "description": "Version of this shape. It is the first key, by which a receipt is told from a trace.",
      "const": "1",
      "examples": [
        "1"
      ]
    },
    "tool": {
      "title": "ReceiptTool",
      "description": "What made the receipt.",
      "type": "object",
      "required": [
        "name",
        "version",
        "ruleset"
      ],
      "properties": {
        "name": {
          "description": "The command.",
          "const": "forsy-lint",
          "examples": [
            "forsy-lint"
          ]
        },
        "version": {
          "type": "string",
          "minLength": 1,
          "description": "Its version.",
          "examples": [
            "0.1.0"
          ]
        },
        "ruleset": {
          "type": "string",
          "minLength": 1,
          "description": "Digest of the catalogue of rules.",
          "examples": [
            "3f5a0c1e9d2b4a67"
          ]
        }
      },
      "additionalProperties": false
    },
    "verdict": {
      "title": "Verdict",
      "description": "`passed`: the command ended with 0. `failed`: with 1, so that something stands in the way. `incomplete`: with 2, so that something could not be looked at.",
      "enum": [
        "passed",
        "failed",
        "incomplete"
      ],
      "examples": [
        "passed"
      ]
    },
    "asked": {
      "title": "Asked",
      "description": "What the command line asked for. Paths are relative to the folder that the receipt speaks of.",
      "type": "object",
      "required": [
        "gate",
        "paths",
        "outputs",
        "profile",
        "config",
        "ignore_path",
        "rules",
        "only",
        "skip"
      ],
      "properties": {
        "gate": {
          "title": "Gate",
          "description": "How strict the gate was: a plain run, a release, or a release that wants signatures.",
          "enum": [
            "none",
            "release",
            "reviewed"
          ],
          "examples": [
            "release"
          ]
        },
        "paths": {
          "description": "The files, folders and patterns that were looked at.",
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1
          },
          "examples": [
            [
              "data"
            ]
          ]
        },
        "outputs": {
          "description": "Files that the run itself wrote among them, which are not part of what was looked at.",
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1
          },
          "examples": [
            [
              "report.html"
            ]
          ]
        },
        "profile": {
          "type": [
            "string",
            "null"
          ],
          "description": "The profile, where one was named.",
          "examples": [
            "strict"
          ]
        },
        "config": {
          "type": [
            "string",
            "null"
          ],
          "description": "The configuration, where one was named.",
          "examples": [
            null
          ]
        },
        "ignore_path": {
          "type": [
            "string",
            "null"
          ],
          "description": "The file of patterns to be left out, where one was named.",
          "examples": [
            null
          ]
        },
        "rules": {
          "description": "What rules were to weigh.",
          "type": "object",
          "additionalProperties": {
            "enum": [
              "off",
              "warning",
              "error"
            ]
          },
          "examples": [
            {
              "null-is-null": "off"
            }
          ]
        },
        "only": {
          "description": "The rules that alone were asked; empty for all.",
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1
          },
          "examples": [
            []
          ]
        },
        "skip": {
          "description": "The rules that were left out.",
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1
          },
          "examples": [
            []
          ]
        }
      },
      "additionalProperties": false
    },
    "config": {
      "title": "ReceiptConfig",
      "description": "What decided how much each rule weighs where.",
      "type": "object",
      "required": [
        "file",
        "hash"
      ],
      "properties": {
        "file": {
          "type": [
            "string",
            "null"
          ],
          "description": "The configuration that was used, or null where there was none.",
          "examples": [
            "forsy-lint.config.json"
          ]
        },
        "hash": {
          "$ref": "#/$defs/digest",
          "description": "Digest of the configuration with all that it builds on, what the command line says, and, without a gate, the baseline that holds findings back.",
          "examples": [
            "sha256:2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"
          ]
        }
      },
      "additionalProperties": false
    },
    "files": {
      "description": "Every file that was there, in the order of the paths.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/file"
      },
      "examples": [
        []
      ]
    },
    "counts": {
      "title": "ReceiptCounts",
      "description": "What was found.",
      "type": "object",
      "required": [
        "files",
        "traces",
        "errors",
        "warnings",
        "suppressed",
        "checklist"
      ],
      "properties": {
        "files": {
          "type": "integer",
          "minimum": 0,
          "description": "Files that were linted.",
          "examples": [
            4
          ]
        },
        "traces": {
          "type": "integer",
          "minimum": 0,
          "description": "Documents in them.",
          "examples": [
            4
          ]
        },
        "errors": {
          "type": "integer",
          "minimum": 0,
          "description": "Errors that are not suppressed.",
          "examples": [
            0
          ]
        },
        "warnings": {
          "type": "integer",
          "minimum": 0,
          "description": "Warnings that are not suppressed.",
          "examples": [
            0
          ]
        },
        "suppressed": {
          "type": "integer",
          "minimum": 0,
          "description": "Findings that somebody decided to live with.",
          "examples": [
            0
          ]
        },
        "checklist": {
          "description": "For each item of the checklist, how many traces stand in which state.",
          "type": "object",
          "propertyNames": {
            "pattern": "^([1-9]|1[0-6])$"
          },
          "additionalProperties": {
            "title": "ReceiptStatusCounts",
            "description": "Number of traces in each state.",
            "type": "object",
            "propertyNames": {
              "enum": [
                "pass",
                "clear",
                "needs-review",
                "attested",
                "fail",
                "not-applicable"
              ]
            },
            "additionalProperties": {
              "type": "integer",
              "minimum": 0
            }
          },
          "examples": [
            {
              "10": {
                "pass": 4
              }
            }
          ]
        }
      },
      "additionalProperties": false
    },
    "attestations": {
      "description": "The signatures that hold for the content as it was.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/attestation"
      },
      "examples": [
        []
      ]
    },
    "coverage": {
      "description": "How far each rule was asked.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/coverage"
      },
      "examples": [
        []
      ]
    },
    "digest": {
      "$ref": "#/$defs/digest",
      "description": "Digest of everything above, written without spaces: a receipt that was changed by accident shows it.",
      "examples": [
        "sha256:2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"
      ]
    }
  },
  "additionalProperties": false,
  "$defs": {
    "digest": {
      "type": "string",
      "pattern": "^sha256:[0-9a-f]{64}$",
      "x-form": "sha256: and 64 hexadecimal digits"
    },
    "file": {
      "title": "ReceiptFile",
      "description": "One file as it was.",
      "type": "object",
      "required": [
        "path",
        "kind",
        "bytes",
        "sha256"
      ],
      "properties": {
        "path": {
          "type": "string",
          "minLength": 1,
          "description": "Its path, relative to the folder that the receipt speaks of, with forward slashes.",
          "examples": [
            "data/a/trace.json"
          ]
        },
        "kind": {
          "title": "FileKind",
          "description": "`file`: its content counts. `link`: a link that was not followed; where it leads counts. `special`: neither, such as a device.",
          "enum": [
            "file",
            "link",
            "special"
          ],
          "examples": [
            "file"
          ]
        },
        "bytes": {
          "type": "integer",
          "minimum": 0,
          "description": "Its size.",
          "examples": [
            1024
          ]
        },
        "sha256": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$",
          "x-form": "64 hexadecimal digits",
          "description": "Digest of its content, or of where the link leads; null for what has none.",
          "examples": [
            "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"
          ]
        }
      },
      "additionalProperties": false
    },
    "attestation": {
      "title": "Attestation",
      "description": "One item of the checklist that a person signed.",
      "type": "object",
      "required": [
        "file",
        "trace_id",
        "item",
        "by",
        "note",
        "on",
        "content_hash",
        "sample"
      ],
      "properties": {
        "file": {
          "type": "string",
          "minLength": 1,
          "description": "The trace that it was given for, or the file of signatures of a sampled dataset.",
          "examples": [
            "data/a/trace.json"
          ]
        },
        "trace_id": {
          "type": [
            "string",
            "null"
          ],
          "description": "The id of the trace; null for a dataset.",
          "examples": [
            "forsy_trace_example_001"
          ]
        },
        "item": {
          "type": "integer",
          "minimum": 1,
          "maximum": 16,
          "description": "The item.",
          "examples": [
            9
          ]
        },
        "by": {
          "type": "string",
          "minLength": 1,
          "description": "Who signed.",
          "examples": [
            "D. Meyer"
          ]
        },
        "note": {
          "type": [
            "string",
            "null"
          ],
          "description": "What is to be known about it.",
          "examples": [
            null
          ]
        },
        "on": {
          "type": "string",
          "description": "The day on which it was signed.",
          "examples": [
            "2026-11-21"
          ]
        },
        "content_hash": {
          "$ref": "#/$defs/digest",
          "description": "Digest of what was looked at: the canonical form of the trace, or the digests of all traces of a dataset.",
          "examples": [
            "sha256:2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"
          ]
        },
        "sample": {
          "description": "How the traces were drawn that were looked at for a dataset; null for a single trace.",
          "examples": [
            null
          ],
          "anyOf": [
            {
              "type": "null"
            },
            {
              "$ref": "#/$defs/sample"
            }
          ]
        }
      },
      "additionalProperties": false
    },
    "sample": {
      "title": "ReceiptSample",
      "description": "A draw that anybody can repeat.",
      "type": "object",
      "required": [
        "seed",
        "drawn",
        "of"
      ],
      "properties": {
        "seed": {
          "type": "integer",
          "minimum": 0,
          "description": "What decides the draw.",
          "examples": [
            7
          ]
        },
        "drawn": {
          "type": "integer",
          "minimum": 1,
          "description": "Traces that were looked at.",
          "examples": [
            20
          ]
        },
        "of": {
          "type": "integer",
          "minimum": 1,
          "description": "Traces that there were.",
          "examples": [
            400
          ]
        },
        "seed_is_chosen": {
          "const": true,
          "description": "There where somebody chose the seed, who may have tried others before. Without it the seed follows from the content of the dataset.",
          "examples": [
            true
          ]
        }
      },
      "additionalProperties": false
    },
    "coverage": {
      "title": "ReceiptCoverage",
      "description": "How far one rule was asked.",
      "type": "object",
      "required": [
        "rule",
        "status",
        "run",
        "not_run",
        "not_applicable",
        "why"
      ],
      "properties": {
        "rule": {
          "type": "string",
          "minLength": 1,
          "description": "Id of the rule.",
          "examples": [
            "caused-by-points-back"
          ]
        },
        "status": {
          "title": "ReceiptCoverageStatus",
          "description": "As in the report.",
          "enum": [
            "run",
            "partly",
            "not-run",
            "not-applicable"
          ],
          "examples": [
            "run"
          ]
        },
        "run": {
          "type": "integer",
          "minimum": 0,
          "description": "Documents that it ran over.",
          "examples": [
            4
          ]
        },
        "not_run": {
          "type": "integer",
          "minimum": 0,
          "description": "Documents that it should speak of and did not run over.",
          "examples": [
            0
          ]
        },
        "not_applicable": {
          "type": "integer",
          "minimum": 0,
          "description": "Documents that hold nothing for it to speak of.",
          "examples": [
            0
          ]
        },
        "why": {
          "type": [
            "string",
            "null"
          ],
          "description": "Why it did not run everywhere.",
          "examples": [
            "The configuration switches it off."
          ]
        }
      },
      "additionalProperties": false
    }
  }
};

export default schema;
