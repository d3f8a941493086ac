import { documentPhrases } from '../report-document.js';
import { bandsOf, linesOf } from './lines.js';
import { barOf, companiesBySector, orientationFinding } from './company-chart.js';
import { placeOn, scoreTicks, ticksWithin, WHOLE_SCALE } from './scale.js';
import { SCORE_BOUNDS, shadeOf } from './shades.js';
import { wrapped } from './wrapped.js';

const point = (at: number, value: number | null, half: number | null = 1) => ({
  at,
  value,
  low: half === null || value === null ? null : value - half,
  high: half === null || value === null ? null : value + half,
});
const itself = (value: number) => value;

test('a missing quarter ends a line, and a range that is not told its band alone', () => {
  const points = [point(1, 3), point(2, 3, null), point(3, 4), point(4, 4), point(6, 2)];
  expect(linesOf(points).map((line) => line.map(({ at }) => at))).toEqual([[1, 2, 3, 4], [6]]);
  const bands = bandsOf(points, { x: itself, y: itself, alone: 0.5 });
  expect(bands.map((band) => [...new Set(band.map(([x]) => x))])).toEqual([
    [0.75, 1.25],
    [3, 4],
    [5.75, 6.25],
  ]);
});

test('a scale is of whole scores with neutral named, and what goes beyond it ends with it', () => {
  expect(scoreTicks().map(({ text }) => text)).toEqual(['1', '2', 'netral 3', '4', '5']);
  expect(ticksWithin([2.5, 4], 0.5)).toEqual([2.5, 3, 3.5, 4]);
  expect(ticksWithin([-60, 30], 25)).toEqual([-50, -25, 0, 25]);
  expect([0.4, 3, 7].map(placeOn(WHOLE_SCALE, [100, 0]))).toEqual([100, 50, 0]);
});

test('a score has the colour of its side, whichever scores were given beside it', () => {
  expect([1, 2, 3, 3.5, 4, 5].map((score) => shadeOf(score, SCORE_BOUNDS))).toEqual([
    'fall-2',
    'fall-1',
    'same',
    'rise-1',
    'rise-1',
    'rise-2',
  ]);
});

test('a name is broken between words, and within one that alone is too long; nothing is cut', () => {
  expect(wrapped('Jasa Keuangan dan Asuransi', (line) => line.length <= 8)).toEqual([
    'Jasa',
    'Keuangan',
    'dan',
    'Asuransi',
  ]);
  expect(wrapped('Ketenagakerjaan', (line) => line.length <= 8)).toEqual(['Ketenaga', 'kerjaan']);
});

test('of orientations that are equally frequent none is named as the most frequent', () => {
  const kindsOf = (domestic: number, both: number) => [
    { name: 'Domestik', count: domestic, share: domestic },
    { name: 'Ekspor', count: 10, share: 10 },
    { name: 'Keduanya', count: both, share: both },
  ];
  expect(orientationFinding(kindsOf(45, 45))).toBe(
    '2 orientasi terbanyak, masing-masing 45,0% perusahaan',
  );
  expect(orientationFinding(kindsOf(60, 30))).toBe('Orientasi domestik mencakup 60,0% perusahaan');
});

test('sectors stand by size; one that is held back shows nothing but its name', () => {
  const { groups, bars, companies } = companiesBySector(
    {
      lu_totals: { Konstruksi: 1, Perdagangan: 3 },
      dominant_lu: { Konstruksi: 25, Perdagangan: 75 },
    },
    'Triwulan III 2025',
  );
  expect(companies).toBe(4);
  expect(bars.map(({ label, text }) => [label, text])).toEqual([
    ['Perdagangan', '3 (75,0%)'],
    ['Konstruksi', '1 (25,0%)'],
  ]);
  expect(barOf(groups[0]!, true)).toMatchObject({ label: 'Perdagangan', value: 0, text: '–' });
});

test('a heading begins with no figure behind its number, and says once that something is expected', () => {
  const title = documentPhrases.indicatorTitle(
    'Perkiraan Harga Jual',
    'tekanan diprakirakan tetap',
  );
  expect(title).toBe('Perkiraan Harga Jual: tekanan tetap');
  expect(documentPhrases.levels(6, 8, 1)).toMatch(/^Di atas netral 6 indikator/);
});
