import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fontConfiguration } from './font-configuration.js';

/** How the renderer is called, and by whose signal it is killed. */
export interface Rendering {
  readonly renderer: string;
  readonly signal: AbortSignal;
}

/** Pages name the bookmarks that stand on them; told in the profile, since arguments for it need LibreOffice 7.4. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
  <item oor:path="/org.openoffice.Office.Common/Filter/PDF/Export">
    <prop oor:name="ExportBookmarksToPDFDestination" oor:op="fuse"><value>true</value></prop>
  </item>
</oor:items>
`;

/**
 * A Word document as a PDF.
 *
 * @throws the signal's reason when it is aborted; an Error when the renderer made no PDF
 */
export async function renderPdf(document: Uint8Array, rendering: Rendering): Promise<Uint8Array> {
  const [pdf] = await renderPdfs([document], 'docx', rendering);
  return pdf!;
}

/**
 * Documents or workbooks as PDFs, rendered by one call of LibreOffice in a process and with a profile of
 * its own, so that two at once do not meet, and with the product's font. The process is killed with all
 * that it started when the signal is aborted, and nothing of it is left on the disk.
 *
 * @throws the signal's reason when it is aborted; an Error when the renderer did not make every PDF
 */
export async function renderPdfs(
  files: readonly Uint8Array[],
  extension: 'docx' | 'xlsx',
  { renderer, signal }: Rendering,
): Promise<Uint8Array[]> {
  signal.throwIfAborted();
  const folder = await mkdtemp(join(tmpdir(), 'liaison-pdf-'));
  try {
    const named = files.map((_, at) => join(folder, `laporan${at}`));
    await mkdir(join(folder, 'profile/user'), { recursive: true });
    await writeFile(join(folder, 'profile/user/registrymodifications.xcu'), SETTINGS);
    await writeFile(join(folder, 'fonts.conf'), fontConfiguration());
    await Promise.all(files.map((file, at) => writeFile(`${named[at]}.${extension}`, file)));
    await run(
      renderer,
      named.map((name) => `${name}.${extension}`),
      folder,
      signal,
    );
    return await Promise.all(named.map((name) => readFile(`${name}.pdf`)));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function run(
  renderer: string,
  files: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(
    renderer,
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
      '--headless',
      '--norestore',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      ...files,
    ],
    {
      stdio: 'ignore',
      // A group of its own: soffice is a script that starts the program proper.
      detached: true,
      // The renderer needs none of our secrets.
      env: {
        PATH: process.env.PATH ?? '',
        HOME: folder,
        LANG: 'C.UTF-8',
        FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      },
    },
  );
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) killGroup(child.pid);
  };
  signal.addEventListener('abort', kill, { once: true });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    signal.throwIfAborted();
    if (code !== 0) throw new Error(`the renderer ended with ${code ?? 'a signal'}`);
  } finally {
    signal.removeEventListener('abort', kill);
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
