import { statusOf } from './free-narratives.js';

test.each([
  [
    'the place of another contact',
    'PT Delima Raya menyebut peningkatan harga jualnya terutama bersumber dari suku cadang di wilayah Gianyar.',
    'PT Delima Raya menyebut peningkatan harga jualnya terutama bersumber dari suku cadang di wilayah Badung.',
  ],
  [
    'the product of another contact',
    'PT Hulu Makmur melaporkan harga jual terkontraksi 6% (qtq), tercermin dari lebih rendahnya pesanan kayu lapis.',
    'PT Hulu Makmur melaporkan harga jual terkontraksi 6% (qtq), tercermin dari lebih rendahnya pesanan genteng.',
  ],
  [
    'the way that none of its sentences goes',
    'CV Bumi Lestari melaporkan kenaikan harga jual.',
    'CV Bumi Lestari melaporkan penurunan harga jual.',
  ],
  [
    'a denial of what it said',
    'CV Bumi Lestari melaporkan harga jual naik 8% (yoy), dan kenaikan itu diprakirakan berlanjut hingga triwulan depan.',
    'CV Bumi Lestari melaporkan harga jual naik 8% (yoy), dan kenaikan itu diprakirakan tidak berlanjut hingga triwulan depan.',
  ],
  [
    'that it ends what its own sentence says goes on',
    'CV Bumi Lestari melaporkan harga jual naik 8% (yoy) dan diprakirakan berlanjut hingga triwulan depan.',
    'CV Bumi Lestari melaporkan harga jual naik 8% (yoy), namun tidak akan berlanjut hingga triwulan depan.',
  ],
  [
    'another base',
    'PT Gading Permai melaporkan harga jual naik 2% (yoy) karena mahalnya gula pasir.',
    'PT Gading Permai melaporkan harga jual naik dibandingkan triwulan sebelumnya karena mahalnya gula pasir.',
  ],
  [
    'another score',
    'PT Delima Raya memberi skor 5 untuk harga jual.',
    'PT Delima Raya memberi skor 4 untuk harga jual.',
  ],
  [
    'a rate of interest that it never names',
    'PT Gading Permai menyampaikan modalnya berasal dari kredit sindikasi dengan suku bunga 8,75%.',
    'PT Gading Permai menyampaikan modalnya berasal dari kredit sindikasi dengan suku bunga 9,25%.',
  ],
  [
    'as done what it expects',
    'CV Bumi Lestari memperkirakan biaya energinya naik 7% (qtq) karena lelang kapal.',
    'CV Bumi Lestari melaporkan biaya energinya sudah naik 7% (qtq) karena lelang kapal.',
  ],
])('a contact is not told to have said %s', (_, right, wrong) => {
  expect(statusOf(right)).toBe('supported');
  expect(statusOf(wrong)).toBe('contradicted');
});

test('a place that nobody named is left open, since it may be one of the same', () => {
  expect(
    statusOf(
      'PT Delima Raya menyebut peningkatan harga jualnya terutama bersumber dari suku cadang di wilayah Blahbatuh.',
    ),
  ).toBe('unchecked');
});

test('that something changed is not what a contact said who saw no change', () => {
  const told = (what: string) =>
    `UD Cahaya Timur menyampaikan ${what} berarti pada harga jual, dengan kain tenun sebagai penopang utama.`;
  expect(statusOf(told('tidak ada perubahan'))).toBe('supported');
  expect(statusOf(told('ada perubahan'))).not.toBe('supported');
});
