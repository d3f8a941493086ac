export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A reference to cells of a sheet, for formulas: `'Per Sektor'!$A$1:$C$9`. */
export const cellsOfSheet = (sheet: string, cells: string) =>
  `'${sheet.replaceAll("'", "''")}'!${cells}`;
