import type { ClaimFact, QuarterRole } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { severalQuarters } from '../../dimensions/several-quarters.js';
import { wayAt } from '../../bind/ways.js';
import { toldFigures, SHARE_OF } from './told-figures.js';
import { pointsBack } from '../../items/pointing.js';

/** What a clause that names nothing of its own can go on to compare. */
const GOES_ON = new Set<ClaimFact['measure']>([
  'answer-count',
  'answer-share',
  'answers',
  'net-balance',
  'companies',
  'company-share',
  'contacts',
]);

/**
 * "Saldo bersih bertahan di 42,9 poin, sama dengan triwulan sebelumnya", "tujuh dari sepuluh
 * perusahaan, proporsi yang sama dengan tahun lalu": a word that compares, of the figure that the
 * sentence told right before it. Nothing where the words in between name something else, or where that
 * figure is an average, whose changes are read elsewhere.
 */
export function readOfFigureBefore(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  const told = new Map(toldFigures(readings).map(({ number, fact }) => [number as Item, fact]));
  return sentence.items.flatMap((item) => readAt(sentence, item, told) ?? []);
}

function readAt(
  sentence: Sentence,
  item: Item,
  told: ReadonlyMap<Item, ClaimFact>,
): Reading | null {
  if (
    item.used ||
    !(means(item, 'way') || means(item, 'more')) ||
    !isHeldAgainstQuarter(sentence, item)
  )
    return null;
  const ahead = sentence.items.filter(({ end }) => end <= item.start);
  // "3,03 (n = 37), lebih rendah dari …": what stands in brackets is beside the point.
  const at = ahead.findLastIndex(
    (one) =>
      means(one, 'number') &&
      !sentence.clauseOf(one).outer &&
      // "32,5 % dari 40 kontak": the whole is not what is compared.
      sentence.before(one)[0]?.word !== 'dari',
  );
  const fact = at < 0 ? toldBefore(sentence, ahead) : told.get(ahead[at]!);
  if (!fact || fact.period !== 'now' || !GOES_ON.has(fact.measure)) return null;
  const isNamed = ahead
    .slice(at + 1)
    .some((one) => isNamedBesides(one, fact) || isMeasureOf(one, fact) === false);
  if (isNamed) return null;
  const several = severalQuarters(sentence).find((one) => one.item.start >= item.end);
  const bases = several?.roles ?? [quarterBehind(sentence, item) ?? baseOf(sentence, item)];
  // "Tujuh dari sepuluh perusahaan, proporsi yang sama": of the share, where it is named.
  const isOfShare = ahead.slice(at + 1).some((one) => isMeasureOf(one, fact) !== null);
  const measure = (isOfShare && SHARE_OF[fact.measure]) || fact.measure;
  const now = sentence.sheet.table.find({ ...fact, measure });
  const then = bases.flatMap(
    (period) => sentence.sheet.table.find({ ...fact, measure, period }) ?? [],
  );
  const way =
    means(item, 'more') && item.meaning.comparison === 'equal' ? STILL : wayAt(sentence, item);
  if (!now || then.length < bases.length || !way) return null;
  const isThat = then.every(
    ({ value }) => (Math.sign(now.value - value) === way.way) !== way.isNegated,
  );
  const words = several ? [several.item] : [];
  return decided({ type: 'stable', items: [item, ...way.items, ...words] }, isThat ? true : null, {
    facts: [now, ...then],
  });
}

/** "Capaian ini lebih rendah daripada triwulan sebelumnya": of what the sentence before told last. */
function toldBefore(
  { items, topic, sheet }: Sentence,
  ahead: readonly Item[],
): ClaimFact | undefined {
  const isPointing = ahead.some(
    ({ word }, at) =>
      FIGURES.test(word) && (word.endsWith('nya') || items.slice(at + 1, at + 3).some(pointsBack)),
  );
  const last = topic.facts.at(-1);
  return isPointing && last?.base === null
    ? sheet.table.find({ ...last, period: 'now' })
    : undefined;
}

/** A name that the sentence gives itself, of something else. */
const isNamedBesides = (one: Item, { sector }: ClaimFact): boolean =>
  means(one, 'indicator') || (means(one, 'sector') && one.meaning.sector !== sector);

const FIGURES =
  /^(?:capaian|pencapaian|angka|besaran|posisi|nilai|tingkat|jumlah|banyak|porsi|pangsa|proporsi|bagian|persentase|saldo|kontribusi)(?:nya)?$/;

/** "Lebih rendah daripada 75,0 % pada Triwulan I 2024": the quarter of the figure behind. */
function quarterBehind(sentence: Sentence, item: Item): QuarterRole | null {
  const period = sentence.after(item).find(isA('period'));
  return period && period.meaning.role !== 'now' ? period.meaning.role : null;
}

const STILL = { way: 0, isNegated: false, items: [] } as const;

/** Whether a word names the figure's own kind; null for words that name none. */
function isMeasureOf(one: Item, { measure }: ClaimFact): boolean | null {
  if (!means(one, 'measure')) return null;
  const { measure: named } = one.meaning;
  if (named === 'balance') return measure === 'net-balance';
  if (named === 'share') return measure !== 'net-balance' && measure !== 'answers';
  return named === 'answers' && measure === 'answers';
}

/** "Sama dengan triwulan sebelumnya", "lebih rendah daripada Triwulan IV 2024". */
function isHeldAgainstQuarter(sentence: Sentence, item: Item): boolean {
  const next = sentence
    .after(item)
    .find(
      (one) =>
        !means(one, 'plain') && !means(one, 'than') && !means(one, 'from') && !means(one, 'number'),
    );
  const isOfSeveral = severalQuarters(sentence).some((one) => one.item === next);
  return next !== undefined && (means(next, 'period') || isOfSeveral);
}
