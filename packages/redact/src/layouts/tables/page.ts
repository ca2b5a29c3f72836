import type { Extent, Table } from './table.ts';

/** A table of HTML, under the cells of its first row. */
export function tableOfPage(text: string): Table | undefined {
  if (!/^[ \t]*<t[hdr]\b/i.test(text)) return undefined;
  const rows = Array.from(text.matchAll(/(?:<t[hd]\b[^<>]{0,200}>[^<>]{0,400}(?:<\/t[hd]>)?\s*){1,60}/gi), (row) =>
    Array.from(
      row[0].matchAll(/<t[hd]\b[^<>]{0,200}>\s*([^<>]*[^<>\s])/dgi),
      ({ indices }): Extent => [row.index + indices![1]![0], row.index + indices![1]![1]],
    ),
  );
  const [headings = [], ...others] = rows;
  return { headings, rows: others };
}
