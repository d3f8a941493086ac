import { type IndicatorKey, LIKERT_INDICATORS, type RequestOf, type Verdict } from '@lqc/contracts';
import type { StoredContact } from '@lqc/database';
import { leadDirection } from '@lqc/language';
import type { Client } from './support/client.js';
import { storeCompanies, storeQuarter } from './support/stored-files.js';
import { gateway, withGateway } from './support/with-gateway.js';

const SECTORS = ['Konstruksi', 'Real Estat'];
const WORDS = {
  1: 'turun tajam',
  2: 'tercatat menurun',
  3: 'relatif stabil',
  4: 'naik 3%',
  5: 'melonjak',
};
type Score = keyof typeof WORDS;

let staff: Client;
const ids: string[] = [];
/** Scores that were turned round after the words were written. */
let flipped = 0;

function answersOf(note: number, quarter: number): StoredContact['answers'] {
  return LIKERT_INDICATORS.map(({ key, label }, at) => {
    const score = (((note + at * 3 + quarter) % 5) + 1) as Score;
    const isFlipped = quarter === 6 && score !== 3 && (note + at) % 4 === 0 && flipped < 50;
    if (isFlipped) flipped += 1;
    const narrative = `${label} ${WORDS[score]} karena kenaikan biaya.`;
    return {
      indicator: key as IndicatorKey,
      hasLikertRow: true,
      score: isFlipped ? 6 - score : score,
      scoreCell: `D${10 + at}`,
      narrative,
      narrativeCell: `D${9 + at}`,
      direction: leadDirection(narrative, key as IndicatorKey),
    };
  });
}
const aNote = (note: number, position: number, quarter: number): StoredContact => ({
  name: `PT Contoh ${note}`,
  companyKey: `pt contoh ${note}`,
  sheet: `Contoh ${note}`,
  position,
  details: {
    visited: '12/05/2025',
    visitedOn: '2025-05-12',
    method: 'Telepon',
    employeesWritten: '120',
    employees: 120,
    place: null,
    product: null,
    interviewer: 'Tim Liaison A',
  },
  answers: answersOf(note, quarter),
});

withGateway(async () => {
  staff = await gateway.signedIn('staff');
  const registered = Array.from({ length: 30 }, (_, note) => note);
  await storeCompanies(
    gateway,
    Object.fromEntries(registered.map((note) => [`PT Contoh ${note}`, SECTORS[note % 2]!])),
  );
  await gateway.database.dataSource.query(
    `UPDATE company SET district = CASE WHEN key < 'pt contoh 2' THEN 'Kota Arjuna' ELSE 'Kabupaten Bima' END
      WHERE key <> 'pt contoh 7'`,
  );
  await gateway.database.dataSource.query(
    `UPDATE company SET is_active = false, status = 'Tidak Aktif' WHERE key IN ('pt contoh 1', 'pt contoh 29')`,
  );
  for (let quarter = 1; quarter <= 6; quarter++) {
    // 0 and 1 were last visited in the first quarter, 2 in the third; 29 and 28 never; 40 is unknown.
    const visited = Array.from({ length: 28 }, (_, note) => note).filter(
      (note) => note > 2 || quarter === 1 || (note === 2 && quarter <= 3),
    );
    const file = await storeQuarter(gateway, {
      label: `Periode ${quarter}`,
      period: { year: 2023 + Math.floor((quarter - 1) / 4), quarter: ((quarter - 1) % 4) + 1 },
      contacts: [...visited, 40].map((note, position) => aNote(note, position, quarter)),
    });
    ids.push(file.id);
  }
});

const list = (query: RequestOf<'contacts'>['query'] = {}) => staff.call('contacts', { query });

test('the list has every company once, visited or not, with its last visit', async () => {
  const all = await list();
  expect(all.total).toBe(31);
  const named = (name: string) => all.contacts.find((one) => one.name === name);
  expect(named('PT Contoh 0')).toMatchObject({
    visits: 1,
    quarters_since: 5,
    matched: 'name',
    last_quarter: { quarter_id: ids[0], label: 'Periode 1' },
  });
  expect(named('PT Contoh 28')).toMatchObject({
    visits: 0,
    quarters_since: null,
    last_quarter: null,
  });
  expect(named('PT Contoh 40')).toMatchObject({ visits: 6, matched: null, sector: null });
  expect((await list({ matched: 'no' })).contacts.map(({ name }) => name)).toEqual([
    'PT Contoh 40',
  ]);
  expect((await list({ q: 'contoh 1' })).total).toBe(11);
  expect(
    (await list({ not_visited: '4', status: 'active' })).contacts.map(({ name }) => name),
  ).toEqual(['PT Contoh 0', 'PT Contoh 28']);
});

