import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type PreparedCall } from '@lqc/client';
import { ArtifactResponse, type Copy, orderOf, type QuarterlyFile } from '@lqc/contracts';
import { sampleQuarter } from '@lqc/sample-data';
import { workbookFile } from '../../src/cluster/caller.js';
import { listen } from '../../src/cluster/listen.js';
import { addressOf, type Cluster, startCluster } from '../../src/cluster/start-cluster.js';

const isThere = (program: string, ask: string) => spawnSync(program, [ask]).status === 0;
const lacks = [
  isThere('soffice', '--version') ? '' : ' (skipped: soffice is not installed)',
  isThere('pdftotext', '-v') ? '' : ' (skipped: pdftotext is not installed)',
].join('');

const COPIES: readonly Copy[] = ['internal', 'release'];
const WITHIN_MS = 30 * 60_000;

let cluster: Cluster;
beforeAll(async () => {
  if (!lacks) cluster = await startCluster({ gateways: 1, workers: 1, backend: 'PostgreSQL' });
}, 180_000);
afterAll(() => cluster?.stop(), 60_000);

/** The five sample quarters and the one before them, oldest first. */
async function sampleQuarters(): Promise<QuarterlyFile[]> {
  const { api } = cluster.admin;
  const { quarterly_files: samples } = (await api.call('loadSampleData')).data;
  const bytes = await sampleQuarter({ seed: 7, contacts: 40, year: 2024, quarter: 2 });
  const { file: earlier } = await api.call('uploadQuarterlyFile', {
    body: { label: 'Triwulan II 2024' },
    files: { file: workbookFile(bytes) },
  });
  const index = ({ year, quarter }: QuarterlyFile) => orderOf({ year: year!, quarter: quarter! });
  return [earlier, ...samples].toSorted((one, other) => index(one) - index(other));
}

/** The result of work, however long a busy machine takes for it. */
async function carriedOut(call: PreparedCall): Promise<unknown> {
  const { admin, gateways } = cluster;
  const { seen, ended } = listen(addressOf(gateways[0]!), await admin.handIn(call), admin.token);
  await ended;
  expect(seen.at(-1)).toMatchObject({ status: 'completed' });
  return seen.at(-1)!.result;
}

/** A report's PDF. */
async function printed(params: { readonly id: string }, copy: Copy): Promise<Buffer> {
  const body = { format: 'pdf', copy } as const;
  const result = await carriedOut(Client.prepare('exportReport', { params, body }));
  const { artifact_id: id } = ArtifactResponse.parse(result);
  const response = await cluster.admin.api.send('artifact', { params: { id } });
  return Buffer.from(await response.arrayBuffer());
}

/** A quarter's report, drafted whole and approved. */
async function approvedReport(now: QuarterlyFile, before: QuarterlyFile, lastYear?: QuarterlyFile) {
  const { api } = cluster.admin;
  const { id } = await api.call('createReport', {
    body: {
      quarter_now_id: now.id,
      quarter_before_id: before.id,
      last_year_id: lastYear?.id ?? null,
    },
  });
  const params = { id };
  await carriedOut(Client.prepare('draftReport', { params, body: { writer: 'automatic' } }));
  for (const state of ['ditelaah', 'disetujui'] as const)
    await api.call('setReportState', { params, body: { state } });
  return params;
}

/** The lines of each page, as a person reads them. */
function linesOf(pdf: Buffer): string[][] {
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return stdout.split('\f').map((page) => page.split('\n').map((line) => line.trim()));
}

const ENTRY = /^(.*?\S)(?:\s*\.{2,}\s*|\s{2,})(\d{1,3})$/;
const FOOTER = /\sHalaman (\d+)$/;
const asOne = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What the table of contents says of each heading, and the page that the heading stands on by its footer. */
function contentsOf(pdf: Buffer) {
  const pages = linesOf(pdf);
  const numbers = pages.map((lines) => {
    const footer = lines.map((line) => FOOTER.exec(line)).find(Boolean);
    return footer ? Number(footer[1]) : 0;
  });
  const begin = pages.findIndex((lines) => lines.includes('Daftar Isi'));
  const listed: { title: string; said: number }[] = [];
  let at = begin;
  for (; at === begin || !pages[at]!.includes(listed[0]!.title); at += 1)
    for (const line of pages[at]!) {
      const [, title, said] = (!FOOTER.test(line) && ENTRY.exec(line)) || [];
      if (title) listed.push({ title: asOne(title), said: Number(said) });
    }
  let line = 0;
  /** The next place after the last where a line, or two, are just this. */
  const stands = (title: string) => {
    for (let [page, from] = [at, line]; page < pages.length; page += 1, from = 0)
      for (let one = from; one < pages[page]!.length; one += 1) {
        const rest = pages[page]!.slice(one).filter(Boolean).slice(0, 2).map(asOne);
        if (rest[0] !== title && rest.join(' ') !== title) continue;
        [at, line] = [page, one + 1];
        return numbers[page];
      }
    return undefined;
  };
  const entries = listed.map(({ title, said }) => ({ title, said, stands: stands(title) }));
  return { pages: pages.length - 1, entries };
}

(lacks ? test.skip : test)(
  `every page number in the contents of the five sample quarters' reports is right${lacks}`,
  async () => {
    const quarters = await sampleQuarters();
    const wrong: unknown[] = [];
    for (const [at, now] of quarters.entries()) {
      const before = quarters[at - 1];
      if (!before) continue;
      const params = await approvedReport(now, before, quarters[at - 4]);
      for (const copy of COPIES) {
        const pdf = await printed(params, copy);
        if (process.env.PRINTED_REPORTS)
          writeFileSync(join(process.env.PRINTED_REPORTS, `${now.label} ${copy}.pdf`), pdf);
        const { pages, entries } = contentsOf(pdf);
        const right = entries.filter(({ said, stands }) => said === stands).length;
        process.stdout.write(
          `${now.label}, ${copy}: ${pages} pages, ${entries.length} entries, ${right} right\n`,
        );
        expect(entries.length).toBeGreaterThan(20);
        wrong.push(...entries.filter(({ said, stands }) => said !== stands));
      }
    }
    expect(wrong).toEqual([]);
  },
  WITHIN_MS,
);
