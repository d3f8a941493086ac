import { asSentence } from '../src/prose/sentence.js';
import type { Quarter } from '@lqc/analysis';
import { sampleSession } from '@lqc/analysis/testing';
import {
  CHAPTERS,
  CLAIM_TYPES,
  type IndicatorKey,
  indicatorOf,
  isExpectation,
  LIKERT_INDICATORS,
} from '@lqc/contracts';
import { chapterFacts } from '../src/index.js';
import { offersOf } from '../src/slots/offers.js';
import { aClaim, type ProposedClaim } from '../src/wordings/proposed-claim.js';
import { changeWithRange } from '../src/wordings/averages.js';
import { quantifierOf } from '../src/wordings/quantifiers.js';
import { wordingsOf } from '../src/wordings/wordings-of.js';
import { Telling } from '../src/wordings/telling.js';
import { quarterOf } from './quarter-of.js';

let quarters: Awaited<ReturnType<typeof sampleSession>>;
beforeAll(async () => {
  quarters = await sampleSession();
}, 120_000);

type Subject = { readonly indicator?: IndicatorKey; readonly sector?: string };
const tellingOf = (chapter: (typeof CHAPTERS)[number], subject: Subject = {}) => {
  const { now, before, last_year: lastYear } = quarters;
  const about = { indicator: null, sector: null, ...subject };
  return new Telling(chapterFacts({ chapter, now, before, lastYear, ...about }));
};

/** What the checking leaves open although it is right: expectations in their natural words. */
const isLeftOpen = ({ type, indicator }: ProposedClaim) =>
  type === 'condition' && isExpectation(indicator);

test('every claim that is offered of the four chapters is worded so that its own check bears it out', () => {
  const sectors = new Set(quarters.now.matching.sectorByCompany.values());
  const chapters = [
    tellingOf('bab_1'),
    ...LIKERT_INDICATORS.map(({ key }) => tellingOf('bab_2', { indicator: key })),
    ...[...sectors].map((sector) => tellingOf('bab_3', { sector })),
    tellingOf('bab_4'),
  ];
  const types = new Set<string>();
  const wrong = chapters.flatMap((telling) =>
    offersOf(telling).flatMap(({ claim }) => {
      types.add(claim.type);
      const texts = wordingsOf(claim, telling).map(asSentence);
      const found = texts.map((text) => telling.standingOf(text));
      return found.includes('supported') || isLeftOpen(claim) ? [] : [`${found[0]}: ${texts[0]}`];
    }),
  );
  expect(wrong).toEqual([]);
  // What is stable is offered as `from_to`, which says the same of it.
  expect([...types, 'stable'].toSorted()).toEqual(CLAIM_TYPES.toSorted());
}, 300_000);

test('an average is called a score, a score is compared with one, percent are an amount, and minus is no hyphen', () => {
  const telling = tellingOf('bab_1');
  const texts = offersOf(telling).flatMap(({ claim }) => [
    ...wordingsOf(claim, telling),
    ...changeWithRange(claim, telling),
  ]);
  expect(texts.join('\n')).toMatch(
    /^(?=[^]*relatif stabil dibandingkan dengan)(?=[^]*sebesar)[^]*−\d/,
  );
  for (const text of texts) {
    expect(text).not.toMatch(/rata-rata|dibandingkan (?!dengan )|sebanyak [\d,]+%|-\d/);
    expect(text).not.toMatch(/^(?:secara tahunan, )?(?!skor)[^,]* relatif stabil dibandingkan/);
  }
});

test('a few are less than a quarter, and nobody is not a few', () => {
  expect([0, 10, 29, 37.5].map(quantifierOf)).toEqual([
    null,
    'kurang dari seperempat',
    'lebih dari seperempat',
    'lebih dari sepertiga',
  ]);
});

