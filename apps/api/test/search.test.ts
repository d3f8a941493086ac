import { companyKey, INDICATORS, joinedChoice, type RequestOf } from '@lqc/contracts';
import type { StoredContact } from '@lqc/database';
import { Searches } from '../src/search/searches.js';
import type { Client } from './support/client.js';
import { storeCompanies, storeQuarter } from './support/stored-files.js';
import { gateway, withGateway } from './support/with-gateway.js';

const SECTORS = ['Konstruksi', 'Real Estat', 'Penyediaan Akomodasi dan Makan Minum'];
const TEXTS = [
  'Penjualan meningkat seiring musim liburan, sementara harga bahan baku stabil.',
  'Perusahaan menaikkan harga jual karena kurs melemah.',
  'Kenaikan biaya listrik ditanggung sendiri; kursnya sudah diperhitungkan.',
  'Bahan baku impornya sulit didapat, stok dijaga dua bulan.',
  'Tidak terdapat perubahan berarti dibandingkan triwulan sebelumnya.',
];
/** Stands in 7 of the 300 notes, in two of them twice and in one of them in two narratives. */
const PLANTED = 'dermaga apung Serangan';

let staff: Client;
const quarters: string[] = [];
const surveys: Record<string, StoredContact[]> = {};

const isPlanted = (note: number) => note % 43 === 5;
function aNote(note: number): StoredContact {
  const at = note % 100;
  const told = (indicator: number) => {
    const text = TEXTS[(note + indicator) % TEXTS.length]!;
    if (!isPlanted(note) || indicator > (note === 5 ? 1 : 0)) return text;
    return `${text} Pembangunan ${PLANTED} ditunggu${note < 100 ? `, sebab ${PLANTED.toUpperCase()} ramai` : ''}.`;
  };
  return {
    name: `PT Contoh ${at}`,
    companyKey: at === 4 ? companyKey('PT Contoh 4') : `pt contoh ${at}`,
    sheet: `Lembar ${at}`,
    position: at,
    details: {
      visited: null,
      visitedOn: null,
      method: note % 2 ? 'Telepon' : 'Daring | surat',
      employeesWritten: null,
      employees: null,
      place: null,
      product: null,
      interviewer: 'Tim Liaison A',
    },
    answers: INDICATORS.map(({ key, likertLabel }, indicator) => ({
      indicator: key,
      hasLikertRow: likertLabel !== null,
      score: likertLabel === null ? null : ((note + indicator) % 5) + 1,
      scoreCell: 'D10',
      narrative: told(indicator),
      narrativeCell: 'D9',
    })),
  };
}

withGateway(async () => {
  staff = await gateway.signedIn('staff');
  // What is found is looked at here, on machines however busy; how long it takes in search-in-time.test.
  const { patience } = gateway.app.get(Searches);
  patience.all = patience.counts = { enoughMs: 60_000, mostMs: 60_000, sliceMs: 60_000 };
  // Every fourth company is in no register.
  const known = Array.from({ length: 100 }, (_, at) => at).filter((at) => at % 4 !== 0);
  await storeCompanies(
    gateway,
    Object.fromEntries(known.map((at) => [`PT Contoh ${at}`, SECTORS[at % 3]!])),
  );
  for (const quarter of [1, 2, 3]) {
    const contacts = Array.from({ length: 100 }, (_, at) => aNote((quarter - 1) * 100 + at));
    const file = await storeQuarter(gateway, {
      label: `Triwulan ${quarter} 2025`,
      period: { year: 2025, quarter },
      contacts,
    });
    quarters.push(file.id);
    surveys[file.id] = contacts;
  }
});

const search = (query: RequestOf<'search'>['query']) => staff.call('search', { query });
const sum = (counted: readonly { contacts: number }[]) =>
  counted.reduce((total, { contacts }) => total + contacts, 0);
const holding = (pattern: RegExp) => {
  const narratives = Object.values(surveys)
    .flat()
    .flatMap(({ answers }) => answers.filter(({ narrative }) => pattern.test(narrative!)));
  const notes = Object.values(surveys)
    .flat()
    .filter(({ answers }) => answers.some(({ narrative }) => pattern.test(narrative!)));
  return { contacts: notes.length, hits_total: narratives.length };
};

test('a phrase that stands in 7 of 300 notes is found in exactly 7, and every facet adds up', async () => {
  const found = await search({ q: `"${PLANTED}"` });
  expect(found.contacts).toBe(7);
  expect(found).toMatchObject(holding(new RegExp(PLANTED, 'i')));
  expect(found.hits_total).toBe(8);
  const { quarter, sector, district, method, interviewer, indicator, score } = found.facets;
  for (const facet of [quarter, sector, district, method, interviewer]) expect(sum(facet)).toBe(7);
  expect(sector.map(({ value }) => value)).toContain(null);
  // One contact says it of two indicators.
  expect(sum(indicator)).toBe(8);
  expect(sum(score)).toBe(8);
  expect(sum(found.by_quarter)).toBe(7);
  expect(found.by_quarter.map(({ of }) => of)).toEqual([100, 100, 100]);
  expect(found.by_quarter.map(({ quarter_id }) => quarter_id)).toEqual(quarters);
});

