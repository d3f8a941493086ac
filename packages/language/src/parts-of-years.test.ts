import { partsOfYears } from './parts-of-years.js';

const of = (text: string, now: { quarter: number; year: number }) =>
  partsOfYears(text).map(({ start, end, year, quarters }) => [
    text.slice(start, end),
    year(now),
    quarters(now),
  ]);

test('a part of a year is the quarter that lies there', () => {
  const now = { quarter: 3, year: 2024 };
  expect(of('Menutup 2023 skornya 3,1, pada awal tahun 3,2.', now)).toEqual([
    ['Menutup 2023', 2023, [4]],
    ['awal tahun', 2024, [1]],
  ]);
  expect(of('tiga bulan terakhir 2023', now)).toEqual([['tiga bulan terakhir 2023', 2023, [4]]]);
});

test('months from one to another are the quarter of these months', () => {
  const now = { quarter: 3, year: 2024 };
  expect(of('periode April–Juni 2024 dan Oktober hingga Desember 2023', now)).toEqual([
    ['April–Juni 2024', 2024, [2]],
    ['Oktober hingga Desember 2023', 2023, [4]],
  ]);
});

test('without a year the end of a year is the last one that has ended', () => {
  expect(of('pada akhir tahun', { quarter: 1, year: 2025 })).toEqual([['akhir tahun', 2024, [4]]]);
  expect(of('pada akhir tahun', { quarter: 4, year: 2025 })).toEqual([['akhir tahun', 2025, [4]]]);
});

test('the same period of a year is the current quarter of that year', () => {
  expect(of('periode yang sama tahun 2023', { quarter: 2, year: 2024 })).toEqual([
    ['periode yang sama tahun 2023', 2023, [2]],
  ]);
});

test('words that also begin or end other things name no quarter by themselves', () => {
  expect(
    of('Perusahaan memasuki pasar ekspor dan membuka cabang.', { quarter: 1, year: 2025 }),
  ).toEqual([]);
});
