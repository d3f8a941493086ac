import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Copy } from '@lqc/contracts';
import { IS_NIGHT } from '@lqc/contracts/testing';
import type { ReportDocument } from '../src/document/index.js';
import { findRenderer, type LaidOut, laidOut, renderPdf } from '../src/pages/index.js';
import { paragraphsOf, partsOf } from './document-parts.js';
import {
  describePrinted,
  fontsOf,
  laidOutReports,
  pagesOf,
  type PrintedText,
  structureOf,
} from './printed.js';
import { aStatement, sampleReport } from './report-document.js';

const WITHIN_MS = 180_000;

describePrinted('the report as LibreOffice prints it', () => {
  const pagesIn: Record<Copy, PrintedText[][]> = { internal: [], release: [] };
  let internal: LaidOut;
  let drafted: PrintedText[][];
  beforeAll(async () => {
    const copies = [
      shortened(await sampleReport('internal'), 4),
      asDrafted(await sampleReport('internal')),
      ...(IS_NIGHT ? [shortened(await sampleReport('release'), 2)] : []),
    ];
    const [whole, rules, release] = await laidOutReports(copies);
    internal = whole!;
    drafted = await pagesOf(rules!.pdf);
    pagesIn.internal = await pagesOf(internal.pdf);
    if (release) pagesIn.release = await pagesOf(release.pdf);
  }, 2 * WITHIN_MS);

  const textOf = (page: PrintedText[]) => page.map(({ text }) => text).join(' ');

  // The copy that leaves is laid out by the same code: by night.
  test.each([['internal', 15] as const, ...(IS_NIGHT ? [['release', 10] as const] : [])])(
    'every heading of the %s copy stands on the page that the table of contents names',
    (copy, least) => {
      const entries = contentsOf(pagesIn[copy]);
      expect(entries.length).toBeGreaterThan(least);
      expect(entries).toEqual(headingsOf(pagesIn[copy]));
    },
  );

  test('the Word document names the same pages', () => {
    const xml = partsOf(internal.document).get('word/document.xml')!;
    const lines = paragraphsOf(xml).filter(({ style }) => style?.startsWith('TOC'));
    expect(lines.map(({ text }) => text.replace(/\s/g, ''))).toEqual(
      contentsOf(pagesIn.internal).map(({ heading, page }) => `${heading}${page}`),
    );
  });

  test('its PDF has the headings as bookmarks, and tells a screen reader its language, what is a heading or a table, and what the charts show', async () => {
    const { bookmarks, language, roles, alternatives } = await structureOf(internal.pdf);
    const listed = contentsOf(pagesIn.internal).map(({ heading }) => heading);
    // Headings within a text are bookmarks too, and in no table of contents.
    const named = bookmarks.map((text) => text.replace(/\s/g, ''));
    expect(named.filter((text) => listed.includes(text))).toEqual(listed);
    expect(language).toBe('id-ID');
    expect([...roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'Figure', 'Table', 'TH']));
    const xml = partsOf(internal.document).get('word/document.xml')!;
    const described = [...xml.matchAll(/<wp:docPr [^>]*name="([^"]*)" descr="([^"]*)"/g)].map(
      ([, name, description]) => `${name} - ${description}`,
    );
    expect(described.length).toBeGreaterThan(5);
    expect(alternatives).toEqual(described);
  });

  test('no font but the one of the product is printed with, whatever the machine has', () => {
    expect(fontsOf(internal.pdf)).toEqual(['Carlito-Bold', 'Carlito-Regular']);
  });

  test('a caption stands on the page of its chart and of what is said below it', () => {
    const found = pagesIn.internal.flatMap((page) => {
      const text = textOf(page).replace(/\s+/g, ' ');
      // What is said below a chart ends with the table that its data stand in.
      const captions = text.match(/Grafik [1-4]\. ?\d+ (?!·)/g) ?? [];
      const below = text.match(/· Data: Tabel L\.\d+/g) ?? [];
      expect(below).toHaveLength(captions.length);
      return captions;
    });
    expect(found.length).toBeGreaterThan(5);
  });

  test('two sections with their charts stand whole on a page', () => {
    const sections = headingsOf(drafted).filter(({ heading }) => heading.startsWith('2.'));
    const [first] = sections;
    expect(sections.map(({ page }) => page - first!.page)).toEqual([0, 0, 1, 1, 2, 2]);
    for (const page of drafted.slice(first!.page + 1, first!.page + 3))
      expect(linesOf(inTheText(page))[0]!.text).toMatch(/^2\.\d/);
  });

  test('every page tells whose report it is and that it is a draft, and nothing lies outside of it', () => {
    for (const page of pagesIn.internal.slice(1)) {
      expect(textOf(page)).toContain('DRAF · Salinan internal · Rahasia');
      for (const { left, right, baseline } of page) {
        expect(left).toBeGreaterThan(50);
        expect(right).toBeLessThan(595 - 50);
        expect(baseline).toBeGreaterThan(20);
      }
    }
  });
});

/** The same of all chapters, with fewer sections: what differs is asked of, not how much there is. */
const shortened = ({ chapters, ...report }: ReportDocument, most: number): ReportDocument => ({
  ...report,
  chapters: chapters.map((chapter) => ({ ...chapter, sections: chapter.sections.slice(0, most) })),
});

/** The first indicators, with as much text as the rules write of one. */
const asDrafted = ({ chapters, ...report }: ReportDocument): ReportDocument => ({
  ...report,
  chapters: chapters
    .filter(({ number }) => number === '2')
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.slice(0, 6).map((section) => ({
        ...section,
        text: RULES_TEXT,
        statements: [aStatement({ start: LAST_SENTENCE, end: RULES_TEXT.length, evidence: SAID })],
      })),
    })),
});

