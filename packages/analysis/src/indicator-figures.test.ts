import { INDICATORS, SMALL_SAMPLE_BELOW } from '@lqc/contracts';
import { aContact, aSurvey } from './testing/index.js';
import { averageValues, indicatorFigures } from './indicator-figures.js';

const figure = (survey: Parameters<typeof indicatorFigures>[0], key: string) =>
  indicatorFigures(survey).find((one) => one.key === key)!;

test('a blank is no answer: it is neither 0 nor 3', () => {
  const survey = aSurvey(aContact({ investasi: 5 }), aContact({ investasi: null }));
  expect(figure(survey, 'investasi')).toMatchObject({ average: 5, n: 1, small_sample: true });
  expect(figure(survey, 'persediaan')).toMatchObject({ average: null, n: 0, status: null });
});

test('all 17 indicators are told in order, and the 15 with a Likert row have an average', () => {
  const figures = indicatorFigures(aSurvey(aContact({ ekspor: 2 })));
  expect(figures.map(({ key }) => key)).toEqual(INDICATORS.map(({ key }) => key));
  const averages = averageValues(figures);
  expect(Object.keys(averages)).toHaveLength(15);
  expect(averages).toMatchObject({ 'Permintaan Ekspor': 2, 'Permintaan Domestik': null });
  expect(averages).not.toHaveProperty(['Biaya Bahan Baku']);
});

test('nine answers are a small sample, ten are not', () => {
  expect(SMALL_SAMPLE_BELOW).toBe(10);
  const of = (count: number) =>
    figure(aSurvey(...Array.from({ length: count }, () => aContact({ domestik: 3 }))), 'domestik');
  expect(of(9).small_sample).toBe(true);
  expect(of(10).small_sample).toBe(false);
});
