import { type KeywordResponse, TOP_WORDS_MAX } from '@lqc/contracts';
import { shortLabel } from '@lqc/phrases';
import { count, dotted } from '../../lib/format';
import type { Shift } from './compare-words';
import type { WordShare } from './word-shares';

export const copy = {
  indicator: 'Indikator',
  option: (label: string, narratives: string) => `${label} · ${narratives} narasi`,
  optionEmpty: (label: string) => `${label} · tanpa narasi`,
  quarter: 'Triwulan',
  roles: { now: 'sekarang', before: 'sebelumnya', last_year: 'tahun lalu' },
  top: 'Jumlah kata',
  topHint: `1–${TOP_WORDS_MAX}`,
  topProblem: `Isi bilangan 1–${TOP_WORDS_MAX}`,
  cloud: 'Buat Wordcloud',
  ranked: 'Buat TF-IDF',
  choose: 'Kata-kata dalam narasi kontak',
  noText: 'Triwulan ini tidak memiliki narasi',
  noTextBody: 'Tidak ada kontak yang menulis narasi pada triwulan terpilih. Pilih triwulan lain.',
  toldFinding: ({ word, now, before, told }: WordShare, of: number, ofBefore: number) =>
    `“${word}” ${told === 'more' ? 'lebih banyak' : 'lebih sedikit'} disebut: ${now} dari ${of} kontak, sebelumnya ${before} dari ${ofBefore}`,
  mostFinding: (word: string, now: number, of: number) =>
    `Paling banyak disebut: “${word}”, ${now} dari ${of} kontak`,
  noKeyWords: 'Tidak ada kata kunci dalam narasi ini',
  findingNote: (
    indicator: string,
    period: string,
    before: string | undefined,
    file: string | undefined,
  ) =>
    dotted(
      indicator,
      'kata umum tidak dihitung',
      before ? `kontak yang menyebut, ${period} dan ${before}` : `kontak yang menyebut, ${period}`,
      before && '▲▼ hanya bila bedanya melampaui kebetulan (nilai uji di atas 10,83)',
      file && `sumber: ${file}`,
    ),
  axisEnd: (share: string) => `${share} kontak`,
  sharesLabel: 'Kata dan kontak yang menyebutnya',
  nowShort: (period: string) => shortLabel(period),
  ofShort: (n: number, of: number) => `${n}/${of}`,
  shareSays: ({ word, now, before, told }: WordShare, of: number, ofBefore: number | undefined) =>
    [
      `${word}: ${now} dari ${of} kontak`,
      before !== null && ofBefore !== undefined && `sebelumnya ${before} dari ${ofBefore}`,
      told && (told === 'more' ? 'lebih banyak' : 'lebih sedikit'),
    ]
      .filter(Boolean)
      .join(', '),
  sentencesOf: (word: string) => `Kalimat dengan “${word}”`,
  cloudMade: 'Wordcloud selesai.',
  rankedMade: 'TF-IDF selesai.',
  cloudFailed: 'Gagal membuat wordcloud',
  rankedFailed: 'Gagal membuat TF-IDF',
  drawing: 'Menyusun awan kata',
  ranking: 'Menghitung bobot kata',
  cancel: 'Batalkan',
  terms: 'Kata kunci saja',
  allWordsMode: 'Semua kata',
  termsNote:
    'Kata kunci: tanpa kata baku, pasangan kata tetap bersama (suku bunga, bahan baku), sesuai pilihan kantor. Semua kata: seperti dalam spesifikasi.',
  hideWord: 'Sembunyikan kata ini',
  mergeInto: 'Gabungkan ke kata',
  merge: 'Gabungkan',
  undo: 'Urungkan',
  wordNotKept: 'Pilihan kata tidak tersimpan',
  officeWords: (words: number) => `${words} kata disembunyikan atau digabung oleh kantor`,
  officeWordsNote: 'Berlaku pada kata kunci semua orang; dapat ditampilkan kembali kapan saja.',
  changedBy: (by: string, when: string) => `${by}, ${when}`,
  shownAs: (word: string, shown: string) => `${word} → ${shown}`,
  showAgain: 'Tampilkan kembali',
  showAgainOf: (word: string) => `Tampilkan kembali ${word}`,
  remove: (title: string) => `Hapus ${title}`,
  compare: 'Bandingkan',
  compareWith: 'dengan triwulan sebelumnya',
  uncompare: 'Satu triwulan saja',
  savePng: 'Unduh PNG',
  copyImage: 'Salin gambar',
  imageCopied: 'Gambar disalin.',
  imageNotCopied: 'Peramban tidak mengizinkan gambar disalin. Gunakan Unduh PNG.',
  copyWords: 'Salin kata',
  copySentences: 'Salin kalimat',
  save: 'Unduh',
  copied: 'Tabel disalin. Tempelkan ke Excel.',
  copyFailed: 'Tabel tidak dapat disalin oleh peramban ini.',
  alt: (title: string, words: string) => `${title}. Kata terbesar: ${words}.`,
  rankedTitle: (indicator: string, period: string) => `TF-IDF ${indicator}, ${period}`,
  comparedTitle: (title: string) => `${title}, dua triwulan`,
  cloudName: (indicator: string) => `Wordcloud ${indicator}`,
  rankedName: (indicator: string) => `TF-IDF ${indicator}`,
  basis: (contacts: string) => `n = ${contacts} kontak dengan narasi`,
  leftOut: (n: string) => `${n} kata tidak mendapat tempat di gambar`,
  openWord: (word: string, documents: string) => `${word}, ${documents} narasi: buka kalimatnya`,
  wordsHeading: 'Kata menurut bobot',
  wordsNote: 'jumlah narasi',
  allWords: (n: string) => `Tampilkan semua ${n} kata`,
  fewerWords: 'Tampilkan lebih sedikit',
  columns: { rank: '#', word: 'Kata', score: 'Skor TF-IDF', narratives: 'Narasi' },
  of: (n: string, total: string) => `${n} dari ${total}`,
  shiftLegend:
    'Dibandingkan menurut peringkat: “baru” dan “hilang” berarti tidak masuk kata teratas triwulan pasangannya.',
  sentencesTitle: (word: string, indicator: string, period: string) =>
    `“${word}” dalam ${indicator}, ${period}`,
  sentencesNote: ({ matching_contacts: matching, contacts, sentences }: KeywordResponse) =>
    `${count(matching)} dari ${count(contacts)} kontak · ${count(sentences.length)} kalimat`,
  sentencesLoading: 'Mencari kalimat',
  sentencesFailed: 'Gagal mengambil kalimat',
  noSentences: 'Kata ini tidak ditemukan dalam narasi triwulan ini.',
  sentenceColumns: ['Kontak', 'Lembar', 'Kalimat'],
  sheet: (sheet: string) => `lembar ${sheet}`,
  openContact: (contact: string) => `Buka jawaban ${contact}`,
  close: 'Tutup',
} as const;

/** A change of rank as a mark, its meaning in words, and a colour. */
export function shiftText(shift: Shift): { mark: string; meaning: string; tone: string } {
  switch (shift.kind) {
    case 'new':
      return { mark: 'baru', meaning: 'baru pada triwulan ini', tone: 'text-rise' };
    case 'gone':
      return { mark: 'hilang', meaning: 'hilang pada triwulan sekarang', tone: 'text-fall' };
    case 'same':
      return { mark: 'tetap', meaning: 'peringkat tetap', tone: 'text-muted' };
    case 'stronger':
      return {
        mark: `▲ ${shift.ranks}`,
        meaning: `menguat ${shift.ranks} peringkat`,
        tone: 'text-rise',
      };
    case 'weaker':
      return {
        mark: `▼ ${shift.ranks}`,
        meaning: `melemah ${shift.ranks} peringkat`,
        tone: 'text-fall',
      };
  }
}
