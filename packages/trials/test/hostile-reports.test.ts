import type { Client } from '@lqc/client';
import { ErrorBody } from '@lqc/contracts';
import { IS_NIGHT } from '@lqc/contracts/testing';
import { hostileText } from '@lqc/fixtures';
import { sampleCompanies, sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { strFromU8, unzipSync } from 'fflate';
import { Caller, workbookFile } from '../src/cluster/caller.js';
import { signUp } from '../src/load/journey.js';
import { printOnly } from './print-only.js';
import { sharedCluster } from './shared-cluster.js';

const SAMPLE = { seed: 23, contacts: 12 };
const WITHIN_MS = 240_000;
/** As many letters as a section may have. */
const LONGEST = 40_000;
/** A large report has so many sections of that length. */
const LARGE = 25;
/**
 * By day typed sentences are let leave in `release.test` of `drafting` and looked at by another in `review.test` of
 * `api`, and long texts are tried in `hostile-texts.test` of `drafting` and `worker`.
 */
const byNight = IS_NIGHT ? test : () => {};

let api: Client;
let colleague: Client;
let quarterId: string;
let body: { quarter_now_id: string; quarter_before_id: string };

beforeAll(async () => {
  const cluster = await sharedCluster();
  ({ api } = cluster.admin);
  const caller = new Caller(cluster.admin.addresses);
  await signUp(api, caller, 4100);
  colleague = caller.api;
  const companies = workbookFile(await sampleCompanyDatabase(SAMPLE));
  await api.call('uploadCompanyFile', { files: { file: companies } });
  const ids: string[] = [];
  for (const quarter of [2, 3] as const) {
    const bytes = await sampleQuarter({ ...SAMPLE, year: 2020, quarter });
    const label = `Triwulan ${'I'.repeat(quarter)} 2020`;
    const files = { file: workbookFile(bytes) };
    ids.push((await api.call('uploadQuarterlyFile', { body: { label }, files })).file.id);
  }
  quarterId = ids[1]!;
  body = { quarter_now_id: quarterId, quarter_before_id: ids[0]! };
}, WITHIN_MS);

/** A report whose first sections have these texts. */
async function reportWith(texts: readonly string[]): Promise<string> {
  const { id, sections } = await api.call('createReport', { body });
  const writable = sections.filter(({ kind }) => kind !== 'tabel').map((one) => one.id);
  while (writable.length < texts.length) {
    const own = { chapter: 'bab_1', title: 'Tambahan' } as const;
    writable.push((await api.call('addSection', { params: { id }, body: own })).id);
  }
  for (const [at, text] of texts.entries()) {
    const params = { id, section: writable[at]! };
    await api.call('saveSection', { params, body: { text, version: 0 } });
  }
  const report = await api.call('report', { params: { id } });
  await printOnly(api, report, ({ text }) => text !== '');
  return id;
}

const exported = (id: string, copy: 'internal' | 'release') =>
  api.send('exportReport', { params: { id }, body: { format: 'docx', copy } });

/** What a document says, of all its parts. */
async function wordsOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.entries(parts)
    .filter(([path]) => path.endsWith('.xml'))
    .map(([, xml]) => strFromU8(xml).replace(/<[^>]*>/g, ''))
    .join('\n');
}