const SAID = [{ contactId: '0', quote: 'Penjualan naik karena pesanan hotel.', cell: 'D12' }];
const RULES_TEXT = `**Harga jual meningkat dengan skor 3,92 pada Triwulan I 2025, dibandingkan 3,03 pada Triwulan IV 2024.** Harga jual berada di atas netral. Secara tahunan, skor harga jual naik 1,13 poin dari 2,79 pada Triwulan I 2024.

Jawaban 24 kontak berada di atas netral, 11 netral, dan 3 di bawah netral (n = 38).

Penyebab kenaikan harga jual menurut 5 kontak adalah nilai tukar rupiah. Tercermin dari salah satu kontak: “Harga jual naik 7,2% (qtq) karena nilai tukar rupiah, dan diprakirakan berlanjut hingga triwulan depan.”`;
const LAST_SENTENCE = RULES_TEXT.indexOf('Tercermin');

interface Placed {
  /** Without spaces, since a line is printed in pieces. */
  readonly heading: string;
  readonly page: number;
}

/** Points of the letters of the headings that the table of contents lists, by their level. */
const HEADING_POINTS = new Set([18, 13]);
/** The cover is no numbered page. */
const FIRST_PAGE = 1;

/** The entries of the table of contents, which ends where the first chapter begins. */
function contentsOf(pages: PrintedText[][]): Placed[] {
  const end = headingsOf(pages)[0]!.page;
  const lines = pages.slice(FIRST_PAGE, end).flatMap((page) => linesOf(inTheText(page)));
  const entries: Placed[] = [];
  let begun = '';
  for (const line of lines.filter(({ text }) => text !== 'DaftarIsi')) {
    const [, last = line.text, page] = /^(.*?)\.{3,}(\d+)$/.exec(line.text) ?? [];
    begun += last;
    if (page === undefined) continue;
    entries.push({ heading: begun, page: Number(page) });
    begun = '';
  }
  return entries;
}

/** The headings of the text in their order. */
function headingsOf(pages: PrintedText[][]): Placed[] {
  const found: Placed[] = [];
  pages.slice(FIRST_PAGE).forEach((page, at) => {
    let above: Line | null = null;
    for (const line of linesOf(inTheText(page))) {
      const isHeading = HEADING_POINTS.has(line.size) && line.text !== 'DaftarIsi';
      const goesOn =
        above !== null &&
        line.size === above.size &&
        above.baseline - line.baseline < 1.5 * line.size;
      if (isHeading && goesOn)
        found.push({ heading: found.pop()!.heading + line.text, page: at + FIRST_PAGE });
      else if (isHeading) found.push({ heading: line.text, page: at + FIRST_PAGE });
      above = isHeading ? line : null;
    }
  });
  return found;
}

/** Without the head and the foot of the page. */
const inTheText = (page: PrintedText[]) =>
  page.filter(({ baseline }) => baseline > 60 && baseline < 785);

interface Line {
  readonly text: string;
  readonly size: number;
  readonly baseline: number;
}

/** A page's lines from left to right, without spaces. */
function linesOf(page: PrintedText[]): Line[] {
  const lines = new Map<number, PrintedText[]>();
  for (const piece of page) {
    const at = Math.round(piece.baseline);
    lines.set(at, [...(lines.get(at) ?? []), piece]);
  }
  return [...lines.values()].map((pieces) => ({
    text: pieces
      .toSorted((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join('')
      .replace(/\s/g, ''),
    size: Math.round(pieces[0]!.size * 10) / 10,
    baseline: pieces[0]!.baseline,
  }));
}

test('numbers that do not come to rest are no numbers', async () => {
  let page = 1;
  const read = async () => [(page += 1)];
  const none = async () => new Uint8Array();
  await expect(laidOut({ write: none, render: none, read })).rejects.toMatchObject({
    code: 'REPORT_PDF_FAILED',
  });
});

describe('a renderer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'liaison-renderer-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const program = (name: string, script: string) => {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return file;
  };
  const { signal } = new AbortController();

  test('is found on the path, and not where there is none', async () => {
    expect(await findRenderer(folder)).toBeNull();
    const file = program('soffice', 'exit 1');
    expect(await findRenderer(`/nowhere:${folder}`)).toBe(file);
  });

  test('that hangs is killed with what it started, and leaves nothing behind', async () => {
    const own = join(folder, 'own');
    mkdirSync(own);
    const beats = join(folder, 'beats');
    const beat = `(while :; do echo . >> ${beats}; sleep 0.1; done) & wait`;
    await expect(
      renderPdf(new Uint8Array(), {
        renderer: program('hanging', beat),
        signal,
        folder: own,
        withinMs: 1500,
      }),
    ).rejects.toMatchObject({ code: 'REPORT_PDF_HELD_UP' });
    expect(readdirSync(own)).toEqual([]);
    const beaten = readFileSync(beats).length;
    await setTimeout(500);
    expect(beaten).toBeGreaterThan(0);
    expect(readFileSync(beats)).toHaveLength(beaten);
  });

  test.each([
    ['that fails', 'exit 3', 'REPORT_PDF_FAILED'],
    ['that makes nothing', 'exit 0', 'REPORT_PDF_FAILED'],
    ['that takes all its processor time', 'while :; do :; done', 'REPORT_PDF_TIMED_OUT'],
  ])('%s is told apart from others', async (_, script, code) => {
    const renderer = program('another', script);
    await expect(
      renderPdf(new Uint8Array(), { renderer, signal, processorSeconds: 1 }),
    ).rejects.toMatchObject({ code });
  });
});
