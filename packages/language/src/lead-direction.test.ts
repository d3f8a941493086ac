import { readSample } from '@lqc/fixtures';
import { type Answer, readSurvey } from '@lqc/survey';
import { openWorkbook } from '@lqc/workbook';
import { leadClause, leadDirection } from './lead-direction.js';

test.each([
  ['Penjualan naik 5% karena libur, meskipun biaya turun.', 1],
  ['Kenaikan harga jual terutama bersumber dari kurs', 1],
  ['Permintaan tidak naik', 0],
  ['Belum ada peningkatan upah', 0],
  ['Tidak terdapat perubahan berarti pada investasi', 0],
  ['Secara umum margin tidak banyak berubah', 0],
  ['Penjualan melambat dibandingkan triwulan sebelumnya', null],
  ['Kondisi kurang baik', -1],
  ['Utilisasi kurang stabil', null],
  ['Permintaan tetap tumbuh', 1],
  ['Harga bahan baku meningkat sehingga margin turun', null],
  ['Karena curah hujan yang tinggi, panen turun tajam', -1],
  ['Seiring kenaikan UMP', null],
  ['Penjualan naik di awal, lalu turun', 1],
  ['Penjualan naik lalu turun', null],
  ['Biaya energi lebih rendah dari tahun lalu', -1],
  ['Biaya energi masih tinggi', null],
  ['Tarif 12,5 persen', null],
  ['', null],
])('"%s" says %s', (narrative, direction) => {
  expect(leadDirection(narrative)).toBe(direction);
});

test('the lead clause ends before the reason', () => {
  expect(leadClause('Penjualan naik 5,2% (yoy) karena libur.')).toBe('Penjualan naik 5,2%');
  expect(leadClause('Akibat hujan, panen turun karena banjir.')).toBe('panen turun');
});

interface Scored {
  readonly score: number;
  readonly direction: -1 | 0 | 1;
}
const isOpposite = ({ score, direction }: Scored) => direction * (score - 3) < 0;

/** Scores beside narratives of all samples, and what the narratives say. */
async function samples() {
  const answers: Answer[] = [];
  for (const period of ['III 2024', 'IV 2024', 'I 2025', 'I 2024', 'II 2024']) {
    const workbook = await openWorkbook(readSample(`Triwulan ${period}.xlsx`));
    const { survey } = await readSurvey(workbook.sheets());
    answers.push(...survey.contacts.flatMap((contact) => contact.answers));
  }
  const both = answers.flatMap(({ score, narrative }) =>
    score === null || narrative === null ? [] : [{ score, direction: leadDirection(narrative) }],
  );
  const decided = both.filter((one): one is Scored => one.direction !== null);
  return { both, decided };
}

test('of the samples most are decided, and hardly any of them is marked', async () => {
  const { both, decided } = await samples();
  expect(decided.length / both.length).toBeGreaterThan(0.84);
  expect(decided.filter(isOpposite).length / decided.length).toBeLessThan(0.02);
});

test('of fifty scores that are turned round, at least four fifths of the decided are found', async () => {
  const { both } = await samples();
  const tilted = both.filter(({ score }) => score !== 3);
  const turned = tilted.filter((_, at) => at % Math.floor(tilted.length / 50) === 7).slice(0, 50);
  expect(turned).toHaveLength(50);
  const decided = turned.filter((one): one is Scored => one.direction !== null);
  const found = decided.filter(({ score, direction }) =>
    isOpposite({ score: 6 - score, direction }),
  );
  expect(decided.length).toBeGreaterThan(25);
  expect(found.length / decided.length).toBeGreaterThanOrEqual(0.8);
});
