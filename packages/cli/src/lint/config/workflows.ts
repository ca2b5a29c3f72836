/** A file with which a service for repositories runs forsy-lint on every change. */
export interface Workflow {
  readonly path: string;
  /** Its text for the folder of the dataset, whose name must need no quotes. */
  text(folder: string): string;
}

/** The workflows that `forsy-lint init` can write, by the name of the service. */
export const workflows: Readonly<Record<'github' | 'gitlab', Workflow>> = {
  github: {
    path: '.github/workflows/traces.yml',
    text: (folder) => `name: traces
on: [push, pull_request]
permissions:
  contents: read
  security-events: write
jobs:
  may-this-be-released:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 24
      - uses: trace-formats/trace-formats@v0
        with:
          paths: ${folder}
          sarif: true
`,
  },
  gitlab: {
    path: '.gitlab-ci.yml',
    text: (folder) => `traces:
  image: node:24
  script:
    - npx --yes forsy-lint ${folder} -f stylish -f gitlab=gl-code-quality-report.json -f junit=junit.xml
  artifacts:
    when: always
    reports:
      codequality: gl-code-quality-report.json
      junit: junit.xml
`,
  },
};
