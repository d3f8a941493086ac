import { releasedTitles } from './released-titles.js';

test('a name in a title that people typed does not leave, other titles stay as they are', () => {
  const titles = ['Laporan Liaison Triwulan III 2025', 'Kunjungan ke arunika sentosa, PT'];
  expect([...releasedTitles(titles, ['PT Arunika Sentosa']).values()]).toEqual([
    'Laporan Liaison Triwulan III 2025',
    'Kunjungan ke sebuah perusahaan',
  ]);
});
