import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type ReportDocument, writeDocument } from '../src/document/index.js';
import {
  findRenderer,
  type LaidOut,
  laidOut,
  readHeadingPages,
  renderPdfs,
} from '../src/pages/index.js';

/** A piece of text on a printed page, in points from the lower left corner. */
export interface PrintedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

const RENDERED_WITHIN_MS = 150_000;
const renderer = await findRenderer();

/** Describes what LibreOffice prints; where it is not installed, the skipping is named. */
export const describePrinted = (what: string, tests: () => void) =>
  renderer
    ? describe(what, tests)
    : describe.skip(`${what} (SKIPPED: soffice is not installed)`, tests);

const rendering = () => ({
  renderer: renderer!,
  signal: AbortSignal.timeout(RENDERED_WITHIN_MS),
});

/** The pages of files, which are printed at once: starting LibreOffice costs more than a workbook. */
export async function printed(
  files: readonly Uint8Array[],
  kind: 'xlsx' | 'docx' = 'xlsx',
): Promise<PrintedText[][][]> {
  const pdfs = await renderPdfs(files, kind, rendering());
  return await Promise.all(pdfs.map(pagesOf));
}

/**
 * Reports with the numbers of their pages, and their PDFs, as the product exports them; each round of all of
 * them is printed at once.
 */
export async function laidOutReports(reports: readonly ReportDocument[]): Promise<LaidOut[]> {
  let going = reports.length;
  let waiting: { document: Uint8Array; done: (pdf: Promise<Uint8Array>) => void }[] = [];
  const printRound = () => {
    if (waiting.length < going) return;
    const round = waiting;
    waiting = [];
    const pdfs = renderPdfs(
      round.map(({ document }) => document),
      'docx',
      rendering(),
    );
    for (const [at, { done }] of round.entries()) done(pdfs.then((all) => all[at]!));
  };
  return await Promise.all(
    reports.map((report) =>
      laidOut({
        write: (pages) => writeDocument(report, pages),
        render: (document) =>
          new Promise<Uint8Array>((done) => {
            waiting.push({ document, done });
            printRound();
          }),
        read: readHeadingPages,
      }).finally(() => {
        going -= 1;
        if (going > 0) printRound();
      }),
    ),
  );
}

/** What stands on each page of a PDF. */
export async function pagesOf(pdf: Uint8Array): Promise<PrintedText[][]> {
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
  try {
    const pages: PrintedText[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(
        items.flatMap((item) => {
          if (!('str' in item) || item.str.trim() === '') return [];
          const [, , , size, left, baseline] = item.transform as number[];
          return [
            {
              text: item.str,
              left: left!,
              right: left! + item.width,
              baseline: baseline!,
              size: size!,
            },
          ];
        }),
      );
    }
    return pages;
  } finally {
    await document.destroy();
  }
}

/** The fonts whose letters a PDF brings along, without the mark of a part of one. */
export function fontsOf(pdf: Uint8Array): string[] {
  const names = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/FontName\/(?:[A-Z]{6}\+)?([\w-]+)/g);
  return [...new Set([...names].map(([, name]) => name!))].toSorted();
}

interface Tagged {
  readonly role?: string;
  readonly children?: readonly Tagged[];
}

const within = (tag: Tagged): Tagged[] => [tag, ...(tag.children ?? []).flatMap(within)];

/** What a PDF tells besides its pages: bookmarks of two levels, and what is read aloud. */
export async function structureOf(pdf: Uint8Array) {
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
  try {
    const tags: Tagged[] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      tags.push(...within((await (await document.getPage(number)).getStructTree()) as Tagged));
    const { info } = await document.getMetadata();
    const outline: { title: string; items: { title: string }[] }[] = await document.getOutline();
    return {
      bookmarks: outline.flatMap((one) => [one, ...one.items].map(({ title }) => title)),
      language: (info as { Language: string }).Language,
      roles: new Set(tags.map(({ role }) => role)),
      // Not of the tree, which leaves out what has no content on a page: a picture's tag has none.
      alternatives: [
        ...Buffer.from(pdf)
          .toString('latin1')
          .matchAll(/\/Alt<FEFF([0-9A-F]*)>/g),
      ].map(([, hex]) => Buffer.from(hex!, 'hex').swap16().toString('utf16le')),
    };
  } finally {
    await document.destroy();
  }
}
