/** True for a name that ends as those of companies do. */
export function isFirm(name: string): boolean {
  return firm.test(name);
}

const firm =
  /\b(?:GmbH|AG|KG|SE|Ltd|Limited|PLC|LLC|Inc|Corp|SA|S\.A|SARL|SAS|SRL|SPA|S\.p\.A|BV|B\.V|NV|Oy|AB|AS|ApS|Bank|Sp\. z o\.o)\.?\s*$/i;
