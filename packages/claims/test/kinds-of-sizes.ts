import { type ClaimFact, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { capital, type Sheet, shown, size, smallName, textsOf } from './sheet-words.js';

const LITTLE = ['tipis', 'sedikit', 'relatif kecil', 'secara terbatas'];
const MUCH = ['tajam', 'cukup tajam', 'signifikan', 'secara nyata'];

/** How far a change of an average, a distance or a step of a balance is called little or much. */
const BOUNDS = { scale: [0.2, 0.35], percent: [5, 12], counted: [2, 6] } as const;
type Direction = 'little' | 'much';

/** What nobody doubts of such a distance; null between the two. */
function sizeOf(far: number, kind: keyof typeof BOUNDS): Direction | null {
  const [little, much] = BOUNDS[kind];
  const apart = Number(Math.abs(far).toFixed(4));
  return apart > 0 && apart <= little ? 'little' : apart >= much ? 'much' : null;
}

/** Right sentences with words of size beside the figures that prove them. */
export const ofSizes = (facts: Sheet, indicator: IndicatorKey): string[] =>
  textsOf(sized(facts, indicator, (direction) => direction));

/** The same with the other word of size: never right. */
export const falseSizes = (facts: Sheet, indicator: IndicatorKey): string[] =>
  textsOf(sized(facts, indicator, (direction) => (direction === 'little' ? 'much' : 'little')));

function* sized(
  facts: Sheet,
  indicator: IndicatorKey,
  said: (direction: Direction) => Direction,
): Generator<() => string | null> {
  const small = smallName(indicator);
  const average = (key: IndicatorKey, period: 'now' | 'before' | 'last_year' = 'now') =>
    facts.average(key, period);
  const distance = { little: 'sedikit', much: 'jauh' };
  const told =
    (
      far: () => number,
      kind: keyof typeof BOUNDS,
      words: (direction: Direction) => string | null,
    ): (() => string | null) =>
    () => {
      const direction = sizeOf(far(), kind);
      return direction && words(said(direction));
    };
  for (const base of ['before', 'last_year'] as const) {
    const change = () => facts.fact('change', { indicator, base });
    const verb = () => (change().value > 0 ? 'naik' : 'turun');
    const when = () => facts.periods[base];
    const far = () => change().value;
    for (const [at, word] of LITTLE.entries()) {
      yield told(
        far,
        'scale',
        (direction) =>
          `${capital(small)} ${verb()} ${direction === 'little' ? word : MUCH[at]} ${size(change())} poin dibandingkan ${when()}.`,
      );
      yield told(
        far,
        'scale',
        (direction) =>
          `Rata-rata ${small} bergerak ${direction === 'little' ? word : MUCH[at]} dari ${shown(average(indicator, base))} pada ${when()} menjadi ${shown(average(indicator))}.`,
      );
    }
    yield told(
      far,
      'scale',
      (direction) =>
        `${capital(small)} tercatat ${shown(average(indicator))}, ${distance[direction]} ${change().value > 0 ? 'di atas' : 'di bawah'} ${shown(average(indicator, base))} pada ${when()}.`,
    );
    yield told(
      far,
      'scale',
      (direction) =>
        `Dengan rata-rata ${shown(average(indicator))}, ${small} ${distance[direction]} lebih ${change().value > 0 ? 'tinggi' : 'rendah'} dibandingkan ${shown(average(indicator, base))} pada ${when()}.`,
    );
    const balance = (period: 'now' | typeof base): ClaimFact =>
      facts.fact('net-balance', { indicator, period });
    const moved = () => balance('now').value - balance(base).value;
    yield told(
      moved,
      'percent',
      (direction) =>
        `Saldo bersih ${small} tercatat ${shown(balance('now'))} poin, ${distance[direction]} dari ${shown(balance(base))} poin pada ${when()}.`,
    );
    const share = (period: 'now' | typeof base) => facts.share(indicator, 'above', period);
    yield told(
      () => share('now').value - share(base).value,
      'percent',
      (direction) =>
        `Sebanyak ${shown(share('now'))}% kontak menilai ${small} di atas netral, ${distance[direction]} ${share('now').value > share(base).value ? 'di atas' : 'di bawah'} posisi ${when()} yang sebesar ${shown(share(base))}%.`,
    );
  }
  for (const { key } of LIKERT_INDICATORS) {
    if (key === indicator) continue;
    const other = smallName(key);
    const far = () => average(indicator).value - average(key).value;
    const side = () => (far() > 0 ? 'di atas' : 'di bawah');
    yield told(
      far,
      'scale',
      (direction) =>
        `Rata-rata ${small} (${shown(average(indicator))}) berada ${distance[direction]} ${side()} ${other} (${shown(average(key))}).`,
    );
    yield told(
      far,
      'scale',
      (direction) =>
        `${capital(small)} ${direction === 'little' ? 'sedikit' : 'jauh'} lebih ${far() > 0 ? 'tinggi' : 'rendah'} daripada ${other}.`,
    );
  }
  for (const fact of facts.sectors(indicator)) {
    const all = () => average(indicator);
    yield told(
      () => fact.value - all().value,
      'scale',
      (direction) =>
        `${fact.sector} (${shown(fact)}) berada ${distance[direction]} ${fact.value > all().value ? 'di atas' : 'di bawah'} rata-rata seluruh kontak.`,
    );
  }
}
