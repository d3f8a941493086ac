import { INDICATORS } from '@lqc/contracts';
import { literalPattern } from '@lqc/language';
import { UNITS } from './details.js';
import { isPublished, OF_THE_WORLD, withoutPublic } from './public-words.js';
import { COMPANIES } from './trades.js';

const AT_A_WORD = String.raw`(?<![\p{L}\p{N}])`;
const TO_ITS_END = String.raw`(?:nya)?(?![\p{L}\p{N}])`;
const anyOf = (...patterns: readonly string[]) =>
  new RegExp(`${AT_A_WORD}(?:${patterns.join('|')})${TO_ITS_END}`, 'iu');

/** What answers are spoken of by, whatever the indicator. */
const ANSWERS = anyOf(
  'skor(?:-skor)?|berskor|bernilai|menilai|jawaban|(?:men|di)jawab|netral|likert|optimis(?:me|tis)?|pesimis(?:me|tis)?',
);
/** Words of figures, which are of answers unless somebody publishes them. */
const COUNTED = anyOf('nilai|angka|poin|rata-rata|rerata|sebanyak|berturut-turut');
const CONTACTS = anyOf('kontak|responden|narasumber|informan|perusahaan|korporasi');
/** Short names of indicators that texts use beside those in the contracts. */
const INDICATOR = new RegExp(
  `${
    anyOf(
      ...INDICATORS.flatMap(({ label, synonyms, askedAs }) =>
        [label, ...synonyms, ...askedAs].map(literalPattern),
      ),
      'permintaan|penjualan|harga|upah|gaji|margin|laba|biaya|tenaga kerja|karyawan|pembiayaan|suku bunga kredit',
    ).source
  }(?!(?:\\s\\p{L}+){0,2}\\s${OF_THE_WORLD}(?!\\p{L}))`,
  'iu',
);
const OF_WORLD = anyOf(OF_THE_WORLD);
/** Quarters, years, dates and laws, whose numbers are nobody's answers. */
const NO_FIGURES =
  /(?<![\p{L}\p{N}])(?:triwulan|kuartal|semester|tw|tahun|bab|grafik|tabel|gambar|no\.?|nomor|pasal|covid-?|g-?)\s?-?(?:[IVX]+|\d+)(?:[\s/-]+(?:tahun\s)?\d{4})?|\d{1,2}\s(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember)(?:\s\d{4})?|(?<![\d.,])(?:19|20)\d\d(?![\d.,])|satu[\s-]*satunya|hanya satu indikator|salah satu/giu;
const WORDS = 'nol|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas';
/** Parts of a hundred and amounts of things: no score of an answer, nor how many gave it. */
const WITH_A_UNIT = new RegExp(
  String.raw`(?:(?:rp\.?|idr|us\$|usd|\$)\s?\d[\d.,]*|(?:(?<![\d.,])\d[\d.,]*|(?:${WORDS})(?:\s(?:belas|puluh|ratus|${WORDS}))*)\s?(?:%|(?:persen|pct|poin persentase|ribu|juta|miliar|milyar|triliun|kali lipat|mm|derajat|hari|minggu|bulan|tahun|jam|${UNITS})(?!\p{L})))`,
  'giu',
);
const FIGURE = new RegExp(
  String.raw`${AT_A_WORD}(?:\p{Nd}|${WORDS}|(?:${WORDS})\s(?:belas|puluh)|\p{L}+\skoma\s\p{L}+)(?!\p{L})`,
  'iu',
);
/** In capitals alone: "V" is five, "i" is a letter. */
const ROMAN = /(?<![\p{L}\p{N}.])(?:I{2,3}|I?V)(?![\p{L}\p{N}])/u;
/** The same is told of each, of none, or of a part of some. */
const ALL_OR_NONE = anyOf(
  '(?:tidak|tak|tanpa) (?:ada|satu ?pun|seorang|sebuah|kecuali)|tiada|nihil|seluruh|semua|segenap|mayoritas|sebagian besar|separuh|setengah|(?:se)?tiap|masing-masing|sama-sama|serempak|serentak|sepakat|kompak|bulat|hanya|kecuali|baik \\p{L}+(?: \\p{L}+){0,4} maupun',
  `(?:ke|(?:${WORDS})-)(?:${WORDS})nya|ke(?:${WORDS})(?=\\s(?:${COMPANIES}))`,
);
const PART_OF = new RegExp(
  String.raw`${AT_A_WORD}(?:(?:\d+|${WORDS})\s(?:\p{L}+\s)?(?:dari|di antara)\s(?:\p{L}+\s)?(?:\d+|${WORDS})|(?:ke(?:${WORDS})|\d[\d.,]*\s?%|(?:\d[\d.,]*|\p{L}+)\spersen)\s(?:dari\s)?(?:\p{L}+\s)?(?:${COMPANIES}))(?![\p{L}\p{N}])`,
  'iu',
);

/** What a sentence's own words say of the survey, besides what it takes up from the one before. */
export interface SurveyWords {
  /** Whether it speaks of indicators, answers or contacts. */
  readonly isOfSurvey: boolean;
  /** Whether it tells a figure that can be an answer, how many gave it, or what is made of them. */
  readonly hasFigure: boolean;
  /** Whether it says that it is somebody else's figure, or one of the whole country or world. */
  readonly isPublic: boolean;
  /** Whether it tells the same of each, of none, or of a part of some. */
  readonly isOfAll: boolean;
}

/** Reads a sentence's words for the survey; `isOnTopic` where the words before it are of the survey. */
export function surveyWords(sentence: string, isOnTopic: boolean): SurveyWords {
  const written = sentence.normalize('NFKC');
  const words = withoutPublic(written);
  const isSomebodysOwn = isPublished(written);
  const isOfAnswers = ANSWERS.test(words) || (!isSomebodysOwn && COUNTED.test(words));
  const isOfSurvey = isOfAnswers || INDICATOR.test(words) || CONTACTS.test(words);
  const counted = words.replace(NO_FIGURES, ' ');
  const bare = counted.replace(WITH_A_UNIT, ' ');
  const isPublic = isSomebodysOwn || (!isOfSurvey && OF_WORLD.test(words));
  const isOfAll = ALL_OR_NONE.test(counted);
  const hasFigure = isOfAnswers
    ? FIGURE.test(counted) || ROMAN.test(counted) || isOfAll
    : PART_OF.test(counted) ||
      ((isOfSurvey || (isOnTopic && !isPublic)) && (FIGURE.test(bare) || ROMAN.test(bare)));
  return { isOfSurvey, hasFigure, isPublic, isOfAll };
}
