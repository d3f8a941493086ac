import { type SectorName, SECTORS } from '@lqc/contracts';
import { pick, pickWeighted, type Random, randomFrom } from './random.js';

export type Orientation = 'domestic' | 'export' | 'both';

export interface SampleCompany {
  /** As the company database writes it. */
  readonly name: string;
  /** As the diary notes write it: the legal form may stand elsewhere. */
  readonly contactName: string;
  readonly sector: SectorName;
  readonly orientation: Orientation;
  readonly town: string;
}

const FORMS = [
  ['PT', 12],
  ['CV', 5],
  ['UD', 2],
] as const;
const FIRST = [
  'Arunika',
  'Bahana',
  'Citra',
  'Samirana',
  'Zamrud',
  'Bhumika',
  'Cendana',
  'Dirgantara',
  'Embun',
  'Gemilang',
  'Halimun',
  'Jenggala',
  'Kemuning',
  'Lokananta',
  'Mahoni',
  'Nirmala',
  'Puspita',
  'Rajawali',
  'Sagara',
  'Tirtayasa',
  'Udayana',
  'Wanaraksa',
] as const;
const SECOND = [
  'Abirama',
  'Buana',
  'Cakra',
  'Daya',
  'Griya',
  'Hasta',
  'Jaladri',
  'Kriya',
  'Laksana',
  'Mulya',
  'Pratama',
  'Rasa',
  'Sentra',
  'Tata',
  'Utama',
  'Wisesa',
] as const;
const THIRD = [
  'Abadi',
  'Bersama',
  'Cemerlang',
  'Dinamika',
  'Harapan',
  'Indah',
  'Jaya',
  'Kencana',
  'Lestari',
  'Makmur',
  'Perdana',
  'Raharja',
  'Sejati',
  'Tangguh',
  'Unggul',
  'Waskita',
] as const;
const TOWNS = [
  'Kota Arjuna',
  'Kabupaten Bima Raya',
  'Kabupaten Cendrawasih',
  'Kota Dewata',
  'Kabupaten Merapi Indah',
] as const;

/** How many companies of an office's region each business field has. */
const SECTOR_WEIGHTS = SECTORS.map(
  ({ name }, position) =>
    [name, [8, 3, 12, 2, 1, 6, 12, 5, 9, 3, 3, 2, 1, 1, 2, 2, 1][position]!] as const,
);

/** Fields that sell abroad. */
const EXPORTING: ReadonlySet<SectorName> = new Set<SectorName>([
  'Pertanian, Kehutanan, dan Perikanan',
  'Pertambangan dan Penggalian',
  'Industri Pengolahan',
]);

/** Every name that a fictional company can have, without its legal form. */
export const sampleNames = (): string[] =>
  FIRST.flatMap((first) =>
    SECOND.flatMap((second) => THIRD.map((third) => `${first} ${second} ${third}`)),
  );

/** The region's fictional companies: the same for the same seed, the first ones at any size. */
export function sampleCompanies(seed: number, count: number): SampleCompany[] {
  const random = randomFrom(seed);
  const names = new Set<string>();
  return Array.from({ length: count }, () => {
    let core: string;
    do core = `${pick(random, FIRST)} ${pick(random, SECOND)} ${pick(random, THIRD)}`;
    while (names.has(core));
    names.add(core);
    const form = pickWeighted(random, FORMS);
    const sector = pickWeighted(random, SECTOR_WEIGHTS);
    const company = {
      name: `${form} ${core}`,
      contactName: contactName(random, form, core),
      sector,
      orientation: orientation(random, sector),
      town: pick(random, TOWNS),
    };
    if (names.size >= FIRST.length * SECOND.length * THIRD.length) names.clear();
    return company;
  });
}

function contactName(random: Random, form: string, core: string): string {
  return pickWeighted(random, [
    [`${form} ${core}`, 7],
    [`${core}, ${form}`, 2],
    [`${form}. ${core.toUpperCase()}`, 1],
  ]);
}

function orientation(random: Random, sector: SectorName): Orientation {
  return EXPORTING.has(sector)
    ? pickWeighted(random, [
        ['both', 6],
        ['export', 3],
        ['domestic', 4],
      ])
    : pickWeighted(random, [
        ['domestic', 9],
        ['both', 1],
      ]);
}
