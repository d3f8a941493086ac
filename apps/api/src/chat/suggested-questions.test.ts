import type { IndicatorFigure, SessionFigures } from '@lqc/contracts';
import { suggestionsOf } from './suggested-questions.js';

const figures = (qtq: Record<string, number>, n: Record<string, number> = {}) =>
  ({
    changes: { qtq, yoy: {} },
    quarters: {
      now: {
        indicators: Object.keys(qtq).map((key) => ({ key, n: n[key] ?? 40 }) as IndicatorFigure),
      },
    },
  }) as unknown as SessionFigures;

test('the largest changes are asked about first, up or down', () => {
  const [first, second, ...rest] = suggestionsOf(
    figures({ domestik: 0.1, 'harga jual': -0.64, investasi: 0, ekspor: 0.3 }),
  );
  expect(first).toBe('Mengapa Harga Jual turun?');
  expect(second).toBe('Mengapa Permintaan Ekspor naik?');
  expect(rest).toHaveLength(2);
});

test('a large change of few answers stands behind', () => {
  const [first] = suggestionsOf(figures({ domestik: 0.1, ekspor: 2 }, { ekspor: 3 }));
  expect(first).toContain('Permintaan Domestik');
});

test('a session without its current quarter suggests nothing', () => {
  expect(suggestionsOf(null)).toEqual([]);
});
