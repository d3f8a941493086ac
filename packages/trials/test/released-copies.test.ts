import { inflateRawSync } from 'node:zlib';
import { read, utils } from '@e965/xlsx';
import type { Client } from '@lqc/client';
import {
  type Copy,
  ErrorBody,
  type IndicatorKey,
  LIKERT_INDICATORS,
  type QuarterlyFile,
  type ReleaseFinding,
} from '@lqc/contracts';
import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { workbookFile } from '../src/cluster/caller.js';
import { IS_NIGHT, until } from '@lqc/contracts/testing';
import { printOnly } from './print-only.js';
import { sharedCluster } from './shared-cluster.js';

const SAMPLE = { seed: 41, contacts: 24 };
/** Years that no other test of the cluster stores. */
const NOW = { year: 2022, quarter: 3, label: 'Triwulan III 2022' } as const;
const BEFORE = { year: 2022, quarter: 2, label: 'Triwulan II 2022' } as const;
/** The quarters that are stored, and uploaded by the plain upload routes. */
const NOW_PLAIN = { year: 2017, quarter: 3, label: 'Triwulan III 2017' } as const;
const BEFORE_PLAIN = { year: 2017, quarter: 2, label: 'Triwulan II 2017' } as const;
interface StoredQuarter {
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
  readonly label: string;
}
/** What a report tells of in another way each, beside the tables of all answers. */
const DRAFTED = [
  ['garis_besar', null],
  ['indikator', 'domestik'],
  ['indikator', 'investasi'],
  ['indikator', 'harga jual'],
  ['lapangan_usaha', 'Industri Pengolahan'],
  ['profil', null],
  ['tabel', null],
] as const;
/** The contact that the first copy does not know of. */
const ADDED = 14;
const WITHIN_MS = 240_000;

let api: Client;
beforeAll(async () => {
  ({ api } = (await sharedCluster()).admin);
  const companies = workbookFile(await sampleCompanyDatabase(SAMPLE));
  await api.call('uploadCompanyFile', { files: { file: companies } });
}, WITHIN_MS);

async function store(
  { label, ...quarter }: StoredQuarter,
  { without, replaces }: { readonly without?: number; readonly replaces?: string } = {},
): Promise<QuarterlyFile> {
  const bytes = await sampleQuarter({
    ...SAMPLE,
    ...quarter,
    ...(without !== undefined && { without }),
  });
  const body = { label, ...(replaces && { replaces }) };
  const files = { file: workbookFile(bytes) };
  return (await api.call('uploadQuarterlyFile', { body, files })).file;
}

/** The parts of a packed document, by path. */
function partsOf(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  for (
    let at = zip.indexOf('PK\u0001\u0002');
    at >= 0;
    at = zip.indexOf('PK\u0001\u0002', at + 4)
  ) {
    const size = zip.readUInt32LE(at + 20);
    const [name, extra, local] = [at + 28, at + 30, at + 42].map((place, nth) =>
      nth < 2 ? zip.readUInt16LE(place) : zip.readUInt32LE(place),
    ) as [number, number, number];
    const path = zip.toString('utf8', at + 46, at + 46 + name);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(begin, begin + size);
    const isPacked = zip.readUInt16LE(at + 10) === 8;
    if (/\.(?:xml|rels)$/.test(path))
      parts.set(path, (isPacked ? inflateRawSync(packed) : packed).toString('utf8'));
    at += 46 + name + extra - 4;
  }
  return parts;
}

const textOf = (xml: string) => xml.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');

/** The cells of every table row of a document's markup. */
const rowsOf = (xml: string) =>
  [...xml.matchAll(/<w:tr[ >].*?<\/w:tr>/gs)].map(([row]) =>
    row.split('</w:tc>').slice(0, -1).map(textOf),
  );

async function releasedReport(id: string) {
  const response = await api.send('exportReport', {
    params: { id },
    body: { format: 'docx', copy: 'release' },
  });
  expect(response.status).toBe(200);
  return partsOf(Buffer.from(await response.arrayBuffer()));
}

/** Sentences that tell where averages lie or went although the range that tells it is held back. */
function readingsIn(findings: readonly ReleaseFinding[]): string[] {
  return findings
    .filter(({ reason }) => reason.includes('mengikuti rentang'))
    .map(({ text }) => text.replaceAll('*', ''));
}

/** n and average of each indicator as the quarter's table of all answers prints them. */
function averagesOf(parts: ReadonlyMap<string, string>) {
  const xml = parts.get('word/document.xml')!;
  const table = xml.lastIndexOf(`Sebaran jawaban semua indikator, ${NOW.label}`);
  expect(table).toBeGreaterThan(0);
  const rows = rowsOf(xml.slice(table)).filter((row) => row.length === 7);
  return new Map(
    LIKERT_INDICATORS.map(({ key, label }) => {
      const [, n, average] = rows.find(([first]) => first === label)!;
      return [key, { n: Number(n), average: average! }];
    }),
  );
}

