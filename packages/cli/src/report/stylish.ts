// A file of its own, so that it is loaded only where there is something to tell.
export { stylish } from '@trace-formats/report';
