import { AuditPageResponse, INDICATORS, SHIPPED_THEMES } from '@lqc/contracts';
import type { StoredContact } from '@lqc/database';
import type { Client } from './support/client.js';
import { storeCompanies, storeQuarter } from './support/stored-files.js';
import { gateway, withGateway } from './support/with-gateway.js';

const SECTORS = ['Konstruksi', 'Real Estat'];
const PLAIN = 'Penjualan stabil dibandingkan triwulan sebelumnya.';
const SAID = 'Permintaan membaik. Namun investor menunda ekspansi karena ketidakpastian.';
const DENIED = 'Tidak ada ketidakpastian; proyek tidak ditunda.';

let admin: Client;
let staff: Client;
const quarters: string[] = [];

/** Of 40 notes a quarter, `said` speak of uncertainty, and the next 6 deny it. */
function aNote(at: number, said: number): StoredContact {
  const [first, second] =
    at < said ? [SAID, at === 0 ? SAID : DENIED] : at < said + 6 ? [DENIED, PLAIN] : [PLAIN, PLAIN];
  return {
    name: `PT Contoh ${at}`,
    companyKey: `pt contoh ${at}`,
    sheet: `Lembar ${at}`,
    position: at,
    answers: INDICATORS.slice(0, 3).map(({ key, likertLabel }, indicator) => ({
      indicator: key,
      hasLikertRow: likertLabel !== null,
      score: likertLabel === null ? null : 3,
      scoreCell: 'D10',
      narrative: [first!, second!, 'Kurs tidak berubah. Kursi baru dibeli.'][indicator]!,
      narrativeCell: 'D9',
    })),
  };
}
const SAID_IN = [2, 3, 14];

withGateway(async () => {
  [admin, staff] = [await gateway.admin(), await gateway.signedIn('staff')];
  const known = Array.from({ length: 30 }, (_, at) => at);
  await storeCompanies(
    gateway,
    Object.fromEntries(known.map((at) => [`PT Contoh ${at}`, SECTORS[at % 2]!])),
  );
  for (const [at, said] of SAID_IN.entries()) {
    const file = await storeQuarter(gateway, {
      label: `Triwulan ${at + 1} 2025`,
      period: { year: 2025, quarter: at + 1 },
      contacts: Array.from({ length: 40 }, (_, note) => aNote(note, said)),
    });
    quarters.push(file.id);
  }
});

type Query = { quarter?: string; sector?: string };
async function themeOf(theme: string, query: Query = {}) {
  const found = await staff.call('themes', { query });
  expect(found.unread).toBe(0);
  return found.themes.find((one) => one.theme === theme)!;
}
const uncertainty = (query: Query = {}) => themeOf('ketidakpastian', query);
const sum = (counted: readonly { contacts: number }[]) =>
  counted.reduce((total, { contacts }) => total + contacts, 0);

test('uncertainty that is planted counts in exactly those contacts, and where it is denied in none', async () => {
  const { by_quarter, by_sector } = await uncertainty();
  expect(by_quarter).toEqual(
    SAID_IN.map((contacts, at) => ({
      quarter_id: quarters[at],
      label: `Triwulan ${at + 1} 2025`,
      contacts,
      of: 40,
    })),
  );
  expect(sum(by_sector)).toBe(14);
  expect(by_sector).toEqual([
    { sector: 'Konstruksi', contacts: 7, of: 15 },
    { sector: 'Real Estat', contacts: 7, of: 15 },
    { sector: null, contacts: 0, of: 10 },
  ]);
});

test('a quarter that speaks of it beyond chance is told apart, with the figure that says so', async () => {
  // 14 of 40 against 5 of 80, by g2() of packages/statistics/test/expected-log-likelihood.py.
  const latest = await uncertainty();
  expect(latest.distinctive).toBe(true);
  expect(latest.g2).toBeCloseTo(15.6526, 4);
  const first = await uncertainty({ quarter: quarters[0]! });
  expect(first.distinctive).toBe(false);
  const kurs = await themeOf('kurs');
  expect(kurs).toMatchObject({ distinctive: false, g2: 0 });
  expect(sum(kurs.by_quarter)).toBe(120);
});

test('one sector is counted of its own contacts, and those without a sector too', async () => {
  const one = await uncertainty({ sector: 'Real Estat' });
  expect(one.by_quarter.map(({ contacts, of }) => [contacts, of])).toEqual([
    [1, 15],
    [1, 15],
    [7, 15],
  ]);
  const none = await uncertainty({ sector: '-' });
  expect(none.by_quarter.map(({ contacts, of }) => [contacts, of])).toEqual([
    [0, 10],
    [0, 10],
    [0, 10],
  ]);
});

test('a quarter that is not read yet is left out, never counted as nobody', async () => {
  const { themes } = gateway.database;
  const unknown = [{ theme: 'kurs', madeOf: 'words of tomorrow' }];
  expect(await themes.byQuarter(unknown, undefined)).toEqual([]);
  expect(await themes.byQuarter(unknown, 'Real Estat')).toEqual([]);
  expect(await themes.bySector(unknown, quarters[2]!)).toEqual([]);
  const unread = await gateway.database.themeReadings.unread(unknown);
  expect(unread.map(({ themes: missing }) => missing)).toEqual([['kurs'], ['kurs'], ['kurs']]);
});

