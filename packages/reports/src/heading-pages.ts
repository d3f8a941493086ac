/** The numbers that the pages show on which the headings of the table of contents stand, in their order. */
export type HeadingPages = readonly number[];

/** The bookmark of the table of contents, which stands on the page with the number 1. */
export const CONTENTS_BOOKMARK = 'DaftarIsi';

/** Of the last page. */
export const END_BOOKMARK = 'AkhirLaporan';
