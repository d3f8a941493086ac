import { lastStatusOf, TOLD, type Told } from './free-narratives.js';

/** What companies say in one sentence that names them first and gives their figures in their order. */
const TOGETHER: readonly ((names: string, rates: string, direction: Told) => string)[] = [
  (names, rates, { isUp }) =>
    `${names} melaporkan harga jual yang lebih ${isUp ? 'tinggi' : 'rendah'} ${rates} (qtq).`,
  (names, rates, { isUp }) =>
    `${names} melaporkan harga jualnya ${isUp ? 'naik' : 'turun'} ${rates} (qtq).`,
  (names, rates, { isUp }) =>
    `${names} menyampaikan ${isUp ? 'kenaikan' : 'penurunan'} harga jual masing-masing ${rates} (qtq).`,
];

test('rates of several companies are held against each of them in turn', () => {
  const quarterly = TOLD.filter(({ base, isUp }) => base === 'qtq' && isUp);
  expect(quarterly.length).toBeGreaterThan(1);
  for (const one of quarterly)
    for (const other of quarterly.filter((two) => two !== one))
      for (const text of TOGETHER) {
        const names = `${one.contact} dan ${other.contact}`;
        const right = text(names, `${one.rate} dan ${other.rate}`, one);
        const wrong = [
          text(names, `${other.rate} dan ${one.rate}`, one),
          text(names, `${one.rate} dan 9%`, one),
          text(names, `${one.rate} dan ${other.rate}`, { ...one, isUp: false }),
          right.replace('qtq', 'yoy'),
        ];
        expect([right, lastStatusOf(right)]).not.toEqual([right, 'contradicted']);
        for (const twin of wrong)
          expect([twin, lastStatusOf(twin)]).not.toEqual([twin, 'supported']);
      }
});

