import type { ClaimCategory, ClaimFact } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { categoryOf } from '../../dimensions/categories.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isOfSize, kindOf } from '../../judging/sizes.js';
import { degreeAt, degreeOf, type Growth, growthIn, isTold, sizeBeside } from './growth.js';
import { isOrientation } from '../../facts/categories.js';

/** A group of answers or companies, and the words that name it. */
interface Group {
  readonly category: ClaimCategory;
  readonly items: readonly Item[];
}

/**
 * "Jawaban di bawah netral bertambah banyak", "kontak yang optimis makin sedikit", "makin banyak kontak
 * yang melihat persediaannya menyusut", "jawaban di bawah netral lenyap": how a group of answers grew,
 * told without a figure. Right where its number went so and its share did not go against it; wrong
 * where both went otherwise.
 */
export function readGrowingGroups(sentence: Sentence): Reading[] {
  return sentence.clauses.flatMap(parted).flatMap((clause) => {
    const { items } = clause;
    if (!isTold(clause) || items.some(isShare)) return [];
    const at = degreeAt(clause);
    const next = items[at + 1];
    // "Kontak yang menilai permintaannya membaik kian jarang": by what they answer as well.
    const lead = items[at - 1];
    const isBehind = at >= 0 && !next?.word.match(/\p{L}/u) && lead && !means(lead, 'way');
    const isTelling = isBehind && items.some(isA('way')) && items.some(isOfPeople);
    const isLed = (at >= 0 && next !== undefined && isOfPeople(next)) || isTelling;
    const growth = isLed ? degreeOf(clause, at) : growthIn(sentence, clause);
    const group = growth && (isLed ? groupTold(sentence, growth) : groupNamed(clause));
    return growth && group ? [readGrowth(sentence, group, growth)] : [];
  });
}

/** "… tidak lepas dari makin banyaknya jawaban …": what stands behind the reason is told as well. */
function parted(clause: Clause): Clause[] {
  const { items } = clause;
  const at = items.findIndex(isA('cause'));
  const lead = items[at - 1];
  if (at < 0 || (lead && means(lead, 'not'))) return [clause];
  return [
    { ...clause, items: items.slice(0, at) },
    { ...clause, items: items.slice(at + 1) },
  ];
}

const isShare = (one: Item) => means(one, 'measure') && one.meaning.measure !== 'answers';

/** "Kontak di atas netral", "jawaban netral", "yang pesimis": a group by its own name. */
function groupNamed({ items }: Clause): Group | null {
  const named = items.filter(isGroupName);
  const [name] = named;
  if (!name || named.length > 1) return null;
  const before = items.slice(0, items.indexOf(name)).toReversed();
  const lead = before.find(({ word }) => !LINKS.has(word));
  const isGroup = means(name, 'category') && (items.some(isOfPeople) || before[0]?.word === 'yang');
  if (!isGroup && !(lead && isOfPeople(lead))) return null;
  return { category: categoryIn(name), items: [name] };
}
const LINKS = new Set(['yang', 'di', 'pada', 'kurang']);

const isGroupName = (one: Item): one is ItemOf<'category'> | ItemOf<'level'> =>
  means(one, 'category') || (means(one, 'level') && one.meaning.level !== 'neutral');
const categoryIn = ({ meaning }: ItemOf<'category'> | ItemOf<'level'>): ClaimCategory =>
  meaning.is === 'category' ? meaning.category : meaning.level;

/** "… kontak yang melihat persediaannya menyusut": a group by what it answers. */
function groupTold(sentence: Sentence, { items }: Growth): Group | null {
  const found = categoryOf(sentence, items.at(-1)!);
  return found && !found.without ? found : groupNamed(sentence.clauseOf(items[0]!));
}

const GROUPS = new Set(['kelompok', 'kubu', 'barisan', 'golongan', 'kaum']);
const isOfPeople = (one: Item) =>
  GROUPS.has(one.word) ||
  (means(one, 'people') && one.meaning.who !== 'sektor' && one.meaning.who !== 'indikator');

function readGrowth(sentence: Sentence, group: Group, growth: Growth): Reading {
  const [own] = growth.items;
  const size = sizeBeside(sentence, growth);
  const items = [...group.items, ...growth.items, ...(size ? [size] : [])];
  const claim = { type: 'share_change', items } as const;
  const [indicator, more] = sentence.indicatorOf(own!).keys;
  const isOfMarket = isOrientation(group.category);
  if (!isOfMarket && (!indicator || more || sentence.sheet.isProfile)) return decided(claim, null);
  const [sector = null] = isOfMarket ? [] : sentence.sectorOf(own!).sectors;
  const of = { sector, category: group.category, ...(isOfMarket ? {} : { indicator }) } as const;
  const base = baseOf(sentence, own!);
  const { table } = sentence.sheet;
  const movedIn = (measure: ClaimFact['measure']) => {
    const now = table.find({ measure, ...of });
    const then = table.find({ measure, ...of, period: base });
    return now && then ? { now, before: then, by: now.value - then.value } : null;
  };
  const count = movedIn(isOfMarket ? 'companies' : 'answer-count');
  const share = movedIn(isOfMarket ? 'company-share' : 'answer-share');
  if (!count || !share) return decided(claim, null);
  const facts = [count.before, count.now];
  const expected = facts.map((fact) => table.label(fact)).join('; ');
  if (growth.way === null)
    return decided(claim, count.now.value === 0 && count.before.value > 0, { facts, expected });
  const { way, isNegated, manner } = growth;
  const [isSo, isShareSo] = [count, share].map(({ by }) => Math.sign(by) === way);
  const isOpposed = way !== 0 && Math.sign(share.by) === -way;
  const isSized =
    !size ||
    !means(size, 'size') ||
    [count, share].some(({ now, by }) => isOfSize(by, size.meaning.size, kindOf(now)));
  const isOpen = isSo || isShareSo || manner === 'loose';
  const holds = isSo && !isOpposed ? isSized || null : isOpen ? null : false;
  return decided(claim, isNegated && holds !== null ? !holds : holds, { facts, expected });
}
