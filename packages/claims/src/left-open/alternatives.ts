import { type ClaimCategory, type ClaimFact, type IndicatorKey, QuarterRole } from '@lqc/contracts';
import { EXPECTATION_OF } from '../language/indicator-names.js';
import { fitsQuantifier } from '../language/thresholds.js';
import { isAdverb } from '../dimensions/bases.js';
import { asserts } from '../sentence/clauses.js';
import { equals, plainValue } from '../judging/equals.js';
import { isNamedExpected } from '../references/expected-names.js';
import { isA, type Item, type ItemOf, means } from '../items/item.js';
import type { Reading, Test } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

/** More ways to bind one number than this are no reading of it. */
const MOST_WAYS = 200;

/**
 * Whether a number that its likeliest fact speaks against is right of something else that the
 * sentence may mean. A dimension (indicator, sector, quarter, answers) that the number's own clause
 * names once is certain; any other may be every one that the sentence or the text before it named.
 */
export function isRightOfAnother(sentence: Sentence, { items, facts }: Reading): boolean {
  const said = items.find((one) => means(one, 'number') || means(one, 'quantifier'));
  const [fact] = facts;
  if (!said || !fact || facts.length > 1 || isOfListInOrder(sentence, said)) return false;
  const isRight = testOf(said, fact);
  const { table } = sentence.sheet;
  const scope = scopeOf(sentence, said);
  const ways = indicatorsOf(sentence, fact, scope).flatMap((indicator) =>
    sectorsOf(sentence, fact, scope).flatMap((sector) =>
      categoriesOf(sentence, fact, scope).flatMap((category) =>
        periodsOf(sentence, fact, scope).map((period) => {
          const { measure } = fact;
          return fact.base === null
            ? { measure, indicator, sector, category, period }
            : { measure, indicator, sector, category, base: period };
        }),
      ),
    ),
  );
  return ways.slice(0, MOST_WAYS).some((at) => {
    const other = table.find(at);
    return other !== undefined && other.id !== fact.id && isRight(other) !== false;
  });
}

/** "Masing-masing 3,60 dan 2,80": each number has the name of its own place. */
const isOfListInOrder = (sentence: Sentence, number: Item) =>
  sentence.all('respectively').some(({ end }) => end <= number.start);

/** What makes another fact the one that the words are right of. */
function testOf(said: Item, { measure }: ClaimFact): Test {
  if (means(said, 'quantifier'))
    return ({ exact, n, unit }) =>
      fitsQuantifier(unit === 'persen' ? exact : (exact / n) * 100, said.meaning.quantifier);
  const number = said as ItemOf<'number'>;
  const isOfSize = measure === 'change' && !number.meaning.number.isSigned;
  return equals(number, 'equal', isOfSize ? magnitude : plainValue);
}

const magnitude = ({ value }: ClaimFact) => Math.abs(value);

/** What can name a number's dimensions for certain: its clause, in a bracket what it stands behind. */
function scopeOf(sentence: Sentence, number: Item): readonly Item[] {
  const clause = sentence.clauseOf(number);
  if (!clause.outer) {
    // "Pada Triwulan II 2024, …": what opens a sentence holds for what follows.
    const [opening] = sentence.clauses;
    const isOpening = opening && opening.id === clause.id - 1 && !opening.items.some(asserts);
    return isOpening ? [...opening.items, ...clause.items] : clause.items;
  }
  const led = clause.outer.items.filter(({ end }) => end <= clause.items[0]!.start);
  const name = led.findLast((one) => means(one, 'indicator') || means(one, 'sector'));
  return name ? [name, ...clause.items] : clause.items;
}

const distinct = <Value>(values: readonly Value[]) => [...new Set(values)];

