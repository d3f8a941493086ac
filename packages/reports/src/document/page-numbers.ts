import type { PageNumberEstimator } from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';
import type { HeadingPages } from '../heading-pages.js';
import type { DocumentTable, ReportDocument } from './report-document.js';

/** Laying out takes time with the length of words that no line holds, and with all that is written. */
const LONGEST_WORD = 100;
const LONGEST_TEXT = 400_000;

const estimate = estimatePageNumbersWith({ guess: true });

/** Bookmarks of headings are numbered in their order, but on from one document to the next. */
const HEADING_BOOKMARK = /"w:name":"(_Toc\d+)"/g;

/** Numbers of pages that were counted; a heading that is not among them has none. */
export const countedPageNumbers =
  (pages: HeadingPages): PageNumberEstimator =>
  (body) => {
    const names = [...JSON.stringify(body).matchAll(HEADING_BOOKMARK)].map(([, name]) => name!);
    return { bookmarks: new Map(pages.map((page, at) => [names[at]!, String(page)])) };
  };

/**
 * What works out on which page each heading stands, where nothing prints the document to count them, so
 * that the table of contents is complete before anybody opens it. Where a text could make that take too
 * long, Word does it when it opens the document.
 */
export function estimatedPageNumbers(report: ReportDocument): PageNumberEstimator | undefined {
  const texts = [...textsOf(report)];
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const isEndless = (text: string) => text.split(/\s/).some((word) => word.length > LONGEST_WORD);
  return length > LONGEST_TEXT || texts.some(isEndless) ? undefined : estimate;
}

function* textsOf({ title, people, period, chapters, sources }: ReportDocument): Generator<string> {
  yield* [title, people, period];
  for (const { heading, sections } of chapters) {
    yield heading;
    for (const { heading: own, text, statements, tables, figures } of sections) {
      yield* [own ?? '', text];
      for (const { evidence, expected, reason } of statements) {
        for (const { quote, generalised } of evidence) yield* [quote, generalised ?? ''];
        yield* [expected ?? '', reason?.text ?? ''];
      }
      for (const { title: name, note, source, data } of figures) {
        yield* [name, note, source];
        yield* textsOfTable(data);
      }
      for (const table of tables) yield* textsOfTable(table);
    }
  }
  for (const { company, sheet, sector } of sources.values()) yield* [company, sheet, sector ?? ''];
}

function* textsOfTable({ title, rows }: DocumentTable): Generator<string> {
  yield title;
  for (const row of rows) for (const { value } of row) if (typeof value === 'string') yield value;
}
