import { lastStatusOf, statusOf } from './free-narratives.js';

const [gula, rupiah] = ['mahalnya gula pasir', 'pelemahan kurs rupiah'];

describe('companies that are meant by their place among those named', () => {
  const both = 'CV Bumi Lestari dan PT Delima Raya menaikkan harga jual';
  /** Ways to give each of the two a reason; each is wrong once the reasons are exchanged. */
  const KINDS: readonly ((first: string, second: string) => string)[] = [
    (first, second) => `${both}; yang pertama karena ${first}, yang kedua karena ${second}.`,
    (first, second) => `${both}, yang satu karena ${first}, yang lain karena ${second}.`,
    (first, second) =>
      `${both}, meski alasannya berbeda: yang pertama menyebut ${first}, yang kedua ${second}.`,
    (first, second) =>
      `${both}. Kontak yang disebut pertama mengaitkannya dengan ${first}, sedangkan kontak kedua dengan ${second}.`,
    (first, second) =>
      `${both}. Alasannya berbeda: ${first} bagi yang pertama dan ${second} bagi yang kedua.`,
  ];

  test.each(KINDS)('each with its own reason: %#', (kind) => {
    expect(lastStatusOf(kind(gula, rupiah))).not.toBe('contradicted');
    expect(['unchecked', 'contradicted']).toContain(lastStatusOf(kind(rupiah, gula)));
  });

  test('“kontak kedua” of two that were named by a sentence each', () => {
    const row = 'CV Bumi Lestari menaikkan harga jual 8% (yoy). PT Delima Raya juga menaikkannya. ';
    expect(lastStatusOf(`${row}Kontak kedua menyebut ${rupiah}.`)).not.toBe('contradicted');
    expect(lastStatusOf(`${row}Kontak kedua menyebut ${gula}.`)).not.toBe('supported');
    expect(lastStatusOf(`${row}Kontak pertama menyebut ${gula}.`)).not.toBe('contradicted');
  });

  test('“keduanya” of the two that the sentence has named', () => {
    const text = (reason: string) =>
      `CV Bumi Lestari naik 8% (yoy), sementara PT Gading Permai hanya 2% (yoy), keduanya karena ${reason}.`;
    expect(statusOf(text(gula))).not.toBe('contradicted');
    expect(statusOf(text(rupiah))).not.toBe('supported');
  });
});

describe('the same in other words', () => {
  test.each([
    ['PT Fajar Utama melaporkan penurunan harga jual, terutama pada genteng.', 'supported'],
    [
      'PT Hulu Makmur terkontraksi 6% (qtq), tercermin dari pesanan kayu lapis yang lebih rendah.',
      'supported',
    ],
    [
      'PT Hulu Makmur terkontraksi 6% (qtq), tercermin dari lebih rendahnya pesanan kayu lapis.',
      'supported',
    ],
    [
      'PT Hulu Makmur terkontraksi 6% (qtq), tercermin dari berkurangnya pesanan kayu lapis.',
      'supported',
    ],
    [
      'PT Hulu Makmur terkontraksi 6% (qtq), tercermin dari pesanan kayu lapis yang lebih tinggi.',
      'unchecked',
    ],
    [
      'PT Hulu Makmur terkontraksi 6% (qtq), tercermin dari pesanan gula pasir yang lebih rendah.',
      'unchecked',
    ],
    ['UD Cahaya Timur tidak merasakan perubahan berarti.', 'supported'],
    ['PT Delima Raya tidak merasakan perubahan berarti.', 'unchecked'],
    ['Kenaikan harga jual CV Bumi Lestari belum akan usai.', 'supported'],
    ['Kenaikan harga jual PT Delima Raya belum akan usai.', 'unchecked'],
  ] as const)('%s', (text, status) => {
    if (status === 'supported') expect(statusOf(text)).not.toBe('contradicted');
    else expect(['unchecked', 'contradicted']).toContain(statusOf(text));
  });
});

test.each([
  ['PT Arunika Jaya: energi +10% qtq.', 'supported'],
  ['PT Arunika Jaya: energi -10% qtq.', 'contradicted'],
  ['PT Arunika Jaya: biaya energi minus 10% qtq.', 'contradicted'],
])(
  'the sign of a contact’s rate is the way it went, also beside a short name: %s',
  (text, status) => {
    expect(statusOf(text)).toBe(status);
  },
);

test.each([
  ['PT Hulu Makmur terkontraksi 6% (qtq) seiring rendahnya pesanan kayu lapis.', 'supported'],
  ['PT Hulu Makmur terkontraksi 6% (qtq) seiring rendahnya pesanan gula pasir.', 'contradicted'],
])('“rendahnya pesanan” is what was told as lower orders: %s', (text, status) => {
  expect(statusOf(text)).toBe(status);
});

test.each([
  ['PT Delima Raya naik 12% (qtq) karena pelemahan nilai tukar.', 'supported'],
  ['Kenaikan harga jual PT Delima Raya tidak berkaitan dengan nilai tukar.', 'contradicted'],
])('“nilai tukar” is “kurs”, and denied as well where that was told: %s', (text, status) => {
  expect(statusOf(text)).toBe(status);
});

describe('scores and moods of a contact', () => {
  test.each([
    ['PT Delima Raya dan Vila Embun Pagi masing-masing memberi skor 5 dan 4.', 'supported'],
    ['PT Delima Raya memberi skor 5, sedangkan Vila Embun Pagi 4.', 'supported'],
    ['PT Delima Raya memberi skor 5, sedangkan Vila Embun Pagi 3.', 'unchecked'],
    ['PT Delima Raya dan Vila Embun Pagi sama-sama memberi skor 4.', 'unchecked'],
    ['PT Arunika Jaya dan PT Fajar Utama sama-sama memberi skor 2.', 'supported'],
    ['PT Arunika Jaya kurang optimistis.', 'supported'],
    ['PT Delima Raya kurang optimistis.', 'unchecked'],
    ['PT Delima Raya memberi skor paling tinggi, yakni 5.', 'supported'],
    ['PT Delima Raya memberi skor paling tinggi, yakni 4.', 'unchecked'],
    ['Dua kontak melaporkan penurunan 12% (qtq): PT Fajar Utama dan PT Arunika Jaya.', 'unchecked'],
    [
      'Tiga kontak dengan skor 2 ialah PT Arunika Jaya, PT Fajar Utama, dan PT Hulu Makmur.',
      'supported',
    ],
    [
      'Empat kontak dengan skor 2 ialah PT Arunika Jaya, PT Fajar Utama, dan PT Hulu Makmur.',
      'unchecked',
    ],
    ['Dua kontak dengan skor 2 ialah PT Arunika Jaya dan PT Fajar Utama.', 'unchecked'],
    ['PT Fajar Utama termasuk tiga kontak yang memberi skor 2.', 'supported'],
    ['PT Fajar Utama termasuk empat kontak yang memberi skor 2.', 'unchecked'],
    ['PT Delima Raya termasuk tiga kontak yang memberi skor 2.', 'unchecked'],
  ] as const)('%s', (text, status) => {
    if (status === 'supported') expect(statusOf(text)).not.toBe('contradicted');
    else expect(['unchecked', 'contradicted']).toContain(statusOf(text));
  });
});
