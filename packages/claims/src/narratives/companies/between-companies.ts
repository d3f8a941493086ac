import type { IndicatorKey } from '@lqc/contracts';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import type { Rate, RateBase } from '../../sentence/told.js';
import type { Source } from '../matching/sources.js';

/**
 * "Kenaikan tertinggi dialami X, yakni 20 % (qtq)": whether no contact told of a greater rate in that
 * direction, of the same indicator and against the same quarter. Null where it cannot be said: no
 * base, no direction, or others of the same size.
 */
export function isGreatest(
  rate: Rate,
  rank: ItemOf<'rank'>,
  {
    owners,
    indicator,
    base,
  }: {
    /** Of whom it is said; they may share it. */
    readonly owners: readonly string[];
    readonly indicator: IndicatorKey;
    readonly base: RateBase | null;
  },
  sources: readonly Source[],
): boolean | null {
  if (base === null || rate.way === null) return null;
  const others = sources
    .filter(({ said }) => said.key === indicator && !owners.includes(said.contact))
    .flatMap(({ rates }) => rates.filter((one) => one.way === rate.way && one.base === base));
  const sizes = others.map(({ value }) => value);
  const isEnd =
    rank.meaning.end === 'top'
      ? sizes.every((size) => size <= rate.value)
      : sizes.every((size) => size >= rate.value);
  return isEnd && others.length > 0 ? !sizes.includes(rate.value) || null : isEnd ? null : false;
}

/** What leads from the first of an order to the next. */
const NEXT = /^(?:diikuti|disusul|menyusul|mengikuti|lalu|kemudian)$/;

/** "Kenaikan tertinggi disampaikan A, diikuti B": those who are said to come next in an order. */
export function nextInOrder(items: readonly Item[]): ReadonlySet<string> {
  const rank = items.find(isA('rank'));
  return new Set(
    items.flatMap((item, at) => {
      if (!rank || !means(item, 'company') || item.start < rank.end) return [];
      const lead = items.slice(Math.max(0, at - 3), at);
      return lead.some((one) => NEXT.test(means(one, 'break') ? one.meaning.mark : one.word))
        ? [item.meaning.name]
        : [];
    }),
  );
}

/** Whether no contact told of a rate between two that follow each other in an order; left open where one did. */
export function isNextAfter(
  first: Rate,
  own: Rate,
  indicator: IndicatorKey,
  sources: readonly Source[],
): true | null {
  if (first.base === null || first.base !== own.base || first.way !== own.way) return null;
  const [least, most] = [Math.min(first.value, own.value), Math.max(first.value, own.value)];
  const isBetween = sources.some(
    ({ said, rates }) =>
      said.key === indicator &&
      rates.some(
        ({ value, way, base }) =>
          way === own.way && base === own.base && value > least && value < most,
      ),
  );
  return isBetween ? null : true;
}

/** Words that set a company's rate beside the one of the company named next. */
export interface Beside {
  readonly comparison: 'more' | 'less' | 'opposite';
  readonly items: readonly Item[];
}

/** Behind "lebih" or "ter-", of a rate: farther from none. */
export const DEEPER =
  /^(?:dalam|tajam|besar|tinggi|kuat|banyak|curam|cepat|kencang|pesat|deras|lebar|parah)$/;
/** The same: nearer to none. */
export const SHALLOWER =
  /^(?:dangkal|landai|kecil|rendah|lemah|sedikit|lambat|ringan|moderat|terbatas|tipis|lunak|kalem)$/;

/** "Lebih dalam daripada", "jauh di atas": at the end of a part, right before another company. */
export function besideNext(text: string, items: readonly Item[]): Beside | null {
  for (let length = 1; length <= 5 && length <= items.length; length += 1) {
    const end = items.slice(-length);
    const said = text.slice(end[0]!.start, end.at(-1)!.end).toLowerCase();
    const found =
      /^(?:sedikit |jauh )?(?:lebih (\p{L}+) (?:dari|daripada|ketimbang|dibanding(?:kan)?)(?: dengan)?|(di (?:atas|bawah))|(melampaui|melebihi)|((?:berlawanan|berkebalikan|kontras|berbeda|beda|bertolak belakang) (?:arah )?(?:dengan|dari)))$/u.exec(
        said,
      );
    if (!found) continue;
    const [, degree, place, beyond, opposite] = found;
    if (opposite) return { comparison: 'opposite', items: end };
    const isMore = beyond !== undefined || place === 'di atas' || DEEPER.test(degree ?? '');
    const isLess = place === 'di bawah' || SHALLOWER.test(degree ?? '');
    // The longest of them counts: "jauh" belongs to it.
    const longer = items.at(-length - 1);
    const degreeWord = longer && /^(?:jauh|sedikit)$/.test(longer.word) ? [longer] : [];
    if (isMore || isLess)
      return { comparison: isMore ? 'more' : 'less', items: [...degreeWord, ...end] };
  }
  return null;
}

/** Whether one rate is so beside another; null where they are of different directions or quarters. */
export function holdsBeside(
  beside: Beside,
  own: Rate | undefined,
  next: Rate | undefined,
): boolean | null {
  if (!own || !next) return null;
  if (beside.comparison === 'opposite')
    return own.way !== null && next.way !== null && own.way * next.way === -1 ? true : null;
  if (own.way !== next.way || own.base !== next.base) return null;
  if (own.value === next.value) return false;
  return own.value > next.value === (beside.comparison === 'more');
}
