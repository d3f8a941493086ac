import { setTimeout as pause } from 'node:timers/promises';
import type { ContactResponse, PlanResponse } from '@lqc/contracts';
import { answering, Refusal } from '../../../testing/in-product';
import { withDevice } from '../../../testing/with-device';
import { copy } from '../copy';
import type { TakenVisit } from './kept-visits';
import { followPlan, lastOf, takeVisits, visitToBegin } from './visits';
import { plannedVisits, type Visit } from './visits-due';

afterAll(withDevice());

const TAKEN = {
  companyKey: 'maju jaya|pt',
  company: 'PT Maju Jaya',
  sector: null,
  district: null,
  lastLabel: 'Triwulan II 2025',
  last: { 'narrative:domestik': 'Naik karena pesanan baru.' },
};
const QUARTER = 'Triwulan III 2025';
const PLANNED: Visit = { company: 'PT Maju Jaya', companyKey: 'maju jaya|pt', taken: TAKEN };
const away = () => Promise.reject(new Error('no network'));
const office = async (key: string) => {
  if (key !== TAKEN.companyKey) throw new Error('no such company');
  return TAKEN;
};

test('a company begun by its name is that of the plan, without a network too, however its form is written', async () => {
  expect(await visitToBegin({ company: 'maju jaya, P.T.' }, [PLANNED], away, QUARTER)).toEqual({
    company: 'PT Maju Jaya',
    companyKey: 'maju jaya|pt',
    taken: TAKEN,
  });
});

test('a company begun by its name has its words of earlier quarters, where the office knows it', async () => {
  expect(await visitToBegin({ company: 'pt. maju jaya' }, [], office, QUARTER)).toMatchObject({
    company: 'PT Maju Jaya',
    taken: { lastLabel: 'Triwulan II 2025' },
  });
  const other = { company: 'CV Maju Jaya' };
  expect(await visitToBegin(other, [PLANNED], office, QUARTER)).toEqual({
    ...other,
    taken: undefined,
  });
});

type Planned = PlanResponse['visits'][number];

const company = (name: string) => ({
  company_key: name.toLowerCase(),
  name,
  sector: null,
  district: null,
  last_quarter: null,
  quarters_since: null,
  reasons: [],
});
const planned = (name: string, visit: Partial<Planned['visit']> = {}): Planned => ({
  ...company(name),
  standing: null,
  visit: {
    key: name,
    date: null,
    person: null,
    status: 'planned',
    note: '',
    by: 'a',
    recorded: false,
    ...visit,
  },
});

/** Two quarters, of which the company told something in each. */
const CONTACT = {
  company_key: 'pt a',
  name: 'PT A',
  sector: null,
  district: null,
  quarters: [2, 3].map((quarter) => ({
    quarter_id: `q${quarter}`,
    label: `Triwulan ${'I'.repeat(quarter)} 2025`,
    year: 2025,
    quarter,
    visited: true,
  })),
  answers: [2, 3].map((quarter) => ({
    quarter_id: `q${quarter}`,
    indicator: 'domestik',
    narrative: `Kata triwulan ${quarter}.`,
    score: quarter,
  })),
} as unknown as ContactResponse;

/** What `budi` takes along of a plan. */
async function takenOf(plan: Partial<PlanResponse>, contact: () => unknown = () => CONTACT) {
  const given = {
    target: '2025-4',
    visits: [],
    proposals: [],
    proposals_total: 0,
    notes: [],
    ...plan,
  };
  answering({ plan: () => given, contact });
  const kept: TakenVisit[] = [];
  const store = {
    owner: 'budi',
    keepVisits: async (visits: readonly TakenVisit[]) => void kept.push(...visits),
  };
  return { told: await takeVisits(store, given.target), kept };
}

