import {
  type Copy,
  LEAST_ANSWERS,
  type ReportChapter,
  shortSectorName,
  SHOWS_A_FIRM_BELOW,
} from '@lqc/contracts';
import { fingerprint, moment, signed } from './figures.js';
import { OUTCOME_OF_EXPORTERS } from './wording.js';

const SCALE = 'Rata-rata skor pada skala 1 sampai 5 (3 = netral).';
const AVERAGES = 'Rata-rata skor pada skala 1 sampai 5 dan rentang indikatif 90%.';
const RANGE = 'Rentang bawah dan atas: rentang indikatif 90% di sekitar rata-rata';

/** Texts of the report as a document, besides its sections. */
export const documentPhrases = {
  product: 'Liaison Quick Capture',
  contents: 'Daftar Isi',
  /**
   * The chapters as the specification names them, on screens and in documents; `number` is the first part of the
   * numbers of sections and captions.
   */
  chapters: {
    ringkasan: { number: 'R', heading: 'Ringkasan Eksekutif' },
    bab_1: { number: '1', heading: 'BAB 1 Ringkasan Liaison' },
    bab_2: { number: '2', heading: 'BAB 2 Analisis Indikator Liaison' },
    bab_3: { number: '3', heading: 'BAB 3 Analisis Lapangan Usaha Utama' },
    bab_4: { number: '4', heading: 'BAB 4 Profil Kontak Liaison' },
    lampiran: { number: 'L', heading: 'Lampiran' },
  } satisfies Record<ReportChapter, { number: string; heading: string }>,
  contact: (number: number) => `K${number}`,
  someContact: 'Kontak liaison',
  withheldTitle: '…',
  withheldText: 'Isi bagian ini ditahan pada salinan rilis.',
  draft: 'DRAF',
  comparedWith: (periods: readonly string[]) => `dibandingkan dengan ${periods.join(' dan ')}`,
  copy: {
    internal: 'Salinan internal · Rahasia',
    release: 'Salinan rilis',
  } satisfies Record<Copy, string>,
  copyNote: {
    internal:
      'Salinan ini memuat seluruh angka dan sumber kutipan. Hanya untuk keperluan internal kantor.',
    release: `Angka kelompok di bawah ${SHOWS_A_FIRM_BELOW} perusahaan dan keterangan yang dapat menunjuk satu perusahaan tidak dimuat dalam salinan ini.`,
  } satisfies Record<Copy, string>,
  notApproved: 'Draf: belum disetujui, angka dan kalimat masih dapat berubah.',
  approved: (by: string, at: string) => `Disetujui oleh ${by} pada ${at}`,
  workbook: (
    name: string,
    { sha256, upload_date: at }: { readonly sha256: string; readonly upload_date: string },
  ) => `${name}: SHA-256 ${fingerprint(sha256)}, disimpan ${moment(new Date(at))}`,
  madeAt: (at: string) => `Dicetak ${at}`,
  signed: {
    office: 'Kantor',
    people: 'Penanda tangan',
    interviews: 'Wawancara',
    methods: 'Metode',
    workbooks: 'Data',
    approved: 'Persetujuan',
    signature: 'Tanda tangan',
    missing: 'Belum diisi',
  },
  interviews: (first: string, last: string, undated: number) =>
    `${first} sampai ${last}${undated > 0 ? ` (${undated} catatan tanpa tanggal)` : ''}`,
  page: 'Halaman',
  figure: 'Grafik',
  table: 'Tabel',
  source: (source: string) => `Sumber: ${source}`,
  dataIn: (table: string) => `Data: ${table}`,
  dataOf: (figure: string, title: string) => `Data ${figure} · ${title}`,
  empty: 'Bagian ini belum disusun.',
  withheldCell: '–',
  missingCell: 'N/A',
  withheldNote: '– = ditahan: terlalu sedikit perusahaan, atau sel yang dapat membukanya',
  otherSectorsText:
    'Lapangan usaha lain yang diwakili terlalu sedikit perusahaan tidak diuraikan demi kerahasiaan kontak.',
  fewNote: `* = kelompok di bawah ${SHOWS_A_FIRM_BELOW} jawaban, jangan dikutip ke luar`,
  unmatched: 'lapangan usaha tidak dicocokkan',
  contradicted: 'Tidak sesuai data.',
  unchecked: 'Belum diperiksa terhadap data.',
  dataSay: (expected: string) => `Menurut data: ${expected}.`,
  keptBecause: (reason: string, by: string) => `Dipertahankan: ${reason} (${by}).`,
  notExplained: 'Belum diperbaiki dan belum diberi alasan.',
  chartData: 'Data Grafik',
  tableList: 'Daftar Tabel',
  about: 'Isi',
  levels: (above: number, neutral: number, below: number) =>
    `Di atas netral ${above} indikator, di sekitar netral ${neutral}, di bawah netral ${below}`,
  levelsUncounted: 'Rata-rata indikator',
  /** "Perkiraan" says already that it is expected. */
  indicatorTitle: (label: string, wording: string | null) =>
    wording === null ? label : `${label}: ${wording.replace('diprakirakan ', '')}`,
  sectorTitle: (sector: string) => `${sector}: rata-rata indikator`,
  everybody: 'Semua',
  /** Of a map that has room for no more. */
  largestSectors: (shown: number, all: number) =>
    `${shown} lapangan usaha terbesar dari ${all} yang diwakili sedikitnya ${LEAST_ANSWERS.level} perusahaan.`,
  blankNote: `Kosong: kurang dari ${LEAST_ANSWERS.level} jawaban.`,
  scaleNote: 'Skor pada skala 1 sampai 5; 3 (netral) = tidak berubah atau normal.',
  sectorMapTitle: (period: string) => `Skor menurut lapangan usaha, ${period} (n dalam kurung)`,
  sourcesTitle: (before: string) => `Perubahan yang dapat dibedakan dari ${before} dan asalnya`,
  madeOf: 'Terdiri dari',
  sameContacts: 'Kontak yang sama',
  reading: 'Dibaca',
  mostFrom: 'Sumbangan terbesar',
  byComposition: 'Tidak tampak pada kontak yang sama',
  headline: 'Sorotan',
  noHeadline: 'Bukan sorotan',
  part: (sector: string, part: number) => `${shortSectorName(sector)} (${signed(part, 2)})`,
  sourcesNote:
    'Poin skor; n kontak yang sama dalam kurung. Bergeser + masuk + keluar = perubahan sebelum pembulatan. Sumbangan lapangan usaha: jawaban dan susunannya bersama.',
  expectationsTitle: (before: string, now: string) => `Perkiraan ${before} dan kenyataan ${now}`,
  expectation: 'Perkiraan',
  outcome: 'Kenyataan',
  metExactly: 'Tepat',
  outcomeAbove: 'Lebih tinggi',
  outcomeBelow: 'Lebih rendah',
  hitRate: 'Ketepatan',
  byChance: 'Kebetulan',
  expectationsNotes: [
    `n = perusahaan dengan tepat satu jawaban pada keduanya. ${OUTCOME_OF_EXPORTERS}`,
    'Kebetulan: bagian yang tepat seandainya perkiraan dan kenyataan tidak berkaitan.',
  ],
  contactWordsTitle: (sector: string) => `${sector}: keterangan kontak`,
  contactWordsNote: (most: number) =>
    `Dari setiap kontak ${most} keterangan yang terpanjang; selebihnya ada di file triwulan.`,
  contextTitle: 'Skor liaison dan statistik resmi',
  allAnswersTitle: (period: string) => `Sebaran jawaban semua indikator, ${period}`,
  answers: 'Jawaban',
  below: 'Di bawah netral',
  neutral: 'Netral',
  above: 'Di atas netral',
  share: 'Pangsa',
  rangeNote: {
    internal: `${SCALE} ${RANGE}.`,
    release: `${SCALE} ${RANGE}; ujungnya dibulatkan ke 1 desimal, bacaan menurut rentang sebelum dibulatkan.`,
  } satisfies Record<Copy, string>,
  contactsNote: (contacts: number, period: string) =>
    `${SCALE} n = jawaban sah, dari ${contacts} kontak pada ${period}.`,
  nBeside: `${SCALE} n = jawaban sah.`,
  historyNote: (n: number, period: string) => `${AVERAGES} n = ${n} jawaban sah pada ${period}.`,
  averagesNote: AVERAGES,
  /** @param quarters those without a mark in the chart, as its axis names them */
  averagesWithheld: (quarters: readonly string[]) => `Rata-rata ditahan: ${quarters.join(', ')}.`,
  averagesRough: (quarters: readonly string[]) =>
    `Rata-rata hanya dimuat sampai 1 desimal, dalam tabel datanya: ${quarters.join(', ')}.`,
  companiesNote: (companies: number, period: string) =>
    `n = ${companies} perusahaan pada ${period}.`,
  ownSource: 'hasil liaison, diolah',
  /** @param since the oldest of the stored quarters behind the figures, where there are such */
  sourceOf: (sources: readonly string[], since: string | null) =>
    `hasil liaison, diolah (${sources.join('; ')}${since === null ? '' : `; triwulan tersimpan sejak ${since}`})`,
  register: 'database perusahaan',
  open: {
    heading: 'Pernyataan yang Belum Diperiksa',
    none: 'Tidak ada: setiap pernyataan laporan ini sudah diperiksa terhadap data.',
    intro: (statements: number) =>
      `${statements} pernyataan berikut tidak dapat diperiksa terhadap data oleh sistem atau tidak sesuai dengannya. Baca dengan hati-hati.`,
    section: 'Bagian',
    sentence: 'Pernyataan',
    state: 'Keadaan',
    unchecked: 'Belum diperiksa',
    contradicted: 'Tidak sesuai data',
  },
  confidential: {
    heading: 'Lampiran Rahasia: Sumber Catatan Kaki',
    intro:
      'Nama perusahaan dan tempat kutipan dalam file. Lampiran ini tidak ikut dalam salinan rilis.',
    label: 'Kontak',
    company: 'Perusahaan',
    sheet: 'Lembar',
    quote: 'Kutipan',
  },
} as const;

export const chapterName = (chapter: ReportChapter): string =>
  documentPhrases.chapters[chapter].heading;
