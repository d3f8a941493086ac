import { sampleSession } from '@lqc/analysis/testing';
import type { IndicatorKey } from '@lqc/contracts';
import { Checker, claimSheet, type Said } from '../src/index.js';

const said = (contact: string, narrative: string, key: IndicatorKey, score: number | null = 4) =>
  ({
    contactId: `id ${contact} ${key}`,
    contact,
    key,
    narrative,
    sector: null,
    score,
  }) satisfies Said;

const SAID = [
  said(
    'PT Arunika Jaya',
    'Biaya bahan baku naik 5,7% (qtq) karena kelangkaan kedelai. Pabrik menghemat bahan bakar.',
    'biaya bahan baku',
  ),
  said('PT Arunika Jaya', 'Perusahaan merundingkan kembali kontrak sewa gudang.', 'margin usaha'),
  said(
    'CV Bumi Lestari',
    'Biaya bahan baku naik 8% (yoy) didorong mahalnya gula pasir. Perusahaan menghemat bahan bakar dan merundingkan kembali kontrak sewa gudang.',
    'biaya bahan baku',
  ),
  said(
    'Vila Embun Pagi',
    'Biaya bahan baku turun 3% (qtq) seiring melimpahnya hasil laut di Amed. Perusahaan menambah kamar keluarga.',
    'biaya bahan baku',
    2,
  ),
];

const checker = new Checker({
  ...claimSheet(await sampleSession(), {
    indicator: 'biaya bahan baku',
    sector: null,
    isProfile: false,
  }),
  said: SAID,
  contacts: [...new Set(SAID.map(({ contact }) => contact))],
});
const lastOf = (text: string) => checker.read(text).at(-1)!;

/** Ways to begin a sentence about contacts in general, with how many of them it takes. */
const SUBJECTS: readonly (readonly [subject: string, least: number])[] = [
  ['Salah satu kontak', 1],
  ['Beberapa kontak', 2],
  ['Sejumlah perusahaan', 2],
];
/** What contacts told, with how many of them told all of it. */
const DEEDS: readonly (readonly [deed: string, by: number])[] = [
  ['menghemat bahan bakar', 2],
  ['merundingkan kembali kontrak sewa gudang', 2],
  ['menghemat bahan bakar dan merundingkan kembali kontrak sewa gudang', 2],
  ['menambah kamar keluarga', 1],
  ['menghemat bahan bakar dan menambah kamar keluarga', 0],
  ['mengalami kelangkaan kedelai dan merundingkan kembali kontrak sewa gudang', 1],
  ['mengurangi kamar keluarga', 0],
  ['menutup gudang', 0],
];
const reports = SUBJECTS.flatMap(([subject, least]) =>
  DEEDS.map(([deed, by]) => [`${subject} ${deed}.`, by >= least] as const),
);

test.each(reports)('%s is right where as many told all of it: %s', (text, isTold) => {
  const { status } = lastOf(text);
  if (isTold) expect(status).not.toBe('contradicted');
  else expect(['unchecked', 'contradicted']).toContain(status);
});

const EMBUN = 'Vila Embun Pagi melaporkan biaya bahan baku yang turun 3% (qtq). ';
test.each([
  ['Perusahaan menambah kamar keluarga.', true],
  ['Melimpahnya hasil laut di Amed menjadi pendorongnya.', true],
  ['Kontak menyebut hasil laut yang melimpah sebagai pendorong penurunan itu.', true],
  ['Perusahaan menghemat bahan bakar.', false],
  ['Mahalnya gula pasir menjadi pendorongnya.', false],
  ['Kontak menyebut hasil laut yang melimpah sebagai pendorong kenaikan itu.', false],
] as const)('goes on about the company before: %s', (text, isTold) => {
  const { status } = lastOf(`${EMBUN}${text}`);
  if (isTold) expect(status).not.toBe('contradicted');
  else expect(['unchecked', 'contradicted']).toContain(status);
});

