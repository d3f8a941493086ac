import { type ClaimFact, LIKERT_INDICATORS } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import { type Item, type ItemOf, means, itemOf } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { sideOfThat } from '../../items/pointing.js';
import { isOrientation, MARKETS, SIDES } from '../../facts/categories.js';

const NEXT = new Set([
  'dibayangi',
  'dibuntuti',
  'diekor',
  'diekori',
  'disusul',
  'diikuti',
  'menyusul',
  'disusul oleh',
  'diikuti oleh',
]);

type Name = ItemOf<'sector'> | ItemOf<'indicator'> | ItemOf<'category'>;
/** What can stand in an order: a sector, an indicator, an answer. */
export const isName = (item: Item): item is Name =>
  means(item, 'sector') || means(item, 'indicator') || means(item, 'category');

/**
 * "Tertinggi di A (5,00), disusul B dan C": the names behind come right after the one before, in
 * their order. It is wrong where one of them lies before it; what lies further behind is left open.
 */
export function readOrder(sentence: Sentence, item: Item): Reading | null {
  const isBelow = isBelowThose(sentence, item);
  if (!NEXT.has(item.word) && !isBelow) return null;
  const first = sentence.items.find((one): one is Name => one.start >= item.end && isName(one));
  const isOfKind = (one: Item): one is Name =>
    isName(one) && (!first || one.meaning.is === first.meaning.is);
  const led =
    sentence.items.filter(({ end }) => end <= item.start).findLast(isOfKind) ??
    (isBelow ? namedBefore(sentence, item) : undefined);
  const names = led ? [led, ...listBehind(sentence, item, led)] : [];
  const type = 'rank' as const;
  if (names.length < 2) return null;
  // "Real Estat berada di atasnya (2,43), disusul A (2,50)": from the bottom up.
  if (sentence.items.some((one) => sideOfThat(one) === 'above'))
    return decided({ type, items: [item] }, null);
  const rows = rowsOf(sentence, item, led!);
  const facts = names.map((name) => rowOf(rows, name));
  const known = facts.filter((fact) => fact !== undefined);
  if (known.length < facts.length) return decided({ type, items: [item] }, null);
  const down = isFromBottom(sentence, item, known) ? -1 : 1;
  const isAfter = (one: ClaimFact, other: ClaimFact) => (one.value - other.value) * down >= 0;
  const [ahead, ...rest] = known;
  const isWrong = rest.some((one) => !isAfter(ahead!, one));
  const isOrdered = known.every((one, at) => at === 0 || isAfter(known[at - 1]!, one));
  // Nobody else lies between the first and the last.
  const between = rows.filter(
    (one) =>
      !known.includes(one) &&
      (ahead!.value - one.value) * down > 0 &&
      (one.value - known.at(-1)!.value) * down > 0,
  );
  const holds = isWrong ? false : isOrdered && between.length === 0 ? true : null;
  return decided({ type, items: [item] }, holds, {
    facts: known,
    expected: known.map((fact) => sentence.sheet.table.label(fact)).join('; '),
  });
}

/** "Di bawahnya, Real Estat menyumbang tujuh kontak": below whom is said of sectors, in the profile. */
const isBelowThose = ({ sheet }: Sentence, item: Item): boolean =>
  sheet.isProfile && sideOfThat(item) === 'below';

/** The sector that the sentence before spoke of last. */
const namedBefore = ({ topic }: Sentence, item: Item): Name | undefined =>
  topic.sector === null
    ? undefined
    : itemOf({ ...item, meaning: { is: 'sector', sector: topic.sector } });

/** The names of one kind that follow, up to where the sentence goes on to something else. */
function listBehind(sentence: Sentence, item: Item, led: Name): Name[] {
  const names: Name[] = [];
  const { items } = sentence;
  for (const one of items.slice(items.indexOf(item) + 1)) {
    if (isName(one) && one.meaning.is === led.meaning.is) names.push(one);
    else if (means(one, 'rank') || means(one, 'way')) break;
    else if (means(one, 'break') && STOPS.has(one.meaning.mark)) break;
  }
  return names;
}
const STOPS = new Set(['sedangkan', 'sementara', 'namun', 'tetapi', 'adapun', ';', 'sehingga']);

/** The row of a name. */
export const rowOf = (rows: readonly ClaimFact[], name: Name): ClaimFact | undefined =>
  rows.find((fact) => isOf(fact, name));

const isOf = (fact: ClaimFact, { meaning }: Name): boolean =>
  meaning.is === 'sector'
    ? fact.sector === meaning.sector
    : meaning.is === 'indicator'
      ? meaning.keys.length === 1 && fact.indicator === meaning.keys[0]
      : fact.category === meaning.category;

/** Everything of the kind that is set in order: sectors, indicators, answers or markets. */
export function rowsOf(sentence: Sentence, item: Item, { meaning }: Name): ClaimFact[] {
  const { table, isProfile } = sentence.sheet;
  const { role } = periodOf(sentence, item);
  const period = role ?? 'now';
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const { sector } = sentence.sheet;
  const base = baseOf(sentence, item);
  const isChange = isOfChanges(sentence, item);
  const at = (): FactAddress[] => {
    if (meaning.is === 'sector')
      return table.sectors.map((one) =>
        isProfile || !indicator
          ? { measure: 'companies', sector: one, period }
          : isChange
            ? { measure: 'change', indicator, sector: one, base }
            : { measure: 'average', indicator, sector: one, period },
      );
    if (meaning.is === 'indicator')
      return LIKERT_INDICATORS.map(({ key }) =>
        isChange
          ? { measure: 'change', indicator: key, sector, base }
          : { measure: 'average', indicator: key, sector, period },
      );
    if (isOrientation(meaning.category))
      return MARKETS.map((category) => ({ measure: 'companies', category, period }));
    return SIDES.map((category) => ({
      measure: 'answer-count',
      indicator,
      sector,
      category,
      period,
    }));
  };
  return at().flatMap((address) => table.find(address) ?? []);
}

const lead = (sentence: Sentence, item: Item) =>
  sentence.items.filter(({ end }) => end <= item.start);

const isOfChanges = (sentence: Sentence, item: Item) =>
  lead(sentence, item).some(
    (one) => means(one, 'way') || (means(one, 'measure') && one.meaning.measure === 'change'),
  );

/** "Terendah di A, disusul B", "penurunan terdalam dicatat A, disusul B": the lowest comes first. */
function isFromBottom(sentence: Sentence, item: Item, known: readonly ClaimFact[]): boolean {
  const before = lead(sentence, item);
  const isLowest = before.some((one) => means(one, 'rank') && one.meaning.end === 'bottom');
  const isFall =
    known[0]?.measure === 'change' &&
    before.some((one) => means(one, 'way') && one.meaning.way < 0);
  return isLowest !== isFall;
}
