import type { ReleaseFinding } from '@lqc/contracts';
import { type Running, sampleSession, startRunningWorker } from '../running-worker.js';

/** Samples are made and read first. */
const LOADED_WITHIN_MS = 120_000;
let running: Running;
let reportId: string;
let sectionId: string;
let company: string;

beforeAll(async () => {
  running = await startRunningWorker(undefined, { samples: 12 });
  const { database, ownerId } = running;
  const sessionId = await sampleSession(running);
  [company] = (await database.names.all()) as [string];
  const quarter = (label: string, number: number) => ({
    file_id: null,
    label,
    year: 2025,
    quarter: number,
  });
  reportId = (await database.reports.create(
    {
      title: 'Laporan Liaison',
      people: '',
      sessionId,
      createdBy: ownerId,
      quarters: { now: quarter('Triwulan III 2025', 3), before: quarter('Triwulan II 2025', 2) },
      sections: [{ chapter: 'bab_1', kind: 'garis_besar', target: null, title: 'Garis besar' }],
    },
    100,
  ))!;
  sectionId = (await database.reports.find(reportId))!.report.sections[0]!.id;
}, LOADED_WITHIN_MS);
afterAll(() => running?.stop());

const check = async () =>
  ((await running.run('check-release', { reportId })).result as { findings: ReleaseFinding[] })
    .findings;

test('a report is checked before it leaves, and what a person decided stands beside the finding', async () => {
  expect(await check()).toEqual([]);
  const text = `Kunjungan ke ${company} berlangsung baik. Perusahaan menambah 120 karyawan.`;
  const saved = await running.run('check-section', { reportId, sectionId, text, version: 0 });
  expect(saved.status).toBe('completed');
  const findings = await check();
  const told = JSON.stringify(findings);
  expect(findings.map(({ kind }) => kind)).toContain('amount');
  expect(told).toContain(company);
  for (const { section, start, end, text: words, kind } of findings)
    if (kind !== 'footnote') {
      expect(section).toBe(sectionId);
      expect(text.slice(start, end)).toBe(words);
    }
  const amount = findings.find(({ kind }) => kind === 'amount')!;
  expect(amount).toMatchObject({ verdict: 'perlu_dilihat', suggestion: 'sejumlah karyawan' });
  const decision = { finding: amount.id, verdict: 'aman', reason: 'sudah umum' } as const;
  await running.database.reportRemarks.override(reportId, decision, running.ownerId);
  const again = (await check()).find(({ id }) => id === amount.id)!;
  expect(again.override).toMatchObject({ verdict: 'aman', reason: 'sudah umum', by: 'admin' });
});
