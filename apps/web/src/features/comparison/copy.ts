import type { AgainstChance } from '@lqc/contracts';
import { idulfitriNote, OUTCOME_OF_EXPORTERS } from '@lqc/phrases';
import { dotted } from '../../lib/format';

const CHANCE: Record<AgainstChance, string> = {
  better: 'lebih baik daripada',
  alike: 'tidak dapat dibedakan dari',
  worse: 'lebih buruk daripada',
};

/** How many changes can be told apart from none, and how many cannot: nought lies outside their range, or in it. */
export const changesTold = (told: number, untold: number) =>
  `${told} perubahan dapat dibedakan dari nol, ${untold} tidak`;

export const copy = {
  waiting: 'Perbandingan menunggu kedua triwulan',
  waitingBody:
    'Triwulan sekarang belum dimuat dalam sesi ini. Muat filenya, lalu buka lagi tab ini.',
  howToRead: 'Cara membaca rentang dan perubahan',
  loading: 'Membandingkan triwulan',
  failed: 'Gagal mengambil perbandingan',
  download: 'Download Analisis',
  rise: 'Meningkat',
  fall: 'Menurun',
  same: (n: number) => `${n} sama`,
  unchangedTally: 'Tetap',
  tally: 'Menurut arah rata-rata saja, tanpa menimbang rentang',
  rises: 'Perubahan positif',
  falls: 'Perubahan negatif',
  unchanged: 'Tidak berubah',
  none: 'Tidak ada',
  notCompared: 'Tidak dapat dibandingkan (hanya ada di satu triwulan)',
  note: (now: string, before: string, lastYear: string | null) =>
    dotted(
      `Rata-rata skala 1–5 · ○ ${before} · ● ${now}`,
      lastYear && `┃ ${lastYear}`,
      idulfitriNote(now, [before, lastYear]),
      'pita: rentang indikatif perubahan; pita yang menyentuh ○ tidak dapat dibedakan',
    ),
  columns: [
    'Indikator',
    'Sebelumnya',
    'Sekarang',
    'Perubahan',
    'Rentang bawah',
    'Rentang atas',
    'n sebelumnya',
    'n sekarang',
    'Bacaan',
  ],
  yearAgoColumns: (quarter: string) => [quarter, `n ${quarter}`],
  chartLabel: 'Perubahan per indikator',
  noChange: 'tidak dapat dibandingkan',
  told: (rises: number, falls: number) =>
    `▲ ${rises} naik  ▼ ${falls} turun, dapat dibedakan dari nol`,
  untold: (n: number) => `${n} tidak dapat dibedakan dari nol`,
  fewAnswers: 'terlalu sedikit jawaban',
  headings: { averages: 'Rata-rata', change: 'Beda', n: 'n kini/lalu', words: 'Bacaan' },
  panelOf: (indicator: string) => `Rincian perubahan ${indicator}`,
  panelFailed: 'Gagal mengurai perubahan',
  position: (at: number, of: number) => `Indikator ${at} dari ${of}`,
  previous: 'Indikator sebelumnya',
  next: 'Indikator berikutnya',
  close: 'Tutup rincian',
  contacts: 'Lihat kontak dan narasi',
  range: (low: string, high: string) => `rentang ${low} s.d. ${high}`,
  noRange: 'tanpa rentang: kurang dari enam jawaban',
  cannotTell: 'tidak dapat dibedakan',
  byComposition: 'tidak tampak pada kontak sama',
  lastYear: (quarter: string, value: string, n: string) => `${value} pada ${quarter} (n ${n})`,
  whereFrom: 'Dari mana perubahan ini',
  nobodyTheSame: 'Tidak ada perusahaan yang menjawab di kedua triwulan.',
  moved: 'Bergeser',
  entered: 'Masuk',
  left: 'Keluar',
  new: (n: number) => `${n} baru`,
  gone: (n: number) => `${n} pergi`,
  waterfallNote: (indicator: string, before: string, now: string) =>
    `${indicator}, rata-rata skor 1–5 · ${before} ke ${now} · titik = rata-rata, batang = bagian perubahan`,
  waterfallColumns: ['Bagian', 'n', 'Rata-rata atau perubahan'],
  waterfall: (parts: string) => `Perubahan terurai: ${parts}`,
  sectors: 'Sumbangan lapangan usaha',
  sector: 'Lapangan usaha',
  within: 'jawaban',
  composition: 'susunan',
  unknownSector: 'Belum cocok dengan database',
  smallSectors: (n: number) => `${n} lapangan usaha kecil (n < 5)`,
  whoCame: 'Siapa masuk, siapa keluar',
  visitedBoth: '(dikunjungi di kedua triwulan)',
  more: (n: number) => `${n} lainnya`,
  weighted: 'Saldo bersih tertimbang (SBT)',
  weightedNote: (since: string, source: string) =>
    `Dalam poin, ditimbang dengan bobot PDRB per ${since} · Sumber: ${source} · N/A: jawaban mencakup kurang dari 70% bobot · Tanpa rentang: kurang dari enam jawaban, atau jawaban tiap lapangan usaha searah`,
  weightedNoRange: 'tanpa rentang',
  weightedColumns: {
    indicator: 'Indikator',
    before: 'Sebelumnya',
    now: 'Sekarang',
    range: 'Rentang sekarang',
    coverage: 'Cakupan bobot',
    n: 'n',
  },
  between: (low: string, high: string) => `${low} s.d. ${high}`,
  expectations: 'Perkiraan dan kenyataan',
  expectationsNote: (before: string) =>
    `Perkiraan pada ${before} dibandingkan dengan jawaban perusahaan yang sama sekarang. ${OUTCOME_OF_EXPORTERS}`,
  expectationsFailed: 'Gagal membandingkan perkiraan dan kenyataan',
  against: (outcome: string, n: string) => `dibandingkan dengan ${outcome} · n ${n}`,
  expected: 'diprakirakan ↓ terjadi →',
  matrixOf: (expectation: string) => `${expectation}: perkiraan terhadap kenyataan`,
  answers: (both: string) => `n ${both}`,
  /** What the place and the colour of a row say, read aloud. */
  rowSays: ({ distinguishable }: { readonly distinguishable: boolean }) =>
    `${distinguishable ? '' : 'tidak '}dapat dibedakan dari nol; n kini/lalu`,
  sides: ['turun', 'tetap', 'naik'],
  openCell: (expected: string, outcome: string, n: string) =>
    `Buka ${n} kontak: diprakirakan ${expected}, terjadi ${outcome}`,
  cellTitle: (indicator: string, expected: string, outcome: string) =>
    `${indicator}: diprakirakan ${expected}, terjadi ${outcome}`,
  scored: (indicator: string, score: string) => `${indicator} · skor ${score}`,
  noWords: 'Tanpa narasi',
  closeDialog: 'Tutup',
  tooFew: 'Kurang dari 10 pasang: hanya jumlahnya yang ditampilkan.',
  hit: (hit: string, baseline: string, chance: AgainstChance) =>
    `Tepat ${hit}; secara kebetulan ${baseline}. Ketepatannya ${CHANCE[chance]} kebetulan.`,
  noPairs: 'Tidak ada perusahaan yang sama pada kedua triwulan',
  noPairsMend:
    'Perkiraan hanya dapat dibandingkan bila perusahaan yang sama diwawancarai dua kali. Periksa nama perusahaan dan database perusahaan di Kualitas data.',
} as const;
