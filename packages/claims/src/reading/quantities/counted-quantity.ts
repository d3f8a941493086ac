import type { FactAddress } from '../../facts/fact-table.js';
import { type FoundCategory, isMoving } from '../../dimensions/categories.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, means } from '../../items/item.js';
import type { Ends } from './move-ends.js';
import { isOfPeople } from '../../dimensions/people.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../bind/ways.js';
import { isOrientation } from '../../facts/categories.js';

type Address = Omit<FactAddress, 'period' | 'measure'>;

/** Something counted that a word of direction can be said of. */
export interface Quantity {
  readonly kind: 'answers of a category' | 'companies' | 'balance' | 'valid answers';
  readonly at: readonly Address[];
  readonly items: readonly Item[];
}

/** What was counted before a word of direction: in its own clause, else in one before. */
export function quantityBefore(sentence: Sentence, item: Item): Quantity | null {
  const own = sentence.clauseOf(item);
  // "Kenaikan porsi di atas netral (9,6 poin persentase) …": in a bracket, of what stands before it.
  const before = sentence.before(item).toReversed();
  const found = quantityIn(sentence, before, item);
  if (found) return found;
  // "…, sedangkan yang di atas netral bertambah": the people of the clause before.
  const led = before.some(isA('category')) ? previous(sentence, own) : null;
  if (led && isOfPeople(sentence, led.items[0]!)) return ofCategory(sentence, before, item);
  if (before.some((one) => means(one, 'indicator') || means(one, 'measure'))) return null;
  const earlier = previous(sentence, own);
  return earlier ? quantityIn(sentence, earlier.items, item) : null;
}

/** "Bertambahnya kontak yang menilai di atas netral, dari 15 menjadi 21": between it and its ends. */
export function quantityBehind(
  sentence: Sentence,
  item: Item,
  { from, to }: Ends,
): Quantity | null {
  const end = Math.min(from?.start ?? Infinity, to?.start ?? Infinity);
  const between = sentence.items.filter((one) => one.start >= item.end && one.end <= end);
  const isCounted =
    between.some(isA('people')) &&
    between.some((one) => means(one, 'category') || means(one, 'way'));
  return isCounted ? ofCategory(sentence, between, item) : null;
}

function previous(sentence: Sentence, { id }: Clause): Clause | null {
  for (let at = id - 1; at >= 0; at -= 1) {
    const clause = sentence.clauses[at]!;
    if (!clause.outer && clause.items.some((one) => !means(one, 'plain'))) return clause;
  }
  return null;
}

/** The answers of the category that a stretch names, whoever gave them. */
function ofCategory(sentence: Sentence, items: readonly Item[], item: Item): Quantity | null {
  const category = lastCategory(sentence, items);
  if (!category || category.without || isOrientation(category.category)) return null;
  const { keys } = sentence.indicatorOf(item);
  return {
    kind: 'answers of a category',
    at: sentence
      .sectorOf(item)
      .sectors.flatMap((sector) =>
        keys.map((indicator) => ({ indicator, sector, category: category.category })),
      ),
    items: category.items,
  };
}

function quantityIn(sentence: Sentence, items: readonly Item[], item: Item): Quantity | null {
  // "Mayoritas indikator melemah": of averages, also where companies are told of.
  const isOfIndicators = items.some(
    (one) => means(one, 'people') && one.meaning.who === 'indikator',
  );
  if (isOfIndicators && sentence.sheet.isProfile) return null;
  const isMeasure = (...measures: readonly string[]) =>
    items.find((one) => means(one, 'measure') && measures.includes(one.meaning.measure));
  const { keys } = sentence.indicatorOf(item);
  const { sectors, isNamed } = sentence.sectorOf(item);
  const places: Address[] = sectors.flatMap((sector) =>
    keys.map((indicator) => ({ indicator, sector })),
  );
  const balance = isMeasure('balance');
  if (balance) return { kind: 'balance', at: places, items: [balance] };
  if (isMeasure('average')) return null;
  const answers = isMeasure('answers');
  const hasPeople =
    isMeasure('share') !== undefined ||
    items.some(
      (one) =>
        (means(one, 'people') && one.meaning.who !== 'indikator' && one.meaning.who !== 'sektor') ||
        means(one, 'quantifier') ||
        RESPONDING.has(one.word) ||
        (means(one, 'number') &&
          ['kontak', 'perusahaan', 'persen'].includes(one.meaning.number.unit ?? '')),
    );
  const last = lastCategory(sentence, items);
  // Who was interviewed gives no answers: a word of direction there is what a number did.
  const isNone = sentence.sheet.isProfile && last !== null && !isOrientation(last.category);
  const category = isNone ? null : last;
  if (category && isOrientation(category.category) && !category.without)
    return { kind: 'companies', at: [{ category: category.category }], items: category.items };
  if (!hasPeople && !category && sentence.sheet.isProfile && items.some(isA('sector')))
    return { kind: 'companies', at: sectors.map((sector) => ({ sector })), items: [] };
  // "Jumlah jawaban netral tidak berubah, yakni 11 kontak".
  const isOfAnswers = hasPeople || answers !== undefined;
  if (isOfAnswers && category && !category.without)
    return {
      kind: 'answers of a category',
      at: places.map((place) => ({ ...place, category: category.category })),
      items: category.items,
    };
  if (answers) return { kind: 'valid answers', at: places, items: [] };
  if (category || !hasPeople) return null;
  // "Pangsa perusahaan …" of whom nothing more is said.
  const isOfNobody = isMeasure('share') !== undefined && sectors.every((sector) => sector === null);
  if (isOfNobody) return null;
  const isSector = isNamed || sentence.sheet.isProfile || sentence.sheet.sector !== null;
  const isAnswering = items.some(({ word }) => ANSWERING.has(word));
  if (isAnswering) return { kind: 'valid answers', at: places, items: [] };
  return isSector
    ? { kind: 'companies', at: sectors.map((sector) => ({ sector })), items: [] }
    : null;
}

const RESPONDING = new Set(['menjawab', 'menilai', 'menyatakan', 'melaporkan']);
const ANSWERING = new Set(['jawaban', 'menjawab', 'memberikan', 'mengisi', 'dijawab']);

/** The answers that the last words of a stretch tell of. */
function lastCategory(sentence: Sentence, items: readonly Item[]): FoundCategory | null {
  // "Porsi di atas netral tidak berubah": what is named goes before what a word of direction tells.
  const telling = items.filter(
    (one) => means(one, 'way') || (means(one, 'level') && one.meaning.level !== 'neutral'),
  );
  // "Yang melaporkan kenaikan menyusut dari 57,9 %": the second word is what their share did.
  const ofPeople = telling.filter((one) => !isMoving(sentence, one));
  const last = items.findLast(isA('category')) ?? (ofPeople.length > 0 ? ofPeople : telling).at(-1);
  if (!last) return null;
  if (last.meaning.is === 'category')
    return { category: last.meaning.category, without: false, items: [last] };
  const way = wayAt(sentence, last);
  if (!way) return null;
  const category = way.way === 1 ? 'above' : way.way === -1 ? 'below' : 'neutral';
  return { category, without: way.isNegated, items: way.items };
}
