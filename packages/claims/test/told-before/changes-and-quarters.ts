import {
  type ClaimCategory,
  type IndicatorKey,
  indicatorOf,
  LIKERT_INDICATORS,
  type QuarterRole,
} from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { type Sheet, shown, size } from '../sheet-words.js';
import { type Make, noun, small, verb } from './twins.js';

/** Changes that the sentence before told, of one indicator or of several. */
export function* ofChanges(facts: Sheet, indicator: IndicatorKey): Generator<Make> {
  const name = small(indicator);
  const average = (role: QuarterRole) => facts.average(indicator, role);
  const change = (key: IndicatorKey, base: 'before' | 'last_year' = 'before') =>
    facts.fact('change', { indicator: key, base });
  yield () => {
    const moved = change(indicator);
    const other = LIKERT_INDICATORS.find(
      ({ key }) => key !== indicator && ![0, moved.value].includes(change(key).value),
    );
    if (moved.value === 0 || !other) return null;
    const text = (direction: number, by: number) =>
      `Rata-rata ${name} ${verb(moved.value)} dari ${shown(average('before'))} menjadi ${shown(average('now'))}. ${noun(direction)} ${decimal(by, 2)} poin ini tercatat ketika ${small(other.key)} ${verb(change(other.key).value)} ${size(change(other.key))} poin.`;
    const by = Math.abs(moved.value);
    return {
      right: text(moved.value, by),
      wrong: [text(-moved.value, by), text(moved.value, by + 0.02)],
    };
  };
  yield () => {
    const others = LIKERT_INDICATORS.map(({ key }) => key).filter(
      (key) => key !== indicator && change(key).value * change(indicator).value > 0,
    );
    const keys = [indicator, ...others].slice(0, 2);
    const [one, two] = keys.map((key) => change(key));
    if (!one || !two || one.value === two.value) return null;
    const text = (first: string, second: string) =>
      `${keys.map((key) => indicatorOf(key).label.replace(/ \(.*/, '')).join(' dan ')} ${verb(one.value)}. ${noun(one.value)}nya masing-masing ${first} poin dan ${second} poin.`;
    return { right: text(size(one), size(two)), wrong: [text(size(two), size(one))] };
  };
  for (const direction of [1, -1] as const)
    yield () => {
      const category: ClaimCategory = direction > 0 ? 'up' : 'down';
      const count = (base: 'before' | 'last_year') =>
        facts.fact('indicator-count', { category, base }).value;
      const moved = change(indicator, 'last_year');
      if (moved.value * direction >= 0) return null;
      const text = (number: number) =>
        `${indicatorOf(indicator).label.replace(/ \(.*/, '')} ${verb(moved.value)} dibandingkan ${facts.periods.last_year}, sedangkan ${number} indikator lainnya ${verb(direction)}.`;
      const right = count('last_year');
      return {
        right: text(right),
        wrong: [right + 1, count('before')].filter((one) => one !== right).map(text),
      };
    };
}

/** What was in earlier quarters: three in a row, the one told before, where a move ended. */
export function* ofQuarters(facts: Sheet, indicator: IndicatorKey): Generator<Make> {
  const name = small(indicator);
  const { before, last_year: lastYear } = facts.periods;
  const average = (role: QuarterRole) => facts.average(indicator, role);
  const roles = ['last_year', 'before', 'now'] as const;
  yield () => {
    const [first, second, third] = roles.map((role) => shown(average(role)));
    if (new Set([first, second, third]).size < 3) return null;
    const text = (one: string, two: string) =>
      `Pada ${lastYear} skor ${name} masih ${first}, lalu bergerak ke ${one} dan akhirnya ${two}.`;
    return { right: text(second!, third!), wrong: [text(third!, second!)] };
  };
  yield () => {
    const count = facts.fact('answers', { indicator, period: 'last_year' }).value;
    const moved = facts.fact('change', { indicator, base: 'last_year' });
    if (moved.value === 0) return null;
    const text = (value: number) =>
      `Dibandingkan ${lastYear}, ${name} ${verb(moved.value)} ${size(moved)} poin. Pada periode itu, jumlah jawaban sahnya ${value} kontak.`;
    return { right: text(count), wrong: [text(count + 1)] };
  };
  yield () => {
    const [now, then] = [
      facts.share(indicator, 'above'),
      facts.share(indicator, 'above', 'last_year'),
    ];
    const moved = facts.fact('change', { indicator, base: 'last_year' });
    if (now.value === then.value || moved.value === 0) return null;
    const text = (direction: number, from: string) =>
      `Dibandingkan ${lastYear}, ${name} ${verb(moved.value)} ${size(moved)} poin. Dalam rentang yang sama, porsi jawaban di atas netral ${verb(direction)} dari ${from}% menjadi ${shown(now)}%.`;
    const direction = now.value - then.value;
    const isOther = facts.share(indicator, 'above', 'before').value !== then.value;
    return {
      right: text(direction, shown(then)),
      wrong: [
        text(-direction, shown(then)),
        ...(isOther ? [text(direction, shown(facts.share(indicator, 'above', 'before')))] : []),
      ],
    };
  };
  yield () => {
    const [then, between, now] = roles.map((role) => average(role));
    const step = between!.value - then!.value;
    const moved = facts.fact('change', { indicator, base: 'last_year' });
    if (step === 0 || moved.value === 0) return null;
    const text = (direction: number, to: string) =>
      `Dibandingkan ${lastYear}, skor ${name} ${verb(moved.value)} ${size(moved)} poin menjadi ${shown(now!)}, meskipun sempat ${verb(direction)} ke ${to} pada ${before}.`;
    const right = shown(between!);
    return { right: text(step, right), wrong: [text(-step, right), text(step, shown(then!))] };
  };
  yield () => {
    const [now, then] = [average('now'), average('before')];
    if (now.value === then.value) return null;
    const text = (one: string, two: string) =>
      `Skor ${name} bergerak ke ${one} setelah pada triwulan sebelumnya berada di ${two}.`;
    return { right: text(shown(now), shown(then)), wrong: [text(shown(then), shown(now))] };
  };
}