test('a hit is a whole narrative with the words marked, however often they stand in it', async () => {
  const { hits } = await search({ q: `"${PLANTED}"`, quarter: quarters[0]! });
  const [first] = hits;
  expect(first).toMatchObject({ label: 'Triwulan 1 2025', cell: 'D9' });
  expect(first!.marks).toHaveLength(2);
  for (const { narrative, marks } of hits)
    for (const [start, end] of marks)
      expect(narrative.slice(start, end).toLowerCase()).toBe(PLANTED.toLowerCase());
});

test('a quoted word is matched as it is written, also with -nya; a bare word in all its forms', async () => {
  expect(await search({ q: '"kurs"' })).toMatchObject(holding(/\bkurs(nya)?\b/i));
  expect(await search({ q: '"bahan baku impor"' })).toMatchObject(
    holding(/bahan baku impor(nya)?/i),
  );
  expect(await search({ q: '"naik"' })).toMatchObject({ contacts: 0, hits_total: 0, hits: [] });
  const forms = await search({ q: 'naik' });
  expect(forms).toMatchObject(holding(/kenaikan|menaikkan/i));
  const marked = forms.hits.flatMap(({ narrative, marks }) =>
    marks.map(([start, end]) => narrative.slice(start, end).toLowerCase()),
  );
  expect(new Set(marked)).toEqual(new Set(['kenaikan', 'menaikkan']));
});

test('what is written as it is asked stands before its other forms', async () => {
  const { hits } = await search({ q: 'kenaikan' });
  expect(hits[0]!.narrative).toContain('Kenaikan');
  expect((await search({ q: 'menaikkan' })).hits[0]!.narrative).toContain('menaikkan');
});

test('words are joined by AND, one of several by ATAU, and left out by TANPA and a minus', async () => {
  const all = await search({ q: 'kurs' });
  const both = await search({ q: 'kurs listrik' });
  const without = await search({ q: 'kurs -listrik' });
  expect(both.hits_total + without.hits_total).toBe(all.hits_total);
  expect(both.hits_total).toBeGreaterThan(0);
  expect(await search({ q: 'kurs TANPA listrik' })).toEqual(without);
  const either = await search({ q: 'listrik ATAU "musim liburan"' });
  expect(either).toMatchObject(holding(/listrik|musim liburan/i));
});

test('what TANPA excludes may be one of several too', async () => {
  const neither = await search({ q: 'kurs TANPA listrik ATAU melemah' });
  expect(neither).toEqual(await search({ q: 'kurs -listrik -melemah' }));
  expect(neither.hits_total).toBeLessThan((await search({ q: 'kurs -listrik' })).hits_total);
});

test('a star stands for any end of a word, also of a phrase, and is refused elsewhere', async () => {
  expect(await search({ q: 'tan*' })).toMatchObject(holding(/\btan/i));
  expect(await search({ q: 'mena* -peru*' })).toMatchObject({ contacts: 0 });
  const begun = await search({ q: '"bahan bak*"' });
  expect(begun).toMatchObject(holding(/bahan bak/i));
  const { narrative, marks } = begun.hits[0]!;
  expect(marks.map(([start, end]) => narrative.slice(start, end).toLowerCase())).toContain(
    'bahan baku',
  );
  for (const q of ['ku*', '*kurs', 'k*rs', '"bah* baku"'])
    expect(await staff.refusal('search', { query: `q=${encodeURIComponent(q)}` })).toMatchObject({
      status: 400,
      code: 'SEARCH_STAR',
    });
});

test('every word of a long search is asked for, or it is refused', async () => {
  const all = Array.from({ length: 49 }, (_, at) => `x${at}`);
  const last = await search({ q: [...all, 'kurs'].join(' | ') });
  expect(last.hits_total).toBe((await search({ q: 'kurs' })).hits_total);
  const query = `q=${Array.from({ length: 51 }, () => 'kurs').join('+')}`;
  expect(await staff.refusal('search', { query })).toMatchObject({ code: 'SEARCH_TOO_LONG' });
});

test('facets that are chosen narrow contacts, hits and facets alike', async () => {
  const found = await search({
    q: 'kurs',
    sector: 'Real Estat|Konstruksi',
    score: '3',
    method: 'Telepon',
  });
  expect(found.contacts).toBeGreaterThan(0);
  expect(sum(found.facets.sector)).toBe(found.contacts);
  expect(new Set(found.facets.sector.map(({ value }) => value))).toEqual(
    new Set(['Real Estat', 'Konstruksi']),
  );
  expect(found.facets.score).toEqual([{ value: 3, contacts: found.contacts }]);
  expect(found.facets.method).toEqual([{ value: 'Telepon', contacts: found.contacts }]);
  expect(found.hits.every(({ score }) => score === 3)).toBe(true);
});

