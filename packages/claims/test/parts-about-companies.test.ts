import { lastStatusOf, statusOf } from './free-narratives.js';
import { isNotTurned } from './neither-way.js';

const open = (text: string) => expect(['unchecked', 'contradicted']).toContain(lastStatusOf(text));

describe('where it was felt most is not joined to a change that another sentence of the contact tells', () => {
  const text = (place: string) =>
    `PT Delima Raya menaikkan harga jual 12% (qtq) karena pelemahan kurs rupiah, ${place}.`;

  test('of the same indicator and the same direction', () => {
    const told =
      'Vila Embun Pagi menaikkan harga jual 3% (qtq) seiring kunjungan wisatawan mancanegara, terutama di Ubud.';
    expect(statusOf(told)).toBe('supported');
    open(text('terutama dari suku cadang di wilayah Gianyar'));
    open(text('dengan suku cadang di Gianyar sebagai sumber utama'));
    open(text('terutama dari keramik lantai'));
    open(text('dengan genteng di Badung sebagai sumber utama'));
  });
});

describe('a rate that was told is set beside the next one', () => {
  const before = 'PT Delima Raya menaikkan harga jual 12% (qtq). ';

  test.each([
    [
      'Kenaikan ini lebih tinggi daripada yang dialami Vila Embun Pagi, yaitu 3% (qtq).',
      'supported',
    ],
    ['Kenaikan tersebut jauh di atas Vila Embun Pagi yang mencatat 3% (qtq).', 'supported'],
    [
      'Kenaikan ini lebih rendah daripada yang dialami Vila Embun Pagi, yaitu 3% (qtq).',
      'contradicted',
    ],
    ['Kenaikan tersebut masih di bawah Vila Embun Pagi yang mencatat 3% (qtq).', 'contradicted'],
    ['Berlawanan dengan itu, PT Hulu Makmur mencatat kontraksi 6% (qtq).', 'supported'],
    ['Berbeda arah, PT Fajar Utama menurunkan harga jualnya.', 'supported'],
  ] as const)('%s', (text, status) => {
    expect(isNotTurned(lastStatusOf(before + text), status === 'supported')).toBe(true);
  });

  test.each([
    'Berlawanan dengan itu, Vila Embun Pagi mencatat kenaikan 3% (qtq).',
    'Berbeda arah, CV Bumi Lestari menaikkan harga jualnya.',
    'Kenaikan ini lebih tinggi daripada yang dialami CV Bumi Lestari, yaitu 8% (yoy).',
  ])('never endorsed: %s', (text) => open(before + text));
});

test('what “masing-masing” leads to ends where another company is spoken of', () => {
  const text = (first: string, second: string) =>
    `PT Delima Raya dan Vila Embun Pagi menaikkan harga jual masing-masing ${first} dan ${second} (qtq), sedangkan PT Hulu Makmur terkontraksi 6% (qtq).`;
  expect(statusOf(text('12%', '3%'))).toBe('supported');
  open(text('3%', '12%'));
});

test('a reason may stand in front of what it moved', () => {
  const text = (contact: string, reason: string, noun: string) =>
    `${contact} menyebut ${reason} sebagai penyebab ${noun} harga jual.`;
  expect(statusOf(text('PT Delima Raya', 'pelemahan kurs rupiah', 'kenaikan'))).toBe('supported');
  expect(statusOf(text('CV Bumi Lestari', 'mahalnya gula pasir', 'naiknya'))).toBe('supported');
  open(text('PT Delima Raya', 'pelemahan kurs rupiah', 'penurunan'));
  open(text('PT Delima Raya', 'mahalnya gula pasir', 'kenaikan'));
});

describe('the names of those who were counted', () => {
  const three = 'PT Arunika Jaya, PT Fajar Utama, dan PT Hulu Makmur';
  test.each([
    [`Tiga kontak dengan skor 2 ialah ${three}.`, 'supported'],
    [
      'Tiga kontak dengan skor 2 ialah PT Arunika Jaya, PT Fajar Utama, dan PT Delima Raya.',
      'open',
    ],
    [`Empat kontak melaporkan penurunan harga jual, yakni ${three}.`, 'open'],
  ] as const)('%s', (text, status) => {
    if (status === 'supported') expect(statusOf(text)).not.toBe('contradicted');
    else open(text);
  });
});