test.each([
  ['PT Arunika Jaya dan CV Bumi Lestari menghadapi biaya yang naik. ', 'dua dalam satu kalimat'],
  [
    'PT Arunika Jaya menaikkan harga. Biaya bahan baku CV Bumi Lestari naik 8% (yoy). ',
    'satu demi satu',
  ],
])('of those who were named the first and the second are told apart: %s', (before) => {
  const told = (nth: string, reason: string) =>
    lastOf(`${before}Kontak ${nth} menyebut ${reason}.`);
  expect(told('pertama', 'kelangkaan kedelai').status).not.toBe('contradicted');
  expect(told('kedua', 'mahalnya gula pasir').status).not.toBe('contradicted');
  expect(told('kedua', 'kelangkaan kedelai').status).not.toBe('supported');
  expect(told('pertama', 'mahalnya gula pasir').status).not.toBe('supported');
});

test.each([
  ['Mahalnya gula pasir menjadi salah satu faktor.', true],
  ['Mahalnya gula pasir kerap disebut.', false],
  ['Mahalnya beras menjadi salah satu faktor.', false],
  ['Faktor pasokan laut turut berperan, seperti hasil laut di Amed yang melimpah.', false],
  ['Dua kontak menghemat bahan bakar.', true],
  ['Tiga kontak menghemat bahan bakar.', false],
  ['Satu perusahaan menghemat bahan bakar.', false],
  ['Satu perusahaan menambah kamar keluarga.', true],
  ['Tidak ada kontak yang menutup gudang.', false],
  ['Tidak ada kontak yang menghemat bahan bakar.', false],
  ['Banyak kontak menghemat bahan bakar.', false],
  ['Sejumlah kontak belum menggeser biaya bahan baku.', false],
] as const)('as many contacts as it takes: %s', (text, isTold) => {
  const { status } = lastOf(text);
  if (isTold) expect(status).not.toBe('contradicted');
  else expect(['unchecked', 'contradicted']).toContain(status);
});

test.each([
  ['Salah satu kontak menyampaikan penurunan secara triwulanan.', true],
  ['Salah satu kontak menyampaikan penurunan secara tahunan.', false],
  ['Salah satu kontak menyampaikan kenaikan secara tahunan.', true],
])('against the quarter that was told: %s', (text, isTold) => {
  const { status } = lastOf(text);
  if (isTold) expect(status).not.toBe('contradicted');
  else expect(['unchecked', 'contradicted']).toContain(status);
});

test.each([
  ['Untuk meredam kenaikan biaya, beberapa kontak menghemat bahan bakar.', true],
  ['Untuk meredam penurunan biaya, beberapa kontak menghemat bahan bakar.', false],
  ['Menyikapi hal tersebut, beberapa kontak menghemat bahan bakar.', true],
  ['Menghadapi kelangkaan kedelai, salah satu kontak menghemat bahan bakar.', true],
  ['Menghadapi kelangkaan kedelai, salah satu kontak menambah kamar keluarga.', false],
])('what contacts meet is theirs: %s', (text, isTold) => {
  const { status } = lastOf(text);
  if (isTold) expect(status).not.toBe('contradicted');
  else expect(['unchecked', 'contradicted']).toContain(status);
});

describe('what contacts meet may be the survey’s own figure', () => {
  const quarters = sampleSession();
  const DIRECTIONS = ['kenaikan', 'penurunan'] as const;

  test.each(['domestik', 'harga jual', 'biaya energi'] as const)('of %s', async (indicator) => {
    const sheet = claimSheet(await quarters, { indicator, sector: null, isProfile: false });
    const change = sheet.table.find({
      measure: 'change',
      indicator,
      sector: null,
      base: 'before',
    })!;
    const reading = new Checker({
      ...sheet,
      said: [
        said('PT Arunika Jaya', 'Perusahaan menghemat bahan bakar.', indicator, null),
        said('CV Bumi Lestari', 'Perusahaan menghemat bahan bakar.', indicator, null),
      ],
      contacts: [],
    });
    const [right, wrong] = change.value > 0 ? DIRECTIONS : DIRECTIONS.toReversed();
    const text = (direction: string) =>
      `Di tengah ${direction} tersebut, beberapa kontak menghemat bahan bakar.`;
    expect([text(right!), reading.read(text(right!))[0]!.status]).not.toEqual([
      text(right!),
      'contradicted',
    ]);
    expect(reading.read(text(wrong!))[0]!.status).not.toBe('supported');
  });
});