/** Worked out here from the contacts' own rows. */
const scoresOf = (quarter: Quarter, key: IndicatorKey, sector?: string) =>
  quarter.survey.contacts
    .filter(
      ({ companyKey }) =>
        sector === undefined || quarter.matching.sectorByCompany.get(companyKey) === sector,
    )
    .flatMap(({ answers }) => answers.find(({ indicator }) => indicator === key)?.score ?? []);
const fixed = (value: number, decimals: number) => {
  const shift = 10 ** decimals;
  return (Math.round(value * shift + 1e-9) / shift).toFixed(decimals).replace('.', ',');
};
const mean = (scores: readonly number[]) =>
  Math.round((scores.reduce((sum, one) => sum + one, 0) / scores.length) * 100 + 1e-9) / 100;
const averageOf = (key: IndicatorKey, sector?: string) => mean(scoresOf(quarters.now, key, sector));
const changeOf = (key: IndicatorKey) => averageOf(key) - mean(scoresOf(quarters.before, key));
const label = (key: IndicatorKey) => indicatorOf(key).label.toLowerCase();

const said = (telling: Telling, claim: ProposedClaim) => wordingsOf(claim, telling)[0];

describe('a claim has the figures that the contacts gave', () => {
  test('averages beside each other', () => {
    const [one, two] = [averageOf('margin usaha'), averageOf('perkiraan jumlah tenaga kerja')];
    const claim = aClaim('compare', {
      indicator: 'margin usaha',
      others: ['perkiraan jumlah tenaga kerja'],
    });
    expect(said(tellingOf('bab_1'), claim)).toBe(
      `skor margin usaha (${fixed(one, 2)}) lebih ${one > two ? 'tinggi' : 'rendah'} daripada skor perkiraan jumlah tenaga kerja (${fixed(two, 2)})`,
    );
  });

  test('averages that cannot be told apart are not set beside each other', () => {
    const claim = aClaim('compare', { indicator: 'margin usaha', others: ['harga jual'] });
    expect(said(tellingOf('bab_1'), claim)).toBeUndefined();
  });

  test('changes beside each other, only of one direction', () => {
    const [one, two] = [changeOf('harga jual'), changeOf('margin usaha')];
    const telling = tellingOf('bab_1');
    const claim = aClaim('compare_changes', { indicator: 'harga jual', others: ['margin usaha'] });
    expect(said(telling, claim)).toBe(
      `kenaikan harga jual (${fixed(one, 2)} poin) lebih besar daripada kenaikan margin usaha (${fixed(two, 2)} poin)`,
    );
    expect(said(telling, { ...claim, others: ['domestik'] })).toBeUndefined();
  });

  test('averages in a list, in the order of their names', () => {
    const keys = ['persediaan', 'ekspor', 'domestik'] as const;
    const [first, ...others] = keys;
    const claim = aClaim('respective_list', { indicator: first, others });
    const [a, b, c] = keys.map((key) => fixed(averageOf(key), 2));
    expect(said(tellingOf('bab_1'), claim)).toBe(
      `skor ${label('persediaan')}, ${label('ekspor')}, dan ${label('domestik')} masing-masing tercatat ${a}, ${b}, dan ${c} pada Triwulan I 2025`,
    );
  });

  test('a multiple of the answers of another side', () => {
    const scores = scoresOf(quarters.now, 'persediaan');
    const [above, below] = [scores.filter((one) => one > 3), scores.filter((one) => one < 3)];
    expect(Math.floor(above.length / below.length)).toBe(4);
    const claim = aClaim('ratio', {
      indicator: 'persediaan',
      category: 'above',
      others: ['below'],
    });
    expect(said(tellingOf('bab_2', { indicator: 'persediaan' }), claim)).toBe(
      `sebanyak ${above.length} kontak menjawab di atas netral, lebih dari empat kali lipat dari ${below.length} kontak yang menjawab di bawah netral`,
    );
  });

  test('sectors together', () => {
    const sectors = [...quarters.now.matching.sectorByCompany.values()];
    const of = (sector: string) => sectors.filter((one) => one === sector).length;
    const claim = aClaim('sum', { sector: 'Industri Pengolahan', others: ['Real Estat'] });
    const part = ((of('Industri Pengolahan') + of('Real Estat')) / sectors.length) * 100;
    expect(said(tellingOf('bab_4'), claim)).toBe(
      `secara gabungan, Industri Pengolahan dan Real Estat mencakup ${fixed(part, 1)}% perusahaan`,
    );
  });

  test('how many indicators went where', () => {
    const changes = LIKERT_INDICATORS.map(({ key }) => changeOf(key));
    const up = changes.filter((one) => one > 0.004).length;
    const down = changes.filter((one) => one < -0.004).length;
    expect(said(tellingOf('bab_1'), aClaim('count_by_direction'))).toBe(
      `sebanyak ${up} indikator naik dan ${down} indikator turun dibandingkan dengan Triwulan IV 2024`,
    );
  });

  test('a side of the answers, counted and in percent; nobody is told in words', () => {
    const scores = scoresOf(quarters.now, 'domestik');
    const above = scores.filter((one) => one > 3).length;
    const telling = tellingOf('bab_2', { indicator: 'domestik' });
    expect(said(telling, aClaim('share', { indicator: 'domestik', category: 'above' }))).toBe(
      `sebanyak ${above} dari ${scores.length} kontak (${fixed((above / scores.length) * 100, 1)}%) menjawab di atas netral`,
    );
  });

  test('a share moved only where it can be told apart, from nobody to three of forty it cannot', () => {
    const ofForty = (label: string, above: number) =>
      quarterOf(
        label,
        Array.from({ length: 40 }, (_, at) => ({
          name: `PT Contoh ${at}`,
          sector: 'Konstruksi',
          score: () => (at < above ? 4 : 3),
        })),
      );
    const told = (from: number, to: number) => {
      const [before, now] = [ofForty('Triwulan I 2025', from), ofForty('Triwulan II 2025', to)];
      const about = { indicator: 'domestik', sector: null } as const;
      const telling = new Telling(
        chapterFacts({ chapter: 'bab_2', now, before, lastYear: null, ...about }),
      );
      return said(
        telling,
        aClaim('share_change', { indicator: 'domestik', category: 'above', base: 'before' }),
      );
    };
    expect(told(0, 3)).toBeUndefined();
    expect(told(3, 0)).toBeUndefined();
    expect(told(0, 8)).toBe(
      'persentase kontak yang menjawab di atas netral naik dari 0,0% pada Triwulan I 2025 menjadi 20,0% pada Triwulan II 2025',
    );
  });

  test('what stands first of all, and none where it does not', () => {
    const first = LIKERT_INDICATORS.map(({ key }) => key).toSorted(
      (a, b) => averageOf(b) - averageOf(a),
    );
    const telling = tellingOf('bab_1');
    const rank = (indicator: IndicatorKey) =>
      said(telling, aClaim('rank', { indicator, category: 'above' }));
    expect(rank(first[0]!)).toContain(`skor tertinggi, yaitu ${fixed(averageOf(first[0]!), 2)}`);
    expect(rank(first[1]!)).toBeUndefined();
  });

  test('which sector has most companies, whatever sector has most contacts', () => {
    const firms = (sector: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        name: `PT ${sector} ${at}`,
        sector,
        score: () => 3,
      }));
    const twice = firms('Industri Pengolahan', 9);
    const now = quarterOf('Triwulan II 2025', [...firms('Konstruksi', 10), ...twice, ...twice]);
    const about = { indicator: null, sector: null, before: null, lastYear: null };
    const telling = new Telling(chapterFacts({ chapter: 'bab_4', now, ...about }));
    const claim = aClaim('rank', { sector: 'Konstruksi' });
    const most = wordingsOf(claim, telling);
    expect(most).toHaveLength(2);
    for (const text of most) {
      expect(text).toMatch(/perusahaan terbanyak.*, yakni 10 perusahaan/);
      expect(text).not.toContain('kontak');
      expect(telling.standingOf(asSentence(text))).toBe('supported');
    }
  });
});
