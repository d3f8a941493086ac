import { GENERAL_STOP_WORDS, rawTokens } from '@lqc/analysis';
import { hasScale, type IndicatorKey, LikertStatus, type QuarterRole } from '@lqc/contracts';
import { stem } from '@lqc/language';
import { quartersIn } from './quarters.js';
import { isMistyped, type Named, namesIn } from './names.js';
import { tellingWords } from './general-words.js';

const PEOPLE =
  /\b(?:jumlah\s(?:kontak|perusahaan|responden)|berapa\s(?:(?:banyak|persen)\s)?(?:kontak|perusahaan|responden|narasumber))\b/i;
const PROFILE =
  /\b(?:lapangan\susaha|sektor|(?:ber)?orientasi|profil|(?:banyak|dominan)\w*\skontak)\b/i;
const ANSWERS =
  /\b(?:(?:skor|rata-rata|tetap|netral|indikator|kinerja|kondisi|keadaan|ekspektasi)(?:nya)?|memberi\p{L}*|\p{L}*(?:jawab|naik|urun|ingkat|ambah|urang|umbuh|baik|buruk|(?:k|ng)uat|lemah|tinggi|rendah|stabil|ubah)\p{L}*)\b/iu;
const BY_SECTOR =
  /\b(?:(?:sektor|lapangan\susaha)\s(?:mana|apa|yang)|(?:per|tiap|setiap|antar|masing-masing)[\s-]?(?:sektor|lapangan\susaha))\b/i;
const OTHERS = /\b(?:indikator|semua|seluruh|keseluruhan|lain)(?:nya)?\b/i;
const FIGURE = /\b(?:berapa|rata-rata|skor|saldo\sbersih)\b/i;
const REASON =
  /\b(?:mengapa|kenapa|alasan|\p{L}*sebab\p{L}*|faktor|pendorong|kata|narasi|jelaskan)\b/iu;
const SCALE = /\b(?:rata-rata|skor|skala|likert|nilai(?:nya)?|saldo\sbersih|distribusi)\b/i;
const STATUS = /\b(?:ber)?status(?:nya)?\s(\p{L}+)/iu;
const CONTRADICTIONS = /\b(?:kontradiksi|bertentangan)/i;

/** Stop words that stand in an English question as well. */
const OF_BOTH_LANGUAGES = new Set(['per', 'rp', 'yoy', 'qtq']);

/** What a question asks about, from its words alone. */
export interface QuestionReading extends Pick<Named, 'indicators' | 'sectors'> {
  /** The contacts that it names: all interviews of their companies. */
  readonly contactIds: readonly string[];
  /** True when it names no indicator, so that it is about the one in view: looked at, or asked about before. */
  readonly isAboutView: boolean;
  /** True for numbers of contacts, sectors or market orientation. */
  readonly asksProfile: boolean;
  /** True for a comparison of sectors. */
  readonly asksBySector: boolean;
  /** True when it names all that it is about: other indicators do not matter to it. */
  readonly isOfNamedAlone: boolean;
  /** True for how many contacts or companies there are, and nothing that they answered. */
  readonly asksPeopleAlone: boolean;
  /** True for a figure of people, or of indicators that all have a scale: what contacts say matters less. */
  readonly asksFigureAlone: boolean;
  /** True for a figure of the Likert scale. */
  readonly asksScale: boolean;
  /** The session's quarters that it names. */
  readonly quarters: readonly QuarterRole[];
  /** Quarters that it names but the session has no data of, as written in the question. */
  readonly missingQuarters: readonly string[];
  /** The status of averages that it asks for. */
  readonly status: LikertStatus | null;
  /** True for scores that contradict a contact's words. */
  readonly asksContradictions: boolean;
  /**
   * True when one of its words is Indonesian by itself and none is mistyped, so that words that are not known
   * are foreign to the data.
   */
  readonly isReadable: boolean;
  /** Its content words besides names and general words about surveys. */
  readonly words: readonly string[];
}

/**
 * Reads what a question is about.
 *
 * @param question with companies' names taken out (see `Pseudonyms`)
 */
export function readQuestion(
  question: string,
  {
    indicatorInView,
    contactIds = [],
    periods,
  }: {
    readonly indicatorInView: IndicatorKey | null;
    readonly contactIds?: readonly string[];
    readonly periods: Partial<Record<QuarterRole, string>>;
  },
): QuestionReading {
  const mentions = quartersIn(question, periods);
  const has = (role: QuarterRole) => periods[role] !== undefined;
  let rest = '';
  for (const { start, end } of mentions)
    rest += question.slice(rest.length, start) + ' '.repeat(end - start);
  const named = namesIn(rest + question.slice(rest.length));
  const isAboutView = named.indicators.length === 0 && indicatorInView !== null;
  const missing = mentions.filter(
    ({ quarter, isNext }) => !isNext && (quarter === null || !has(quarter)),
  );
  const words = tellingWords(named.rest.replace(/\bKontak K\d+\b/g, ' '));
  const asksPeopleAlone =
    PEOPLE.test(question) &&
    !ANSWERS.test(question) &&
    !REASON.test(question) &&
    words.length === 0 &&
    named.indicators.length === 0;
  return {
    indicators: isAboutView ? [indicatorInView] : named.indicators,
    sectors: named.sectors,
    contactIds,
    isAboutView,
    asksProfile: PROFILE.test(question) || PEOPLE.test(question) || named.sectors.length > 0,
    asksBySector: BY_SECTOR.test(question),
    isOfNamedAlone: named.indicators.length > 0 && !OTHERS.test(question),
    asksPeopleAlone,
    asksFigureAlone:
      asksPeopleAlone ||
      (FIGURE.test(question) &&
        !REASON.test(question) &&
        words.length === 0 &&
        named.indicators.length > 0 &&
        named.indicators.every(hasScale)),
    asksScale: SCALE.test(question),
    quarters: mentions.flatMap(({ quarter }) => (quarter && has(quarter) ? [quarter] : [])),
    missingQuarters: missing.map(({ start, end }) => question.slice(start, end)),
    status:
      LikertStatus.options.find(
        (one) => one.toLowerCase() === STATUS.exec(question)?.[1]?.toLowerCase(),
      ) ?? null,
    asksContradictions: CONTRADICTIONS.test(question),
    isReadable:
      !words.some(isMistyped) &&
      rawTokens(named.rest).some(
        (word) =>
          !OF_BOTH_LANGUAGES.has(word) &&
          (GENERAL_STOP_WORDS.has(word) || GENERAL_STOP_WORDS.has(stem(word))),
      ),
    words,
  };
}
