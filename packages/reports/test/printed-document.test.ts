import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeDocument } from '../src/document/index.js';
import { findRenderer, renderPdf } from '../src/pages/index.js';
import { pagesOf, type PrintedText } from './printed.js';
import { sampleReport } from './report-document.js';

const WITHIN_MS = 180_000;
const renderer = await findRenderer();
const whereWriterIs = renderer ? describe : describe.skip;

whereWriterIs(
  renderer
    ? 'the report as LibreOffice prints it'
    : 'the report as LibreOffice prints it (SKIPPED: soffice is not installed)',
  () => {
    let pages: PrintedText[][];
    beforeAll(async () => {
      const docx = await writeDocument(await sampleReport());
      const signal = AbortSignal.timeout(WITHIN_MS);
      const folder = mkdtempSync(join(tmpdir(), 'liaison-pages-'));
      const pdf = await renderPdf(docx, { renderer: renderer!, folder, signal });
      rmSync(folder, { recursive: true });
      pages = await pagesOf(Buffer.from(pdf));
    }, WITHIN_MS);

    const textOf = (page: PrintedText[]) => page.map(({ text }) => text).join(' ');
    const pageWith = (words: string, from = 2) =>
      pages.findIndex((page, at) => at >= from && textOf(page).includes(words));

    test('chapters stand on the pages that the table of contents names', () => {
      const contents = linesOf(pages[1]!);
      for (const heading of [
        'BAB 2 Perkembangan Indikator',
        '3.5 Konstruksi',
        'Lampiran Rahasia',
      ]) {
        const line = contents.find((one) => one.startsWith(heading))!;
        // The cover is no numbered page.
        expect(pageWith(heading)).toBe(Number(/(\d+)$/.exec(line)![1]));
      }
    });

    test('a caption stands on the page of its chart and of what is said below it', () => {
      const found = pages.flatMap((page) => {
        const text = textOf(page).replace(/\s+/g, ' ');
        // What is said below a chart ends with the table that its data stand in.
        const captions = text.match(/Grafik [1-4]\. ?\d+ (?!·)/g) ?? [];
        const below = text.match(/· Data: Tabel L\.\d+/g) ?? [];
        expect(below).toHaveLength(captions.length);
        return captions;
      });
      expect(found.length).toBeGreaterThan(20);
    });

    test('every page tells whose report it is and that it is a draft, and nothing lies outside of it', () => {
      for (const page of pages.slice(1)) {
        expect(textOf(page)).toContain('DRAF · Salinan internal · Rahasia');
        for (const { left, right, baseline } of page) {
          expect(left).toBeGreaterThan(50);
          expect(right).toBeLessThan(595 - 50);
          expect(baseline).toBeGreaterThan(20);
        }
      }
    });
  },
);

/** A page's lines from left to right, without the dots that lead the eye. */
function linesOf(page: PrintedText[]): string[] {
  const lines = new Map<number, PrintedText[]>();
  for (const piece of page) {
    const at = Math.round(piece.baseline);
    lines.set(at, [...(lines.get(at) ?? []), piece]);
  }
  return [...lines.values()].map((pieces) =>
    pieces
      .toSorted((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join('')
      .replace(/\.{3,}/g, ' ')
      .trim(),
  );
}

describe('a renderer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'liaison-renderer-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const program = (name: string, script: string) => {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return file;
  };

  test('is found on the path, and not where there is none', async () => {
    expect(await findRenderer(folder)).toBeNull();
    const file = program('soffice', 'exit 1');
    expect(await findRenderer(`/nowhere:${folder}`)).toBe(file);
  });

  test('that hangs is killed with what it started', async () => {
    const beats = join(folder, 'beats');
    const beat = `(while :; do echo . >> ${beats}; sleep 0.1; done) & wait`;
    const signal = AbortSignal.timeout(1_500);
    await expect(
      renderPdf(new Uint8Array(), { renderer: program('hanging', beat), folder, signal }),
    ).rejects.toThrow(/timeout/i);
    const beaten = readFileSync(beats).length;
    await setTimeout(500);
    expect(beaten).toBeGreaterThan(0);
    expect(readFileSync(beats)).toHaveLength(beaten);
  });

  test('that fails is told apart from one that made a PDF', async () => {
    const failing = program('failing', 'exit 3');
    const signal = AbortSignal.timeout(10_000);
    await expect(
      renderPdf(new Uint8Array(), { renderer: failing, folder, signal }),
    ).rejects.toThrow('the renderer ended with 3');
  });
});
