import type { PageNumberEstimator } from 'docx';
import type { HeadingPages } from '../heading-pages.js';

/** Bookmarks of headings are numbered in their order, but on from one document to the next. */
const HEADING_BOOKMARK = /"w:name":"(_Toc\d+)"/g;

/** Numbers of pages that were counted; a heading that is not among them has none. */
export const pageNumbersOf =
  (pages: HeadingPages): PageNumberEstimator =>
  (body) => {
    const names = [...JSON.stringify(body).matchAll(HEADING_BOOKMARK)].map(([, name]) => name!);
    return { bookmarks: new Map(pages.map((page, at) => [names[at]!, String(page)])) };
  };
