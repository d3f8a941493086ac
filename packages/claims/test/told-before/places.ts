import { type IndicatorKey, LIKERT_INDICATORS, type QuarterRole } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { type Sheet, shown, SIDES } from '../sheet-words.js';
import { type Make, noun, sides, small, verb } from './twins.js';

/** The ends of the sectors, how far indicators lie apart, and asides between commas. */
export function* ofPlaces(facts: Sheet, indicator: IndicatorKey): Generator<Make> {
  const sectors = facts.sectors(indicator);
  const [top, bottom] = [sectors[0], sectors.at(-1)];
  yield () => {
    if (!top || !bottom || top.value === bottom.value) return null;
    const text = (high: string, low: string) =>
      `Secara sektoral, skor tertinggi tercatat ${high}, sedangkan yang terendah ${low}.`;
    return { right: text(shown(top), shown(bottom)), wrong: [text(shown(bottom), shown(top))] };
  };
  yield () => {
    const own = facts.average(indicator);
    const other = LIKERT_INDICATORS.map(({ key }) => facts.average(key)).find(
      ({ value }) => value > own.value,
    );
    if (!other?.indicator) return null;
    const apart = Math.round((other.value - own.value) * 100) / 100;
    const text = (by: number, side: string) =>
      `Rata-rata ${small(indicator)} ${shown(own)}, ${decimal(by, 2)} poin ${side} ${small(other.indicator!)}.`;
    return {
      right: text(apart, 'di bawah'),
      wrong: [text(apart + 0.02, 'di bawah'), text(apart, 'di atas')],
    };
  };
  for (const side of sides)
    yield () => {
      const [now, then] = [facts.share(indicator, side), facts.share(indicator, side, 'before')];
      if (now.value === then.value) return null;
      const text = (direction: number, from: string) =>
        `Porsi jawaban ${SIDES[side]}, di sisi lain, ${verb(direction)} dari ${from}% menjadi ${shown(now)}%.`;
      const moved = now.value - then.value;
      return {
        right: text(moved, shown(then)),
        wrong: [text(-moved, shown(then)), text(moved, '99,9')],
      };
    };
  yield () => {
    const five = (role: QuarterRole) =>
      facts.fact('answer-count', { indicator, category: 'score 5', period: role }).value;
    const [now, then] = [five('now'), five('before')];
    if (now <= then) return null;
    const text = (from: number, to: number) =>
      `Pergeseran itu terlihat dari bertambahnya kontak dengan skor 5, yaitu dari ${from} menjadi ${to}.`;
    return { right: text(then, now), wrong: [text(then, now + 1), text(now, then)] };
  };
}

/** Groups of answers told together, and one figure beside another in ways of its own. */
export function* ofBeside(facts: Sheet, indicator: IndicatorKey): Generator<Make> {
  const name = small(indicator);
  const own = facts.average(indicator);
  const others = LIKERT_INDICATORS.map(({ key }) => facts.average(key));
  const [higher, lower] = [1, -1].map((direction) =>
    others.find(({ value }) => Math.sign(value - own.value) === direction),
  );
  yield () => {
    const count = facts.count(indicator, 'above').value + facts.count(indicator, 'neutral').value;
    const n = facts.fact('answers', { indicator }).value;
    const text = (share: number) =>
      `Gabungan jawaban netral dan di atas netral untuk ${name} mencapai ${decimal(share, 1)}%.`;
    const share = (count / n) * 100;
    return {
      right: text(share),
      wrong: [text(share + 1), text(facts.share(indicator, 'above').value)],
    };
  };
  yield () => {
    if (!higher?.indicator) return null;
    const text = (side: string) =>
      `Dibandingkan ${small(higher.indicator!)} yang mencapai ${shown(higher)}, ${name} dengan ${shown(own)} lebih ${side}.`;
    return { right: text('rendah'), wrong: [text('tinggi')] };
  };
  yield () => {
    if (!lower?.indicator) return null;
    const text = (by: number) =>
      `${name.charAt(0).toUpperCase()}${name.slice(1)} unggul ${decimal(by, 2)} poin atas ${small(lower.indicator!)}.`;
    const apart = own.value - lower.value;
    return { right: text(apart), wrong: [text(apart + 0.02)] };
  };
  yield () => {
    const [step, year] = (['before', 'last_year'] as const).map((base) =>
      facts.fact('change', { indicator, base }),
    );
    const [one, two] = [Math.abs(step!.value), Math.abs(year!.value)];
    if (one === two || step!.value === 0) return null;
    const text = (side: string) =>
      `${noun(step!.value)} ${name} ini lebih ${side} daripada perubahan tahunannya.`;
    const isMore = one > two;
    return { right: text(isMore ? 'besar' : 'kecil'), wrong: [text(isMore ? 'kecil' : 'besar')] };
  };
}