test('every page tells how many companies there are, also one beyond the last, and none of them does', async () => {
  const { total } = await list();
  expect(await list({ page: '99' })).toMatchObject({ total, contacts: [] });
  const sent = await staff.send('contacts');
  expect((await sent.text()).match(/"total":/g)).toHaveLength(1);
});

test('the list names the districts of the register, each of which narrows it, beside what else does', async () => {
  const { districts } = await list();
  expect(districts).toEqual(['Kabupaten Bima', 'Kota Arjuna']);
  const inArjuna = await list({ district: 'Kota Arjuna' });
  expect(inArjuna.total).toBe(12);
  expect(inArjuna.contacts.every(({ district }) => district === 'Kota Arjuna')).toBe(true);
  const narrowed = { district: 'Kota Arjuna', sector: 'Real Estat', status: 'inactive' } as const;
  expect((await list(narrowed)).contacts.map(({ name }) => name)).toEqual(['PT Contoh 1']);
  expect((await list({ district: '-' })).total).toBe(2);
});

test('a company has a page with its scores and words, visits, and what became of what it expected', async () => {
  const page = await staff.call('contact', { params: { key: 'pt contoh 3' } });
  expect(page).toMatchObject({
    name: 'PT Contoh 3',
    sector: 'Real Estat',
    visits: 6,
    near: [],
    employees: 120,
  });
  expect(page.quarters.map(({ visited }) => visited)).toEqual(Array(6).fill(true));
  expect(page.answers).toHaveLength(6 * 15);
  expect(page.visits_made[0]).toMatchObject({ day: '2025-05-12', method: 'Telepon' });
  const price = page.expectations.find(
    ({ expectation }) => expectation === 'perkiraan harga jual',
  )!;
  expect(price.n).toBe(5);
  const score = (quarter: number, indicator: string) =>
    page.answers.find((one) => one.quarter_id === ids[quarter] && one.indicator === indicator)!
      .score!;
  for (const [at, item] of price.items.entries())
    expect(item.error).toBe(
      Math.sign(score(at + 1, 'harga jual') - 3) - Math.sign(score(at, 'perkiraan harga jual') - 3),
    );
  for (const key of ['tidak ada', 'nul\u0000di tengah'])
    expect(await staff.refusal('contact', { params: { key } })).toMatchObject({
      status: 404,
      code: 'CONTACT_NOT_FOUND',
    });
});

test('a company that is in no register has near names, and is another’s page once a person said so', async () => {
  const unknown = await staff.call('contact', { params: { key: 'pt contoh 40' } });
  expect(unknown.matched).toBeNull();
  expect(unknown.near.length).toBeGreaterThan(0);
  const admin = await gateway.admin();
  const body = {
    contact: 'PT Contoh 40',
    contact_key: 'pt contoh 40',
    company_key: 'pt contoh 28',
  };
  await admin.call('confirmCompany', { body });
  const page = await staff.call('contact', { params: { key: 'pt contoh 28' } });
  expect(page).toMatchObject({ matched: 'person', visits: 6, name: 'PT Contoh 28' });
  expect((await list()).total).toBe(30);
  await admin.call('forgetCompany', { body: { contact_key: 'pt contoh 40' } });
  expect((await list()).total).toBe(31);
});

test('a firm not visited for four quarters is proposed with its reason, an inactive one never', async () => {
  const { proposals, coverage, quarters } = await staff.call('plan');
  const proposed = (key: string) => proposals.find((one) => one.company_key === key);
  expect(proposed('pt contoh 0')!.reasons).toContainEqual({ kind: 'not_visited', quarters: 5 });
  expect(proposed('pt contoh 28')!.reasons).toContainEqual({ kind: 'never_visited' });
  expect(proposed('pt contoh 1')).toBeUndefined();
  expect(proposed('pt contoh 29')).toBeUndefined();
  expect(quarters.map(({ quarter_id }) => quarter_id)).toEqual(ids);
  expect(coverage.map(({ sector, active }) => [sector, active])).toEqual([
    ['Konstruksi', 15],
    ['Real Estat', 13],
  ]);
  expect(coverage[0]!.cells.map(({ companies }) => companies)).toEqual([14, 13, 13, 12, 12, 12]);
});

