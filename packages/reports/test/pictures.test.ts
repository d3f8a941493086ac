import { createCanvas, loadImage } from 'canvas';
import { rankWords } from '@lqc/analysis';
import { SECTORS } from '@lqc/contracts';
import { companiesByOrientation, companiesBySector, type CompanyChart } from '@lqc/phrases';
import { drawBarChart, drawWordCloud } from '../src/pictures/index.js';
import { expectSamePicture } from './same-picture.js';

const NARRATIVES = [
  'Permintaan naik karena proyek pemerintah dan harga jual yang stabil sepanjang tahun.',
  'Penjualan turun akibat daya beli masyarakat melemah, pesaing impor, dan ongkos kirim tinggi.',
  'Pesanan tidak berubah; pelanggan menunda pembelian menunggu kepastian pajak dan suku bunga.',
  'Proyek infrastruktur mendorong pesanan semen, besi, dan jasa angkut ke luar pulau.',
  'Hari raya mengangkat penjualan makanan olahan serta pakaian; stok cepat habis.',
];

const cloudOf = (words: readonly { word: string; weight: number }[], contacts = 58) =>
  drawWordCloud({ words, indicator: 'Permintaan Domestik', period: 'Triwulan III 2025', contacts });

const words = () =>
  rankWords(NARRATIVES, 'domestik').map(({ word, score }) => ({ word, weight: score }));

/** Syllables, so that 200 words differ in length as words do. */
const manyWords = Array.from({ length: 200 }, (_, at) => ({
  word:
    ['ka', 'ri', 'pasok', 'nan', 'ter', 'u'].slice(0, 1 + (at % 4)).join('') +
    at.toString(36).replace(/\d/g, 'a'),
  weight: 40 / (at + 3),
}));

describe('the word cloud', () => {
  test('is drawn as the kept one, 1000 pixels square', async () => {
    await expectSamePicture(cloudOf(words()).png, 'awan-kata');
  });

  test('holds 200 words, or says how many found no place', async () => {
    const { png, leftOut } = cloudOf(manyWords);
    await expectSamePicture(png, 'awan-200-kata');
    expect(leftOut).toBe(0);
  });

  test('is of one colour: size alone tells how much a word weighs', async () => {
    const { png } = cloudOf(words());
    const drawn = await loadImage(png);
    const pen = createCanvas(drawn.width, drawn.height).getContext('2d');
    pen.drawImage(drawn, 0, 0);
    // Without the legend. Edges of letters mix with the paper; whole pixels do not.
    const { data } = pen.getImageData(0, 0, drawn.width, drawn.height - 64);
    const shades = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const shade = data.subarray(at, at + 3).join();
      shades.set(shade, (shades.get(shade) ?? 0) + 1);
    }
    const [paper, ink] = [...shades].sort(([, a], [, b]) => b - a).map(([shade]) => shade);
    expect([paper, ink]).toEqual(['255,255,255', '23,74,140']);
    for (const foreign of ['184,120,0', '107,29,58', '79,91,107'])
      expect(shades.has(foreign)).toBe(false);
  });

  test('is made of the same bytes for the same words', () => {
    expect(cloudOf(words()).png.equals(cloudOf(words()).png)).toBe(true);
  });

  test('shows a single word, and one of forty letters, whole', async () => {
    await expectSamePicture(cloudOf([{ word: 'stabil', weight: 1 }], 1).png, 'satu-kata');
    const long = { word: 'ketidakpastianpertanggungjawabannyakahpun', weight: 3 };
    const { png, leftOut } = cloudOf([long, { word: 'naik', weight: 1 }], 2);
    await expectSamePicture(png, 'kata-panjang');
    expect(leftOut).toBe(0);
  });

  test('of no words is refused with what to do', () => {
    expect(() => cloudOf([])).toThrow(expect.objectContaining({ code: 'INDICATOR_WITHOUT_TEXT' }));
  });
});

const PERIOD = 'Triwulan III 2025';
const drawn = (chart: CompanyChart) => drawBarChart(chart.bars, chart);

const orientation = (domestic: number, exported: number, both: number) => {
  const total = domestic + exported + both;
  const share = (count: number) => (total ? Math.round((count / total) * 1000) / 10 : null);
  return {
    domestic_count: domestic,
    export_count: exported,
    domestic_export_count: both,
    domestic_percentage: share(domestic),
    export_percentage: share(exported),
    domestic_export_percentage: share(both),
    lu_domestic: [],
    lu_export: [],
    lu_domestic_export: [],
  };
};

describe('chart 5.1', () => {
  test('shows the three orientations with counts and shares', async () => {
    const result = orientation(34, 4, 14);
    await expectSamePicture(drawn(companiesByOrientation(result, PERIOD)), 'grafik-5-1');
  });

  test('stands without any company', async () => {
    const result = orientation(0, 0, 0);
    await expectSamePicture(drawn(companiesByOrientation(result, PERIOD)), 'grafik-5-1-kosong');
  });
});

describe('chart 5.2', () => {
  const sectors = (counts: readonly (readonly [string, number])[]) => {
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    return {
      lu_totals: Object.fromEntries(counts),
      dominant_lu: Object.fromEntries(
        counts.map(([name, count]) => [name, Math.round((count / total) * 1000) / 10]),
      ),
    };
  };

  test('shows every sector, most first, with its whole name', async () => {
    const counts = SECTORS.map(({ name }, position) => [name, 14 - (position % 13)] as const);
    await expectSamePicture(drawn(companiesBySector(sectors(counts), PERIOD)), 'grafik-5-2');
  });

  test('shows a single sector, and says so when none matched', async () => {
    const one = sectors([['Konstruksi', 3]]);
    await expectSamePicture(drawn(companiesBySector(one, PERIOD)), 'grafik-5-2-satu');
    await expectSamePicture(drawn(companiesBySector(sectors([]), PERIOD)), 'grafik-5-2-kosong');
  });
});
