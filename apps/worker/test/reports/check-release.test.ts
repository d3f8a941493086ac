import type { ReleasedQuarter } from '@lqc/analysis';
import type { ReleaseFinding } from '@lqc/contracts';
import { openWorkbook } from '@lqc/workbook';
import { rememberCopy } from '../../src/releases/remember-copy.js';
import { running, sampleSession, storedSession, withRunningWorker } from '../running-worker.js';
import { withoutPages } from './printing.js';

let reportId: string;
let sectionId: string;
let sessionId: string;
let company: string;

withRunningWorker({ samples: 12 }, async () => {
  const { database, ownerId } = running;
  sessionId = await sampleSession(running);
  const ownPeople = new Set(await database.names.interviewers());
  company = [...(await database.names.all())].find((name) => !ownPeople.has(name))!;
  const quarter = (label: string, number: number) => ({
    file_id: null,
    label,
    year: 2025,
    quarter: number,
  });
  reportId = (await database.reports.create(
    {
      title: 'Laporan Liaison Triwulan III 2025',
      people: '',
      sessionId,
      createdBy: ownerId,
      quarters: { now: quarter('Triwulan III 2025', 3), before: quarter('Triwulan II 2025', 2) },
      sections: [{ chapter: 'bab_1', kind: 'garis_besar', target: null, title: 'Garis besar' }],
    },
    100,
  ))!;
  sectionId = (await database.reports.find(reportId))!.sections[0]!.id;
});

const check = async () =>
  ((await running.run('check-release', { reportId })).result as { findings: ReleaseFinding[] })
    .findings;

test('what a person lets leave although it is held back is known when the next copy is decided', async () => {
  const { main_result: figures } = (await running.run('start-session', { sessionId })).result;
  const [sector] = Object.entries(figures!.lu_totals).find(([, firms]) => firms === 1)!;
  const text = `Investasi pada lapangan usaha ${sector} naik menjadi 4,20.`;
  await running.run('check-section', { reportId, sectionId, text, version: 0 });
  const [finding] = await check();
  expect(finding).toMatchObject({ kind: 'small_group', verdict: 'ditahan', text });
  const decision = { finding: finding!.id, verdict: 'aman', reason: 'sudah umum' } as const;
  await running.database.reportRemarks.override(reportId, decision, running.ownerId);
  const request = { format: 'docx', copy: 'release' } as const;
  const payload = { reportId, request, quarter: 'Triwulan III 2025' };
  const exported = await withoutPages(() => running.run('export-report', payload));
  expect(exported).toMatchObject({ status: 'completed' });
  const copies = await running.database.releasedCopies.all();
  const { id } = copies.findLast(({ period }) => period === '2025-3')!;
  const { answers, told } = (await running.database.releasedCopies.told<ReleasedQuarter>(id))
    .investasi!;
  expect(answers.filter((one) => one.sector === sector)).toHaveLength(1);
  expect(told.sectors).toContain(sector);
  await running.run('check-section', { reportId, sectionId, text: '', version: 1 });
}, 60_000);

test('a report is checked before it leaves, and what a person decided stands beside the finding', async () => {
  expect(await check()).toEqual([]);
  const text = `Kunjungan ke ${company} berlangsung baik. Perusahaan menambah 120 karyawan.`;
  const saved = await running.run('check-section', { reportId, sectionId, text, version: 2 });
  expect(saved.status).toBe('completed');
  const findings = await check();
  expect(findings.map(({ kind, verdict }) => [kind, verdict])).toEqual([
    ['free', 'perlu_dilihat'],
    ['name', 'ditahan'],
  ]);
  expect(JSON.stringify(findings)).toContain(company);
  for (const { section, start, end, text: words } of findings) {
    expect(section).toBe(sectionId);
    expect(text.slice(start, end)).toBe(words);
  }
  const [free] = findings;
  const decision = { finding: free!.id, verdict: 'aman', reason: 'sudah umum' } as const;
  await running.database.reportRemarks.override(reportId, decision, running.ownerId);
  const again = (await check()).find(({ id }) => id === free!.id)!;
  expect(again.override).toMatchObject({ verdict: 'aman', reason: 'sudah umum', by: 'admin' });
});

test('a workbook that leaves is remembered as telling of last year’s quarter only where it shows it', async () => {
  const { database, run } = running;
  const quarters = { now: 'Triwulan III 2025', before: 'Triwulan II 2025' };
  const year = await storedSession(running, { ...quarters, lastYear: 'Triwulan III 2024' });
  const request = { copy: 'release' } as const;
  const periods = { quarter_now: quarters.now, quarter_before: quarters.before };
  const shows = async ({ result }: { readonly result: { readonly artifact_id: string } }) => {
    const { bytes } = (await database.artifacts.read(result.artifact_id))!;
    for await (const { cells } of (await openWorkbook(bytes)).sheets())
      if (cells.some(({ value }) => String(value).includes('Triwulan III 2024'))) return true;
    return false;
  };
  expect(await shows(await run('write-comparison', { sessionId: year, request }))).toBe(false);
  const bab3 = { sessionId: year, request: { ...periods, ...request } };
  expect(await shows(await run('write-bab3', bab3))).toBe(false);
  const tabulation = { ...request, ...periods, quarter_last_year: 'Triwulan III 2024' };
  const written = await run('write-tabulation', { sessionId: year, request: tabulation });
  expect(await shows(written)).toBe(true);
  const telling = (await database.releasedCopies.copies(['2024-3'])).map(({ name }) => name);
  expect(telling).toContain('tabulation');
  expect(telling).not.toEqual(expect.arrayContaining([expect.stringMatching(/comparison|bab3/)]));
}, 60_000);

test('of two copies made at the same moment one is released, and the other is decided anew', async () => {
  const { database } = running;
  const known = await database.releasedCopies.all();
  const made = await Promise.allSettled(
    [4, 5].map((contacts) => {
      const told = [{ quarter: 'Triwulan I 2031', contacts, content: { contacts } } as never];
      return database.dataSource.transaction((transaction) =>
        rememberCopy(transaction, running, { name: 'tabulation', told, known }),
      );
    }),
  );
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'RELEASED_MEANWHILE' },
  });
});
