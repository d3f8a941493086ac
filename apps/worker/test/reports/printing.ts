import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

async function withPath<T>(path: string, work: () => Promise<T>): Promise<T> {
  const { PATH } = process.env;
  process.env.PATH = path;
  try {
    return await work();
  } finally {
    process.env.PATH = PATH;
  }
}

/** As where nothing is installed that makes pages, which takes seconds. */
export const withoutPages = <T>(work: () => Promise<T>): Promise<T> => withPath('', work);

/** As where LibreOffice prints this, whatever it is given. */
export async function printedAs<T>(pdf: Uint8Array, work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'liaison-printed-'));
  const printed = join(folder, 'printed.pdf');
  writeFileSync(printed, pdf);
  const script = `#!/bin/sh\nfor file; do :; done\nexec cp '${printed}' "\${file%.*}.pdf"\n`;
  writeFileSync(join(folder, 'soffice'), script, { mode: 0o755 });
  try {
    return await withPath(`${folder}${delimiter}${process.env.PATH}`, work);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
