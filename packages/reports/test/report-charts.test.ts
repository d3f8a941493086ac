import { drawHistoryChart, drawLevelChart } from '../src/pictures/index.js';
import { expectSamePicture } from './same-picture.js';

test('levels: a dot with its range for each indicator, an open one for the quarter before', async () => {
  const png = drawLevelChart({
    series: { now: 'Triwulan III 2025', before: 'Triwulan II 2025' },
    rows: [
      {
        label: 'Permintaan Domestik',
        now: { average: 3.29, low: 3.1, high: 3.48 },
        before: 3,
        n: '56',
      },
      {
        label: 'Kapasitas Utilisasi',
        now: { average: 2.7, low: null, high: null },
        before: 2.9,
        n: '1*',
      },
      {
        label: 'Perkiraan Jumlah Tenaga Kerja pada lapangan usaha yang namanya panjang sekali',
        now: { average: 3.9, low: 3.7, high: 4.1 },
        before: null,
        n: '41',
      },
      { label: 'Permintaan Ekspor', now: null, before: 3.2, n: '–' },
    ],
  });
  await expectSamePicture(png, 'laporan-rata-rata');
});

const point = (year: number, quarter: number, average: number | null, half = 0.15) => ({
  year,
  quarter,
  value: average,
  low: average === null ? null : average - half,
  high: average === null ? null : average + half,
  n: average === null ? '–' : '56',
});

test('history: quarters that follow on each other are joined, one that is missing leaves a gap', async () => {
  const png = drawHistoryChart([
    point(2023, 2, 2.85),
    point(2023, 3, 3.1),
    point(2023, 4, 3),
    point(2024, 1, null),
    point(2024, 2, 2.8),
    point(2024, 3, 3.2),
    point(2025, 3, 3.29),
  ]);
  await expectSamePicture(png, 'laporan-riwayat');
});

test('history: a single quarter stands in its picture without a line', async () => {
  await expectSamePicture(drawHistoryChart([point(2025, 3, 3.29)]), 'laporan-riwayat-satu');
});