/** A name as people hide it: by markup, fillers, look-alikes, lines, other order, one letter wrong. */
const WRITINGS: readonly ((words: readonly string[]) => string)[] = [
  (words) => words.map((one) => `**${one[0]}**${one.slice(1)}`).join(' '),
  (words) => words.join('\u200B '),
  (words) => words.map((one) => one.split('').join('\u034F')).join(' '),
  (words) => words.join(' ').replaceAll('a', 'а').replaceAll('o', 'ο'),
  (words) => words.join('\n'),
  (words) => words.toReversed().join(' '),
  (words) => `#${words.join('').toLowerCase()}`,
  (words) => words.map((one) => one.split('').join('-')).join(' '),
  (words) => `https://${words.join('').toLowerCase()}.co.id/`,
];
/** A letter without its marks, its fillers and its look-alikes. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('а', 'a')
    .replaceAll('ο', 'o')
    .toLowerCase();

test(
  'a company’s name leaves in no writing by a report that is released through HTTP',
  async () => {
    const words = sampleCompanies(SAMPLE.seed, 1)[0]!.name.split(' ').slice(1);
    const texts = WRITINGS.map((write) => `Pasar lesu menurut ${write(words)} sejak awal bulan.`);
    const id = await reportWith([texts.join('\n\n')]);
    const told = (text: string) =>
      [words, words.toReversed()].filter((order) => plain(text).includes(plain(order.join(''))));
    expect(told(await wordsOf(await exported(id, 'internal')))).toHaveLength(2);
    expect(told(await wordsOf(await exported(id, 'release')))).toEqual([]);
  },
  WITHIN_MS,
);

/** Of single firms, of a few, and what everybody knows: nothing in the words tells which is which. */
const TYPED = [
  'Satu-satunya distributor elpiji di Tabanan mencatat penjualan naik 2,2% (qtq).',
  'Gudang dan truk di kota sebelah lagi sepi.',
  'Rektor bilang penerimaan mahasiswa baru jeblok.',
  'Cukai rokok naik tahun ini.',
  'Harga minyak Brent dunia bergerak di kisaran 68 dolar AS per barel.',
];

byNight(
  'typed sentences leave word for word once somebody other than their author has read them, and changed ones need a new look',
  async () => {
    const id = await reportWith([TYPED.join('\n\n')]);
    const params = { id };
    const left = async () => {
      const words = await wordsOf(await exported(id, 'release'));
      return TYPED.filter((one) => words.includes(one));
    };
    const found = async () => {
      const { findings } = await api.call('releaseCheck', { params });
      return findings.filter(({ kind }) => kind === 'free');
    };
    expect(await wordsOf(await exported(id, 'internal'))).toContain(TYPED[0]);
    expect(await left()).toEqual([]);
    const [free, ...others] = await found();
    expect(others).toEqual([]);
    expect(free).toMatchObject({ verdict: 'perlu_dilihat', override: null });
    expect(free!.sentences).toHaveLength(TYPED.length);

    const finding = free!.id;
    const body = { finding, verdict: 'aman', reason: 'Dibaca; semuanya umum.' } as const;
    await api.call('saveReportSettings', { body: { reviewer_is_not_author: true } });
    try {
      const own = await api.send('overrideFinding', { params, body });
      expect(ErrorBody.parse(await own.json()).code).toBe('REPORT_REVIEWER_IS_AUTHOR');
      expect((await found())[0]).toMatchObject({ override: null });
      await colleague.call('overrideFinding', { params, body });
    } finally {
      await api.call('saveReportSettings', { body: { reviewer_is_not_author: false } });
    }
    expect(await left()).toEqual(TYPED);

    const { sections } = await api.call('report', { params });
    const { id: section, version } = sections.find(({ text }) => text !== '')!;
    const text = TYPED.join('\n\n').replace('sepi', 'sepi sekali');
    await api.call('saveSection', { params: { id, section }, body: { text, version } });
    expect(await left()).toEqual([]);
    const [changed] = await found();
    expect(changed!.id).not.toBe(finding);
    expect(changed).toMatchObject({ override: null });
  },
  WITHIN_MS,
);

byNight(
  `a report of ${LARGE} sections of 40 kB is exported, or refused in a sentence, at the first try`,
  async () => {
    const id = await reportWith(Array.from({ length: LARGE }, () => hostileText('a. ', LONGEST)));
    const answer = await exported(id, 'internal');
    if (answer.status !== 200) {
      expect(ErrorBody.parse(await answer.json()).message).toMatch(/\.$/);
      const { failures } = await api.call('operations');
      expect(failures.find((one) => one.name === 'export-report')).toMatchObject({ attempts: 1 });
    }
  },
  WITHIN_MS,
);
