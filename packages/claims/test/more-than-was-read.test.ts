import { indicatorOf, type IndicatorKey, LIKERT_INDICATORS, SECTORS } from '@lqc/contracts';
import { sheetOf, sheetOfProfile } from './sample-sheet.js';

const KEYS = LIKERT_INDICATORS.map(({ key }) => key);
const nameOf = (key: IndicatorKey) => indicatorOf(key).label.toLowerCase();

test.each([
  'tetap menjadi indikator tertinggi',
  'kembali menjadi indikator tertinggi',
  'menjadi indikator tertinggi pada ketiga triwulan',
  'menjadi indikator dengan rata-rata tertinggi pada kedua triwulan',
])('"%s" is not endorsed by the figures of one quarter', async (said) => {
  const { statusOf } = await sheetOf('domestik');
  for (const key of KEYS) {
    const text = `${nameOf(key)} ${said}.`;
    expect([text, statusOf(text)]).not.toEqual([text, 'supported']);
  }
});

test('the greatest rise is held against each of two quarters', async () => {
  const { facts, statusOf } = await sheetOf('domestik');
  const isGreatest = (key: IndicatorKey, base: 'before' | 'last_year') => {
    const by = (one: IndicatorKey) => facts.fact('change', { indicator: one, base }).value;
    return KEYS.every((one) => one === key || by(one) < by(key));
  };
  for (const key of KEYS) {
    const text = `${nameOf(key)} mencatat kenaikan terbesar, baik dibandingkan triwulan sebelumnya maupun dibandingkan tahun sebelumnya.`;
    const isTrue = isGreatest(key, 'before') && isGreatest(key, 'last_year');
    expect([text, statusOf(text) === 'supported']).toEqual([text, isTrue]);
  }
});

test('a number of companies that stays the same in three quarters is read of each of them', async () => {
  const { sheet, statusOf } = await sheetOfProfile();
  const counted = SECTORS.flatMap(({ name }) => {
    const counts = (['now', 'before', 'last_year'] as const).map(
      (period) => sheet.table.find({ measure: 'companies', sector: name, period })?.value ?? 0,
    );
    return counts[0]! > 0 ? [{ name, counts }] : [];
  });
  const isKept = ({ counts }: (typeof counted)[number]) => new Set(counts).size === 1;
  expect(counted.some((one) => !isKept(one) && one.counts[0] === one.counts[1])).toBe(true);
  for (const one of counted) {
    const text = `Jumlah perusahaan ${one.name} bertahan di ${one.counts[0]} pada ketiga periode.`;
    expect([text, statusOf(text) === 'supported' && !isKept(one)]).toEqual([text, false]);
  }
});

test('what some contacts told is not endorsed of contacts in general', async () => {
  const { statusOf } = await sheetOf('domestik');
  expect(statusOf('Beberapa kontak melakukan efisiensi internal.')).toBe('supported');
  expect(statusOf('Kontak umumnya melakukan efisiensi internal.')).toBe('unchecked');
  expect(statusOf('Secara umum kontak melakukan efisiensi internal.')).toBe('unchecked');
  expect(statusOf('Kontak yang melakukan efisiensi umumnya berada di Denpasar.')).toBe('unchecked');
});

test('nobody is said to expect what nobody is asked about, nor for a quarter beyond the next', async () => {
  const { sheet, statusOf } = await sheetOf('perkiraan tingkat upah');
  expect(sheet.table.periods.now).toBe('Triwulan I 2025');
  const rise = (when: string) => statusOf(`Kontak memperkirakan tingkat upah naik ${when}.`);
  for (const later of ['Triwulan III 2025', 'Triwulan IV 2025'])
    expect([later, rise(`pada ${later}`)]).not.toEqual([later, 'supported']);
  const { statusOf: ofStock } = await sheetOf('persediaan');
  expect(ofStock('Kontak pada umumnya memperkirakan persediaan tetap tinggi.')).toBe('unchecked');
});

test('no narrative bears out what is said of the survey itself', async () => {
  const { statusOf } = await sheetOfProfile();
  for (const text of [
    'Komposisi kontak berdasarkan orientasi pasar tidak berubah dibandingkan triwulan sebelumnya.',
    'Komposisi kontak menurut sektor hampir sama dengan Triwulan I 2024.',
    'Jumlah kontak pada Industri Pengolahan sama pada ketiga triwulan.',
    'Industri Pengolahan kembali menjadi kontak liaison pada Triwulan I 2025.',
    'Seluruh sektor yang diwawancarai pada Triwulan IV 2024 kembali diwawancarai.',
  ])
    expect([text, ['supported', 'no_claim'].includes(statusOf(text))]).toEqual([text, false]);
});

const RATE_OF = /(naik|tumbuh|turun) sekitar ([\d,]+%) \(yoy\), terutama pada (?:produk )?([^,.]+)/;
const OTHER_OF =
  /(?:penjualan|pemasok|mengoptimalkan|bersumber dari) ([a-z][a-z ]+?)(?: di | sebagai|[,.])/g;

test('what a rate was of is told by the sentence that has the rate', async () => {
  let tried = 0;
  for (const key of ['domestik', 'harga jual', 'tenaga kerja', 'investasi'] as const) {
    const { sheet, statusOf } = await sheetOf(key);
    for (const { contact, narrative } of sheet.said.filter((one) => one.key === key)) {
      const found = RATE_OF.exec(narrative);
      if (!found) continue;
      const [, direction, rate, product] = found;
      const text = (of: string) =>
        `${contact} menyampaikan ${nameOf(key)} ${direction} sekitar ${rate} (yoy), terutama pada ${of}.`;
      expect([text(product!), statusOf(text(product!))]).toEqual([text(product!), 'supported']);
      for (const [, other] of narrative.matchAll(OTHER_OF)) {
        if (other === product) continue;
        tried += 1;
        expect([text(other!), statusOf(text(other!))]).not.toEqual([text(other!), 'supported']);
      }
    }
  }
  expect(tried).toBeGreaterThan(3);
});

test.each(['upah minimum', 'UMP'])(
  'a rise of %s is no rise of wages, and nobody named it',
  async (minimum) => {
    const { statusOf } = await sheetOf('perkiraan tingkat upah');
    const text = `Kontak memperkirakan tingkat upah naik karena kenaikan ${minimum}.`;
    expect(statusOf(text)).not.toBe('supported');
  },
);
