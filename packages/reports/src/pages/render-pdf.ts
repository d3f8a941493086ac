import { spawn } from 'node:child_process';
import { access, constants, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROGRAMS = ['soffice', 'libreoffice'];

/** The program that renders documents, where one is installed; null where none is. */
export async function findRenderer(path = process.env.PATH ?? ''): Promise<string | null> {
  const places = path.split(delimiter).filter((folder) => folder !== '');
  for (const place of places.flatMap((folder) => PROGRAMS.map((name) => join(folder, name))))
    if (await isProgram(place)) return place;
  return null;
}

const isProgram = async (file: string) => {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * A Word document as a PDF, rendered by LibreOffice in a process and with a profile of its own, so
 * that two at once do not meet. The process is killed with all that it started when the signal is
 * aborted.
 *
 * @param folder an empty one, which the caller removes with what is left in it
 *
 * @throws the signal's reason when it is aborted; an Error when the renderer made no PDF
 */
export async function renderPdf(
  document: Uint8Array,
  {
    renderer,
    folder,
    signal,
  }: { readonly renderer: string; readonly folder: string; readonly signal: AbortSignal },
): Promise<Uint8Array> {
  signal.throwIfAborted();
  await writeFile(join(folder, 'laporan.docx'), document);
  await run(renderer, folder, signal);
  return readFile(join(folder, 'laporan.pdf'));
}

async function run(renderer: string, folder: string, signal: AbortSignal): Promise<void> {
  const child = spawn(
    renderer,
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
      '--headless',
      '--norestore',
      '--convert-to',
      'pdf:writer_pdf_Export',
      '--outdir',
      folder,
      join(folder, 'laporan.docx'),
    ],
    {
      stdio: 'ignore',
      // A group of its own: soffice is a script that starts the program proper.
      detached: true,
      // The renderer needs none of our secrets.
      env: { PATH: process.env.PATH ?? '', HOME: folder, LANG: 'C.UTF-8' },
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
