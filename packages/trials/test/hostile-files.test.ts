import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@lqc/client';
import { ErrorBody } from '@lqc/contracts';
import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { workbookFile } from '../src/cluster/caller.js';
import type { Cluster } from '../src/cluster/start-cluster.js';
import { until } from '../src/wait.js';
import { printOnly } from './print-only.js';
import { programs, sharedCluster } from './shared-cluster.js';

const SAMPLE = { seed: 7, contacts: 8 };
const WITHIN_MS = 240_000;

let cluster: Cluster;
let api: Client;
let reportId: string;
let template: Record<string, Uint8Array>;

beforeAll(async () => {
  cluster = await sharedCluster();
  ({ api } = cluster.admin);
  const companies = workbookFile(await sampleCompanyDatabase(SAMPLE));
  await api.call('uploadCompanyFile', { files: { file: companies } });
  const [before, now] = await Promise.all(
    ([2, 3] as const).map(async (quarter) => {
      const bytes = await sampleQuarter({ ...SAMPLE, year: 2021, quarter });
      const body = { label: `Triwulan ${'I'.repeat(quarter)} 2021` };
      const files = { file: workbookFile(bytes) };
      return (await api.call('uploadQuarterlyFile', { body, files })).file;
    }),
  );
  const body = { quarter_now_id: now!.id, quarter_before_id: before!.id };
  const report = await api.call('createReport', { body });
  await printOnly(api, report, ({ kind }) => kind === 'metode');
  reportId = report.id;
  const exported = await api.send('exportReport', {
    params: { id: reportId },
    body: { format: 'docx', copy: 'internal' },
  });
  template = unzipSync(new Uint8Array(await exported.arrayBuffer()));
}, WITHIN_MS);

/** The report's own document as a template, with this at the end of its headers. */
function templateWith(inner: string, more: Record<string, Uint8Array> = {}): File {
  const headers = Object.keys(template).filter((path) => /^word\/header\d+\.xml$/.test(path));
  const changed = headers.map((path) => [
    path,
    strToU8(strFromU8(template[path]!).replace('</w:hdr>', `${inner}</w:hdr>`)),
  ]);
  const bytes = zipSync({ ...template, ...more, ...Object.fromEntries(changed) }, { level: 0 });
  return new File([bytes as Uint8Array<ArrayBuffer>], 'templat.docx');
}
const refusal = async (file: File) => {
  const response = await api.send('saveReportTemplate', { files: { file }, body: {} });
  return ErrorBody.parse(await response.json());
};

const FIELD = (instruction: string) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

test.each([
  FIELD('<![CDATA[ INCLUDETEXT "file:///etc/hostname" ]]>'),
  FIELD('DDEAUTO cmd'),
  '<w:p><w:r><w:drawing><x:webVideoPr xmlns:x="urn:x" embeddedHtml="y"/></w:drawing></w:r></w:p>',
])('a template with %s is refused by HTTP', async (inner) => {
  expect(await refusal(templateWith(inner))).toMatchObject({ code: 'REPORT_TEMPLATE_LIVE' });
});

test('a template of a few kB with a picture of 12.000² pixels is refused by HTTP', async () => {
  const png = new Uint8Array(40);
  png.set([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);
  new DataView(png.buffer).setUint32(16, 12_000);
  new DataView(png.buffer).setUint32(20, 12_000);
  const drawing = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:embed="rIdHuge"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rIdHuge" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/huge.png"/></Relationships>`;
  const file = templateWith(drawing, {
    ...Object.fromEntries(
      [1, 2, 3, 4].map((nth) => [`word/_rels/header${nth}.xml.rels`, strToU8(relations)]),
    ),
    'word/media/huge.png': png,
  });
  expect(await refusal(file)).toMatchObject({ code: 'REPORT_TEMPLATE_PICTURE' });
});

test('INDIRECT with a space before its bracket comes out of a merge by HTTP as its value', async () => {
  const bytes = await sampleQuarter({ seed: 3, contacts: 1, year: 2025, quarter: 1 });
  const parts = unzipSync(bytes);
  const path = Object.keys(parts).find((name) => /worksheets\/sheet\d+\.xml$/.test(name))!;
  const evil = strFromU8(parts[path]!).replace(
    '</sheetData>',
    '<row r="9000"><c r="A9000"><f>INDIRECT ("Lain!B5")</f><v>7</v></c></row></sheetData>',
  );
  const files = [bytes, zipSync({ ...parts, [path]: strToU8(evil) })].map((one, nth) =>
    workbookFile(one, `catatan${nth}.xlsx`),
  );
  const response = await api.send('merge', { files: { files } });
  expect(response.status).toBe(200);
  const merged = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const sheets = Object.entries(merged).filter(([name]) => name.includes('worksheets/'));
  const cells = sheets.map(([, xml]) => strFromU8(xml)).join('');
  expect(cells).not.toContain('INDIRECT');
  expect(cells).toContain('r="A9000"');
});

test(
  'a worker that is killed while it prints leaves nothing of the report on the disk',
  async () => {
    writeFileSync(join(programs, 'soffice'), '#!/bin/sh\nexec /bin/sleep 60\n', { mode: 0o755 });
    const left = () =>
      readdirSync(cluster.temporary).filter((name) => name.startsWith('liaison-work-'));
    const asked = api
      .send('exportReport', {
        params: { id: reportId },
        body: { format: 'pdf', copy: 'internal' },
      })
      .catch(() => null);
    await until('the printing', () => left().length > 0, 60_000);
    const [folder] = left();
    rmSync(join(programs, 'soffice'));
    await cluster.replaceWorkers(cluster.workers);
    await until('the folder to be gone', () => !left().includes(folder!), 60_000);
    await asked;
  },
  WITHIN_MS,
);
