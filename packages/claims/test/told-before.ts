import {
  type ClaimCategory,
  type IndicatorKey,
  indicatorOf,
  LIKERT_INDICATORS,
  type QuarterRole,
} from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { NoSuchFact, type Sheet, shown, type Side, SIDES, size } from './sheet-words.js';

/** A text whose last sentence is right, and the same with that sentence made wrong. */
export interface Twins {
  readonly right: string;
  readonly wrong: readonly string[];
}

type Make = () => Twins | null;

/** The twins that can be made; where the sheet lacks a figure there are none. */
export const twinsOf = (makers: Iterable<Make>): Twins[] =>
  [...makers].flatMap((make) => {
    try {
      return make() ?? [];
    } catch (error) {
      if (error instanceof NoSuchFact) return [];
      throw error;
    }
  });

const sides = Object.keys(SIDES) as Side[];
const small = (key: IndicatorKey) => indicatorOf(key).label.replace(/ \(.*/, '').toLowerCase();
const verb = (way: number) => (way > 0 ? 'naik' : 'turun');
const noun = (way: number) => (way > 0 ? 'Kenaikan' : 'Penurunan');

/** How far shares moved, and numbers in the order of names, of one indicator. */
export function* ofShares(facts: Sheet, indicator: IndicatorKey): Generator<Make> {
  const name = small(indicator);
  for (const side of sides)
    yield () => {
      const [now, then] = [facts.share(indicator, side), facts.share(indicator, side, 'before')];
      const moved = Math.round((now.value - then.value) * 10) / 10;
      if (moved === 0) return null;
      const points = (by: number) => `${decimal(Math.abs(by), 1)} poin persentase`;
      const text = (way: number, by: number) =>
        `Sebanyak ${shown(now)}% kontak menjawab ${SIDES[side]}, ${verb(way)} ${points(by)} dari triwulan sebelumnya.`;
      return {
        right: text(moved, moved),
        wrong: [text(-moved, moved), text(moved, Math.abs(moved) + 1.3)],
      };
    };
  for (const side of sides)
    yield () => {
      const [now, then] = [facts.share(indicator, side), facts.share(indicator, side, 'before')];
      const moved = Math.round((now.value - then.value) * 10) / 10;
      if (moved === 0) return null;
      const text = (way: number, by: number) =>
        `Porsi jawaban ${SIDES[side]} untuk ${name} ${shown(now)}%. Pangsa tersebut ${way > 0 ? 'bertambah' : 'berkurang'} ${decimal(Math.abs(by), 1)} poin persen dari triwulan sebelumnya.`;
      return {
        right: text(moved, moved),
        wrong: [text(-moved, moved), text(moved, Math.abs(moved) + 0.4)],
      };
    };
  yield () => {
    const [up, same, down] = sides.map((side) => shown(facts.share(indicator, side)));
    if (same === down) return null;
    const text = (one: string, two: string) =>
      `Sebanyak ${up}% jawaban berada di atas netral, sedangkan ${one}% dan ${two}% masing-masing netral dan di bawah netral.`;
    return { right: text(same!, down!), wrong: [text(down!, same!)] };
  };
  yield () => {
    const share = facts.share(indicator, 'below').exact;
    if (share > 45) return null;
    const text = (way: string) => `Mayoritas kontak tidak melihat ${name} ${way}.`;
    const isWrong = facts.share(indicator, 'above').exact > 53;
    return { right: text('menurun'), wrong: isWrong ? [text('meningkat')] : [] };
  };
  yield () => {
    const count = facts.count(indicator, 'above').value;
    const n = facts.fact('answers', { indicator }).value;
    const text = (value: number) => `Menurut ${value} dari ${n} kontak, ${name} meningkat.`;
    return { right: text(count), wrong: [text(count + 1)] };
  };
  yield () => {
    const count = facts.fact('answer-count', { indicator, category: 'score 5' }).value;
    const text = (value: number) => `Skor tertinggi diberikan oleh ${value} kontak.`;
    return count > 0 ? { right: text(count), wrong: [text(count + 1)] } : null;
  };
}

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
    const text = (way: number, by: number) =>
      `Rata-rata ${name} ${verb(moved.value)} dari ${shown(average('before'))} menjadi ${shown(average('now'))}. ${noun(way)} ${decimal(by, 2)} poin ini tercatat ketika ${small(other.key)} ${verb(change(other.key).value)} ${size(change(other.key))} poin.`;
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
  for (const way of [1, -1] as const)
    yield () => {
      const category: ClaimCategory = way > 0 ? 'up' : 'down';
      const count = (base: 'before' | 'last_year') =>
        facts.fact('indicator-count', { category, base }).value;
      const moved = change(indicator, 'last_year');
      if (moved.value * way >= 0) return null;
      const text = (number: number) =>
        `${indicatorOf(indicator).label.replace(/ \(.*/, '')} ${verb(moved.value)} dibandingkan ${facts.periods.last_year}, sedangkan ${number} indikator lainnya ${verb(way)}.`;
      const right = count('last_year');
      return {
        right: text(right),
        wrong: [right + 1, count('before')].filter((one) => one !== right).map(text),
      };
    };
}

/** Whom companies sell to, as groups. */
export function* ofMarkets(facts: Sheet): Generator<Make> {
  const companies = (category: ClaimCategory) => facts.fact('companies', { category }).value;
  for (const [name, category] of [
    ['Kelompok domestik', 'domestic'],
    ['Perusahaan domestik dan ekspor', 'both_markets'],
    ['Perusahaan ekspor', 'export'],
  ] as const)
    yield () => {
      const text = (count: number) => `${name} berjumlah ${count} perusahaan.`;
      return { right: text(companies(category)), wrong: [text(companies(category) + 1)] };
    };
  for (const category of ['domestic', 'export'] as const)
    yield () => {
      const count = companies(category) + companies('both_markets');
      const text = (value: number) =>
        `Sebanyak ${value} perusahaan berorientasi ${category === 'export' ? 'ekspor' : 'domestik'}, baik sepenuhnya maupun sebagian.`;
      return { right: text(count), wrong: [text(companies(category)), text(count + 1)] };
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
    const text = (way: number, from: string) =>
      `Dibandingkan ${lastYear}, ${name} ${verb(moved.value)} ${size(moved)} poin. Dalam rentang yang sama, porsi jawaban di atas netral ${verb(way)} dari ${from}% menjadi ${shown(now)}%.`;
    const way = now.value - then.value;
    const isOther = facts.share(indicator, 'above', 'before').value !== then.value;
    return {
      right: text(way, shown(then)),
      wrong: [
        text(-way, shown(then)),
        ...(isOther ? [text(way, shown(facts.share(indicator, 'above', 'before')))] : []),
      ],
    };
  };
  yield () => {
    const [then, between, now] = roles.map((role) => average(role));
    const step = between!.value - then!.value;
    const moved = facts.fact('change', { indicator, base: 'last_year' });
    if (step === 0 || moved.value === 0) return null;
    const text = (way: number, to: string) =>
      `Dibandingkan ${lastYear}, skor ${name} ${verb(moved.value)} ${size(moved)} poin menjadi ${shown(now!)}, meskipun sempat ${verb(way)} ke ${to} pada ${before}.`;
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
      const text = (way: number, from: string) =>
        `Porsi jawaban ${SIDES[side]}, di sisi lain, ${verb(way)} dari ${from}% menjadi ${shown(now)}%.`;
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
  const [higher, lower] = [1, -1].map((way) =>
    others.find(({ value }) => Math.sign(value - own.value) === way),
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
