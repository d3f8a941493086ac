/** The font that documents name, and workbooks theirs: Word and Excel have them. */
export const DOCUMENT_FONT = 'Calibri';
export const HOUSE_FONT = 'Arial';

/** Those that come with the product, exactly as wide. */
export const PRINTED_AS = { [DOCUMENT_FONT]: 'Carlito', [HOUSE_FONT]: 'Liberation Sans' } as const;
