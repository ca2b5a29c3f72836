import { type Layout, linkOf } from './layout.ts';

/** A name and its value one behind the other in a list or a row: `name, value`. */
export const list: Layout = { link: linkOf(`["']?[,;\\t]\\s{0,4}["']?`, { isSign: false, takesLoose: false }) };
