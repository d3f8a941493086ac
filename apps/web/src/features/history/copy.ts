import { type HistoryFinding, type HistoryPoint, quarterNumeral } from '@lqc/contracts';
import { idulfitriNote } from '@lqc/phrases';

/** `TW III 2025` */
export const shortQuarter = ({ year, quarter }: Pick<HistoryPoint, 'year' | 'quarter'>) =>
  `TW ${quarterNumeral(quarter)} ${year}`;

/** Where the latest quarter's neighbours in the charts, the one before and last year's, had another Idulfitri. */
export function idulfitriOf(points: readonly HistoryPoint[]): string | null {
  const now = points.at(-1);
  if (!now) return null;
  const lastYear = points.find(
    ({ year, quarter }) => year === now.year - 1 && quarter === now.quarter,
  );
  const compared = [points.at(-2), lastYear].filter((point) => point !== undefined);
  return idulfitriNote(shortQuarter(now), compared.map(shortQuarter));
}

const FOUND = {
  highest: 'Tertinggi',
  lowest: 'Terendah',
  level: 'Setara',
} as const satisfies Record<HistoryFinding['kind'], string>;

/**
 * What a small chart says above itself: null where there is too little to compare, nothing of a measure that
 * findings are not about.
 */
export function findingText(
  finding: HistoryFinding | null | undefined,
  points: readonly HistoryPoint[],
) {
  if (finding === undefined) return '';
  if (finding === null) return copy.tooFew;
  const since = points.find(({ quarter_id }) => quarter_id === finding.since);
  const found = FOUND[finding.kind];
  if (!since) return `${found} sejak awal data`;
  if (finding.kind === 'level')
    return `${found} ${finding.quarters === 1 ? '' : 'sejak '}${shortQuarter(since)}`;
  // A quarter may lie on this side of the latest one, but not so far that it can be told apart.
  const by = (points.at(-1)?.average ?? 0) - (since.average ?? 0);
  const wasBeyond = finding.kind === 'highest' ? by <= 0 : by >= 0;
  return `${found} ${wasBeyond ? 'sejak' : 'setelah'} ${shortQuarter(since)}`;
}

const ONE_SCALE = 'Satu skala untuk semua';
const LINES = 'pita = rentang indikatif 90% · garis tipis = sektor';
const CHANGE =
  'Perubahan rata-rata dari triwulan tersimpan sebelumnya, hanya dari kontak yang menjawab pada keduanya (n); 0 = tidak berubah';

export const copy = {
  title: 'Riwayat',
  span: (quarters: number, from: string, to: string) => `${quarters} triwulan, ${from}–${to}`,
  measure: 'Ukuran',
  measures: {
    average: 'Rata-rata',
    balance: 'Saldo bersih',
    change: 'Kontak sama',
  },
  shown: {
    balance: 'saldo bersih',
    change: 'perubahan kontak yang sama',
  },
  all: 'Semua kontak',
  sector: 'Sektor',
  allSectors: 'Semua sektor',
  moved: (moved: number, of: number, quarter: string) =>
    `${moved} dari ${of} perubahan pada ${quarter} dapat dibedakan dari nol`,
  oneScale: ONE_SCALE,
  gap: 'garis tegak = ada triwulan di antaranya yang tidak tersimpan',
  notes: {
    average: `${ONE_SCALE} · garis titik-titik = netral · titik berwarna hanya bila perubahannya dapat dibedakan dari nol`,
    balance: `${ONE_SCALE} · garis titik-titik = netral`,
    change: `${ONE_SCALE} · ${CHANGE}`,
  },
  tooFew: 'Belum dapat dibandingkan',
  file: 'riwayat.png',
  columns: [
    'Indikator',
    'Triwulan',
    'n',
    'Rata-rata',
    'Bawah',
    'Atas',
    'Saldo bersih',
    'Perubahan kontak sama',
    'n kontak sama',
  ],
  empty: 'Belum ada triwulan tersimpan',
  emptyBody: 'Unggah file triwulan di Pengaturan; riwayat tersusun dengan sendirinya.',
  outdated: (quarters: number) =>
    `${quarters} triwulan sedang dihitung ulang. Sampai selesai, angkanya masih yang sebelumnya atau belum ada; halaman ini memperbarui diri.`,
  withoutPeriod: (labels: string) =>
    `Belum masuk riwayat karena triwulannya tidak terbaca dari label: ${labels}. Tetapkan di Pengaturan.`,
  heatMap: 'Peta sektor',
  heat: (large: number, of: number) => `${large} dari ${of} sel sektor cukup besar untuk dibaca`,
  heatNote: (quarter: string) => `Rata-rata per sektor, ${quarter} · arsir: n di bawah 5`,
  heatRows: 'Indikator peta sektor',
  heatAllIndicators: 'Semua indikator',
  heatQuarter: 'Triwulan peta sektor',
  heatOverTime: (indicator: string) =>
    `Rata-rata ${indicator} per sektor dan triwulan · arsir: n di bawah 5`,
  heatNone: 'Tidak ada sektor dengan sedikitnya lima jawaban, sehingga tidak ada yang digambar.',
  heatNotShown: (sectors: string) => `Seluruhnya n di bawah 5, tidak digambar: ${sectors}`,
  noSector: 'Tanpa sektor',
  indicator: 'Indikator',
  contacts: 'n kontak',
  close: 'Tutup',
  few: 'n di bawah 5',
  fewMatched: 'n di bawah 10',
  cellHint: 'klik sel untuk kontaknya',
  tileHint: 'klik untuk memperbesar',
  heatCell: (row: string, sector: string, value: string | null, n: number) =>
    `${row}, ${sector}: ${value ?? 'tidak ditampilkan'} (n ${n})`,
  key: {
    title: 'Cara membaca',
    range: 'nilai (dan rentangnya)',
    sameQuarter: 'triwulan sama tahun lain',
    latest: 'triwulan terkini',
    form: 'formulir berubah',
    idulfitri: 'Idulfitri triwulan itu',
  },
  crescent: 'bulan sabit = Idulfitri triwulan itu',
  large: (indicator: string, finding: string) =>
    `${indicator}: ${finding.charAt(0).toLowerCase()}${finding.slice(1)}`,
  largeNotes: {
    average: `Skor 1–5, netral 3 · ${LINES}`,
    balance: `Saldo bersih · ${LINES}`,
    change: CHANGE,
  },
  largeNote: (measure: string, span: string) =>
    `${measure} · lingkaran terbuka = triwulan yang sama tahun lain · ${span}`,
  largePoint: (quarter: string, line: string, value: string, n: number) =>
    `${quarter}, ${line}: ${value} (n ${n})`,
  largeRange: (low: string, high: string) => `, rentang ${low} sampai ${high}`,
  lines: 'Garis sektor',
  formChanged: 'formulir berubah',
  backToAll: 'Semua indikator',
  previousQuarter: 'Triwulan sebelumnya',
  nextQuarter: 'Triwulan berikutnya',
  answers: (quarter: string) => `Kata kontak ${quarter}`,
  answersOf: (indicator: string, sector: string | null) =>
    sector === null ? indicator : `${indicator} · ${sector}`,
  answersHint: 'Pilih titik dengan klik atau tombol panah',
  answerPages: 'Halaman jawaban',
  allAnswers: 'Tampilkan semua sektor',
  noAnswers: 'Tidak ada jawaban pada triwulan ini',
  noNarrative: 'Tanpa narasi',
  quarter: 'Triwulan',
} as const;