test(
  'a report that leaves again with a contact more does not tell what that contact answered, and says with what it was compared',
  async () => {
    const before = await store(BEFORE);
    const now = await store(NOW, { without: ADDED });
    const body = { quarter_now_id: now.id, quarter_before_id: before.id };
    const begun = await api.call('createReport', { body });
    const { id } = begun;
    const params = { id };
    const sections = DRAFTED.flatMap(([kind, target]) =>
      begun.sections.filter((one) => one.kind === kind && one.target === target),
    ).map((one) => one.id);
    expect(sections).toHaveLength(DRAFTED.length);
    await printOnly(api, begun, (one) => sections.includes(one.id));
    await api.call('draftReport', { params, body: { writer: 'automatic', sections } });

    const { leaving: unseen, findings: drafted } = await api.call('releaseCheck', { params });
    expect(unseen.compared_with).toEqual([]);
    expect(unseen.held.some((one) => one.is_difference)).toBe(false);

    const first = await releasedReport(id);
    const prose = textOf(first.get('word/document.xml')!);
    const readings = readingsIn(drafted);
    expect(readings.length).toBeGreaterThan(5);
    expect(readings.filter((sentence) => prose.includes(sentence))).toEqual([]);
    const { session_id: session } = await api.call('report', { params });
    const workbook = await api.send('tabulation', {
      params: { session },
      body: { quarter_now: NOW.label, quarter_before: BEFORE.label, copy: 'release' },
    });
    expect(workbook.status).toBe(200);

    await store(NOW, { replaces: now.id });
    await until(async () => (await api.call('report', { params })).session_id !== session, 60_000);
    const { leaving, findings } = await api.call('releaseCheck', { params });
    expect(leaving.compared_with.map(({ name }) => name).toSorted()).toEqual([
      'docx',
      'tabulation',
    ]);
    expect(leaving.compared_with[0]).toMatchObject({ by: 'admin', contacts: now.contacts });
    expect(leaving.held.some((one) => one.is_difference)).toBe(true);
    // Districts of the register reach the rules: what they count is said with the count.
    expect(findings.some(({ reason }) => reason.includes('kabupaten/kota'))).toBe(true);

    const second = await releasedReport(id);
    const [were, are] = [averagesOf(first), averagesOf(second)];
    let differing = 0;
    let told = 0;
    for (const [key, { n, average }] of are) {
      const then = were.get(key)!;
      expect(then.average).toMatch(/^[\d,–]+$/);
      if (average !== '–') told += 1;
      if (n === then.n) continue;
      differing += 1;
      // Both exact, they would tell the answer of the one who came.
      expect({ key, isExact: /^\d,\d\d$/.test(average) }).toEqual({ key, isExact: false });
    }
    expect(differing).toBeGreaterThan(5);
    expect(told).toBeGreaterThan(5);

    for (const parts of [first, second])
      for (const [path, xml] of parts)
        expect({ path, codes: textOf(xml).match(/\bK\d+\b/g) }).toEqual({ path, codes: null });
  },
  WITHIN_MS,
);

/** n and average of each indicator as the released tabulation of a session prints them. */
async function releasedTabulation(session: string, named = NOW_PLAIN.label as string) {
  const response = await api.send('tabulation', {
    params: { session },
    body: { quarter_now: named, quarter_before: BEFORE_PLAIN.label, copy: 'release' },
  });
  expect(response.status).toBe(200);
  const { Sheets } = read(new Uint8Array(await response.arrayBuffer()));
  const rows = utils.sheet_to_json<(string | number)[]>(Sheets['Ringkasan']!, { header: 1 });
  if (named !== NOW_PLAIN.label) expect(JSON.stringify(rows)).not.toContain(named);
  const head = rows.find(([first]) => first === 'Indikator')!;
  const at = (column: string) => head.findIndex((name) => String(name).startsWith(column));
  return new Map(
    LIKERT_INDICATORS.map(({ key, label }) => {
      const row = rows.find(([first]) => first === label)!;
      return [key, { n: row[at('n')], average: row[at('Rata-rata')] }];
    }),
  );
}

