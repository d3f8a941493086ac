import type { ClaimFact } from '@lqc/contracts';
import { bearsOut, type Comparison, fitsQuantifier } from '../../language/thresholds.js';
import { roundHalfUp } from '../../judging/equals.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { nearOf } from '../bindings/binding.js';
import { periodOfSectors } from '../../dimensions/periods.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

/**
 * "Secara gabungan, ketiga sektor mewakili 25 dari 40 kontak", "bersama-sama menyumbang separuhnya":
 * what several sectors hold together, worked out from their companies.
 */
export function readSums(sentence: Sentence): Reading[] {
  const several = wordForSeveral(sentence);
  const [sum = several?.item] = sentence.all('sum');
  const meant = several?.sectors ?? sentence.all('sector');
  const names = new Set(meant.map(({ meaning }) => meaning.sector));
  if (!sum || names.size < 2 || sentence.has('indicator')) return [];
  const { role, isKnown } = periodOfSectors(sentence, sum);
  if (isKnown && role === null) return [];
  const period = role ?? 'now';
  const { table } = sentence.sheet;
  const shares = [...names].flatMap(
    (sector) => table.find({ measure: 'company-share', sector, period }) ?? [],
  );
  const counts = [...names].flatMap(
    (sector) => table.find({ measure: 'companies', sector, period }) ?? [],
  );
  if (shares.length < names.size || counts.length < names.size) return [];
  const total = table.find({ measure: 'companies', period })?.value ?? 0;
  const count = counts.reduce((all, { value }) => all + value, 0);
  const share = shares.reduce((all, { exact }) => all + exact, 0);
  const shown = shares.reduce((all, { value }) => all + value, 0);
  // "Dengan pangsa masing-masing 2,5 %": each one's own.
  const isOfEach = (item: Item) => sentence.before(item).slice(0, 2).some(isA('respectively'));
  const isStated = (item: Item) =>
    item.start >= (several?.from ?? 0) &&
    sentence.clauseOf(item).outer === null &&
    !isWhole(sentence, item) &&
    !isOfEach(item);
  const claims: [Item, boolean][] = [
    ...sentence
      .all('number')
      .filter((item) => isStated(item) && isCounted(item))
      .map((item): [Item, boolean] => [
        item,
        isSum(item, { count, share, shown, total }, nearOf(sentence, item).comparison),
      ]),
    ...sentence
      .all('quantifier')
      .filter(isStated)
      .map((item): [Item, boolean] => [item, fitsQuantifier(share, item.meaning.quantifier)]),
  ];
  // "25 perusahaan atau 62,5 %": of two figures at least one must be the sum's.
  if (claims.length === 0 || (claims.length > 1 && !claims.some(([, holds]) => holds))) return [];
  // One word for several names may as well say of each: "kedua sektor sama-sama 12,5 %".
  if (!means(sum, 'sum') && claims.some(([, holds]) => !holds)) return [];
  return claims.map(([item, holds]) => {
    const near = means(item, 'number') ? nearOf(sentence, item).items : [];
    return sumOf(sentence, [sum, ...near, item], holds, counts);
  });
}

interface Several {
  readonly item: Item;
  readonly sectors: readonly ItemOf<'sector'>[];
  /** Where what is said of them together can begin. */
  readonly from: number;
}

/** "Ketiga sektor tersebut mencakup 62,5 %", "tiga sektor, yakni A, B, dan C": what stands for several. */
function wordForSeveral(sentence: Sentence): Several | undefined {
  const sectors = sentence.all('sector');
  if (!sentence.sheet.isProfile) return undefined;
  const counted = sentence.all('number').find((item) => isCountOf(sentence, item, sectors));
  if (counted) return { item: counted, sectors, from: 0 };
  const together = sectors.filter((one) =>
    sectors.some((two) => one !== two && one.start === two.start),
  );
  const [first] = together;
  if (sentence.has('respectively')) return undefined;
  // "60 % kontak terkonsentrasi pada A, B, dan C, dengan total 25 kontak".
  const word = sentence.items.find((one) => TOGETHER.test(one.word));
  if (!first) return word && { item: word, sectors, from: 0 };
  const isAlone = together.length === sectors.length;
  return { item: first, sectors: together, from: isAlone ? 0 : first.start };
}

/** "Tiga lapangan usaha terbesar, yaitu A, B, dan C": a number of sectors that names as many. */
function isCountOf(
  sentence: Sentence,
  { end, meaning: { number } }: ItemOf<'number'>,
  sectors: readonly Item[],
): boolean {
  const behind = sentence.items.filter(({ start }) => start >= end);
  const [who] = behind;
  const names = behind.filter(isA('sector'));
  const isSectors = who !== undefined && means(who, 'people') && who.meaning.who === 'sektor';
  const isList = behind.some(({ word }) => LISTING.has(word));
  return (
    isSectors &&
    isList &&
    number.unit === null &&
    names.length === number.value &&
    names.length === sectors.length
  );
}
const LISTING = new Set(['yaitu', 'yakni', ':']);
const TOGETHER = /^(?:total|terkonsentrasi|terpusat|berkumpul|bertumpu|menghimpun)$/;

const isWhole = (sentence: Sentence, item: Item) => sentence.before(item)[0]?.word === 'dari';
const isCounted = ({ meaning: { number } }: ItemOf<'number'>) =>
  ['persen', 'kontak', 'perusahaan'].includes(number.unit ?? '');

function isSum(
  { meaning: { number } }: ItemOf<'number'>,
  { count, share, shown, total }: Record<'count' | 'share' | 'shown' | 'total', number>,
  near: Comparison,
): boolean {
  if (number.unit === 'persen' && near !== 'equal')
    return bearsOut(share, number.value, near) === true;
  if (number.unit === 'persen')
    return [share, shown].some((one) => roundHalfUp(one, number.decimals) === number.value);
  return number.value === count && (number.of === null || number.of === total);
}

const sumOf = (
  { sheet: { table } }: Sentence,
  items: readonly Item[],
  holds: boolean,
  facts: readonly ClaimFact[],
): Reading =>
  decided({ type: 'sum', items }, holds, {
    facts,
    expected: facts.map((fact) => table.label(fact)).join('; '),
  });
