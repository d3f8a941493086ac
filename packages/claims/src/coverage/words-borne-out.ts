import { type ClaimFact, isExpectation, LIKERT_INDICATORS } from '@lqc/contracts';
import { COUNTED, isSide, sideOf } from '../facts/categories.js';
import { isA, type Item, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { isOfSize } from '../judging/sizes.js';
import { CONTINUING } from '../narratives/matching/going-on.js';
import type { Told } from '../sentence/topic.js';
import type { Supported } from '../narratives/matching/support.js';
import { isOnOtherSide, isStill, isTurned, wasSo } from './course.js';
import {
  behind,
  BOUND,
  type IsBorne,
  isOfAll,
  isReadName,
  isTakenNumber,
  isTold,
  type Read,
} from './what-was-read.js';

/** More than half of those who answered, or a large step. */
const isMuch = ({ measure, value, n }: ClaimFact): boolean =>
  (measure === 'answer-count' && value > Math.max(n / 2, 1)) ||
  (measure === 'answer-share' && value > 50 && n > 1) ||
  (measure === 'change' && isOfSize(value, 'large') === true);

const isOfSame = (one: ClaimFact, other: ClaimFact): boolean =>
  one.indicator === other.indicator && one.sector === other.sector;

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

/** The facts of the readings that took a word. */
const factsAt = (one: Item, { readings }: Read): readonly ClaimFact[] =>
  readings.find(({ items }) => items.includes(one))?.facts ?? [];

type IsSo = (one: Item, read: Read) => boolean;

/** A number that was read, and whose figure, where it is one alone, is so. */
const numberThat =
  (isSo: (fact: ClaimFact, read: Read) => boolean): IsSo =>
  (one, read) => {
    const [fact, other] = factsAt(one, read);
    return isTakenNumber(one, read) && (!fact || other !== undefined || isSo(fact, read));
  };

/** A name that was read, or a company whose words were. */
const isName: IsSo = (one, read) =>
  means(one, 'company') ? read.told.has(one) : BOUND.has(one.is) && isReadName(one, read);

/** Whether there were more in the quarter before. */
const isFewer: IsSo = (one, read) => {
  const [fact] = factsAt(one, read);
  const before = fact && read.sentence.sheet.table.find({ ...fact, period: 'before' });
  return isTakenNumber(one, read) && before !== undefined && before.value > fact!.value;
};

/** Those facts that count answers to the same question in the same quarter. */
const alikeIn = (facts: readonly ClaimFact[], own: ClaimFact): readonly ClaimFact[] =>
  facts.filter(
    (one) => COUNTED.has(one.measure) && isOfSame(own, one) && one.period === own.period,
  );

/** Whether those whom a number counts were not counted before, unless by another score of their side. */
const isOther: IsSo = (one, read) => {
  const [own] = factsAt(one, read);
  if (!own) return isTakenNumber(one, read);
  const ahead = read.readings.filter(({ items }) => items.every(({ end }) => end <= one.start));
  const before = [...read.sentence.topic.facts, ...ahead.flatMap(({ facts }) => facts)];
  const isSame = ({ category }: ClaimFact) =>
    sideOf(category) === sideOf(own.category) &&
    (category === own.category || isSide(category) || isSide(own.category));
  return isTakenNumber(one, read) && !alikeIn(before, own).some(isSame);
};

/** Whether the answers that a number counts, with those counted beside and before it, are all there are. */
const isRest: IsSo = (one, read) => {
  const [own] = factsAt(one, read);
  if (!own || !isSide(own.category)) return false;
  const before = alikeIn(read.sentence.topic.facts, own);
  const sides = [...before, ...alikeIn(read.facts, own)].filter(({ category }) => isSide(category));
  const counts = new Map(
    sides.map(({ measure, category, value, n }) => [
      category,
      measure === 'answer-share' ? (value * n) / 100 : value,
    ]),
  );
  const sum = [...counts.values()].reduce((all, value) => all + value, 0);
  const isNew = before.every(({ category }) => category !== own.category);
  return isNew && counts.size > 1 && Math.round(sum) === own.n;
};

/**
 * Words that lean on the number or name behind them (`>`), right before them (`<`) or two words before (`<<`), each
 * with what must have been read of it.
 */
const LEANING: readonly (readonly [words: RegExp, on: '>' | '<' | '<<' | '<<>', isSo: IsSo])[] = [
  // "Hanya tiga kontak", "hanya turun 0,02 poin"; "hanya 26 dari 37" plays down what is much.
  [/^(?:hanya|cuma|sekadar|baru)$/, '>', numberThat((fact) => !isMuch(fact))],
  [/^(?:ada|terdapat)$/, '>', numberThat(() => true)],
  // A score contributes to nothing.
  [
    /^(?:menyumbang|penyumbang)$/,
    '>',
    numberThat(({ measure }) => !/^(?:average|net)/.test(measure)),
  ],
  // "Konstruksi diwakili tiga kontak", "tiga kontak mewakili Konstruksi": only the number matters.
  [/^(?:mencakup|mewakili|diwakili|menjangkau|melibatkan)$/, '<<>', isTakenNumber],
  [
    /^(?:memperoleh|mendapat|meraih|menghasilkan)$/,
    '>',
    (one, read) =>
      (means(one, 'measure') || isTakenNumber(one, read)) &&
      read.facts.every(({ category }) => category === null),
  ],
  // "Tinggal tiga kontak": there were more.
  [/^tinggal$/, '>', isFewer],
  // "Pada triwulan sebelumnya masih 3,78": the figure is of the earlier quarter.
  [
    /^(?:masih|baru)$/,
    '>',
    (one, read) => isTakenNumber(one, read) && factsAt(one, read)[0]?.period !== 'now',
  ],
  [
    /^(?:tepat|tepatnya|persis|pas)$/,
    '>',
    (one, read) =>
      (isTakenNumber(one, read) || (one.is === 'category' && read.taken.has(one))) &&
      !read.readings.some(({ isRounded, items }) => isRounded && items.includes(one)),
  ],
  // "Empat sektor, termasuk Konstruksi", "PT A termasuk yang tumbuh": the name was read.
  [/^termasuk$/, '>', (one, read) => BOUND.has(one.is) && isReadName(one, read)],
  [/^termasuk$/, '<', isName],
  // "21 di antaranya memperkirakan kenaikan": of all who answered; "di antaranya PT A".
  [/^antaranya$/, '<<', isTakenNumber],
  [
    /^antaranya$/,
    '>',
    (one, read) => (means(one, 'company') ? read.told.has(one) : isReadName(one, read)),
  ],
  // "Lima kontak lainnya": none of those who were counted before.
  [/^(?:lain|lainnya)$/, '<<', isOther],
  [/^(?:sisanya|selebihnya)$/, '<<>', isRest],
  // "Bergerak naik ke 3,56", "bergeser dari 3,11 menjadi 3,08": the step was read.
  [
    /^(?:bergerak|bergeser|berubah|beranjak|berpindah|pindah)$/,
    '>',
    (one, read) =>
      read.taken.has(one) &&
      (means(one, 'direction')
        ? one.meaning.direction !== 0
        : /^(?:from|to)$/.test(one.is) && new Set(read.facts.map(({ value }) => value)).size > 1),
  ],
  // "Tertinggi terdapat pada Konstruksi": the rank was read of this name.
  [
    /^(?:terdapat|ada)$/,
    '>',
    (one, { readings }) =>
      readings.some(({ type, items }) => type === 'rank' && items.includes(one)),
  ],
  // "Harga jual sendiri turun": only emphasises the name before it.
  [/^sendiri$/, '<', (one) => BOUND.has(one.is) || one.is === 'category'],
  // "2,92 pada triwulan I, lalu 3,18": each of its own quarter.
  [/^(?:lalu|kemudian)$/, '>', isTakenNumber],
  [/^terakhir$/, '<', ({ word }) => word === 'disebut'],
];

const isLeaning: IsBorne = (item, read) =>
  LEANING.some(([words, on, isSo]) => {
    if (!words.test(item.word) || item.word !== item.last) return false;
    const next = behind(item, read);
    // "Hanya turun 0,02 poin".
    const isMove = words.test('hanya') && next && means(next, 'direction') && read.taken.has(next);
    const ahead = read.sentence.before(item).slice(0, on.replace('>', '').length);
    const own = on.endsWith('>') ? [isMove ? behind(next, read) : next, ...ahead] : ahead;
    return own.some((one) => one !== undefined && isSo(one, read));
  });

/** Words that may stay unread, each with the test that something else read supports them. */
export const BORNE: readonly (readonly [phrase: RegExp, isBorne: IsBorne])[] = [
  [/./, isLeaning],
  // "Masih di bawah netral": it was there before as well.
  [
    /^(?:masih|tetap|bertahan|tertahan)$/,
    (item, { sentence, facts, readings }) =>
      isOnOtherSide(sentence, item, facts) === false || wasSo(sentence, item, readings),
  ],
  // "Berbalik dari −5,1 poin menjadi 7,7 poin", "investasi berbalik tumbuh": the figure was on the other
  // side before.
  [
    /^berbalik$/,
    (item, read) => {
      const { sentence, readings, facts } = read;
      const next = behind(item, read);
      const balances = facts.filter(({ measure }) => measure === 'net-balance');
      const isOther = isOnOtherSide(sentence, item, facts) === true;
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
  // "Secara umum": true of figures of all contacts, and of a count of more than half of the indicators.
  [
    /^(?:secara )?(?:umum|agregat|keseluruhan)$/,
    (item, read) => {
      const counted = read.readings.filter(
        ({ assertion }) => assertion?.says.operator === 'counted',
      );
      const isMost = ({ assertion, facts }: Reading) =>
        assertion?.says.operator === 'counted' &&
        assertion.says.among === 'indicator' &&
        facts.length > LIKERT_INDICATORS.length / 2;
      return counted.length > 0 ? counted.every(isMost) : isOfAll(item, read);
    },
  ],
  // "Tekanan harga jual meningkat": for a price or a cost, the pressure moves with the figure.
  [
    /^tekanan$/,
    (item, { sentence }) => {
      const [next] = sentence.after(item);
      if (!next || !means(next, 'indicator')) return false;
      return next.meaning.keys.every((key) => /harga|biaya|upah/.test(key));
    },
  ],
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
    (item, { readings, facts, sentence: { topic } }) => {
      const ahead = readings.filter(({ items }) => items.every(({ end }) => end <= item.start));
      const isOfNow = (all: readonly ClaimFact[]) => all.some(({ period }) => period === 'now');
      return (
        isOfNow(facts) &&
        (ahead.length > 0
          ? isOfNow(ahead.flatMap((one) => one.facts))
          : (topic.period ?? 'now') === 'now')
      );
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
  // "Jawaban diperoleh dari 12 kontak"; a contact that awaits clarity has not got it.
  [/^(?:diperoleh|didapat)$/, (_, { evidence }) => evidence.length === 0],
  // "Dinilai oleh 15 kontak": turns the deed of a contact only where others do it.
  [
    /^oleh$/,
    (item, { sentence }) =>
      sentence.before(item)[0]?.is === 'cause' || sentence.after(item)[0]?.is !== 'other',
  ],
  // Verbs and nouns that only carry a report of a contact; the words beside them are checked.
  [/^sehingga$/, (item, read) => isTold(item, read) && read.evidence.some(givesReason)],
  [/^jadi$/, (item, read) => isTold(read.sentence.after(item)[0] ?? item, read)],
  [
    /^(?:kejelasan|kepastian|keputusan|mengambil|melakukan|dilakukan|terdapat|memperoleh|menikmati|alasan|alasannya)(?:nya)?$/,
    isTold,
  ],
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
