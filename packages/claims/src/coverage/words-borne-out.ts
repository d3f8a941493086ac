import { type ClaimFact, isExpectation, LIKERT_INDICATORS } from '@lqc/contracts';
import { isSide, sideOf } from '../facts/categories.js';
import { asserts, isA, isOneOf, type Item, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { CONTINUING } from '../narratives/matching/going-on.js';
import type { Told } from '../sentence/topic.js';
import type { Supported } from '../narratives/matching/support.js';
import { isOnOtherSide, isStill, isTurned, wasSo } from './course.js';
import { isOfSame } from './leaning-words.js';
import { behind, type IsBorne, isOfAll, isTold } from './what-was-read.js';

/** Whether the answers of one score lie on a side that is counted as well; null where no side is. */
function isPartOfSide(one: ClaimFact, facts: readonly ClaimFact[]): boolean | null {
  const sides = facts.filter((other) => isOfSame(one, other) && isSide(other.category));
  if (sides.length === 0 || !one.category?.startsWith('score')) return null;
  return sides.some(({ category }) => category === sideOf(one.category));
}

const waysOf = (told: readonly Told[]): ReadonlySet<number> =>
  new Set(
    told.flatMap(({ assertion }) =>
      assertion?.says.operator === 'moved'
        ? [assertion.negated ? NaN : assertion.says.direction]
        : [],
    ),
  );

const givesReason = ({ source }: Supported): boolean => source.whys.size > 0;

/** "Satu-satunya kontak dengan skor 5", of one that gave it: of all contacts nobody else did. */
const isOfOneAlone: IsBorne = (item, { sentence, told }) => {
  const { sheet, topic } = sentence;
  const answer = sentence.items.find((one) => one.start >= item.end && !isLeading(one));
  const named = new Set(sentence.all('indicator').flatMap(({ meaning }) => meaning.keys));
  const [indicator = topic.indicator ?? sheet.indicator, other] = named;
  const isOfAny = sheet.sector === null && !sentence.has('sector') && other === undefined;
  if (!isOfAny || !means(answer, 'category') || !told.has(answer)) return false;
  const { category } = answer.meaning;
  return sheet.table.find({ measure: 'answer-count', indicator, category })?.value === 1;
};
const isLeading = isOneOf('plain', 'people', 'says');

/** Words that may stay unread, each with the test that something else read supports them. */
export const BORNE: readonly (readonly [phrase: RegExp, isBorne: IsBorne])[] = [
  [/^satu-satunya$/, isOfOneAlone],
  // "Masih di bawah netral": it was there before as well.
  [
    /^(?:masih|tetap|bertahan|tertahan)$/,
    (item, read) =>
      isOnOtherSide(item, read) === false || wasSo(read.sentence, item, read.readings),
  ],
  // "Berbalik dari −5,1 poin menjadi 7,7 poin", "investasi berbalik tumbuh": the figure was on the other side before.
  [
    /^berbalik$/,
    (item, read) => {
      const { sentence, readings, facts } = read;
      const next = behind(item, read);
      const balances = facts.filter(({ measure }) => measure === 'net-balance');
      const isOther = isOnOtherSide(item, read) === true;
      if (sentence.after(item).slice(0, 2).some(isA('category'))) return isOther;
      return (
        isOther ||
        balances.some((a) => balances.some((b) => isOfSame(a, b) && a.value * b.value < 0)) ||
        readings.some(
          ({ items, facts: [fact] }) =>
            next !== undefined &&
            items.includes(next) &&
            fact !== undefined &&
            isTurned(sentence, fact),
        )
      );
    },
  ],
  // "Keterangan salah satu kontak, “…”": whoever was quoted.
  [/^salah satu$/, (_, { readings }) => readings.some(({ type }) => type === 'quote')],
  // "Mengalami kenaikan", "penurunan terjadi pada": what happened stands beside it.
  [
    /^(?:terjadi|mengalami|dialami|dihadapi|menghadapi|menikmati)$/,
    (item, { sentence, taken, told }) =>
      told.has(item) ||
      sentence
        .clauseOf(item)
        .items.some((one) => asserts(one) && one.is !== 'number' && taken.has(one)),
  ],
  // "Secara umum": true of figures of all contacts, and of a count of more than half of the indicators.
  [
    /^(?:secara )?(?:umum|agregat|keseluruhan)$/,
    (item, read) => {
      const counted = read.readings.filter(
        ({ assertion }) => assertion?.says.operator === 'counted',
      );
      const isMost = ({ facts }: Reading) => facts.length > LIKERT_INDICATORS.length / 2;
      return counted.length > 0 ? counted.every(isMost) : isOfAll(item, read);
    },
  ],
  // "Tekanan harga jual meningkat": for a price or a cost, the pressure moves with the figure.
  [/^tekanan$/, (item, { sentence }) => isOfPrices(sentence.after(item)[0])],
  // "Realisasi", "telah": of no expectation.
  [
    /^(?:realisasi|realisasinya|telah|sudah)$/,
    (_, { facts, evidence }) =>
      facts.every(({ indicator }) => !isExpectation(indicator)) &&
      evidence.every(({ source }) => !source.isForecast),
  ],
  // "Sebaran jawaban": of counts; an average is nobody's.
  [
    /^(?:sebaran|komposisi)$/,
    (_, { facts }) => facts.every(({ measure }) => measure !== 'average'),
  ],
  // "Sejalan dengan itu, saldo bersih meningkat": all that moved in both sentences went one way.
  [
    /^(?:sejalan|seiring) (?:dengan )?(?:hal )?(?:itu|tersebut)$/,
    (_, { readings, sentence: { topic } }) => {
      const [before, now] = [topic.told, readings].map(waysOf);
      return before!.size > 0 && now!.size > 0 && new Set([...before!, ...now!]).size === 1;
    },
  ],
  // "Pada saat yang sama": the current quarter, which the text was about before as well.
  [
    /^(?:pada saat yang sama|saat yang sama|di saat yang sama)$/,
    (item, { readings, sentence: { topic } }) => {
      const isOfNow = (all: readonly { readonly period: ClaimFact['period'] | null }[]) =>
        all.some((one) => (one.period ?? 'now') === 'now');
      const ahead = readings.filter(({ items }) => items.every(({ end }) => end <= item.start));
      const after = readings.filter((one) => !ahead.includes(one)).flatMap(({ facts }) => facts);
      return [[topic], after, ...ahead.map((one) => one.facts)].every(isOfNow);
    },
  ],
  // "A dan B sama-sama turun": read of more than one indicator, sector or company. Not of ranks: two names
  // among the first do not share a place.
  [
    /^(?:sama-sama|keduanya)$/,
    ({ start }, { sentence, facts, told, readings }) =>
      new Set(
        readings.flatMap((one) => (one.type === 'rank' ? one.facts.map(({ value }) => value) : [])),
      ).size < 2 &&
      new Set(facts.flatMap((one) => (one.measure === 'change' ? Math.sign(one.value) : []))).size <
        2 &&
      new Set([
        ...facts.map(({ indicator, sector }) => `${indicator}|${sector}`),
        ...sentence.all('company').flatMap((one) => (told.has(one) ? [one.meaning.name] : [])),
      ]).size > 1 &&
      sentence.items[0]!.start < start,
  ],
  // "Turun menjadi 2,83 sehingga berada di bawah netral": both sides are about the same figure.
  [
    /^sehingga$/,
    (item, { readings }) => {
      const keysOf = (isThere: (one: Reading) => boolean) =>
        new Set(
          readings
            .filter(isThere)
            .flatMap(({ facts }) => facts.map((one) => `${one.indicator}|${one.sector}`)),
        );
      const before = keysOf(({ items }) => items.every(({ end }) => end <= item.start));
      const after = keysOf(({ items }) => items.some(({ start }) => start >= item.end));
      return after.size > 0 && [...after].every((key) => before.has(key));
    },
  ],
  // "Baik dibandingkan A maupun B": each of the two was checked by itself.
  [
    /^baik$/,
    ({ start }, { sentence }) =>
      sentence.items.some(
        (one) => one.start > start && one.is === 'break' && one.word === 'maupun',
      ),
  ],
  // "Jawaban atas permintaan", "menjawab di bawah netral atas permintaan": names the question.
  [
    /^atas$/,
    (item, { sentence }) =>
      sentence.before(item)[0]?.is === 'people' || sentence.after(item)[0]?.is === 'indicator',
  ],
  // "12 kontak di atas netral, yakni 9 kontak memberi skor 4": a score of that side.
  [/^(?:yakni|yaitu)$/, (_, { facts }) => facts.every((one) => isPartOfSide(one, facts) !== false)],
  // "Dinilai oleh 15 kontak": turns the deed of a contact only where others do it.
  [
    /^oleh$/,
    (item, { sentence }) =>
      sentence.before(item)[0]?.is === 'cause' || sentence.after(item)[0]?.is !== 'other',
  ],
  // Verbs and nouns that only carry a report of a contact; the words beside them are checked.
  [/^sehingga$/, (item, read) => isTold(item, read) && read.evidence.some(givesReason)],
  [/^(?:men)?jadi$/, (item, read) => isTold(read.sentence.after(item)[0] ?? item, read)],
  [
    /^masih$/,
    (item, read) =>
      isTold(item, read) &&
      read.sentence
        .after(item)
        .slice(0, 1)
        .some(
          (one) =>
            isStill(one) ||
            CONTINUING.test(one.word) ||
            /^(?:terjaga|menunggu|memantau|akan)$/.test(one.word),
        ),
  ],
];
const isOfPrices = (one: Item | undefined): boolean =>
  means(one, 'indicator') && one.meaning.keys.every((key) => /harga|biaya|upah/.test(key));
