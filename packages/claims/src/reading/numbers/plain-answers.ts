import type { ClaimCategory } from '@lqc/contracts';
import { equals, plainValue } from '../../judging/equals.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { judge, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { nearOf, type NumberItem, placesOf } from '../bindings/binding.js';

/**
 * "Kontak yang memperkirakan kenaikan harga jual kini tinggal 30,0 %", "sepuluh kontak melihat
 * harganya turun": how many gave the only answer that the clause names, however its words stand. Where
 * everything else is named once or not at all, order says nothing that the names don't say. Null where
 * the figure is not that one: other readers say what else it may be.
 */
export function readPlainAnswers(sentence: Sentence, item: NumberItem): Reading | null {
  const { unit, decimals, of } = item.meaning.number;
  const isCount = unit === 'kontak' || (unit === null && decimals === 0);
  if (sentence.sheet.isProfile || !(isCount || unit === 'persen') || of !== null) return null;
  const clause = sentence.clauseOf(item);
  const around = [...(clause.outer?.items ?? []), ...clause.items];
  if (around.some(({ meaning }) => OTHERWISE.has(meaning.is)) || !around.some(isOfAnswers))
    return null;
  if (isOwnRate(sentence, item)) return null;
  const answers = answersIn(around);
  const {
    indicators: { keys },
    sectors: { sectors },
    period: { role, isKnown },
  } = placesOf(sentence, item, {});
  const own = sentence.sheet.indicator;
  const indicator = keys.length === 1 ? keys[0]! : own && keys.includes(own) ? own : null;
  if (!answers || !indicator || sectors.length !== 1) return null;
  const isOfEarlier = !isKnown && (sentence.topic.period ?? 'now') !== 'now';
  if (isOfEarlier || (isKnown && role === null)) return null;
  const fact = sentence.sheet.table.find({
    measure: isCount ? 'answer-count' : 'answer-share',
    indicator,
    sector: sectors[0]!,
    category: answers.category,
    period: role ?? 'now',
  });
  const near = nearOf(sentence, item);
  const test = equals(item, near.comparison, plainValue);
  if (!fact || test(fact) === false || test(fact) === null) return null;
  const items = [...near.items, item, answers.told];
  const type = isCount ? 'count' : 'share';
  return judge({ type, items }, sentence.sheet.table, [fact], test);
}

/** Beside these a figure may be of something else than its clause names. */
const OTHERWISE = new Set<Item['meaning']['is']>([
  'company',
  'stranger',
  'quote',
  'rank',
  'times',
  'sum',
  'not',
  'quantifier',
  'respectively',
  'cause',
]);

const isOfAnswers = (one: Item): boolean =>
  (means(one, 'people') && (one.meaning.who === 'kontak' || one.meaning.who === 'jawaban')) ||
  (means(one, 'measure') && one.meaning.measure === 'share');

/** "Naik 12 % (qtq)": what a contact tells of itself. */
function isOwnRate(sentence: Sentence, item: NumberItem): boolean {
  if (item.meaning.number.unit !== 'persen') return false;
  const behind = sentence.items.slice(sentence.items.indexOf(item) + 1).slice(0, 3);
  return behind.some((one) => means(one, 'period') && !one.meaning.isNamed && RATED.test(one.word));
}
const RATED = /^(?:qtq|yoy|q|y|qoq|secara|triwulanan|tahunan)$/;

interface Answers {
  readonly category: ClaimCategory;
  readonly told: Item;
}

/** The only answer that a clause names, or tells as what people said; null for none or for several. */
function answersIn(items: readonly Item[]): Answers | null {
  const named = items.filter(isA('category'));
  const categories = new Set(named.map(({ meaning }) => meaning.category));
  const ways = items.filter((one): one is ItemOf<'way'> => means(one, 'way'));
  const told = ways.filter((way) => isTold(items, way));
  if (categories.size === 1 && told.length === 0 && ways.every((way) => isMover(items, way)))
    return { category: named[0]!.meaning.category, told: named[0]! };
  const [only, ...more] = told;
  if (categories.size > 0 || !only || more.length > 0) return null;
  if (!ways.every((way) => way === only || isMover(items, way))) return null;
  const { way } = only.meaning;
  return { category: way > 0 ? 'above' : way < 0 ? 'below' : 'neutral', told: only };
}

/** "Yang melaporkan kenaikan", "yang harganya naik", "kontak memperkirakan penurunan". */
function isTold(items: readonly Item[], way: Item): boolean {
  for (const one of items.slice(0, items.indexOf(way)).toReversed()) {
    if (means(one, 'says') || means(one, 'expected') || one.word === 'yang') return true;
    if (!means(one, 'plain') && !means(one, 'indicator') && !means(one, 'some')) return false;
  }
  return false;
}

/** "… naik dari 28,6 %", "… bertambah menjadi 12 kontak": what the share or count did. */
function isMover(items: readonly Item[], way: Item): boolean {
  const next = items.slice(items.indexOf(way) + 1).find((one) => !means(one, 'size'));
  return next !== undefined && (means(next, 'from') || means(next, 'to'));
}
