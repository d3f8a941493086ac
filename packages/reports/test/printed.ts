import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text on a printed page, in points from the lower left corner. */
export interface PrintedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/** Whether LibreOffice is there to print workbooks with. */
export const canPrint = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const CONVERTED_WITHIN_MS = 120_000;

/** A workbook's pages as LibreOffice prints them. */
export async function printed(workbook: Buffer, keepAs?: string): Promise<PrintedText[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'liaison-print-'));
  try {
    await writeFile(join(folder, 'buku.xlsx'), workbook);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    const convert = ['--headless', '--convert-to', 'pdf', '--outdir', folder];
    await promisify(execFile)('soffice', [profile, ...convert, join(folder, 'buku.xlsx')], {
      timeout: CONVERTED_WITHIN_MS,
    });
    const pdf = await readFile(join(folder, 'buku.pdf'));
    if (keepAs) await writeFile(keepAs, pdf);
    return await pagesOf(pdf);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What stands on each page of a PDF. */
export async function pagesOf(pdf: Buffer): Promise<PrintedText[][]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
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
