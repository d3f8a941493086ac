import { automaticSummary, chapterFacts } from '../src/index.js';
import type { IndicatorKey } from '@lqc/contracts';
import { type Firm, quarterOf } from './quarter-of.js';

const told = (narrative: string, score: number, sector = 'Konstruksi') => ({
  narrative,
  score,
  sector,
});
type Told = ReturnType<typeof told>;

const firms = (all: readonly Told[]): Firm[] =>
  all.map(({ narrative, score, sector }, at) => ({
    name: `PT Contoh ${String.fromCharCode(65 + at)}${at}`,
    sector,
    score: () => score,
    narrative,
  }));

/** The draft of BAB 2 on domestic demand, or of BAB 3 on a sector. */
const draft = (all: readonly Told[], sector: string | null = null): string =>
  automaticSummary(
    chapterFacts({
      chapter: sector === null ? 'bab_2' : 'bab_3',
      indicator: sector === null ? 'domestik' : null,
      sector,
      now: quarterOf('Triwulan III 2025', firms(all)),
      before: null,
      lastYear: null,
    }),
  );

/** The draft of BAB 2 on an indicator of which eighteen contacts spoke, after a quarter of the same or other answers. */
const chapterOn = (indicator: IndicatorKey, narrative: string, score: number, before = score) => {
  const quarter = (label: string, own: number) =>
    quarterOf(label, firms(Array.from({ length: 18 }, (_, at) => told(narrative, own - (at % 2)))));
  return automaticSummary(
    chapterFacts({
      chapter: 'bab_2',
      indicator,
      sector: null,
      now: quarter('Triwulan III 2025', score),
      before: quarter('Triwulan II 2025', before),
      lastYear: null,
    }),
  );
};

const UP = 'Permintaan domestik meningkat karena';
const DOWN = 'Permintaan domestik menurun karena';
const STILL = told('Permintaan domestik tetap.', 3);

test('what several contacts give as the reason is told once, in their words, with how many they are', () => {
  const text = draft([
    told(`${UP} kunjungan wisatawan mancanegara, terutama di hotel.`, 4),
    told(`${UP} tingginya kunjungan wisatawan mancanegara sehingga hotel penuh.`, 5),
    told(`Penjualan naik didorong oleh kunjungan wisatawan mancanegara.`, 4),
    told(`${DOWN} curah hujan yang tinggi.`, 2),
    STILL,
  ]);
  expect(text).toMatch(/\b3 kontak[^.]*kunjungan wisatawan mancanegara/i);
});

test('a reason that several contacts give is told whole, or not at all', () => {
  const three = (...reasons: readonly string[]) =>
    draft([...reasons.map((reason) => told(`${UP} ${reason}.`, 4)), STILL]);
  const whole = 'musim libur sekolah dan hari raya';
  expect(three(whole, whole, whole)).toMatch(new RegExp(`3 kontak[^.]*${whole}`));
  const parted = three(whole, whole, 'musim libur sekolah dan hari besar keagamaan');
  expect(parted).toMatch(/3 kontak[^.]*musim libur sekolah(?! dan hari)/);
  const placed = three(
    ...['Denpasar', 'Badung', 'Tabanan'].map((at) => `curah hujan di kota ${at}`),
  );
  expect(placed).toMatch(/3 kontak[^.]*curah hujan(?! di)/);
  // How much is no part of it.
  const raised = three(...['6,5%', 'sebesar 6%', 'sekitar 7%'].map((by) => `kenaikan UMP ${by}`));
  expect(raised).toMatch(/3 kontak[^.]*kenaikan UMP/);
});

test("one contact's reason against what most answer is not told, and what two give is no one's", () => {
  const more = [
    told(`${UP} kunjungan wisatawan mancanegara.`, 4),
    told(`${UP} kunjungan wisatawan mancanegara.`, 5),
    told(`${UP} kunjungan wisatawan mancanegara.`, 4),
  ];
  const against = draft([...more, told(`${DOWN} curah hujan yang tinggi.`, 2), STILL]);
  expect(against).toContain('kunjungan wisatawan');
  expect(against).not.toContain('curah hujan');
  const two = ['Pertanian', 'Pertambangan'].map((sector) =>
    told(`${UP} pesanan ekspor baru.`, 4, sector),
  );
  expect(draft([...two, STILL, STILL])).not.toMatch(/salah satu kontak/i);
});