test(
  'what somebody uploads for an analysis of their own leaves in no release copy, and takes nothing from the office’s',
  async () => {
    const { label: _, ...quarter } = NOW_PLAIN;
    const { label: __, ...earlier } = BEFORE_PLAIN;
    const before = await store(BEFORE_PLAIN);
    const now = await store(NOW_PLAIN);
    const begun = await api.call('uploadFile1', {
      files: { file: workbookFile(await sampleQuarter({ ...SAMPLE, ...earlier })) },
    });
    const unfinished = await sampleQuarter({ ...SAMPLE, ...quarter, without: ADDED });
    await api.call('uploadFile2', {
      body: { session_id: begun.session_id },
      files: {
        file_2: workbookFile(unfinished, 'TW III 2017.xlsx'),
        company_file: workbookFile(await sampleCompanyDatabase(SAMPLE)),
      },
    });
    const periods = { quarter_now: NOW_PLAIN.label, quarter_before: BEFORE_PLAIN.label };
    const made = (name: 'tabulation' | 'exportBab2' | 'exportBab3', copy: Copy) =>
      api.send(name, {
        params: { session: begun.session_id },
        body: { ...periods, indicator_type: 'domestik', copy },
      });
    const all = [
      made('tabulation', 'release'),
      made('exportBab2', 'release'),
      made('exportBab3', 'release'),
      api.send('exportComparison', {
        params: { session: begun.session_id },
        query: { copy: 'release' },
      }),
    ];
    for (const response of await Promise.all(all))
      expect(ErrorBody.parse(await response.json())).toMatchObject({ code: 'RELEASE_OF_UPLOAD' });
    expect((await made('tabulation', 'internal')).status).toBe(200);

    const stored = await api.call('startSession', {
      body: { quarter_now_id: now.id, quarter_before_id: before.id },
    });
    const averages = [...(await releasedTabulation(stored.session_id)).values()];
    // As many as leave in the first copy of a quarter; with one contact more or less it would be two.
    expect(averages.filter(({ average }) => typeof average === 'number').length).toBeGreaterThan(5);
  },
  WITHIN_MS,
);

/** Exact averages of these that with those tell what the contact answered that only one of the two has. */
function foundOut(
  told: Awaited<ReturnType<typeof releasedTabulation>>,
  besides: typeof told,
): IndicatorKey[] {
  const isExact = (one: typeof told, key: IndicatorKey) =>
    typeof one.get(key)!.average === 'number';
  return [...told.keys()].filter(
    (key) =>
      isExact(told, key) && isExact(besides, key) && told.get(key)!.n !== besides.get(key)!.n,
  );
}

test(
  'a contact that came late is not found out where the first file was stored by a wrong quarter, and a copy is named by its file',
  async () => {
    const quarter = { year: 2016, quarter: 4 } as const;
    const earlier = await store({ year: 2016, quarter: 2, label: 'Triwulan II 2016' });
    const released = async (label: string, without?: number) => {
      const { id } = await store({ ...quarter, label }, { ...(without && { without }) });
      const { session_id: session } = await api.call('startSession', {
        body: { quarter_now_id: id, quarter_before_id: earlier.id },
      });
      return { id, told: await releasedTabulation(session, 'Triwulan I 2031') };
    };
    const wrong = await released('Triwulan III 2016', ADDED);
    await api.call('deleteFile', { body: { fileId: wrong.id, fileType: 'quarterly' } });
    const { told } = await released('Triwulan IV 2016');
    const isNumber = ({ average }: { average: unknown }) => typeof average === 'number';
    expect([...wrong.told.values()].filter(isNumber).length).toBeGreaterThan(5);
    expect(foundOut(told, wrong.told)).toEqual([]);
  },
  WITHIN_MS,
);

// By day `check-release.test` of `worker` has two copies remembered at the same moment.
const byNight = IS_NIGHT ? test : () => {};

byNight(
  'two copies made at the same moment of answers that are stored under two quarters are held against each other',
  async () => {
    const sessionOf = async (label: string, year: number, without?: number) => {
      // Each with an earlier quarter of its own: told of in both, that one would hold them against each other.
      const earlier = await store({ year, quarter: 1, label: `Triwulan I ${year}` });
      const quarter = { year: 2015, quarter: 4, label } as const;
      const { id } = await store(quarter, { ...(without && { without }) });
      const body = { quarter_now_id: id, quarter_before_id: earlier.id };
      return (await api.call('startSession', { body })).session_id;
    };
    const sessions = [
      await sessionOf('Triwulan III 2015', 2014, ADDED),
      await sessionOf('Triwulan IV 2015', 2015),
    ];
    const made = await Promise.allSettled(
      sessions.map((session) => releasedTabulation(session, 'Triwulan I 2031')),
    );
    const [one, other] = made.filter((each) => each.status === 'fulfilled');
    // One after the other they are compared when the second is made; at once the second is refused.
    expect(one).toBeDefined();
    expect(other ? foundOut(one!.value, other.value) : []).toEqual([]);
  },
  WITHIN_MS,
);
