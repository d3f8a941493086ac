/** The font that documents name, and workbooks theirs: Word and Excel have them. */
export const DOCUMENT_FONT = 'Calibri';
export const HOUSE_FONT = 'Arial';

/** Fonts that come with the product and whose letters have the same widths. */
export const PRINTED_AS = { [DOCUMENT_FONT]: 'Carlito', [HOUSE_FONT]: 'Liberation Sans' } as const;
