#!/usr/bin/env node
require('trace-formats/bin/forsy-lint.cjs');
