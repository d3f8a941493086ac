import type { HistoryFinding, HistoryPoint } from '@lqc/contracts';
import { idulfitriNotes } from '@lqc/phrases';

const ROMAN = ['I', 'II', 'III', 'IV'];

/** `TW III 2025` */
export const shortQuarter = ({ year, quarter }: Pick<HistoryPoint, 'year' | 'quarter'>) =>
  `TW ${ROMAN[quarter - 1]} ${year}`;

/** Where the latest quarter's neighbours in the charts, the one before and last year's, had another Idulfitri. */
export function idulfitriOf(points: readonly HistoryPoint[]): string[] {
  const now = points.at(-1);
  if (!now) return [];
  const lastYear = points.find(
    ({ year, quarter }) => year === now.year - 1 && quarter === now.quarter,
  );
  const compared = [points.at(-2), lastYear].filter((point) => point !== undefined);
  return idulfitriNotes(shortQuarter(now), compared.map(shortQuarter));
}

/** What a small chart says above itself. */
export function findingText(finding: HistoryFinding | null, points: readonly HistoryPoint[]) {
  if (!finding) return copy.tooFew;
  const since = points.find(({ quarter_id }) => quarter_id === finding.since);
  if (finding.kind === 'level') {
    const count = finding.quarters ?? 0;
    const last = points.at(-2);
    return count === 1 && last
      ? `Setara ${shortQuarter(last)}`
      : `Setara ${count} triwulan terakhir`;
  }
  const most = finding.kind === 'highest' ? 'Tertinggi' : 'Terendah';
  return `${most} sejak ${since ? shortQuarter(since) : 'awal data'}`;
}

export const copy = {
  title: 'Riwayat',
  span: (quarters: number, from: string, to: string) => `${quarters} triwulan, ${from} – ${to}`,
  measure: 'Ukuran',
  average: 'Rata-rata',
  balance: 'Saldo bersih',
  who: 'Kontak',
  all: 'Semua kontak',
  matched: 'Kontak sama',
  sector: 'Sektor',
  allSectors: 'Semua sektor',
  themes: 'Tema',
  moved: (moved: number, of: number, quarter: string) =>
    `${moved} dari ${of} indikator di luar rentang triwulan sebelumnya pada ${quarter}`,
  oneScale:
    'Satu skala untuk semua · garis putus-putus netral · titik berwarna hanya bila di luar rentang · klik untuk memperbesar',
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
    'Kontak sama',
  ],
  empty: 'Belum ada triwulan tersimpan',
  emptyBody: 'Unggah file triwulan di Pengaturan; riwayat tersusun dengan sendirinya.',
  outdated: (quarters: number) =>
    `${quarters} triwulan sedang dihitung ulang. Sampai selesai, angkanya masih yang sebelumnya atau belum ada; halaman ini memperbarui diri.`,
  withoutPeriod: (labels: string) =>
    `Belum masuk riwayat karena triwulannya tidak terbaca dari label: ${labels}. Tetapkan di Pengaturan.`,
  heat: (large: number, of: number) => `${large} dari ${of} sel sektor cukup besar untuk dibaca`,
  heatNote: (quarter: string) => `Rata-rata per sektor, ${quarter} · arsir: n di bawah 5`,
  heatRows: 'Indikator peta sektor',
  heatAllIndicators: 'Semua indikator',
  heatQuarter: 'Triwulan peta sektor',
  heatOverTime: (indicator: string) =>
    `Rata-rata ${indicator} per sektor dan triwulan · arsir: n di bawah 5`,
  heatNotShown: (sectors: string) => `Seluruhnya n di bawah 5, tidak digambar: ${sectors}`,
  noSector: 'Tanpa sektor',
  indicator: 'Indikator',
  contacts: 'n kontak',
  large: (indicator: string) => `${indicator}: semua kontak dan kontak yang sama`,
  largeNote:
    'Garis: rata-rata dengan rentang indikatif 90% · garis putus-putus: kontak yang sama (rantai)',
  close: 'Tutup',
  legend:
    'Cara membaca: pita = rentang indikatif · lingkaran terbuka = triwulan yang sama tahun lain · garis emas = triwulan terkini · arsir = n di bawah 5 · bulan sabit = Idulfitri jatuh pada triwulan itu',
  unit: 'Skor 1–5, netral 3',
} as const;