test('a visit is planned for a quarter with its day, person, status and note, changed piece by piece, and kept', async () => {
  const choose = (company_key: string, change: Partial<RequestOf<'choosePlan'>['body']>) =>
    staff.call('choosePlan', { body: { company_keys: [company_key], choice: 'added', ...change } });
  await choose('pt contoh 5', { note: 'diminta kepala tim', person: staff.username });
  await choose('pt contoh 5', { date: '2024-08-14', status: 'agreed' });
  await choose('pt contoh 0', { choice: 'removed', note: 'pindah kota' });
  const { target, targets, targets_with_visits, people, visits, proposals, removed } =
    await staff.call('plan');
  expect(target).toBe('2024-3');
  expect(targets_with_visits).toEqual(['2024-3']);
  expect(targets.slice(0, 3)).toEqual(['2025-2', '2025-1', '2024-4']);
  expect(people).toContain(staff.username);
  expect(visits).toEqual([
    expect.objectContaining({
      company_key: 'pt contoh 5',
      visit: {
        key: 'pt contoh 5',
        date: '2024-08-14',
        person: staff.username,
        status: 'agreed',
        note: 'diminta kepala tim',
        by: staff.username,
        recorded: false,
      },
    }),
  ]);
  const elsewhere = await staff.call('plan', { query: { target: '2024-4' } });
  expect(elsewhere.visits).toEqual([]);
  expect(proposals.map(({ company_key }) => company_key)).not.toContain('pt contoh 0');
  expect(removed).toEqual([
    expect.objectContaining({
      company_key: 'pt contoh 0',
      by: staff.username,
      note: 'pindah kota',
    }),
  ]);
  expect(await staff.call('contact', { params: { key: 'pt contoh 5' } })).toMatchObject({
    planned: 'added',
  });
  await choose('pt contoh 5', { choice: null });
  await choose('pt contoh 0', { choice: null });
  const after = await staff.call('plan');
  expect(after.visits).toEqual([]);
  expect(after.removed).toEqual([]);
  expect(after.proposals.map(({ company_key }) => company_key)).toContain('pt contoh 0');
});

test('a visit cannot be planned to an inactive or unknown company, nor by an unknown person', async () => {
  const refusal = (company_key: string, person?: string) =>
    staff.refusal('choosePlan', {
      body: { company_keys: [company_key], choice: 'added', ...(person && { person }) },
    });
  expect(await refusal('pt contoh 1')).toMatchObject({ status: 409, code: 'COMPANY_INACTIVE' });
  expect(await refusal('tidak ada')).toMatchObject({ code: 'CONTACT_NOT_FOUND' });
  expect(await refusal('pt contoh 5', 'tidak.ada')).toMatchObject({ code: 'USER_NOT_FOUND' });
  expect((await staff.call('plan')).visits).toEqual([]);
});

test('each sector of the register takes an aim for a quarter, and tells how far the plan is from it', async () => {
  const set = (sector: string, n: number | null) =>
    staff.call('setSectorTargets', { body: { target: '2024-3', aims: [{ sector, n }] } });
  await set('Konstruksi', 12);
  await set('Konstruksi', 14);
  const company_key = 'pt contoh 2';
  await staff.call('choosePlan', { body: { company_keys: [company_key], choice: 'added' } });
  const sectors = async (target?: string) =>
    (await staff.call('plan', { query: { target } })).sectors;
  expect(await sectors()).toEqual([
    { sector: 'Konstruksi', target: 14, planned: 1, recorded: 0, before: 12 },
    { sector: 'Real Estat', target: null, planned: 0, recorded: 0, before: expect.any(Number) },
    expect.objectContaining({ sector: null, target: null }),
  ]);
  expect((await sectors('2024-2'))[0]).toMatchObject({ target: null, recorded: 12 });
  await set('Konstruksi', null);
  await staff.call('choosePlan', { body: { company_keys: [company_key], choice: null } });
  expect((await sectors())[0]).toMatchObject({ target: null, planned: 0 });
  const aims = [
    { sector: 'Konstruksi', n: 3 },
    { sector: 'Tidak ada', n: 3 },
  ];
  const refused = await staff.refusal('setSectorTargets', { body: { target: '2024-3', aims } });
  expect(refused).toMatchObject({
    code: 'SECTOR_NOT_REGISTERED',
  });
  expect((await sectors())[0]).toMatchObject({ target: null });
});

