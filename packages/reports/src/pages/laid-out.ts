import { CodedError } from '@lqc/contracts';
import type { HeadingPages } from '../heading-pages.js';

/** A number that grows wider moves headings only further back, so that numbers soon come to rest. */
const MOST_ROUNDS = 5;

export interface LaidOut {
  readonly document: Uint8Array;
  readonly pdf: Uint8Array;
}

/** How a document is written with these numbers of pages, printed, and read again. */
interface Steps {
  readonly write: (pages: HeadingPages) => Promise<Uint8Array>;
  readonly render: (document: Uint8Array) => Promise<Uint8Array>;
  readonly read: (pdf: Uint8Array) => Promise<HeadingPages>;
}

/**
 * A document whose table of contents names the pages that its headings stand on when it is printed, and
 * its PDF: printed without numbers, then with those that were counted, until the same are counted again.
 *
 * @throws CodedError REPORT_PDF_FAILED when they do not come to rest
 */
export async function laidOut({ write, render, read }: Steps): Promise<LaidOut> {
  let pages: HeadingPages = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const document = await write(pages);
    const pdf = await render(document);
    const counted = await read(pdf);
    if (isSame(counted, pages)) return { document, pdf };
    pages = counted;
  }
  throw new CodedError('REPORT_PDF_FAILED');
}

const isSame = (one: HeadingPages, other: HeadingPages) =>
  one.length === other.length && one.every((page, at) => other[at] === page);
