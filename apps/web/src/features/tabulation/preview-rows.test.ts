import type { SessionResponse } from '@lqc/contracts';
import { aFigure, aSession } from '../../testing/a-session';
import { previewRows } from './preview-rows';

const ofExports = (average: number | null, n = 12) => ({
  indicators: [aFigure('ekspor', { average, n, status: 'Sedang', small_sample: n < 10 })],
});
const rowOf = (session: SessionResponse, key: string) =>
  previewRows(session).find((row) => row.key === key)!;

test('a line holds every average with its n, and the change to both quarters', () => {
  const session = aSession({
    now: ofExports(3.42, 9),
    before: ofExports(3.24),
    last_year: ofExports(3.6, 20),
    changes: { qtq: { ekspor: 0.18 }, yoy: { ekspor: -0.18 } },
  });
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
  const session = aSession({ now: ofExports(null, 0), before: ofExports(3.24) });
  expect(rowOf(session, 'ekspor')).toMatchObject({ qtq: null, yoy: null, lastYear: null });
});

test('all fifteen indicators stand there once the current quarter does, none before', () => {
  expect(previewRows(aSession({ now: {} }))).toHaveLength(15);
  expect(previewRows(aSession())).toEqual([]);
});
