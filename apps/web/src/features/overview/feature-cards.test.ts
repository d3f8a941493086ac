import { featureCards } from './feature-cards';

const readyWith = (file1: boolean, file2: boolean) =>
  featureCards({ file1, file2 })
    .filter(({ ready }) => ready)
    .map(({ title }) => title);

test('features wait for the files they need', () => {
  expect(readyWith(false, false)).toEqual([]);
  expect(readyWith(true, false)).toEqual(['Analisis Data']);
  expect(readyWith(true, true)).toHaveLength(5);
});
