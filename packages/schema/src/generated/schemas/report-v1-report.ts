/* Made by tools/generate/schema-modules.ts from schemas/report/v1/report.schema.json; do not edit. */

/** What every command of trace-formats says, in one shape: the results for each document and a summary. Reporters read nothing else. */
const schema: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://trace-formats.github.io/schemas/report/v1/report.schema.json",
  "title": "Report",
  "description": "What every command of trace-formats says, in one shape: the results for each document and a summary. Reporters read nothing else.",
  "type": "object",
  "required": [
    "report_version",
    "tool",
    "results",
    "summary"
  ],
  "properties": {
    "$schema": {
      "type": "string",
      "description": "Address of this schema, for editors.",
      "examples": [
        "https://trace-formats.github.io/schemas/report/v1/report.schema.json"
      ]
    },
    "report_version": {
      "description": "Version of this shape.",
      "const": "1",
      "examples": [
        "1"
      ]
    },
    "tool": {
      "title": "Tool",
      "description": "What made the report.",
      "type": "object",
      "required": [
        "name",
        "version",
        "ruleset"
      ],
      "properties": {
        "name": {
          "description": "The command.",
          "enum": [
            "forsy-lint",
            "trace-formats"
          ],
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
          "type": [
            "string",
            "null"
          ],
          "description": "Digest of the catalogue of rules that it knows, or null where no rules were run.",
          "examples": [
            "3f5a0c1e"
          ]
        }
      },
      "additionalProperties": false
    },
    "results": {
      "description": "One entry for each document, in the order of paths and records. Of a JSONL file that is too large to be held in memory, only the first record and those with findings have one; the summary counts them all.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/result"
      },
      "examples": [
        []
      ]
    },
    "summary": {
      "title": "Summary",
      "description": "The counts over all results; suppressed findings are counted apart.",
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
          "description": "Files looked at.",
          "examples": [
            1
          ]
        },
        "traces": {
          "type": "integer",
          "minimum": 0,
          "description": "Documents looked at: a JSONL file holds several.",
          "examples": [
            1
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
            "title": "StatusCounts",
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
                "pass": 1
              }
            }
          ]
        }
      },
      "additionalProperties": false
    },
    "coverage": {
      "description": "For each rule of the catalogue, over how many documents it ran, and why it did not run over others.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/ruleCoverage"
      },
      "examples": [
        []
      ]
    }
  },
  "additionalProperties": false,
  "$defs": {
    "ruleCoverage": {
      "title": "RuleCoverage",
      "description": "How far one rule was asked.",
      "type": "object",
      "required": [
        "rule",
        "checklist",
        "status",
        "run",
        "not_run",
        "not_applicable",
        "reasons"
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
        "checklist": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 16,
          "description": "The item of the Forsy pre-release checklist that it watches over, or null.",
          "examples": [
            10
          ]
        },
        "status": {
          "title": "CoverageStatus",
          "description": "`run`: over every document that it speaks of. `partly`: over some. `not-run`: over none, though there were some. `not-applicable`: there was nothing for it to speak of.",
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
          "description": "Documents that it ran over; for a rule over datasets, datasets.",
          "examples": [
            12
          ]
        },
        "not_run": {
          "type": "integer",
          "minimum": 0,
          "description": "Documents that it should speak of and was not run over, or not in full.",
          "examples": [
            0
          ]
        },
        "not_applicable": {
          "type": "integer",
          "minimum": 0,
          "description": "Documents of its kind that hold nothing for it to speak of.",
          "examples": [
            0
          ]
        },
        "reasons": {
          "description": "Why it did not run, the most frequent reason first.",
          "type": "array",
          "items": {
            "title": "CoverageReason",
            "description": "One reason.",
            "type": "object",
            "required": [
              "why",
              "documents"
            ],
            "properties": {
              "why": {
                "type": "string",
                "minLength": 1,
                "description": "The reason, in a whole sentence.",
                "examples": [
                  "The configuration switches it off."
                ]
              },
              "documents": {
                "type": "integer",
                "minimum": 0,
                "description": "How many documents it holds for; 0 where there were none to begin with.",
                "examples": [
                  3
                ]
              }
            },
            "additionalProperties": false
          },
          "examples": [
            []
          ]
        }
      },
      "additionalProperties": false
    },
    "result": {
      "title": "Result",
      "description": "What is said about one document: a file, or one record of a JSONL file.",
      "type": "object",
      "required": [
        "file",
        "record",
        "format",
        "trace_id",
        "findings",
        "checklist",
        "rules_not_run"
      ],
      "properties": {
        "file": {
          "type": "string",
          "minLength": 1,
          "description": "Path of the file or folder relative to the working folder, with forward slashes; `<stdin>` for standard input.",
          "examples": [
            "data/checkout/trace.json"
          ]
        },
        "record": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "description": "Number of the record in a JSONL file, counted from 1; null for a file that is one document.",
          "examples": [
            null
          ]
        },
        "format": {
          "type": [
            "string",
            "null"
          ],
          "description": "Id of the format it was read as, or null when the bytes could not be told.",
          "examples": [
            "forsy/v0.1",
            "trajectory"
          ]
        },
        "trace_id": {
          "type": [
            "string",
            "null"
          ],
          "description": "The id that the document gives itself, where its format has one.",
          "examples": [
            "forsy_trace_example_001"
          ]
        },
        "findings": {
          "description": "Everything found, in the order of the places.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/finding"
          },
          "examples": [
            []
          ]
        },
        "checklist": {
          "description": "Where each item of the pre-release checklist stands; empty where the checklist does not apply.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/checklistEntry"
          },
          "examples": [
            [
              {
                "item": 10,
                "status": "pass"
              }
            ]
          ]
        },
        "rules_not_run": {
          "description": "Rules that could not be run soundly, each with the reason.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/ruleNotRun"
          },
          "examples": [
            []
          ]
        },
        "detected": {
          "$ref": "#/$defs/detection"
        },
        "graph": {
          "$ref": "#/$defs/graph"
        },
        "losses": {
          "description": "What a conversion did not carry over.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/loss"
          },
          "examples": [
            []
          ]
        },
        "matches": {
          "description": "What a redaction found: kinds and places, never values.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/match"
          },
          "examples": [
            []
          ]
        }
      },
      "additionalProperties": false
    },
    "finding": {
      "title": "Finding",
      "description": "One thing to tell a person about one place: what is wrong, why it matters and what to do.",
      "type": "object",
      "required": [
        "rule",
        "stage",
        "severity",
        "certainty",
        "checklist",
        "message",
        "why",
        "fix",
        "pointer",
        "line",
        "column",
        "docs",
        "fingerprint",
        "fixable",
        "suppressed"
      ],
      "properties": {
        "rule": {
          "type": "string",
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
          "x-form": "lower-case words joined by hyphens, such as steps-are-the-work",
          "description": "The id of the rule that found it. Ids say what is true of a good document and are never reused.",
          "examples": [
            "caused-by-points-back",
            "required-fields-are-present"
          ]
        },
        "stage": {
          "title": "Stage",
          "description": "The step of the work that found it: reading the bytes, telling the format, judging the shape, checking the meaning of one document or of the whole dataset, or a failure of the tool itself.",
          "enum": [
            "read",
            "detect",
            "schema",
            "rule",
            "dataset",
            "internal"
          ],
          "examples": [
            "read"
          ]
        },
        "severity": {
          "title": "Severity",
          "description": "How much it weighs: an error stands in the way of a release, a warning deserves a look, a note only informs.",
          "enum": [
            "error",
            "warning",
            "note"
          ],
          "examples": [
            "error"
          ]
        },
        "certainty": {
          "title": "Certainty",
          "description": "`exact` findings are facts about the document; a `hint` is a suspicion that a person has to judge.",
          "enum": [
            "exact",
            "hint"
          ],
          "examples": [
            "exact"
          ]
        },
        "checklist": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 16,
          "description": "The item of the Forsy pre-release checklist that it belongs to, or null when it belongs to none.",
          "examples": [
            10
          ]
        },
        "message": {
          "type": "string",
          "minLength": 1,
          "description": "What is wrong, in a whole sentence, with the values that are wrong.",
          "examples": [
            "Step 5 names step 7 as its cause, but step 7 is not earlier."
          ]
        },
        "why": {
          "type": [
            "string",
            "null"
          ],
          "description": "Why it matters to those who use the trace.",
          "examples": [
            "Readers replay a trace by following its causes; a link forward cannot be followed."
          ]
        },
        "fix": {
          "type": [
            "string",
            "null"
          ],
          "description": "What to do about it.",
          "examples": [
            "Link to the step whose result led to this one, or set caused_by to null."
          ]
        },
        "pointer": {
          "type": "string",
          "pattern": "^(/[\\s\\S]*)?$",
          "x-form": "a JSON Pointer, which is empty or begins with a slash",
          "description": "JSON Pointer (RFC 6901) from the root of the document or record to the place; empty for the whole.",
          "examples": [
            "/steps/4/caused_by/0"
          ]
        },
        "line": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "description": "Line of the file, counted from 1; null when the place has no text, as for a folder.",
          "examples": [
            88
          ]
        },
        "column": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "description": "Column in that line, counted from 1 in UTF-16 code units.",
          "examples": [
            9
          ]
        },
        "docs": {
          "type": [
            "string",
            "null"
          ],
          "description": "Address of the page that documents the rule.",
          "examples": [
            "https://github.com/trace-formats/trace-formats/blob/main/docs/rules/caused-by-points-back.md"
          ]
        },
        "fingerprint": {
          "type": [
            "string",
            "null"
          ],
          "description": "A digest that stays the same while the finding stays the same, wherever the file lies: rule, trace id, pointer and the masked value.",
          "examples": [
            "5f0c9ad1c2b7a4e3"
          ]
        },
        "fixable": {
          "type": "boolean",
          "description": "True when `--fix` can mend it without touching a word that somebody wrote.",
          "examples": [
            false
          ]
        },
        "suppressed": {
          "description": "Who decided to live with it and why, or null when nobody did.",
          "examples": [
            null
          ],
          "anyOf": [
            {
              "type": "null"
            },
            {
              "$ref": "#/$defs/suppression"
            }
          ]
        },
        "excerpt": {
          "type": "string",
          "maxLength": 200,
          "description": "Lines of the text with everything secret masked; the last of them is the line of the finding, the others stand right before it.",
          "examples": [
            "\"caused_by\": [7]"
          ]
        }
      },
      "additionalProperties": false
    },
    "suppression": {
      "title": "Suppression",
      "description": "A decision to live with a finding.",
      "type": "object",
      "required": [
        "reason",
        "owner",
        "expires",
        "source"
      ],
      "properties": {
        "reason": {
          "type": "string",
          "minLength": 1,
          "description": "Why it is accepted.",
          "examples": [
            "The path is the public mirror, not a person."
          ]
        },
        "owner": {
          "type": [
            "string",
            "null"
          ],
          "description": "Who decided.",
          "examples": [
            "Dana"
          ]
        },
        "expires": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
          "x-form": "a date such as 2027-01-31",
          "description": "The day after which it counts again.",
          "examples": [
            "2027-01-31"
          ]
        },
        "source": {
          "description": "Where the decision is written down: the configuration or the baseline file.",
          "enum": [
            "config",
            "baseline"
          ],
          "examples": [
            "config"
          ]
        }
      },
      "additionalProperties": false
    },
    "checklistEntry": {
      "title": "ChecklistEntry",
      "description": "The state of one item of the pre-release checklist.",
      "type": "object",
      "required": [
        "item",
        "status"
      ],
      "properties": {
        "item": {
          "type": "integer",
          "minimum": 1,
          "maximum": 16,
          "description": "Number of the item.",
          "examples": [
            10
          ]
        },
        "status": {
          "title": "ChecklistStatus",
          "description": "`pass`: decided by exact rules. `clear`: nothing was found, where only hints watch over it or the files beside the trace were not shown. `needs-review`: a hint fired. `attested`: a person signed it. `fail`: an exact rule found a fault. `not-applicable`: nothing of the kind is in the trace.",
          "enum": [
            "pass",
            "clear",
            "needs-review",
            "attested",
            "fail",
            "not-applicable"
          ],
          "examples": [
            "pass"
          ]
        }
      },
      "additionalProperties": false
    },
    "ruleNotRun": {
      "title": "RuleNotRun",
      "description": "A rule that was left out for this document.",
      "type": "object",
      "required": [
        "rule",
        "why"
      ],
      "properties": {
        "rule": {
          "type": "string",
          "minLength": 1,
          "description": "Id of the rule.",
          "examples": [
            "summary-counts-are-true"
          ]
        },
        "why": {
          "type": "string",
          "minLength": 1,
          "description": "Why running it would not have been sound.",
          "examples": [
            "steps/3 has a shape error in eval."
          ]
        }
      },
      "additionalProperties": false
    },
    "detection": {
      "title": "Detected",
      "description": "Which format the content was taken for, and on what evidence.",
      "type": "object",
      "required": [
        "format",
        "version",
        "container",
        "why",
        "candidates"
      ],
      "properties": {
        "format": {
          "type": "string",
          "minLength": 1,
          "description": "Id of the format, or `unknown`.",
          "examples": [
            "claude-code"
          ]
        },
        "version": {
          "type": [
            "string",
            "null"
          ],
          "description": "The version that the document states, if it states one.",
          "examples": [
            "0.1"
          ]
        },
        "container": {
          "title": "Container",
          "description": "One JSON value, or one value for each line.",
          "enum": [
            "json",
            "jsonl"
          ],
          "examples": [
            "json"
          ]
        },
        "why": {
          "type": "string",
          "minLength": 1,
          "description": "What was seen, in a sentence.",
          "examples": [
            "The records carry type, uuid and parentUuid, as Claude Code logs do."
          ]
        },
        "candidates": {
          "description": "Every format that fits, the likeliest first.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/candidate"
          },
          "examples": [
            []
          ]
        }
      },
      "additionalProperties": false
    },
    "candidate": {
      "title": "DetectionCandidate",
      "description": "One format that the content could be.",
      "type": "object",
      "required": [
        "format",
        "saw"
      ],
      "properties": {
        "format": {
          "type": "string",
          "minLength": 1,
          "description": "Id of the format.",
          "examples": [
            "pi"
          ]
        },
        "saw": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The pieces of evidence for it.",
          "examples": [
            [
              "a first record of type session with a version"
            ]
          ]
        }
      },
      "additionalProperties": false
    },
    "graph": {
      "title": "CausalGraph",
      "description": "The steps of a trace and the links between them, for drawing.",
      "type": "object",
      "required": [
        "steps",
        "links"
      ],
      "properties": {
        "steps": {
          "description": "The steps in order.",
          "type": "array",
          "items": {
            "title": "GraphStep",
            "description": "One step as a node.",
            "type": "object",
            "required": [
              "step",
              "turn",
              "actor",
              "action",
              "label",
              "eval"
            ],
            "properties": {
              "step": {
                "type": "integer",
                "description": "Its number.",
                "examples": [
                  1
                ]
              },
              "turn": {
                "type": [
                  "integer",
                  "null"
                ],
                "description": "Its turn.",
                "examples": [
                  1
                ]
              },
              "actor": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Who acted.",
                "examples": [
                  "agent"
                ]
              },
              "action": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "What kind of step it is.",
                "examples": [
                  "agent_step"
                ]
              },
              "label": {
                "type": "string",
                "description": "A short masked text to show.",
                "examples": [
                  "Run the tests"
                ]
              },
              "eval": {
                "type": [
                  "integer",
                  "null"
                ],
                "description": "Its evaluation.",
                "examples": [
                  1
                ]
              }
            },
            "additionalProperties": false
          },
          "examples": [
            []
          ]
        },
        "links": {
          "description": "The links from causes to steps and from retried steps to retries.",
          "type": "array",
          "items": {
            "title": "GraphLink",
            "description": "One link between two steps.",
            "type": "object",
            "required": [
              "from",
              "to",
              "kind",
              "faulty"
            ],
            "properties": {
              "from": {
                "type": "integer",
                "description": "Number of the earlier step.",
                "examples": [
                  1
                ]
              },
              "to": {
                "type": "integer",
                "description": "Number of the step that carries the link.",
                "examples": [
                  2
                ]
              },
              "kind": {
                "description": "Which field holds it.",
                "enum": [
                  "caused_by",
                  "retry_of"
                ],
                "examples": [
                  "caused_by"
                ]
              },
              "faulty": {
                "type": "boolean",
                "description": "True when a finding speaks of this link.",
                "examples": [
                  false
                ]
              }
            },
            "additionalProperties": false
          },
          "examples": [
            []
          ]
        }
      },
      "additionalProperties": false
    },
    "loss": {
      "title": "Loss",
      "description": "One thing that a conversion could not carry over as it was.",
      "type": "object",
      "required": [
        "kind",
        "pointer",
        "why"
      ],
      "properties": {
        "kind": {
          "title": "LossKind",
          "description": "`dropped`: the target has no place for it. `missing`: the target wants it and the source has it not. `approximated`: carried, but not exactly. `renamed`: carried under another name.",
          "enum": [
            "dropped",
            "missing",
            "approximated",
            "renamed"
          ],
          "examples": [
            "dropped"
          ]
        },
        "pointer": {
          "type": "string",
          "description": "Where it stood in the source.",
          "examples": [
            "/records/12/message/content/0"
          ]
        },
        "why": {
          "type": "string",
          "minLength": 1,
          "description": "What happened to it, in a sentence.",
          "examples": [
            "The thinking block holds a signature only, so there is no thought to carry."
          ]
        },
        "count": {
          "type": "integer",
          "minimum": 1,
          "description": "How many places the entry stands for.",
          "examples": [
            1
          ]
        }
      }
    },
    "match": {
      "title": "RedactionMatch",
      "description": "One sensitive value: what kind, where, never the value.",
      "type": "object",
      "required": [
        "kind",
        "pointer",
        "range",
        "label",
        "confidence"
      ],
      "properties": {
        "kind": {
          "type": "string",
          "minLength": 1,
          "description": "Its kind, as it stands in the marker.",
          "examples": [
            "github_token"
          ]
        },
        "pointer": {
          "type": "string",
          "description": "Where it stands.",
          "examples": [
            "/messages/3/content"
          ]
        },
        "range": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 0
          },
          "minItems": 2,
          "maxItems": 2,
          "description": "Start and end in the text, in UTF-16 code units.",
          "examples": [
            [
              12,
              52
            ]
          ]
        },
        "label": {
          "type": "string",
          "description": "What a person calls it.",
          "examples": [
            "GitHub personal access token"
          ]
        },
        "confidence": {
          "type": "string",
          "description": "How sure the detector is.",
          "examples": [
            "certain"
          ]
        }
      }
    }
  }
};

export default schema;