test("what is told as one contact's reason is found with one contact alone, whatever it answered", () => {
  const one = told(`${DOWN} curah hujan tinggi.`, 2);
  const more = [STILL, STILL, STILL];
  expect(draft([one, told('Permintaan domestik menurun.', 2), ...more])).toMatch(
    /salah satu kontak[^.]* curah hujan tinggi/i,
  );
  for (const other of [
    // Its sentence with the reason leads neither way.
    told('Permintaan domestik menurun. Kondisi kurang baik karena curah hujan tinggi.', 2),
    // It tells the same movement, and answered neutral.
    told(`${DOWN} curah hujan tinggi.`, 3),
  ])
    expect(draft([one, other, ...more])).not.toMatch(/salah satu kontak[^.“]* curah hujan tinggi/i);
});

test('the side of more answers is told first', () => {
  const text = draft([
    told(`${UP} pesanan ekspor baru.`, 4),
    told(`${DOWN} pelemahan daya beli.`, 2),
    told(`${DOWN} pelemahan daya beli.`, 2),
    told(`${DOWN} pelemahan daya beli.`, 1),
    told(`${UP} pesanan ekspor baru.`, 4),
    STILL,
  ]);
  expect(text.indexOf('pelemahan daya beli')).toBeGreaterThan(0);
  expect(text.indexOf('pelemahan daya beli')).toBeLessThan(text.indexOf('pesanan ekspor'));
});

test('a reason that contacts deny, or give for the other direction, is not theirs', () => {
  const text = draft([
    told('Permintaan domestik meningkat bukan karena insentif pajak baru.', 4),
    told('Permintaan domestik meningkat bukan karena insentif pajak baru.', 5),
    told('Permintaan domestik menurun karena libur panjang sekolah.', 4),
    told('Permintaan domestik menurun karena libur panjang sekolah.', 4),
    STILL,
  ]);
  expect(text).not.toMatch(/beberapa kontak [^.]*insentif pajak/i);
  expect(text).not.toMatch(/kenaikan[^.]*libur panjang/i);
});

test('nobody is told of alone whose sector shows the firm, nor quoted with a place', () => {
  const text = draft([
    told(`${UP} tambang nikel baru.`, 5, 'Pertambangan dan Penggalian'),
    told(`${UP} perluasan pabrik semen.`, 4),
    told(`${DOWN} sepinya proyek jembatan di Denpasar.`, 2),
    STILL,
    STILL,
    STILL,
  ]);
  expect(text).not.toContain('nikel');
  expect(text).not.toContain('Denpasar');
  expect(text).toContain('perluasan pabrik semen');
});

test('of a sector it is said what stands out, how many were met, and of which answers none can say', () => {
  const text = draft(
    [4, 4, 5, 4, 5, 4].map((score) => told(`${UP} proyek jalan tol.`, score)),
    'Konstruksi',
  );
  const [message = '', ...others] = text.split('\n\n');
  expect(message).toMatch(/^\*\*Di lapangan usaha Konstruksi .* berada di atas netral\.\*\*/);
  expect(message).toContain('diwakili 6 kontak');
  expect(others.join(' ')).toMatch(/proyek jalan tol/);
  expect(text).not.toMatch(/tercatat 4,33\./);
});

test('what is expected to rise is told as the expectation of a rise, not as one that rose', () => {
  const words = 'Perkiraan harga jual naik karena masuknya produk impor.';
  const text = chapterOn('perkiraan harga jual', words, 4);
  expect(text).toMatch(/perkiraan kenaikan harga jual [^.]*masuknya produk impor/);
  expect(text).not.toContain('kenaikan perkiraan');
});

test('a rise is told as that of the contacts who give its reason, whether the average rose or not', () => {
  const words = 'Harga jual naik karena masuknya produk impor.';
  for (const before of [5, 3])
    expect(chapterOn('harga jual', words, 5, before)).toMatch(
      /kenaikan harga jualnya [^.]*masuknya produk impor/,
    );
});

test('another reason is told as another one, in a sentence that begins so', () => {
  const [import_, orders] = ['masuknya produk impor', 'pesanan ekspor baru'].map((reason) =>
    told(`${UP} ${reason}.`, 4),
  );
  const text = draft([...Array(4).fill(import_), ...Array(3).fill(orders), STILL]);
  expect(text).toMatch(/4 kontak[^.]* masuknya produk impor\. Selain itu, 3 kontak \S+ pesanan/);
});
