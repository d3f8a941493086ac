const share = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const count = new Intl.NumberFormat('id-ID');

const percent = (percentage: number) => `${share.format(percentage)}%`;

/** What the two numbered charts of the report say, on screen and on paper. */
export const chartPhrases = {
  orientationKinds: { domestic: 'Domestik', export: 'Ekspor', both: 'Keduanya' },
  orientationName: 'Grafik 5.1 · Orientasi penjualan',
  orientationFinding: (kind: string, percentage: number) =>
    `${kind}: orientasi terbanyak, ${percent(percentage)}`,
  noOrientation: 'Belum ada perusahaan dengan orientasi penjualan',
  orientationNote: (companies: number, period: string) =>
    `Perusahaan menurut orientasi penjualan · ${period} · n = ${count.format(companies)} perusahaan`,
  sectorsName: 'Grafik 5.2 · Lapangan usaha',
  sectorFinding: (sector: string, percentage: number) =>
    `${sector} paling banyak, ${percent(percentage)} perusahaan`,
  sectorsTied: (sectors: number, percentage: number) =>
    `${count.format(sectors)} lapangan usaha terbanyak, masing-masing ${percent(percentage)} perusahaan`,
  noSectors: 'Belum ada perusahaan yang cocok dengan database',
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
