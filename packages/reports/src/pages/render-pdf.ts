import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { CodedError, PRINTING_PROCESSOR_SECONDS, PRINTING_WITHIN_MS } from '@lqc/contracts';
import { fontConfiguration } from './font-configuration.js';

/** How the renderer is called, by whose signal it is killed, and how much one call may take. */
export interface Rendering {
  readonly renderer: string;
  readonly signal: AbortSignal;
  /** Where the folder of a call is made; by default among the system's temporary ones. */
  readonly folder?: string;
  readonly processorSeconds?: number;
  readonly withinMs?: number;
}

/**
 * A process that used this share of its processor time was killed for it: the kernel holds the limit against whole
 * ticks, and measures what ran within them, which is less on a busy machine.
 */
const NEARLY = 0.5;

/** Runs `$2 …` within `$1` seconds of processor time, and tells at the end what it and its children took. */
const WITHIN_PROCESSOR_TIME = 'ulimit -t "$1"; shift; "$@" >/dev/null; code=$?; times; exit $code';

/** Pages name the bookmarks that stand on them, and tell screen readers what is what; told in the profile, since arguments for it need LibreOffice 7.4. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
  <item oor:path="/org.openoffice.Office.Common/Filter/PDF/Export">
    <prop oor:name="ExportBookmarksToPDFDestination" oor:op="fuse"><value>true</value></prop>
    <prop oor:name="UseTaggedPDF" oor:op="fuse"><value>true</value></prop>
  </item>
</oor:items>
`;

/**
 * A Word document as a PDF.
 *
 * @throws the signal's reason when it is aborted; else as `renderPdfs`
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
 * @throws the signal's reason when it is aborted; CodedError REPORT_PDF_TIMED_OUT after its processor time,
 * REPORT_PDF_HELD_UP after the time by the clock, REPORT_PDF_FAILED when it did not make every PDF
 */
export async function renderPdfs(
  files: readonly Uint8Array[],
  extension: 'docx' | 'xlsx',
  rendering: Rendering,
): Promise<Uint8Array[]> {
  rendering.signal.throwIfAborted();
  const folder = await mkdtemp(join(rendering.folder ?? tmpdir(), 'liaison-pdf-'));
  try {
    const named = files.map((_, at) => join(folder, `laporan${at}`));
    await mkdir(join(folder, 'profile/user'), { recursive: true });
    await writeFile(join(folder, 'profile/user/registrymodifications.xcu'), SETTINGS);
    await writeFile(join(folder, 'fonts.conf'), fontConfiguration());
    await Promise.all(files.map((file, at) => writeFile(`${named[at]}.${extension}`, file)));
    await run(
      named.map((name) => `${name}.${extension}`),
      folder,
      rendering,
    );
    return await Promise.all(named.map((name) => readFile(`${name}.pdf`))).catch((error) => {
      throw new CodedError('REPORT_PDF_FAILED', {}, { cause: error });
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function run(
  files: readonly string[],
  folder: string,
  {
    renderer,
    signal,
    processorSeconds = PRINTING_PROCESSOR_SECONDS,
    withinMs = PRINTING_WITHIN_MS,
  }: Rendering,
): Promise<void> {
  const child = spawn(
    'sh',
    [
      '-c',
      WITHIN_PROCESSOR_TIME,
      'sh',
      String(processorSeconds),
      renderer,
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
      stdio: ['ignore', 'pipe', 'ignore'],
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
  const late = AbortSignal.timeout(withinMs);
  const ending = AbortSignal.any([signal, late]);
  ending.addEventListener('abort', kill, { once: true });
  try {
    const times = text(child.stdout);
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    signal.throwIfAborted();
    if (late.aborted) throw new CodedError('REPORT_PDF_HELD_UP');
    if (code === 0) return;
    const isOut = secondsOf(await times) >= NEARLY * processorSeconds;
    throw new CodedError(isOut ? 'REPORT_PDF_TIMED_OUT' : 'REPORT_PDF_FAILED');
  } finally {
    ending.removeEventListener('abort', kill);
  }
}

/** Processor seconds of the children in what the shell's `times` prints: user and system, `0m1.25s 0m0.5s`. */
function secondsOf(times: string): number {
  const ofChildren = times.trim().split('\n').at(-1) ?? '';
  return [...ofChildren.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds?.replace(',', '.')),
    0,
  );
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
