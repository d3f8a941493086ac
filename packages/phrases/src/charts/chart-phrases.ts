import { type Period, quarterNumeral } from '@lqc/contracts';
import { decimal } from '../figures.js';

/** Texts of the charts of companies and of word clouds, on screen and in files. */
export const chartPhrases = {
  orientation: 'Orientasi penjualan',
  orientationNumber: 'Grafik 5.1',
  orientationKinds: { domestic: 'Domestik', export: 'Ekspor', both: 'Keduanya' },
  sectors: 'Lapangan usaha',
  sectorsNumber: 'Grafik 5.2',
  companiesBy: (group: string) => `Perusahaan menurut ${group.toLowerCase()}`,
  companiesIn: (companies: number, period: string) =>
    `${period} · n = ${decimal(companies, 0)} perusahaan`,
  bar: (companies: number, share: number | null) =>
    share === null ? decimal(companies, 0) : `${decimal(companies, 0)} (${decimal(share, 1)}%)`,
  withheld: '–',
  source: 'Sumber: hasil liaison, diolah',
  cloudLegend: (indicator: string, period: string, contacts: number) =>
    `${indicator} · ${period} · n = ${decimal(contacts, 0)} kontak`,
  cloudLeftOut: (words: number) => `${decimal(words, 0)} kata tidak termuat`,
} as const;

const GENERAL = new Intl.NumberFormat('id-ID');

/** Labels in the charts of averages. */
export const levelChartPhrases = {
  none: '–',
  /** A tick: `4`, `3,5`, `−25`. */
  tick: (value: number) => GENERAL.format(value).replace('-', '\u2212'),
  neutral: (score: string) => `netral ${score}`,
  withRange: (period: string) => `${period}, dengan rentang indikatif 90%`,
  /** `III ’25` */
  quarter: ({ year, quarter }: Period) =>
    `${quarterNumeral(quarter)} ’${String(year % 100).padStart(2, '0')}`,
} as const;