const day = (fromToday: number) => {
  const at = new Date();
  at.setDate(at.getDate() + fromToday);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

test('one’s own visits are taken along first, then the next ones of others, what has no day, and proposals', async () => {
  const { kept } = await takenOf({
    visits: [
      planned('PT Terlewat', { date: day(-9), person: 'ani' }),
      planned('PT Besok', { date: day(1), person: 'ani' }),
      planned('PT Lusa', { date: day(2) }),
      planned('PT Milik Sendiri', { date: day(30), person: 'budi' }),
      planned('PT Tanpa Hari', { person: 'ani' }),
      planned('PT Milik Tanpa Hari', { person: 'budi', status: 'agreed' }),
    ],
    proposals: [company('PT Usulan'), company('PT Besok')],
    proposals_total: 2,
  });
  expect(kept.map((one) => one.company)).toEqual([
    'PT Milik Sendiri',
    'PT Milik Tanpa Hari',
    'PT Besok',
    'PT Lusa',
    'PT Tanpa Hari',
    'PT Terlewat',
    'PT Usulan',
  ]);
});

test('a visit that was made, declined or is in the data already takes nobody’s place', async () => {
  const { told, kept } = await takenOf({
    visits: [
      planned('PT Sudah', { person: 'budi', status: 'done' }),
      planned('PT Menolak', { person: 'budi', status: 'declined' }),
      planned('PT Tercatat', { person: 'budi', recorded: true }),
      planned('PT Belum'),
    ],
  });
  expect(kept.map((one) => one.company)).toEqual(['PT Belum']);
  expect(told).toMatchObject({ taken: 1, of: 1 });
});

test('what the plan settled of a visit is taken along with it, and nothing of a proposal or of a visit called off', async () => {
  const settled = { date: day(1), person: 'budi', status: 'agreed', note: 'pagi' } as const;
  const { told, kept } = await takenOf({
    visits: [
      planned('PT A', settled),
      planned('PT A', { key: 'pt a lama', date: day(2), status: 'declined' }),
    ],
    proposals: [company('PT Usulan')],
    proposals_total: 1,
  });
  // By which the list goes from then on.
  expect(told.plan.visits.map(({ visit }) => visit.date)).toEqual([day(1), day(2)]);
  expect(kept).toMatchObject([
    { company: 'PT A', planned: [{ ...settled, recorded: false }] },
    { company: 'PT Usulan', planned: [] },
  ]);
});

test('the next visits of a person are taken along however many others have, and what was cut is said', async () => {
  const others = Array.from({ length: 50 }, (_, at) =>
    planned(`PT Lain ${at}`, { date: day(at), person: 'ani' }),
  );
  const { told, kept } = await takenOf({
    visits: [...others, planned('PT Sendiri', { date: day(60), person: 'budi' })],
    proposals: [company('PT Usulan')],
    proposals_total: 7,
  });
  expect(kept).toHaveLength(40);
  expect(kept[0]!.company).toBe('PT Sendiri');
  expect(copy.prepared(told)).toMatch(/^40 dari 58 kunjungan dan usulan siap dibawa luring/);
});

test('a company that the data know no more keeps no other one from being taken along', async () => {
  const lost = () => new Refusal(404, { code: 'COMPANY_NOT_FOUND', message: '', detail: '' });
  const { kept } = await takenOf({ visits: [planned('PT Hilang')] }, lost);
  expect(kept).toMatchObject([{ company: 'PT Hilang', last: {}, lastLabel: null }]);
});

test('what a company said last is of a quarter before the note’s, never of its own or a later one', async () => {
  const { kept } = await takenOf({ target: '2025-3', visits: [planned('PT A')] });
  const ofSecond = {
    lastLabel: 'Triwulan II 2025',
    last: { 'narrative:domestik': 'Kata triwulan 2.', 'score:domestik': 2 },
  };
  expect(kept).toMatchObject([ofSecond]);
  expect(await lastOf('pt a', 'Triwulan III 2025')).toMatchObject(ofSecond);
  expect(await lastOf('pt a', 'Triwulan IV 2025')).toMatchObject({
    lastLabel: 'Triwulan III 2025',
  });
  expect(await lastOf('pt a', 'Triwulan II 2025')).toMatchObject({ lastLabel: null, last: {} });
});

test('a company that was taken along for another quarter has the words of that of the note', async () => {
  const taken = { ...TAKEN, target: '2025-3' };
  const visit: Visit = { ...PLANNED, taken };
  const begin = (fetchLast: typeof lastOf, quarter: string) =>
    visitToBegin(visit, [], fetchLast, quarter).then((one) => one.taken);
  const fetched = { ...TAKEN, lastLabel: 'Triwulan III 2025' };
  expect(await begin(away, 'Triwulan III 2025')).toBe(taken);
  expect(await begin(async () => fetched, 'Triwulan IV 2025')).toBe(fetched);
  expect(await begin(away, 'Triwulan IV 2025')).toBe(taken);
  // Its words are of the second quarter, so that the second's note goes without them.
  expect(await begin(away, 'Triwulan II 2025')).toEqual({ ...taken, last: {}, lastLabel: null });
});

test('what was taken along follows the plan once that is read again: moved visits move, those called off go', async () => {
  const along = (name: string, target: string): TakenVisit => ({
    ...TAKEN,
    company: name,
    companyKey: name.toLowerCase(),
    target,
    planned: plannedVisits({ visits: [planned(name)] }, name.toLowerCase()),
  });
  let kept = [
    along('PT Batal', '2025-4'),
    along('PT Pindah', '2025-4'),
    along('PT Lain', '2025-3'),
  ];
  const store = {
    visits: async () => kept,
    owner: 'budi',
    keepVisits: async (visits: readonly TakenVisit[]) => {
      // The more there are, the longer it takes to seal them.
      await pause(5 * visits.length);
      kept = [...visits];
    },
  };
  const visits = [
    planned('PT Batal', { status: 'declined' }),
    planned('PT Pindah', { date: '2025-12-15' }),
  ];
  const plan = {
    target: '2025-4',
    visits,
    proposals: [],
    notes: [{ company: 'Pindah', by: 'rini', state: 'open' as const }],
  };
  expect(await followPlan(store, plan)).toBe(true);
  expect(kept).toMatchObject([
    {
      company: 'PT Pindah',
      last: TAKEN.last,
      planned: [{ date: '2025-12-15' }],
      notes: plan.notes,
    },
    { company: 'PT Lain', planned: [{ date: null }] },
  ]);
  expect(await followPlan(store, plan)).toBe(false);
  // What is taken along at the same time stays.
  answering({ plan: () => ({ ...plan, visits: [planned('PT Baru')] }), contact: () => CONTACT });
  await Promise.all([followPlan(store, { ...plan, notes: [] }), takeVisits(store, plan.target)]);
  expect(kept).toMatchObject([{ company: 'PT Baru' }]);
});