test('every count leads to its sentences, page by page, with the words marked', async () => {
  const params = { key: 'ketidakpastian' };
  const found = await staff.call('themeSentences', { params, query: { quarter: quarters[2]! } });
  expect(found).toMatchObject({ contacts: 14, hits_total: 15, page: 1 });
  expect(new Set(found.hits.map(({ contact_id: id }) => id)).size).toBe(14);
  for (const { sentences } of found.hits) {
    expect(sentences).toHaveLength(1);
    const [{ text, marks }] = sentences as [(typeof sentences)[number]];
    expect(text).toBe('Namun investor menunda ekspansi karena ketidakpastian.');
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual([
      'menunda',
      'ketidakpastian',
    ]);
  }
  const all = await staff.call('themeSentences', { params });
  const more = await staff.call('themeSentences', { params, query: { page: '2' } });
  expect(all.hits.length + more.hits.length).toBe(all.hits_total);
  const sector = await staff.call('themeSentences', { params, query: { sector: 'Real Estat' } });
  expect(sector.contacts).toBe(9);
  expect(await staff.refusal('themeSentences', { params: { key: 'entah' } })).toMatchObject({
    code: 'THEME_NOT_FOUND',
    status: 404,
  });
});

test('admins change the dictionary, figures follow, and the shipped one comes back', async () => {
  const own = { theme: 'ekspansi', label: 'Ekspansi', terms: ['ekspansi'] };
  const themes = [own, { theme: 'kurs', label: 'Kurs', terms: ['"kursi"'] }];
  const body = { themes, based_on: (await staff.call('themes')).changed_at };
  expect(await staff.refusal('saveThemes', { body })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await admin.call('saveThemes', { body })).toEqual({
    themes,
    is_shipped: false,
    changed_at: expect.any(String),
  });
  expect(sum((await themeOf('ekspansi')).by_quarter)).toBe(19);
  const kurs = await staff.call('themeSentences', { params: { key: 'kurs' } });
  expect(kurs).toMatchObject({ contacts: 120, hits_total: 120 });
  expect(kurs.hits[0]!.sentences).toEqual([{ text: 'Kursi baru dibeli.', marks: [[0, 5]] }]);
  const { events } = AuditPageResponse.parse(
    await admin.call('auditEvents', { query: { action: 'change-themes', limit: '1' } }),
  );
  expect(events[0]).toMatchObject({
    outcome: 'done',
    object_label: expect.stringMatching(/^added=Ekspansi · removed=.* · changed=Kurs$/),
  });

  const back = await admin.call('resetThemes');
  expect(back).toEqual({ themes: SHIPPED_THEMES, is_shipped: true, changed_at: null });
  expect(sum((await uncertainty()).by_quarter)).toBe(19);
});

test('a dictionary that another admin changed meanwhile is not replaced by one made from the state before', async () => {
  const named = (label: string) => ({ theme: label.toLowerCase(), label, terms: [label] });
  const save = (label: string, based_on: string | null) => ({
    body: { themes: [named(label)], based_on },
  });
  const refused = { status: 409, code: 'SETTING_CHANGED_MEANWHILE' };
  const first = await admin.call('saveThemes', save('Emas', null));
  expect(await admin.refusal('saveThemes', save('Kopi', null))).toMatchObject(refused);
  const second = await admin.call('saveThemes', save('Kopi', first.changed_at));
  expect(await admin.refusal('saveThemes', save('Teh', first.changed_at))).toMatchObject(refused);
  expect(await staff.call('themes')).toMatchObject({
    changed_at: second.changed_at,
    themes: [named('Kopi')],
  });
  await admin.call('resetThemes');
  expect(await admin.refusal('saveThemes', save('Teh', second.changed_at))).toMatchObject(refused);
});

test.each([
  ['no theme', []],
  ['a theme without words', [{ theme: 'a', label: 'A', terms: [] }]],
  ['a term without a letter', [{ theme: 'a', label: 'A', terms: ['"?!"'] }]],
  ['a blank label', [{ theme: 'a', label: '  ', terms: ['kurs'] }]],
  ['the same theme twice', ['A', 'B'].map((label) => ({ theme: 'a', label, terms: ['kurs'] }))],
])(
  'a dictionary with %s is refused with a sentence that says what to fill in',
  async (_name, themes) => {
    expect(await admin.refusal('saveThemes', { body: { themes, based_on: null } })).toMatchObject({
      code: 'THEMES_INVALID',
      status: 422,
    });
  },
);

test('words of the dictionary are read as words, whatever signs stand in them', async () => {
  const terms = ["kurs' | !'a:* & <->", 'a\\b'];
  const themes = [{ theme: 'a', label: 'A', terms }];
  await admin.call('saveThemes', { body: { themes, based_on: null } });
  expect(sum((await themeOf('a')).by_quarter)).toBe(0);
  await admin.call('resetThemes');
});

test('a quarter that is replaced is read anew, and one that is deleted is counted no more', async () => {
  await storeQuarter(gateway, {
    label: 'Triwulan 1 2025',
    period: { year: 2025, quarter: 1 },
    contacts: Array.from({ length: 40 }, (_, note) => aNote(note, 9)),
    replaces: quarters[0]!,
  });
  expect((await uncertainty()).by_quarter.map(({ contacts }) => contacts)).toEqual([9, 3, 14]);
});
