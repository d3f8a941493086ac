import type { IndicatorFigure, SessionResponse } from '@lqc/contracts';
import { previewRows } from './preview-rows';

const aFigure = (key: string, average: number | null, n = 12) =>
  ({ key, average, n, status: 'Sedang', small_sample: n < 10 }) as IndicatorFigure;
const aQuarter = (...indicators: IndicatorFigure[]) => ({ indicators });
const aSession = (quarters: object, changes = { qtq: {}, yoy: {} }) =>
  ({ quarters, changes }) as unknown as SessionResponse;
const rowOf = (session: SessionResponse, key: string) =>
  previewRows(session).find((row) => row.key === key)!;

test('a line holds every average with its n, and the change to both quarters', () => {
  const session = aSession(
    {
      now: aQuarter(aFigure('ekspor', 3.42, 9)),
      before: aQuarter(aFigure('ekspor', 3.24)),
      last_year: aQuarter(aFigure('ekspor', 3.6, 20)),
    },
    { qtq: { ekspor: 0.18 }, yoy: { ekspor: -0.18 } },
  );
  expect(rowOf(session, 'ekspor')).toMatchObject({
    now: { average: 3.42, n: 9 },
    before: { average: 3.24, n: 12 },
    lastYear: { average: 3.6, n: 20 },
    qtq: 0.18,
    yoy: -0.18,
    smallSample: true,
  });
});

test('where nobody answered there is no change, and without a last year no column for it', () => {
  const session = aSession({
    now: aQuarter(aFigure('ekspor', null, 0)),
    before: aQuarter(aFigure('ekspor', 3.24)),
    last_year: null,
  });
  expect(rowOf(session, 'ekspor')).toMatchObject({ qtq: null, yoy: null, lastYear: null });
});

test('all fifteen indicators stand there once the current quarter does, none before', () => {
  expect(
    previewRows(aSession({ now: aQuarter(), before: aQuarter(), last_year: null })),
  ).toHaveLength(15);
  expect(previewRows(aSession({ now: null, before: aQuarter(), last_year: null }))).toEqual([]);
});
