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

test('a ready feature leads to its tab, data to the quarter that is there', () => {
  const tabsWith = (file2: boolean) =>
    Object.fromEntries(featureCards({ file1: true, file2 }).map(({ title, tab }) => [title, tab]));
  expect(tabsWith(true)).toMatchObject({
    'Analisis Data': 'data2',
    'Alat Perbandingan': 'comparison',
    'Analisis Visual': 'analysis',
    'Tabulasi yang Disempurnakan': 'tabulation',
  });
  expect(tabsWith(false)['Analisis Data']).toBe('data1');
});
