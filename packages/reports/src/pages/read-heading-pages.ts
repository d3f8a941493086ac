import { CONTENTS_BOOKMARK, type HeadingPages } from '../heading-pages.js';

/** LibreOffice writes the sign that Word hides a bookmark by as its number. */
const HEADING = /^(?:_|5F)Toc(\d+)$/;

/**
 * The pages that headings stand on in a PDF that was rendered of a document.
 *
 * @throws an Error when the PDF does not say where the table of contents stands
 */
export async function readHeadingPages(pdf: Uint8Array): Promise<HeadingPages> {
  // Loaded on first use: only a report that is printed needs it.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
  try {
    const places = Object.entries(await document.getDestinations());
    const indexes = new Map<string, number>();
    for (const [name, place] of places) indexes.set(name, await document.getPageIndex(place[0]));
    const first = indexes.get(CONTENTS_BOOKMARK);
    if (first === undefined) throw new Error('the pages do not name the table of contents');
    return [...indexes]
      .flatMap(([name, index]) => {
        const number = HEADING.exec(name)?.[1];
        return number === undefined ? [] : [{ number: Number(number), page: index - first + 1 }];
      })
      .toSorted((a, b) => a.number - b.number)
      .map(({ page }) => page);
  } finally {
    await document.destroy();
  }
}
