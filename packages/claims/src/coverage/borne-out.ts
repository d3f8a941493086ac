import { type ClaimFact, isExpectation, LIKERT_INDICATORS } from '@lqc/contracts';
import { isOfSize } from '../judging/sizes.js';
import { isAdverb, isBase } from '../bind/quarters.js';
import { isA, type Item, type ItemOf, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { CONTINUING } from '../narratives/matching/going-on.js';
import type { Supported } from '../narratives/matching/support.js';
import { quartersOf } from '../references/quarters-of-facts.js';
import type { Sentence } from '../sentence/sentence.js';
import { isOnOtherSide, isStill, isTurned, wasSo } from './course.js';

/** All that was read of a sentence whose readings are all supported. */
export interface Read {
  readonly sentence: Sentence;
  readonly readings: readonly Reading[];
  readonly evidence: readonly Supported[];
  readonly facts: readonly ClaimFact[];
  /** Words that an assertion took. */
  readonly taken: ReadonlySet<Item>;
  /** Words that were compared with narratives. */
  readonly told: ReadonlySet<Item>;
}

/** Whether a word that no assertion took is supported by something else that was read. */
type IsBorne = (item: Item, read: Read) => boolean;

/** Names are covered by `unread-names.ts`; brackets assert nothing. */
export const BOUND = new Set<Item['is']>(['indicator', 'sector', 'people', 'open', 'close']);

const ONLY = /^(?:hanya|cuma|sekadar|baru)$/;
/** More than half of those who answered, or a large step. */
const isMuch = ({ measure, value, n }: ClaimFact): boolean =>
  (measure === 'answer-count' && value > Math.max(n / 2, 1)) ||
  (measure === 'answer-share' && value > 50 && n > 1) ||
  (measure === 'change' && isOfSize(value, 'large') === true);

/** Words that may stay unread, each with the test that something else read supports them. */
const BORNE: readonly (readonly [phrase: RegExp, isBorne: IsBorne])[] = [
  // "Hanya tiga kontak", "hanya turun 0,02 poin": the number itself was checked.
  [
    /^(?:hanya|cuma|sekadar|baru|ada|terdapat|menyumbang)$/,
    (item, read) => {
      const next = behind(item, read);
      const isMove = next && means(next, 'direction') && read.taken.has(next);
      const number = isMove ? behind(next, read) : next;
      const facts = read.readings.find(({ items }) => items.includes(number!))?.facts;
      const fact = facts?.length === 1 ? facts[0] : undefined;
      // "Hanya turun 0,83 poin", "hanya 26 dari 37" play down what is large; a score contributes to nothing.
      const isOfAverage = item.word === 'menyumbang' && fact?.measure === 'average';
      const isTooFar = fact !== undefined && ONLY.test(item.word) && isMuch(fact);
      return isTakenNumber(number, read) && !isOfAverage && !isTooFar;
    },
  ],
  // "Konstruksi diwakili tiga kontak", "tiga kontak mewakili Konstruksi": only the number matters.
  [
    /^(?:mencakup|mewakili|diwakili|menjangkau|melibatkan)$/,
    (item, read) =>
      isTakenNumber(behind(item, read), read) ||
      read.sentence
        .before(item)
        .slice(0, 2)
        .some((one) => isTakenNumber(one, read)),
  ],
  // "Tinggal tiga kontak": there were more.
  [
    /^tinggal$/,
    (item, read) => {
      const next = behind(item, read);
      const { table } = read.sentence.sheet;
      const [fact] = read.readings.find(({ items }) => items.includes(next!))?.facts ?? [];
      const before = fact && table.find({ ...fact, period: 'before' });
      return isTakenNumber(next, read) && before !== undefined && before.value > fact!.value;
    },
  ],
  // "Pada triwulan sebelumnya masih 3,78": the figure is of the earlier quarter.
  [
    /^(?:masih|baru)$/,
    (item, read) =>
      isTakenNumber(behind(item, read), read) &&
      read.readings.some(
        ({ items, facts }) => items.includes(behind(item, read)!) && facts[0]?.period !== 'now',
      ),
  ],
  [
    /^(?:tepat|tepatnya|persis|pas)$/,
    (item, read) => {
      const next = behind(item, read);
      const isRounded = read.readings.some((one) => one.isRounded && one.items.includes(next!));
      return (
        !isRounded &&
        (isTakenNumber(next, read) || (next?.is === 'category' && read.taken.has(next)))
      );
    },
  ],
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
        new Set(balances.map(({ value }) => Math.sign(value))).size > 1 ||
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
    /^umum$/,
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
  // "Empat sektor, termasuk Konstruksi", "PT A termasuk yang tumbuh": the name was read.
  [
    /^termasuk$/,
    (item, read) => {
      const next = behind(item, read);
      const lead = read.sentence.before(item)[0];
      return (
        (next !== undefined && BOUND.has(next.is) && isReadName(next, read)) ||
        (lead !== undefined && means(lead, 'company') && read.told.has(lead)) ||
        (lead !== undefined && BOUND.has(lead.is) && isReadName(lead, read))
      );
    },
  ],
  // "Tertinggi terdapat pada Konstruksi": the rank was read of this name.
  [
    /^terdapat$/,
    (item, { sentence, readings }) =>
      readings.some(
        ({ type, items }) =>
          type === 'rank' &&
          items.some((one) => one.end <= item.start) &&
          items.includes(sentence.after(item)[1]!),
      ),
  ],
  // "A dan B sama-sama turun": read of more than one indicator, sector or company. Not of ranks: two names
  // among the first do not share a place.
  [
    /^(?:sama-sama|keduanya)$/,
    ({ start }, { sentence, facts, told, readings }) =>
      readings.every(({ type }) => type !== 'rank') &&
      new Set([
        ...facts.map(({ indicator, sector }) => `${indicator}|${sector}`),
        ...sentence.all('company').flatMap((one) => (told.has(one) ? [one.meaning.name] : [])),
      ]).size > 1 &&
      sentence.items[0]!.start < start,
  ],
  // "Lima kontak lainnya": follows a number that was read; or "di sisi lain".
  [
    /^(?:lain|lainnya)$/,
    (item, read) =>
      read.sentence
        .before(item)
        .slice(0, 2)
        .some((one) => isTakenNumber(one, read) || /^(?:sisi|pihak|ujung)$/.test(one.word)),
  ],
  // "Di sisi lain": sets statements side by side.
  [
    /^(?:sisi|pihak|ujung)$/,
    ({ end }, { sentence }) =>
      sentence.items.some((one) => one.start === end + 1 && one.word === 'lain'),
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
  // "Di antaranya PT A": the name was read.
  [
    /^antaranya$/,
    (item, read) => {
      const next = behind(item, read);
      // "21 di antaranya memperkirakan kenaikan": of all who answered.
      const isCounted = read.sentence
        .before(item)
        .slice(0, 2)
        .some((one) => isTakenNumber(one, read));
      return (
        isCounted ||
        (next !== undefined &&
          (means(next, 'company') ? read.told.has(next) : isReadName(next, read)))
      );
    },
  ],
  // "Harga jual sendiri turun": only emphasises the name before it.
  [/^sendiri$/, (item, { sentence }) => BOUND.has(sentence.before(item)[0]?.is ?? 'plain')],
  // Verbs and nouns that only carry a report of a contact; the words beside them are checked.
  [/^jadi$/, (item, read) => isTold(read.sentence.after(item)[0] ?? item, read)],
  [/^sehingga$/, isTold],
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

/** "Saldo bersih tercatat 3,03", where that is the average: the figures that each word may be of. */
const OF_MEASURE: Readonly<Record<ItemOf<'measure'>['meaning']['measure'], RegExp>> = {
  average: /^(?:average|change)$/,
  balance: /^net-balance$/,
  change: /change/,
  share: /share|contacts|companies/,
  answers: /^(?:answer|contacts|companies)/,
  response: /^answers$/,
};

/** "Lebih tinggi daripada biaya energi pada triwulan sebelumnya": of another quarter than what it is held against. */
function isOfOperand(
  sentence: Sentence,
  item: ItemOf<'period'>,
  readings: readonly Reading[],
): boolean {
  const name = sentence.before(item).find((one) => !means(one, 'plain'));
  return readings.some(
    ({ assertion, items }) =>
      assertion?.says.operator === 'compared' &&
      name !== undefined &&
      (means(name, 'indicator') || means(name, 'sector')) &&
      items.at(-1) === name &&
      assertion.of.period.value !== item.meaning.role,
  );
}

const isAhead = ({ indicator }: ClaimFact) => isExpectation(indicator);

function isOfAll(_: Item, { facts }: Read): boolean {
  return facts.length > 0 && facts.every(({ sector }) => sector === null);
}

function isTold(item: Item, { told }: Read): boolean {
  return told.has(item);
}

const behind = (item: Item, { sentence }: Read): Item | undefined =>
  sentence.after(item).find((one) => one.is !== 'plain' && one.is !== 'near');

const isTakenNumber = (one: Item | undefined, { taken }: Read): boolean =>
  one !== undefined && (means(one, 'number') || means(one, 'quantifier')) && taken.has(one);

/** "Dibandingkan triwulan sebelumnya", "daripada Konstruksi": whether the name after the word was read. */
const isReadName: (one: Item | undefined, read: Read) => boolean = (one, { facts, taken }) => {
  if (!one) return false;
  if (means(one, 'period'))
    return one.meaning.role !== null && quartersOf(facts).has(one.meaning.role);
  if (means(one, 'sector')) return facts.some(({ sector }) => sector === one.meaning.sector);
  if (means(one, 'indicator'))
    return facts.some(
      ({ indicator }) => indicator !== null && one.meaning.keys.includes(indicator),
    );
  return taken.has(one);
};

const NAMED = new Set<Item['is']>([
  'period',
  'sector',
  'indicator',
  'number',
  'rank',
  'category',
  'everybody',
]);

const OF_KIND: Partial<Record<Item['is'], IsBorne>> = {
  // A quarter that some figure is of, the current one, or the base of what a contact reports.
  period: (item, { facts, told, sentence, readings }) =>
    means(item, 'period') &&
    !isOfOperand(sentence, item, readings) &&
    ((told.has(item) && (isAdverb(item) || isBase(sentence, item))) ||
      (item.meaning.role === 'now' && facts.length === 0) ||
      (item.meaning.isNext &&
        (facts.length === 0 || sentence.has('expected') || facts.some(isAhead))) ||
      (item.meaning.role !== null && quartersOf(facts).has(item.meaning.role))),
  // "Kontak rata-rata memperoleh": beside words of contacts alone it names no figure.
  measure: (item, { facts }) =>
    means(item, 'measure') &&
    facts.some(({ measure }) => OF_MEASURE[item.meaning.measure].test(measure)),
  // "Di bawah 3": a side of neutral by its number.
  near: (item, { sentence, taken }) =>
    sentence
      .after(item)
      .slice(0, 1)
      .some((one) => one.is === 'category' && taken.has(one)),
  says: () => true,
  // "A dan B masing-masing berkurang dua kontak": each number was checked for a name of its own.
  respectively: (item, { sentence, readings }) => {
    const numbers = sentence.after(item).filter((one) => means(one, 'number'));
    const held = readings.filter(({ items }) => numbers.some((one) => items.includes(one)));
    const named = held.flatMap(({ facts }) =>
      facts.map(({ indicator, sector, category }) => [indicator, sector, category].join()),
    );
    const isEach = numbers.every((one) => held.some(({ items }) => items.includes(one)));
    return isEach && held.length > 1 && new Set(named).size === held.length;
  },
  from: () => true,
  than: (item, read) =>
    isReadName(
      read.sentence.items.find(({ start, is }) => start >= item.end && NAMED.has(is)),
      read,
    ),
  to: (item, read) => {
    const next = behind(item, read);
    return (
      next !== undefined &&
      (means(next, 'people') || isReadName(next, read)) &&
      next.is !== 'category'
    );
  },
  everybody: isOfAll,
};

/** Whether something else that was read supports a word that no assertion took. */
export const isBorneOut = (item: Item, phrase: string, read: Read): boolean =>
  (OF_KIND[item.is]?.(item, read) ?? false) ||
  BORNE.some(([words, isSo]) => words.test(phrase) && isSo(item, read));
