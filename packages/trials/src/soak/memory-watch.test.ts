import { figuresOf } from './memory-watch.js';

const MINUTES = 60;
const SAMPLES_A_MINUTE = 6;
/** Samples of an hour, each of what `megabytes` gives for its minute. */
const hour = (megabytes: (minute: number) => number) =>
  Array.from({ length: MINUTES * SAMPLES_A_MINUTE }, (_, at) => {
    const resident = megabytes(at / SAMPLES_A_MINUTE) * 2 ** 20;
    return { resident, anonymous: resident / 2 };
  });

test('a worker is within bounds when after an hour it holds about what it held after ten minutes', () => {
  const steady = figuresOf(hour((minute) => (minute < 8 ? 200 : 500)));
  expect(steady).toMatchObject({ growth: 1, isWithin: true });
  expect(figuresOf(hour((minute) => 300 + 4 * minute)).isWithin).toBe(false);
  expect(figuresOf(hour(() => 1024)).isWithin).toBe(false);
});

test('one large piece of work at the end is a peak, not growth', () => {
  const { peak, growth } = figuresOf(hour((minute) => (minute > 59.7 ? 900 : 400)));
  expect(growth).toBe(1);
  expect(peak.resident).toBe(900 * 2 ** 20);
});