test('the companies of the quarter before can be planned at once, without those that are inactive or were taken off', async () => {
  const plan = () => staff.call('plan');
  const { regulars } = await plan();
  expect(regulars).not.toContain('pt contoh 1');
  expect(regulars).not.toContain('pt contoh 0');
  const [removed, ...planned] = regulars;
  await staff.call('choosePlan', { body: { company_keys: [removed!], choice: 'removed' } });
  expect((await plan()).regulars).toEqual(planned);
  await staff.call('choosePlan', { body: { company_keys: planned, choice: 'added' } });
  const after = await plan();
  expect(after.regulars).toEqual([]);
  expect(after.visits.map(({ company_key }) => company_key).toSorted()).toEqual(planned);
  await staff.call('choosePlan', { body: { company_keys: regulars, choice: null } });
  expect((await plan()).regulars).toEqual(regulars);
});

test('a planned visit is recorded once its quarter is stored with it, and proposed again when it is not', async () => {
  const company_keys = ['pt contoh 2', 'pt contoh 4'];
  await staff.call('choosePlan', { body: { company_keys, choice: 'added' } });
  const file = await storeQuarter(gateway, {
    label: 'Periode 7',
    period: { year: 2024, quarter: 3 },
    contacts: [aNote(2, 0, 7)],
  });
  const past = await staff.call('plan', { query: { target: '2024-3' } });
  expect(past.visits.map(({ company_key, visit }) => [company_key, visit.recorded])).toEqual(
    expect.arrayContaining([
      ['pt contoh 2', true],
      ['pt contoh 4', false],
    ]),
  );
  const next = await staff.call('plan');
  expect(next).toMatchObject({ target: '2024-4', visits: [] });
  const again = (key: string) => next.proposals.find((one) => one.company_key === key)?.reasons;
  expect(again('pt contoh 4')).toContainEqual({ kind: 'missed', target: '2024-3' });
  expect(again('pt contoh 2') ?? []).not.toContainEqual({ kind: 'missed', target: '2024-3' });
  const admin = await gateway.admin();
  await admin.call('deleteFile', { body: { fileId: file.id, fileType: 'quarterly' } });
  expect((await staff.call('plan')).visits).toHaveLength(2);
  await staff.call('choosePlan', { body: { company_keys, choice: null } });
});

test('weights of sectors stand beside the coverage, and tell which sector is visited too little', async () => {
  const admin = await gateway.admin();
  const weights = [
    { sector: 'Konstruksi', weight: 0.2 },
    { sector: 'Real Estat', weight: 0.8 },
  ] as const;
  const { sets } = await admin.call('saveSectorWeights', {
    body: { as_of: '2025-02-05', source: 'BPS', weights: [...weights] },
  });
  const { coverage, proposals, weights: told } = await staff.call('plan');
  expect(told).toEqual({ as_of: '2025-02-05', source: 'BPS' });
  expect(coverage.map(({ sector, weight }) => ({ sector, weight }))).toEqual(weights);
  const short = proposals.filter(({ reasons }) =>
    reasons.some(({ kind }) => kind === 'weight_gap'),
  );
  expect(new Set(short.map(({ sector }) => sector))).toEqual(new Set(['Real Estat']));
  await admin.call('removeSectorWeights', { params: { id: sets[0]!.id } });
  expect((await staff.call('plan')).weights).toBeNull();
});

test('a sector that a person gave counts in the history of that sector, until it is taken back', async () => {
  const admin = await gateway.admin();
  const contacts = async () =>
    (
      await staff.call('history', { query: { indicator: 'domestik', sector: 'Konstruksi' } })
    ).points.at(-1)!.contacts;
  const before = await contacts();
  const body = { contact: 'PT Contoh 40', contact_key: 'pt contoh 40' };
  await admin.call('giveSector', { body: { ...body, sector: 'Konstruksi' } });
  expect(await contacts()).toBe(before + 1);
  const page = await staff.call('contact', { params: { key: 'pt contoh 40' } });
  expect(page).toMatchObject({
    sector: 'Konstruksi',
    matched: null,
    sector_given: { by: admin.username },
  });
  expect((await list({ sector: 'Konstruksi', matched: 'no' })).total).toBe(1);
  await admin.call('takeSectorBack', { body: { contact_key: 'pt contoh 40' } });
  expect(await contacts()).toBe(before);
});

