// A file of its own, so that it can be loaded alone: whoever asks for the package by name gets all of it.
export { printable } from '@trace-formats/validate';
