const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as XML holds it, inside an element or an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => ENTITIES[one]!);

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Cells as formulas name them from other sheets: `'Per Sektor'!$A$1:$C$9`. */
export const cellsOfSheet = (sheet: string, cells: string) =>
  `'${sheet.replaceAll("'", "''")}'!${cells}`;
