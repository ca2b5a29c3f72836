// A file of its own, so that the other reporters are loaded only where one is asked for.
export { reporters } from '@trace-formats/report';
