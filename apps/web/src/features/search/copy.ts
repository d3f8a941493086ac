import type { SearchResponse } from '@lqc/contracts';
import { shortLabel } from '@lqc/phrases';
import { count, listed } from '../../lib/format';
import { contactsOf } from '../themes/share';

const MOST_NAMED = 3;

export const copy = {
  title: 'Cari',
  field: 'Cari dalam semua narasi',
  hint: 'Contoh: kurs ATAU "bahan baku impor" TANPA avtur',
  submit: 'Cari',
  save: 'Simpan pencarian',
  saveName: 'Nama pencarian',
  saveHint:
    'Triwulan baru menambahkan jumlah kontak yang baru menyebutnya. Nama yang sama diganti.',
  saveDo: 'Simpan',
  saveFailed: 'Pencarian gagal disimpan',
  cancel: 'Batal',
  saved: 'Pencarian tersimpan',
  savedNone: 'Belum ada. Simpan pencarian untuk tahu apa yang dibawa triwulan berikutnya.',
  news: (contacts: string) => `${contacts} baru`,
  noNews: 'tidak ada yang baru',
  newsOf: (quarters: string) =>
    `Baru = kontak yang menyebut pada ${quarters}, dimuat sejak terakhir dibuka`,
  forget: (name: string) => `Hapus pencarian ${name}`,
  undo: 'Urungkan',
  export: 'Ekspor xlsx',
  exportTitle: 'Ekspor hasil pencarian',
  exporting: 'Menyusun hasil pencarian',
  exportFailed: 'Hasil pencarian gagal diekspor',
  exportNote: 'Hanya untuk kantor: memuat kata-kata perusahaan dan bertanda Rahasia.',
  /** A contact counts once in each quarter. */
  found: ({
    contacts,
    hits_total: hits,
    uncounted,
  }: Pick<SearchResponse, 'contacts' | 'hits_total' | 'uncounted'>) =>
    uncounted > 0 && hits === 0
      ? 'Belum ada jawaban yang terhitung'
      : `${uncounted > 0 ? 'Sedikitnya ' : ''}${count(contacts)} wawancara, ${count(hits)} jawaban`,
  showFound: (contacts: string) => `Lihat ${contacts} wawancara`,
  once: 'satu kontak dalam satu triwulan dihitung satu wawancara, berapa kali pun menyebut',
  /** Short, since a line more would move what stands below it. */
  countedTo: (label: string | undefined) =>
    label ? `Dihitung sampai ${shortLabel(label)}` : 'Sedang dihitung',
  left: (quarters: number) => `${quarters} triwulan lagi`,
  /** With all counted, what is missing is the hits of this page. */
  ranOut: (isUncounted: boolean, labels: readonly string[]) =>
    `Belum ${isUncounted ? 'terhitung' : 'terbaca untuk halaman ini'} karena basis data sibuk: ${listed(labels.map(shortLabel))}`,
  countAgain: 'Coba lagi',
  notCounted: (label: string) => `${label}: belum dihitung`,
  byQuarter: 'Terkait berlaku dalam setiap triwulan, dari yang terbaru',
  newsSoFar: (contacts: string) => `≥ ${contacts} baru`,
  newsCounting: 'sedang dihitung',
  most: (contacts: number, of: number, label: string) =>
    `Paling sering pada ${label}: ${contactsOf(contacts, of)}`,
  mostInSeveral: (labels: readonly string[]) =>
    labels.length > MOST_NAMED
      ? `Paling sering pada ${labels.length} triwulan yang sama tingginya`
      : `Paling sering pada ${listed(labels)}`,
  mentioned: (contacts: number, of: number, label: string) =>
    `${contactsOf(contacts, of)} pada ${label}`,
  alwaysAlike: (contacts: number, of: number) =>
    `Sama di setiap triwulan: ${contactsOf(contacts, of)}`,
  alwaysSameShare: 'Bagian kontak yang menyebutnya sama di setiap triwulan',
  nowhere: 'Tidak disebut pada triwulan mana pun',
  bar: (label: string, contacts: number, of: number) => `${label}: ${contactsOf(contacts, of)}`,
  barsNote: 'Kontak yang menyebut per triwulan · di bawahnya jumlah kontak yang tercakup pencarian',
  sort: 'Urutan',
  relevance: 'Terkait',
  time: 'Terbaru',
  score: 'Skor',
  noScore: 'Tanpa skor',
  unknown: 'Tidak diketahui',
  facets: {
    quarter: 'Triwulan',
    sector: 'Sektor',
    indicator: 'Indikator',
    score: 'Skor',
    district: 'Kabupaten/Kota',
    method: 'Metode',
    interviewer: 'Pewawancara',
  },
  filters: 'Saringan',
  closeFilters: 'Tutup saringan',
  chosen: 'Saringan yang dipilih',
  drop: (label: string) => `Hapus saringan ${label}`,
  clear: 'Hapus semua saringan',
  others: (count: number) => `${count} lainnya`,
  fewer: 'Lebih sedikit',
  none: 'Tidak ada narasi yang memuatnya',
  noneBody: 'Periksa ejaan, hapus saringan, atau pakai ATAU di antara beberapa kata.',
  noneYet: 'Belum ada yang ditemukan',
  noneYetBody:
    'Belum semua triwulan selesai dicari. Tunggu sebentar, atau persempit pencarian dengan saringan.',
  start: 'Ketik kata atau "frasa"',
  onlyCompany: 'Hanya kata-kata satu perusahaan ini',
  startCompany: 'Ketik kata untuk mencari dalam kata-kata perusahaan ini',
  toThemes: 'Lihat tema yang dibicarakan',
  startBody: 'Pencarian mencakup semua narasi dari semua triwulan yang tersimpan.',
  pages: 'Halaman hasil',
  link: 'Salin tautan',
  copied: 'Tautan pencarian disalin.',
  copyFailed: 'Tautan tidak dapat disalin oleh peramban ini.',
} as const;
