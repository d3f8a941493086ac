import { checkedText } from '../src/index.js';
import { construction, sellingPrice } from './sheets.js';

const readAs = (text: string, sheet = sellingPrice) =>
  checkedText(text, sheet).statements.flatMap(({ claims }) => claims.map((one) => one.read_as));

test.each([
  [
    'Harga jual turun 0,64 poin menjadi 2,98.',
    [
      'Rata-rata, Harga Jual, Triwulan III 2025: 0,64 poin turun terhadap Triwulan II 2025',
      'Rata-rata, Harga Jual, Triwulan III 2025: 2,98',
    ],
  ],
  [
    'Harga jual meningkat dibandingkan triwulan sebelumnya.',
    ['Rata-rata, Harga Jual, Triwulan III 2025: naik terhadap Triwulan II 2025'],
  ],
  [
    'Rata-rata harga jual berada di bawah netral.',
    ['Rata-rata, Harga Jual, Triwulan III 2025: di bawah netral'],
  ],
  [
    'Harga jual berada 0,02 poin di bawah netral.',
    ['Rata-rata, Harga Jual, Triwulan III 2025: 0,02 poin di bawah netral'],
  ],
])('shows beside a sentence as what it was read, right or wrong: %s', (text, told) => {
  expect(readAs(text)).toEqual(expect.arrayContaining(told));
});

test('nothing is shown as read of a quarter that the session has no data of', () => {
  expect(readAs('Harga jual turun dibandingkan Triwulan I 2020.')).not.toContainEqual(
    expect.stringContaining('turun'),
  );
});

test('nothing is shown as read of what contacts said', () => {
  expect(readAs('Salah satu kontak menurunkan harga 5,7% karena persaingan impor.')).toEqual([
    null,
  ]);
  expect(readAs('Cuaca buruk merusak panen.', construction)).toEqual([null]);
});
