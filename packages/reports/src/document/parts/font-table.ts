import { DOCUMENT_FONT, PRINTED_AS } from '../../fonts.js';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The part that names the document's font, and the one to take where a machine lacks it (ISO 29500-1, 17.8.3). */
export const FONT_TABLE = {
  path: 'word/fontTable.xml',
  data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="${MAIN}"><w:font w:name="${DOCUMENT_FONT}"><w:altName w:val="${PRINTED_AS[DOCUMENT_FONT]}"/><w:panose1 w:val="020F0502020204030204"/><w:charset w:val="00"/><w:family w:val="swiss"/><w:pitch w:val="variable"/></w:font></w:fonts>`,
} as const;
