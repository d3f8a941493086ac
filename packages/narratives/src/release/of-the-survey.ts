import { INDICATORS } from '@lqc/contracts';
import { literalPattern } from '@lqc/language';
import { UNITS } from './details.js';

const AT_A_WORD = String.raw`(?<![\p{L}\p{N}])`;
const TO_ITS_END = String.raw`(?:nya)?(?![\p{L}\p{N}])`;
const anyOf = (...patterns: readonly string[]) =>
  new RegExp(`${AT_A_WORD}(?:${patterns.join('|')})${TO_ITS_END}`, 'iu');

/** Words with the names of indicators in them that are known to everybody and are no answers. */
const PUBLIC = new RegExp(
  `${AT_A_WORD}(?:${[
    'nilai (?:tukar|tambah)',
    'upah minimum(?: (?:provinsi|kabupaten|kota|regional|sektoral))?',
    'ump|umk',
    'harga (?:minyak|komoditas|emas|batu ?bara|cpo|beras|pangan|acuan|bbm|eceran|konsumen|tiket)(?: (?:dunia|mentah|global|internasional|sawit))*',
    'tarif (?:listrik|dasar listrik|angkutan)',
    'realisasi (?:penanaman modal|apbd|apbn|belanja)',
    'survei kegiatan dunia usaha|survei konsumen|tingkat pengangguran|angkatan kerja',
  ].join('|')})${TO_ITS_END}`,
  'giu',
);
/** Who publishes figures of their own. The office itself is not among them. */
const PUBLISHER = anyOf(
  'bps|badan pusat statistik|bmkg|bnpb|ojk|bkpm|kementerian|kemen\\p{L}+|pemerintah|pemprov|pemkab|pemkot|dinas|gubernur|bupati|pln|pertamina|otoritas jasa keuangan',
);
/** What answers are spoken of by, whatever the indicator. */
const ANSWERS = anyOf(
  'skor(?:-skor)?|berskor|nilai|bernilai|menilai|jawaban|(?:men|di)jawab|angka|poin|rata-rata|rerata|netral|likert|optimis(?:me|tis)?|pesimis(?:me|tis)?|sebanyak|berturut-turut',
);
const CONTACTS = anyOf('kontak|responden|narasumber|informan|perusahaan|korporasi');
/** Short names of indicators that texts use beside those in the contracts. */
const INDICATOR = anyOf(
  ...INDICATORS.flatMap(({ label, synonyms, askedAs }) =>
    [label, ...synonyms, ...askedAs].map(literalPattern),
  ),
  'permintaan|penjualan|harga|upah|gaji|margin|laba|biaya|tenaga kerja|karyawan|pembiayaan|suku bunga kredit',
);
/** Quarters, years, dates and laws, whose numbers are nobody's answers. */
const NO_FIGURES =
  /(?<![\p{L}\p{N}])(?:triwulan|kuartal|semester|tw|tahun|bab|grafik|tabel|gambar|no\.?|nomor|pasal|covid-?|g-?)\s?-?(?:[IVX]+|\d+)(?:[\s/-]+(?:tahun\s)?\d{4})?|\d{1,2}\s(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember)(?:\s\d{4})?|(?<![\d.,])(?:19|20)\d\d(?![\d.,])|satu[\s-]*satunya|hanya satu indikator|salah satu/giu;
const WORDS = 'nol|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas';
/** Parts of a hundred and amounts of things: no score of an answer, nor how many gave it. */
const WITH_A_UNIT = new RegExp(
  String.raw`(?:(?:rp\.?|idr|us\$|usd|\$)\s?\d[\d.,]*|(?:\d[\d.,]*|(?:${WORDS})(?:\s(?:belas|puluh|ratus|${WORDS}))*)\s?(?:%|(?:persen|pct|poin persentase|ribu|juta|miliar|milyar|triliun|kali lipat|mm|derajat|hari|minggu|bulan|tahun|jam|${UNITS})(?!\p{L})))`,
  'giu',
);
const FIGURE = new RegExp(
  String.raw`${AT_A_WORD}(?:\d|${WORDS}|(?:${WORDS})\s(?:belas|puluh)|\p{L}+\skoma\s\p{L}+)(?!\p{L})`,
  'iu',
);
/** In capitals alone: "V" is five, "i" is a letter. */
const ROMAN = /(?<![\p{L}\p{N}.])(?:I{2,3}|I?V)(?![\p{L}\p{N}])/u;
const ALL_OR_NONE = anyOf(
  '(?:tidak|tak) (?:ada|satu ?pun)|seluruh|semua|segenap|mayoritas|sebagian besar',
);
const PART_OF = new RegExp(
  String.raw`${AT_A_WORD}(?:\d+|${WORDS})\s(?:\p{L}+\s)?(?:dari|di antara)\s(?:\p{L}+\s)?(?:\d+|${WORDS})(?![\p{L}\p{N}])`,
  'iu',
);

/** What a sentence's own words say of the survey, besides what it takes up from the one before. */
export interface SurveyWords {
  /** Whether it speaks of indicators, answers or contacts. */
  readonly isOfSurvey: boolean;
  /** Whether it tells a figure that can be an answer, how many gave it, or what is made of them. */
  readonly hasFigure: boolean;
  /** Whether it says that it is somebody else's figure. */
  readonly isPublished: boolean;
}

/** Reads a sentence's words for the survey; `isOnTopic` where the words before it are of the survey. */
export function surveyWords(sentence: string, isOnTopic: boolean): SurveyWords {
  const words = sentence.normalize('NFKC').replace(PUBLIC, ' ');
  const isOfAnswers = ANSWERS.test(words);
  const isOfSurvey = isOfAnswers || INDICATOR.test(words) || CONTACTS.test(words);
  const counted = words.replace(NO_FIGURES, ' ');
  const bare = counted.replace(WITH_A_UNIT, ' ');
  const isPublished = PUBLISHER.test(words);
  const hasFigure = isOfAnswers
    ? FIGURE.test(counted) || ROMAN.test(counted) || ALL_OR_NONE.test(counted)
    : PART_OF.test(counted) ||
      ((isOfSurvey || (isOnTopic && !isPublished)) && (FIGURE.test(bare) || ROMAN.test(bare)));
  return { isOfSurvey, hasFigure, isPublished };
}
