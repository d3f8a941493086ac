import type { PlanResponse } from '@lqc/contracts';
import xlsx from '@e965/xlsx';
import { openWorkbook } from '@lqc/workbook';
import { writeVisitPlan } from '../src/workbooks/visit-plan.js';
import { reopen } from './reopen.js';

const company = (name: string) => ({
  company_key: name.toLowerCase(),
  name,
  sector: 'Konstruksi',
  district: null,
  last_quarter: null,
  quarters_since: null,
});
const visit = {
  key: 'pt a',
  date: '2025-11-04',
  person: 'rani',
  status: 'agreed',
  note: 'jam 9',
  by: 'sari',
  recorded: false,
} as const;
const plan: PlanResponse = {
  target: '2025-4',
  targets: ['2025-4'],
  targets_with_visits: [],
  people: [],
  notes: [],
  regulars: [],
  sectors: [],
  visits: [
    { ...company('PT A'), standing: null, reasons: [], visit },
    { ...company('PT B'), standing: 'unknown', reasons: [], visit: { ...visit, key: 'pt b' } },
  ],
  quarters: [],
  weights: null,
  coverage: [],
  proposals: [{ ...company('PT C'), reasons: [{ kind: 'never_visited' }] }],
  proposals_total: 2400,
  removed: [{ ...company('PT D'), standing: 'inactive', by: 'sari', note: 'pindah kota' }],
};
const writing = () => writeVisitPlan({ plan, madeAt: new Date('2025-10-01') });

test('the workbook tells what became of a planned company, and of one that was taken off', async () => {
  const sheets = await reopen(await writing());
  const visits = sheets.get('Rencana')!.rows;
  expect(visits.map((row) => [row.Perusahaan, row.Keterangan, row.Tanggal])).toEqual([
    ['PT A', null, 45_965],
    ['PT B', 'tidak ada lagi dalam data', 45_965],
  ]);
  expect(sheets.get('Dikeluarkan')!.rows).toMatchObject([
    { Perusahaan: 'PT D', Keterangan: 'tidak aktif di database perusahaan' },
  ]);
});

test('the day of a visit is a day to Excel, not a text', async () => {
  const days: unknown[] = [];
  for await (const { name, cells } of (await openWorkbook(await writing())).sheets())
    if (name === 'Rencana') days.push(...cells.map(({ value }) => value));
  expect(days).toContainEqual(new Date('2025-11-04T00:00:00Z'));
  const sheet = xlsx.read(await writing(), { cellNF: true }).Sheets['Rencana']!;
  const formats = Object.values(sheet).map((cell) => String(cell.z));
  expect(formats).toContain('[$-421]d mmm yyyy');
});

test('the workbook counts a visit that was called off apart from those that are planned', async () => {
  const off = { ...plan.visits[0]!, visit: { ...visit, key: 'pt e', status: 'declined' as const } };
  const bytes = await writeVisitPlan({
    plan: { ...plan, visits: [...plan.visits, off] },
    madeAt: new Date('2025-10-01'),
  });
  const told: string[] = [];
  for await (const { name, cells } of (await openWorkbook(bytes)).sheets())
    if (name === 'Rencana') told.push(...cells.map(({ value }) => String(value)));
  expect(told.join('\n')).toContain('2 kunjungan direncanakan, 1 lagi tidak jadi');
});

test('where the workbook lists only the strongest proposals, it says of how many', async () => {
  const told: string[] = [];
  for await (const { name, cells } of (await openWorkbook(await writing())).sheets())
    if (name === 'Usulan') told.push(...cells.map(({ value }) => String(value)));
  expect(told.join('\n')).toContain('1 dari 2.400 perusahaan, yang alasannya terbanyak');
});
