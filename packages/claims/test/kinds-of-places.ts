import { type ClaimFact, type IndicatorKey, indicatorOf, LIKERT_INDICATORS } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { capital, type Sheet, shown, size, textsOf } from './sheet-words.js';

const smallName = (key: IndicatorKey) => indicatorOf(key).label.replace(/ \(.*/, '').toLowerCase();
const TIMES = ['', '', 'dua kali lipat', 'tiga kali lipat', 'empat kali lipat'];

type Told = (isRight: boolean) => string | null;

/** Places beside what was told before, multiples, and figures of one quarter after the other. */
export const ofPlaces = (facts: Sheet, indicator: IndicatorKey): string[] =>
  textsOf([...places(facts, indicator)].map((told) => () => told(true)));

/** The same with another place, another multiple or another order. */
export const falsePlaces = (facts: Sheet, indicator: IndicatorKey): string[] =>
  textsOf([...places(facts, indicator)].map((told) => () => told(false)));

/** Two averages that are said to lie on the two sides of neutral. */
const against = (one: ClaimFact, two: ClaimFact): string =>
  `Skor ${one.sector} tercatat ${shown(one)}, bertolak belakang dengan ${two.sector} yang mencapai ${shown(two)}.`;

function* places(facts: Sheet, indicator: IndicatorKey): Generator<Told> {
  const small = smallName(indicator);
  const { periods } = facts;
  const average = (period: 'now' | 'before' | 'last_year' = 'now') =>
    facts.average(indicator, period);
  const sectors = facts.sectors(indicator);
  for (const [at, one] of sectors.entries()) {
    const two = sectors[at + 1];
    const third = sectors[at + 2];
    if (!two || one.value === two.value) continue;
    const led = `Rata-rata ${small} di ${one.sector} tercatat ${shown(one)}.`;
    yield (isRight) =>
      `${led} ${two.sector} berada ${isRight ? 'di bawahnya' : 'di atasnya'} dengan ${shown(two)}.`;
    yield (isRight) => {
      const next = isRight ? two : third;
      return next && next.value < two.value === !isRight
        ? `${led} ${next.sector} berada tepat di bawahnya dengan ${shown(next)}.`
        : null;
    };
  }
  yield (isRight) => {
    const [top, low] = [sectors[0], sectors.at(-1)];
    const [second, last] = [sectors[1], sectors.at(-2)];
    if (!top || !low || !second || !last) return null;
    if (!isRight && (second.value === top.value || last.value === low.value)) return null;
    const [one, two] = isRight ? [top, low] : [second, last];
    return `Secara sektoral, skor ${small} tertinggi tercatat ${shown(one)}, sedangkan yang terendah ${shown(two)}.`;
  };
  // One quarter after the other.
  yield (isRight) => {
    const [one, two, three] = [average('last_year'), average('before'), average()];
    if (one.value === two.value) return null;
    const [first, second] = isRight ? [one, two] : [two, one];
    return `Skor ${small} bergerak dari ${shown(first)} menjadi ${shown(second)} dan akhirnya ${shown(three)}.`;
  };
  yield (isRight) => {
    const [then, now] = [average('before'), average()];
    if (then.value === now.value) return null;
    const verb = now.value > then.value === isRight ? 'naik' : 'turun';
    return `Pada ${periods.before}, ${small} tercatat ${shown(then)}. Pada triwulan berikutnya, skornya ${verb} menjadi ${shown(now)}.`;
  };
  for (const base of ['before', 'last_year'] as const) {
    yield (isRight) => {
      const [now, then] = [facts.share(indicator, 'above'), facts.share(indicator, 'above', base)];
      const times = Math.round(now.exact / then.exact);
      if (!(Math.abs(now.exact / then.exact - times) < 0.04) || !TIMES[times]) return null;
      const said = TIMES[isRight ? times : times === 2 ? 3 : 2];
      return `Sebanyak ${shown(now)}% kontak menilai ${small} di atas netral, ${said} dari ${shown(then)}% pada ${periods[base]}.`;
    };
    yield (isRight) => {
      const change = facts.fact('change', { indicator, base });
      if (change.value === 0) return null;
      const verb = change.value > 0 === isRight ? 'naik' : 'turun';
      return `Skor ${small} ${verb} ${size(change)} poin dari ${periods[base]}, yang masih ${shown(average(base))}.`;
    };
  }
  // Both of the quarters that are compared with.
  yield (isRight) => {
    const balances = (['now', 'before', 'last_year'] as const).map((period) =>
      facts.fact('net-balance', { indicator, period }),
    );
    const [now, ...then] = balances;
    const signs = new Set(then.map(({ value }) => Math.sign(now!.value - value)));
    const [sign] = signs;
    if (signs.size !== 1 || !sign) return null;
    const more = sign > 0 === isRight ? 'tinggi' : 'rendah';
    return `Saldo bersih ${small} tercatat ${shown(now!)} poin, yang lebih ${more} daripada kedua periode pembanding.`;
  };
  yield (isRight) => {
    const sides = new Set(
      [average('before'), average('last_year')].map(({ value }) => Math.sign(value - 3)),
    );
    const [side] = sides;
    if (sides.size !== 1 || !side) return null;
    const said = side > 0 === isRight ? 'di atas netral' : 'di bawah netral';
    return `${capital(small)} berada di ${shown(average())} setelah tercatat ${said} pada kedua periode pembanding.`;
  };
  for (const base of ['before', 'last_year'] as const)
    yield (isRight) => {
      const { value } = facts.fact('change', { indicator, base });
      const far = decimal(Math.abs(value) + (isRight ? 0 : 0.07), 2);
      const when = base === 'before' ? 'triwulan sebelumnya' : 'setahun sebelumnya';
      return value === 0 ? null : `Skor ${small} terpaut ${far} poin dari posisi ${when}.`;
    };
  yield (isRight) => {
    const apart = average().value - 3;
    if (apart === 0) return null;
    const side = apart > 0 === isRight ? 'di atas' : 'di bawah';
    return `Skor ${small} ${shown(average())} berada ${decimal(Math.abs(apart), 2)} poin ${side} titik netral.`;
  };
  yield (isRight) => {
    const scores = ([1, 2, 3, 4, 5] as const).map((score) => ({
      score,
      count: facts.count(indicator, `score ${score}`).value,
    }));
    const [first, second] = scores.toSorted((one, two) => two.count - one.count);
    if (!first || !second || first.count === second.count) return null;
    const { score, count } = isRight ? first : second;
    return `Jawaban terbanyak atas ${small} jatuh pada skor ${score}, yaitu ${count} kontak.`;
  };
  for (const one of sectors)
    for (const two of sectors) {
      const isApart = (one.value - 3) * (two.value - 3) < 0;
      const isSame = (one.value - 3) * (two.value - 3) > 0 && one !== two;
      yield (isRight) =>
        isRight ? (isApart ? against(one, two) : null) : isSame ? against(one, two) : null;
    }
  for (const { key } of LIKERT_INDICATORS) {
    if (key === indicator) continue;
    const other = smallName(key);
    yield (isRight) => {
      const apart = average().value - facts.average(key).value;
      if (apart === 0) return null;
      const side = apart > 0 === isRight ? 'di atas' : 'di bawah';
      return `Dengan rata-rata ${shown(average())}, ${small} berada ${decimal(Math.abs(apart), 2)} poin ${side} ${other} (${shown(facts.average(key))}).`;
    };
    yield (isRight) => {
      const [one, two] = [average(), facts.average(key)];
      if (one.value === two.value) return null;
      const more = two.value > one.value === isRight ? 'tinggi' : 'rendah';
      return `Rata-rata ${small} tercatat ${shown(one)}. ${capital(other)} berada pada level yang lebih ${more}, yaitu ${shown(two)}.`;
    };
    yield (isRight) => {
      const [one, two] = [indicator, key].map((of) =>
        facts.fact('change', { indicator: of, base: 'before' }),
      );
      if (!one || !two || one.value >= 0 || two.value >= 0) return null;
      const deeper = one.value < two.value;
      const [a, b] = deeper ? [one, two] : [two, one];
      if (a.value === b.value) return null;
      const [x, y] = isRight ? [a, b] : [b, a];
      return `${capital(small)} dan ${other} sama-sama turun, dengan koreksi ${deeper ? small : other} yang lebih dalam, yakni ${size(x)} poin berbanding ${size(y)} poin.`;
    };
  }
}
