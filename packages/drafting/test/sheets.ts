import { type Fact, type FactKind, type QuarterRole, SECTORS } from '@lqc/contracts';
import { claimsOf, MEASURES } from './claims-of.js';
import { FactList } from '../src/facts/fact-list.js';
import type { FactSheet } from '../src/facts/fact-sheet.js';

type Row = readonly [kind: FactKind, subject: string, quarter: QuarterRole, value: number];

const periods = {
  now: 'Triwulan III 2025',
  before: 'Triwulan II 2025',
  last_year: 'Triwulan III 2024',
} as const;

function factsOf(rows: readonly Row[]): Fact[] {
  const list = new FactList(periods);
  for (const [kind, subject, quarter, value] of rows)
    list.add(
      { kind, subject, measure: MEASURES[kind]!, period: quarter },
      value,
      `${kind} ${subject}`,
    );
  // Rows of answers differ by their place alone.
  return list.facts.map((fact, at) => ({ ...fact, id: `F${at + 1}` }));
}

const voice = (
  number: number,
  contact: string,
  narrative: string,
  change: number | null = null,
) => ({
  contactId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  contact,
  sheet: contact,
  indicator: 'Harga Jual',
  narrative,
  change,
});

/** A sheet with its facts' dimensions beside it. */
export const sheetOf = (sheet: Omit<FactSheet, 'claims'>): FactSheet => ({
  ...sheet,
  claims: claimsOf(sheet),
});

/** BAB 1 or 2: one indicator that fell. */
export const sellingPrice: FactSheet = sheetOf({
  chapter: 'bab_2',
  subject: 'Harga Jual',
  periods,
  quotable: new Set(),
  voices: [
    voice(
      1,
      'PT Arunika Jaya',
      'Harga jual turun 5,7% karena persaingan impor. Permintaan lesu.',
      -1,
    ),
    voice(
      2,
      'CV Cendana Makmur',
      'Kami menaikkan harga jual Rp2.500 per kg mengikuti biaya energi.',
      1,
    ),
    voice(3, 'UD Dahlia', 'Harga jual tidak berubah karena kontrak jangka panjang.', 0),
  ],
  facts: factsOf([
    ['contacts', '', 'now', 41],
    ['average', 'Harga Jual', 'now', 2.98],
    ['answers', 'Harga Jual', 'now', 41],
    ['average', 'Harga Jual', 'before', 3.62],
    ['answers', 'Harga Jual', 'before', 39],
    ['change', 'Harga Jual', 'before', -0.64],
    ['average', 'Harga Jual', 'last_year', 3],
    ['answers', 'Harga Jual', 'last_year', 40],
    ['change', 'Harga Jual', 'last_year', -0.02],
    ['score-count', 'Harga Jual', 'now', 10],
    ['score-share', 'Harga Jual', 'now', 24.4],
    ['score-count', 'Harga Jual', 'now', 18],
    ['score-share', 'Harga Jual', 'now', 43.9],
    ['score-count', 'Harga Jual', 'now', 13],
    ['score-share', 'Harga Jual', 'now', 31.7],
    ['score-count', 'Harga Jual', 'before', 22],
    ['score-share', 'Harga Jual', 'before', 56.4],
    ['net-balance', 'Harga Jual', 'now', -7.3],
  ]),
});

/** BAB 3: one sector with three indicators. */
export const construction: FactSheet = sheetOf({
  chapter: 'bab_3',
  subject: 'Konstruksi',
  periods,
  quotable: new Set(),
  voices: [
    voice(4, 'PT Griya Kokoh', 'Proyek pemerintah mendorong permintaan domestik.', 1),
    voice(5, 'CV Fondasi Utama', 'Investasi alat berat ditunda hingga tahun depan.', 0),
  ],
  facts: factsOf([
    ['contacts', 'Konstruksi', 'now', 5],
    ['companies', 'Konstruksi', 'now', 5],
    ['contacts', '', 'now', 41],
    ['average', 'Permintaan Domestik', 'now', 3.6],
    ['answers', 'Permintaan Domestik', 'now', 5],
    ['average', 'Permintaan Domestik', 'before', 3.2],
    ['answers', 'Permintaan Domestik', 'before', 4],
    ['change', 'Permintaan Domestik', 'before', 0.4],
    ['average', 'Harga Jual', 'now', 2.8],
    ['answers', 'Harga Jual', 'now', 5],
    ['average', 'Harga Jual', 'before', 3],
    ['change', 'Harga Jual', 'before', -0.2],
    ['average', 'Investasi', 'now', 3],
    ['answers', 'Investasi', 'now', 5],
    ['average', 'Investasi', 'before', 3],
    ['change', 'Investasi', 'before', 0],
  ]),
});

const [farming, , industry, , , , trade] = SECTORS.map(({ name }) => name) as string[];

/** BAB 4: who was interviewed. */
export const profile: FactSheet = sheetOf({
  chapter: 'bab_4',
  subject: 'Profil Kontak Liaison',
  periods: { now: periods.now },
  quotable: new Set(),
  voices: [],
  facts: factsOf([
    ['contacts', '', 'now', 41],
    ['companies', '', 'now', 40],
    ['sector-companies', industry!, 'now', 12],
    ['sector-share', industry!, 'now', 30.8],
    ['sector-companies', trade!, 'now', 8],
    ['sector-share', trade!, 'now', 20.5],
    ['sector-companies', farming!, 'now', 5],
    ['sector-share', farming!, 'now', 12.8],
    ['sector-companies', 'Konstruksi', 'now', 4],
    ['sector-share', 'Konstruksi', 'now', 10.3],
    ['orientation-companies', 'Domestik', 'now', 28],
    ['orientation-share', 'Domestik', 'now', 70],
    ['orientation-companies', 'Ekspor', 'now', 3],
    ['orientation-share', 'Ekspor', 'now', 7.5],
    ['orientation-companies', 'Domestik dan ekspor', 'now', 9],
    ['orientation-share', 'Domestik dan ekspor', 'now', 22.5],
  ]),
});

/** Everybody who speaks in a sheet. */
export const namesOf = ({ voices }: FactSheet) => voices.map(({ contact }) => contact);