/** Right sentences, each with twins of which one thing is wrong. */
const KINDS: readonly (readonly [right: string, ...wrong: string[]])[] = [
  [
    'Harga jual PT Fajar Utama turun 12% (qtq). Penurunan yang lebih kecil disampaikan PT Hulu Makmur (6%) dan PT Arunika Jaya (5,7%).',
    'Harga jual PT Fajar Utama turun 12% (qtq). Penurunan yang lebih kecil disampaikan PT Hulu Makmur (5,7%) dan PT Arunika Jaya (6%).',
    'Harga jual PT Fajar Utama turun 12% (qtq). Penurunan yang lebih besar disampaikan PT Hulu Makmur (6%) dan PT Arunika Jaya (5,7%).',
    'Harga jual PT Fajar Utama turun 12% (qtq). Penurunan yang lebih kecil disampaikan PT Delima Raya (12%) dan PT Arunika Jaya (5,7%).',
    'Harga jual PT Arunika Jaya turun 5,7% (qtq). Penurunan yang lebih kecil disampaikan PT Hulu Makmur (6%) dan PT Fajar Utama (12%).',
    'Harga jual PT Fajar Utama turun 12% (qtq). Penurunan yang lebih kecil disampaikan PT Hulu Makmur (6%) dan Vila Embun Pagi (3%).',
  ],
  [
    'Harga jual PT Fajar Utama turun 12% (qtq). Penurunan yang lebih kecil disampaikan PT Arunika Jaya (5,7%) dan PT Hulu Makmur (6%).',
  ],
  [
    'Baik PT Arunika Jaya maupun PT Fajar Utama menjawab di bawah netral, masing-masing dengan skor 2.',
    'Baik PT Arunika Jaya maupun PT Delima Raya menjawab di bawah netral, masing-masing dengan skor 2.',
  ],
  [
    'Baik CV Bumi Lestari maupun PT Delima Raya menjawab di atas netral, masing-masing dengan skor 4 dan 5.',
    'Baik CV Bumi Lestari maupun PT Delima Raya menjawab di atas netral, masing-masing dengan skor 5 dan 4.',
    'Baik CV Bumi Lestari maupun PT Arunika Jaya menjawab di atas netral, masing-masing dengan skor 4 dan 2.',
    'Baik CV Bumi Lestari maupun PT Delima Raya menjawab di bawah netral, masing-masing dengan skor 4 dan 5.',
  ],
  [
    'CV Bumi Lestari menyampaikan harga jual naik 8% (yoy), "didorong mahalnya gula pasir". Faktor yang sama disebut PT Gading Permai, dengan kenaikan 2% (yoy).',
    'CV Bumi Lestari menyampaikan harga jual naik 8% (yoy), "didorong mahalnya gula pasir". Faktor yang sama disebut PT Delima Raya, dengan kenaikan 12% (qtq).',
    'CV Bumi Lestari menyampaikan harga jual naik 8% (yoy), "didorong mahalnya gula pasir". Faktor yang sama disebut PT Gading Permai, dengan kenaikan 8% (yoy).',
    'CV Bumi Lestari menyampaikan harga jual naik 8% (yoy), "didorong mahalnya gula pasir". Faktor yang sama disebut PT Gading Permai, dengan kenaikan 2% (qtq).',
  ],
  [
    'Mahalnya gula pasir menjadi salah satu faktor yang menyertai kenaikan harga jual menurut kontak. Hal ini antara lain disampaikan CV Bumi Lestari dan PT Gading Permai.',
    'Mahalnya gula pasir menjadi salah satu faktor yang menyertai kenaikan harga jual menurut kontak. Hal ini antara lain disampaikan CV Bumi Lestari dan PT Delima Raya.',
    'Mahalnya gula pasir menjadi salah satu faktor yang menyertai penurunan harga jual menurut kontak. Hal ini antara lain disampaikan CV Bumi Lestari dan PT Gading Permai.',
  ],
  [
    'PT Hulu Makmur menyampaikan harga jualnya turun 6% (qtq), dengan pesanan kayu lapis yang lebih rendah.',
    'PT Hulu Makmur menyampaikan harga jualnya turun 6% (qtq), dengan pesanan kayu lapis yang lebih tinggi.',
    'PT Fajar Utama menyampaikan harga jualnya turun 12% (qtq), dengan pesanan kayu lapis yang lebih rendah.',
    'PT Hulu Makmur menyampaikan harga jualnya turun 6% (qtq), dengan pesanan genteng yang lebih rendah.',
  ],
  [
    'PT Fajar Utama melaporkan harga jualnya turun 12% (qtq). Secara tahunan, penurunannya lebih terbatas, yaitu 4% (yoy), terutama pada genteng.',
    'PT Fajar Utama melaporkan harga jualnya turun 12% (qtq). Secara tahunan, penurunannya lebih dalam, yaitu 4% (yoy), terutama pada genteng.',
    'PT Fajar Utama melaporkan harga jualnya turun 12% (qtq). Secara tahunan, penurunannya lebih terbatas, yaitu 5% (yoy), terutama pada genteng.',
    'PT Fajar Utama melaporkan harga jualnya turun 12% (qtq). Secara tahunan, penurunannya lebih terbatas, yaitu 4% (yoy), terutama pada kayu lapis.',
  ],
  [
    'PT Fajar Utama melaporkan harga jualnya turun 12% (qtq). Kenaikan sebesar itu juga disampaikan PT Delima Raya.',
    'PT Fajar Utama melaporkan harga jualnya turun 12% (qtq). Kenaikan sebesar itu juga disampaikan Vila Embun Pagi.',
    'PT Fajar Utama melaporkan harga jualnya turun 12% (qtq). Penurunan sebesar itu juga disampaikan PT Delima Raya.',
  ],
];

test.each(KINDS)('%s', (right, ...wrong) => {
  expect(lastStatusOf(right)).not.toBe('contradicted');
  for (const twin of wrong) expect([twin, lastStatusOf(twin)]).not.toEqual([twin, 'supported']);
});