function indicatorsOf(
  sentence: Sentence,
  { indicator }: ClaimFact,
  scope: readonly Item[],
): readonly (IndicatorKey | null)[] {
  if (indicator === null) return [null];
  const keysIn = (items: readonly Item[]) =>
    distinct(items.filter(isA('indicator')).flatMap(({ meaning }) => meaning.keys));
  const own = keysIn(scope);
  const { topic, sheet } = sentence;
  const meant =
    own.length === 1
      ? [indicator, ...own]
      : [
          indicator,
          ...keysIn(sentence.items),
          ...topic.indicators,
          ...[topic.indicator, sheet.indicator].filter((key) => key !== null),
        ];
  const isOfExpectations =
    topic.isExpecting ||
    [topic.indicator, sheet.indicator, ...meant].some((key) => key?.startsWith('perkiraan')) ||
    sentence.has('expected');
  // "Investasi" in a chapter of expectations may be the expected one; a name with "perkiraan" is sure.
  const twins = isOfExpectations ? meant.flatMap((key) => EXPECTATION_OF[key] ?? []) : [];
  const current = isOfExpectations ? presentOf(sentence.items) : [];
  return distinct([...meant, ...twins, ...current]);
}

/** "Harga jual" that was read as what is expected of it, where its name does not say so. */
const presentOf = (items: readonly Item[]): IndicatorKey[] =>
  items
    .filter(isA('indicator'))
    .flatMap((one) =>
      isNamedExpected(one)
        ? []
        : CURRENT.filter((key) => one.meaning.keys.includes(EXPECTATION_OF[key]!)),
    );
const CURRENT = Object.keys(EXPECTATION_OF) as IndicatorKey[];

function sectorsOf(
  sentence: Sentence,
  { sector }: ClaimFact,
  scope: readonly Item[],
): readonly (string | null)[] {
  const namesIn = (items: readonly Item[]) =>
    distinct(items.filter(isA('sector')).map(({ meaning }) => meaning.sector));
  const isEverybody = (one: Item) =>
    (means(one, 'everybody') ||
      (means(one, 'quantifier') && one.meaning.quantifier.least === 100)) &&
    // "Di antara seluruh sektor": the set of a rank.
    sentence.before(one)[0]?.word !== 'antara';
  const own = namesIn(scope);
  if (own.length === 1 && own[0] === sector && !scope.some(isEverybody)) return [sector];
  const { topic, sheet } = sentence;
  return distinct([
    sector,
    ...namesIn(sentence.items),
    topic.sector,
    sheet.sector,
    ...(sentence.items.some(isEverybody) ? [null] : []),
  ]);
}

function categoriesOf(
  sentence: Sentence,
  { category }: ClaimFact,
  scope: readonly Item[],
): readonly (ClaimCategory | null)[] {
  if (category === null) return [null];
  const categoriesIn = (items: readonly Item[]) => distinct(items.flatMap(categoryIn));
  return categoriesIn(scope).length === 1
    ? [category]
    : distinct([category, ...categoriesIn(sentence.items)]);
}

function categoryIn({ meaning }: Item): ClaimCategory[] {
  if (meaning.is === 'category') return [meaning.category];
  if (meaning.is !== 'way') return [];
  return [meaning.way > 0 ? 'above' : meaning.way < 0 ? 'below' : 'neutral'];
}

/** Of which quarter, or what a change is measured from. */
function periodsOf(
  sentence: Sentence,
  { base, period }: ClaimFact,
  scope: readonly Item[],
): readonly QuarterRole[] {
  const isNamed = (one: Item): one is ItemOf<'period'> =>
    means(one, 'period') && (base !== null || !isAdverb(one));
  const rolesIn = (items: readonly Item[]) =>
    distinct(items.filter(isNamed).flatMap(({ meaning }) => meaning.role ?? []));
  const own = rolesIn(scope);
  const { topic } = sentence;
  if (base === null)
    return own.length === 1
      ? [period]
      : distinct([
          period,
          'now',
          ...rolesIn(sentence.items),
          ...(topic.period ? [topic.period] : []),
          // Where the sentence before was wrong, its quarter may have been what was wrong.
          ...(topic.isWrong ? QuarterRole.options : []),
        ]);
  return own.filter((role) => role !== 'now').length === 1
    ? [base]
    : distinct([base, ...rolesIn(sentence.items), ...(topic.base ? [topic.base] : [])]).filter(
        (role) => role !== 'now',
      );
}