test('contacts with a hit are told of those that pass the filters, also where none of them has one', async () => {
  const counts = async (query: RequestOf<'search'>['query']) =>
    (await search(query)).by_quarter.map(({ contacts, of }) => [contacts, of]);
  const inEach = (contacts: number, of: number) => quarters.map(() => [contacts, of]);
  // Of 100 companies 25 are in no register, and 25 of the others build; everybody says it.
  expect(await counts({ q: 'kurs', sector: 'Konstruksi' })).toEqual(inEach(25, 25));
  expect(await counts({ q: 'kurs', sector: '-' })).toEqual(inEach(25, 25));
  expect(await counts({ q: 'kurs', sector: 'Konstruksi|-', method: 'Telepon' })).toEqual(
    inEach(17, 17),
  );
  // The key of a company has the separator of chosen values in it, and what people write may have it.
  expect(await counts({ q: 'kurs', company: companyKey('PT Contoh 4') })).toEqual(inEach(1, 1));
  const methods = joinedChoice(['Telepon', 'Daring | surat']);
  expect(await counts({ q: 'kurs', method: methods })).toEqual(inEach(100, 100));
  expect(await counts({ q: 'kurs', interviewer: 'Tim Liaison B' })).toEqual(inEach(0, 0));
  expect(await counts({ q: 'wahanabaru', sector: '-' })).toEqual(inEach(0, 25));
  // A score is of an answer: whoever answered otherwise could have said it too.
  const scored = await counts({ q: 'kurs', sector: 'Konstruksi', score: '3' });
  expect(scored.map(([, of]) => of)).toEqual([25, 25, 25]);
  expect(await counts({ q: 'kurs', sector: '-', quarter: quarters[1]! })).toEqual([[25, 25]]);
});

test('pages show each hit once, by relevance and by time', async () => {
  for (const sort of ['relevance', 'time'] as const) {
    const seen = new Set<string>();
    let total = Infinity;
    for (let page = 1; seen.size < total; page++) {
      const found = await search({ q: 'listrik', indicator: 'domestik', sort, page: String(page) });
      total = found.hits_total;
      expect(found.hits.length).toBeGreaterThan(0);
      for (const { contact_id, indicator } of found.hits) seen.add(`${contact_id} ${indicator}`);
    }
    expect(seen.size).toBe(60);
  }
  const { hits } = await search({ q: 'listrik', sort: 'time' });
  expect(hits[0]!.label).toBe('Triwulan 3 2025');
});

test.each(['', '   ', '-kurs', "' | ! & <-> :*", '"', '%_\\'])(
  'nothing is found, and nothing breaks, where "%s" is asked',
  async (q) => {
    expect(await search({ q })).toMatchObject({ contacts: 0, hits_total: 0, hits: [] });
  },
);

test('what a search finds leaves the office in no copy, whose filters would tell single answers', async () => {
  const query = 'q=kurs&indicator=domestik&score=3&copy=release';
  expect(await staff.refusal('exportSearch', { query })).toMatchObject({ code: 'BAD_REQUEST' });
});

test('a saved search tells how many contacts of a quarter stored since say it, until it is looked at', async () => {
  const query = { q: `"${PLANTED}"`, quarter: quarters[0]! };
  await staff.call('saveSearch', { body: { name: 'Dermaga', query } });
  const only = async () => (await staff.call('savedSearches')).searches;
  expect(await only()).toEqual([
    expect.objectContaining({ name: 'Dermaga', query, new_contacts: 0, new_quarters: [] }),
  ]);
  const says = [5, 48, 91].map((note, position) => ({ ...aNote(note), position }));
  const quiet = [6, 7].map((note, at) => ({ ...aNote(note), position: 3 + at }));
  const file = await storeQuarter(gateway, {
    label: 'Triwulan 4 2025',
    period: { year: 2025, quarter: 4 },
    contacts: [...says, ...quiet],
  });
  const [found] = await only();
  expect(found).toMatchObject({ new_contacts: 3, new_quarters: ['Triwulan 4 2025'] });
  const params = { id: found!.id };
  const other = await gateway.signedIn('staff');
  expect((await other.call('savedSearches')).searches).toEqual([]);
  for (const name of ['seeSavedSearch', 'forgetSearch'] as const)
    expect(await other.refusal(name, { params })).toMatchObject({
      status: 404,
      code: 'SAVED_SEARCH_NOT_FOUND',
    });
  await staff.call('seeSavedSearch', { params });
  expect((await only())[0]).toMatchObject({ new_contacts: 0 });
  await staff.call('saveSearch', { body: { name: 'Dermaga', query: { q: 'kurs' } } });
  expect((await only()).map((one) => one.query)).toEqual([{ q: 'kurs' }]);
  await staff.call('forgetSearch', { params });
  expect(await only()).toEqual([]);
  const admin = await gateway.admin();
  await admin.call('deleteFile', { body: { fileId: file.id, fileType: 'quarterly' } });
});
