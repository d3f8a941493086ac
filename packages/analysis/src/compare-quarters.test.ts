import { aContact, aSurvey } from './testing/index.js';
import { compareQuarters } from './compare-quarters.js';
import { indicatorFigures } from './indicator-figures.js';

test('a change is the difference of the rounded averages, over indicators that have both', () => {
  const now = indicatorFigures(
    aSurvey(aContact({ domestik: 4, ekspor: 2, persediaan: 3, investasi: 3 })),
  );
  const before = indicatorFigures(aSurvey(aContact({ domestik: 3, ekspor: 5, persediaan: 3 })));
  const { summary, changes, not_compared: notCompared } = compareQuarters(now, before);
  expect(summary).toEqual({ naik: 1, turun: 1, tetap: 1 });
  expect(changes.naik[0]).toMatchObject({ indicator: 'Permintaan Domestik', change: 1, n_now: 1 });
  expect(changes.turun[0]).toMatchObject({ indicator: 'Permintaan Ekspor', change: -3 });
  expect(notCompared).toEqual(['Investasi']);
});

test('changes carry no binary left-overs', () => {
  const scores = (fours: number, threes: number) =>
    indicatorFigures(
      aSurvey(
        ...Array.from({ length: fours + threes }, (_, i) =>
          aContact({ domestik: i < fours ? 4 : 3 }),
        ),
      ),
    );
  // 3,42 − 3,24 is 0,17999… in binary.
  expect(compareQuarters(scores(42, 58), scores(24, 76)).changes.naik[0]?.change).toBe(0.18);
});

test('each list stands largest change first, falls by their size', () => {
  const of = (domestik: number, ekspor: number) =>
    indicatorFigures(aSurvey(aContact({ domestik, ekspor })));
  const names = (list: { indicator: string }[]) => list.map(({ indicator }) => indicator);
  const both = compareQuarters(of(2, 5), of(1, 1)).changes;
  expect(names(both.naik)).toEqual(['Permintaan Ekspor', 'Permintaan Domestik']);
  const falls = compareQuarters(of(1, 1), of(2, 5)).changes;
  expect(names(falls.turun)).toEqual(['Permintaan Ekspor', 'Permintaan Domestik']);
  expect(falls.turun.map(({ change }) => change)).toEqual([-4, -1]);
});

test('comparing the other way round turns every sign and nothing else', () => {
  const now = indicatorFigures(aSurvey(aContact({ domestik: 4.01, ekspor: 2.2, investasi: 3 })));
  const before = indicatorFigures(aSurvey(aContact({ domestik: 3.33, ekspor: 4.7, investasi: 3 })));
  const there = compareQuarters(now, before);
  const back = compareQuarters(before, now);
  expect(there.changes.naik[0]!.change).toBe(0.68);
  expect(back.changes.turun[0]!.change).toBe(-0.68);
  expect(there.changes.turun[0]!.change).toBe(-2.5);
  expect(back.changes.naik[0]!.change).toBe(2.5);
  expect(there.summary.tetap).toBe(1);
});
