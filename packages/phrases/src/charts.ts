const share = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const count = new Intl.NumberFormat('id-ID');

const percent = (percentage: number) => `${share.format(percentage)}%`;

/** Texts of the report's two numbered charts and of word clouds, on screen and in files. */
export const chartPhrases = {
  orientationKinds: { domestic: 'Domestik', export: 'Ekspor', both: 'Keduanya' },
  orientationName: 'Grafik 5.1 · Orientasi penjualan',
  orientationNote: (companies: number, period: string) =>
    `Perusahaan menurut orientasi penjualan · ${period} · n = ${count.format(companies)} perusahaan`,
  sectorsName: 'Grafik 5.2 · Lapangan usaha',
  sectorsNote: (companies: number, period: string) =>
    `Perusahaan menurut lapangan usaha · ${period} · n = ${count.format(companies)} perusahaan`,
  bar: (companies: number, percentage: number | null) =>
    percentage === null
      ? count.format(companies)
      : `${count.format(companies)} (${percent(percentage)})`,
  source: 'Sumber: hasil liaison, diolah',
  cloudLegend: (indicator: string, period: string, contacts: number) =>
    `${indicator} · ${period} · n = ${count.format(contacts)} kontak`,
  cloudLeftOut: (words: number) => `${count.format(words)} kata tidak termuat`,
} as const;

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** Labels in the charts of averages. */
export const levelChartPhrases = {
  none: '–',
  neutral: (score: string) => `${score} netral`,
  neutralTick: (score: string) => `netral ${score}`,
  withRange: (period: string) => `${period}, dengan rentang indikatif 90%`,
  quarter: (year: number, quarter: number) =>
    `${ROMAN[quarter] ?? quarter} ’${String(year % 100).padStart(2, '0')}`,
} as const;
