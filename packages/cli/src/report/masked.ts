// A file of its own, so that a dynamic import loads of the redactor what masking needs and nothing else.
export { masked } from '@trace-formats/redact';
