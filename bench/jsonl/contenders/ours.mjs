/** The generated validator, as published. */
export { isForsyTrace as accepts } from '../../../packages/validate/dist/forsy.js';