test('of fifty scores that were turned round at least four fifths are marked, of the others at most one in fifty', async () => {
  expect(flipped).toBe(50);
  const last = await staff.call('contradictions', { query: { quarter: ids[5]! } });
  const before = await staff.call('contradictions', { query: { quarter: ids[4]! } });
  expect(last.total).toBeGreaterThanOrEqual(40);
  expect(last.total).toBeLessThanOrEqual(50 + 0.02 * last.decided);
  expect(before.items).toEqual([]);
  expect(before.decided).toBeGreaterThan(300);
  const [first] = last.items;
  expect(first).toMatchObject({
    sheet: expect.stringContaining('Contoh'),
    cell: expect.any(String),
    verdict: null,
  });
  expect(first!.direction * (first!.score - 3)).toBeLessThan(0);
  expect(first!.words).not.toContain('karena');
});

test('what a person decided of a contradiction is kept, stands last, is open no more, and can be taken back', async () => {
  const query = { quarter: ids[5]! };
  const { items: open, total, page_size: pageSize } = await staff.call('contradictions', { query });
  const [first] = open;
  const place = { contact_id: first!.contact_id, indicator: first!.indicator };
  await staff.call('decideContradiction', { body: { ...place, was: null, verdict: 'both_right' } });
  const last = await staff.call('contradictions', {
    query: { ...query, page: Math.ceil(total / pageSize) },
  });
  expect(last.items.at(-1)).toMatchObject({ ...place, verdict: 'both_right' });
  expect(last).toMatchObject({ total, open: total - 1 });
  await staff.call('decideContradiction', { body: { ...place, was: 'both_right', verdict: null } });
  const again = await staff.call('contradictions', { query });
  expect(again.items[0]).toEqual(first);
  expect(again.open).toBe(total);
});

test('a decision replaces only the one that stood on the screen: what a colleague decided since stands, is told, and is not taken back', async () => {
  const query = { quarter: ids[5]! };
  const [first] = (await staff.call('contradictions', { query })).items;
  const place = { contact_id: first!.contact_id, indicator: first!.indicator };
  const decide = (was: Verdict | null, verdict: Verdict | null) => ({
    body: { ...place, was, verdict },
  });
  const colleague = await gateway.signedIn('staff');
  await colleague.call('decideContradiction', decide(null, 'words'));
  expect(await staff.refusal('decideContradiction', decide(null, 'score'))).toMatchObject({
    status: 409,
    code: 'VERDICT_CHANGED_MEANWHILE',
    message: expect.stringContaining(`Yang berlaku kini: kata salah (${colleague.username}).`),
  });
  expect(await staff.refusal('decideContradiction', decide('score', null))).toMatchObject({
    code: 'VERDICT_CHANGED_MEANWHILE',
  });
  const stands = async () => {
    const { total, page_size: size } = await staff.call('contradictions', { query });
    const page = Math.ceil(total / size);
    return (await staff.call('contradictions', { query: { ...query, page } })).items.at(-1);
  };
  expect(await stands()).toMatchObject({ ...place, verdict: 'words' });
  await colleague.call('decideContradiction', decide('words', 'both_right'));
  expect(await stands()).toMatchObject({ ...place, verdict: 'both_right' });
  await colleague.call('decideContradiction', decide('both_right', null));
  expect((await staff.refusal('decideContradiction', decide('words', 'score'))).message).toContain(
    'belum diputuskan',
  );
});

test('contradictions come in pages that neither repeat nor leave out one', async () => {
  const seen = new Set<string>();
  const { total, page_size: pageSize } = await staff.call('contradictions', { query: {} });
  const pages = Math.ceil(total / pageSize);
  for (let page = 1; page <= pages; page++)
    for (const one of (await staff.call('contradictions', { query: { page } })).items)
      seen.add(`${one.contact_id} ${one.indicator}`);
  expect(seen.size).toBe(total);
});
