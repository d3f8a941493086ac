import { lastStatusOf, statusOf, type Told, TOLD } from './free-narratives.js';
import { isNotTurned } from './neither-way.js';

/** A company's rate, told first, that another's is set beside. */
const first = ({ contact, isUp, rate, base }: Told) =>
  `${contact} melaporkan harga jualnya ${isUp ? 'naik' : 'turun'} ${rate} (${base}). `;
const noun = ({ isUp }: Told) => (isUp ? 'kenaikan' : 'kontraksi');
const sizeOf = ({ rate }: Told) => Number(rate.replace('%', '').replace(',', '.'));

/** Ways to set a company's rate beside the one that was just told: as larger, or as smaller. */
const SIDES: readonly ((one: Told, isMore: boolean) => string)[] = [
  (one, isMore) =>
    `${one.contact} mencatat ${noun(one)} yang lebih ${isMore ? 'tinggi' : 'rendah'}, yakni ${one.rate} (${one.base}).`,
  (one, isMore) =>
    `${isMore ? 'Angka yang jauh lebih besar' : 'Angka yang jauh lebih kecil'}, ${one.rate} (${one.base}), disampaikan ${one.contact}.`,
  (one, isMore) =>
    `${one.contact} berada di ${isMore ? 'atasnya' : 'bawahnya'}, ${one.rate} (${one.base}), karena ${one.reason}.`,
  (one, isMore) =>
    `Harga jual ${one.contact} ${one.isUp ? 'naik' : 'turun'} lebih ${isMore ? 'kencang' : 'terbatas'} lagi, ${one.rate} (${one.base}).`,
];

const pairs = TOLD.flatMap((one) =>
  TOLD.filter((other) => other !== one && other.isUp === one.isUp && other.base === one.base).map(
    (other) => [one, other] as const,
  ),
);

test('a rate beside the one that was told before is larger or smaller, as the two of them say', () => {
  const statuses = pairs.flatMap(([one, other]) =>
    SIDES.flatMap((side) =>
      [true, false].map((isMore) => {
        const text = first(one) + side(other, isMore);
        const isRight = sizeOf(other) > sizeOf(one) === isMore;
        return [text, isRight ? 'supported' : 'contradicted', lastStatusOf(text)];
      }),
    ),
  );
  expect(statuses.length).toBeGreaterThan(0);
  expect(
    statuses.filter(([, expected, found]) => !isNotTurned(found, expected === 'supported')),
  ).toEqual([]);
});

test.each([
  // Of no other company, of another direction, against another quarter: larger than what?
  'PT Delima Raya mencatat kenaikan yang lebih tinggi, yakni 12% (qtq).',
  'PT Arunika Jaya melaporkan harga jualnya turun 5,7% (qtq). PT Delima Raya mencatat kenaikan yang lebih tinggi, yakni 12% (qtq).',
  'PT Delima Raya melaporkan harga jualnya naik 12% (qtq). CV Bumi Lestari mencatat kenaikan yang lebih rendah, yakni 8% (yoy).',
  // A fourth of it is not a little less.
  'PT Delima Raya melaporkan harga jualnya naik 12% (qtq). Vila Embun Pagi mencatat kenaikan yang sedikit lebih rendah, 3% (qtq).',
  'PT Delima Raya melaporkan harga jualnya naik 12% (qtq). Vila Embun Pagi mencatat kenaikan yang hampir sama, 3% (qtq).',
  'PT Delima Raya melaporkan harga jualnya naik 12% (qtq), sedangkan Vila Embun Pagi mengalami kenaikan dengan besaran yang sama.',
])('what is not so beside it is never endorsed: %s', (text) => {
  expect(['unchecked', 'contradicted']).toContain(lastStatusOf(text));
});

test('a rate that is the same as the one before need not be written again', () => {
  const text = (contact: string, how: string) =>
    `PT Fajar Utama melaporkan harga jualnya turun 12% (qtq), sedangkan ${contact} mengalami kenaikan ${how}.`;
  expect(statusOf(text('PT Delima Raya', 'dengan besaran yang sama'))).not.toBe('contradicted');
  expect(statusOf(text('PT Delima Raya', 'yang sama, tetapi secara triwulanan'))).not.toBe(
    'contradicted',
  );
  expect(statusOf(text('PT Delima Raya', 'yang sama besar secara tahunan'))).not.toBe('supported');
  expect(statusOf(text('Vila Embun Pagi', 'dengan besaran yang sama'))).not.toBe('supported');
});

describe('the reason that was told before', () => {
  const text = (contact: string) =>
    `CV Bumi Lestari menaikkan harga jual karena mahalnya gula pasir. Faktor yang sama disebut ${contact}.`;

  test('is that of whoever names it', () => {
    expect(lastStatusOf(text('PT Gading Permai'))).not.toBe('contradicted');
    expect(lastStatusOf(text('Vila Embun Pagi'))).not.toBe('supported');
    expect(lastStatusOf(text('UD Cahaya Timur'))).not.toBe('supported');
  });
});

describe('who alone answered or moved so', () => {
  test.each([
    ['PT Delima Raya satu-satunya yang memberi skor 5.', 'supported'],
    [
      'Satu-satunya skor 5 datang dari PT Delima Raya, yang harga jualnya naik 12% (qtq).',
      'supported',
    ],
    ['Satu-satunya skor 2 diberikan PT Arunika Jaya.', 'unchecked'],
    [
      'Penurunan hanya disampaikan oleh PT Arunika Jaya, PT Fajar Utama, dan PT Hulu Makmur.',
      'supported',
    ],
    ['Penurunan hanya disampaikan oleh PT Arunika Jaya.', 'contradicted'],
    [
      'Satu-satunya yang melihat penurunan adalah PT Arunika Jaya, yakni 5,7% (qtq).',
      'contradicted',
    ],
    ['Yang paling optimistis adalah PT Delima Raya dengan skor 5.', 'supported'],
    ['Yang paling optimistis adalah Vila Embun Pagi dengan skor 4.', 'unchecked'],
  ] as const)('%s', (text, status) => {
    const found = statusOf(text);
    if (status === 'supported') expect(found).not.toBe('contradicted');
    else expect(['unchecked', 'contradicted']).toContain(found);
  });
});

describe('what stands before a name behind “sedangkan” is of that one', () => {
  test.each([
    [
      'Di Gianyar, PT Delima Raya mencatat kenaikan 12% (qtq), sedangkan di Ubud Vila Embun Pagi 3% (qtq).',
      'supported',
    ],
    [
      'PT Delima Raya mencatat kenaikan 12% (qtq), sedangkan kenaikan 3% (qtq) dialami Vila Embun Pagi.',
      'supported',
    ],
    [
      'PT Delima Raya mencatat kenaikan 3% (qtq), sedangkan kenaikan 12% (qtq) dialami Vila Embun Pagi.',
      'unchecked',
    ],
  ] as const)('%s', (text, status) => {
    expect(isNotTurned(statusOf(text), status === 'supported')).toBe(true);
  });
});

test('all ways of saying that something stood still say the same', () => {
  for (const still of ['stabil', 'tidak banyak berubah', 'masih terjaga pada level yang sama']) {
    expect(statusOf(`UD Cahaya Timur menilai harga jualnya ${still}.`)).toBe('supported');
    expect(statusOf(`PT Delima Raya menilai harga jualnya ${still}.`)).not.toBe('supported');
  }
});

test('two rates in one sentence are held each against the sentence that gives it', () => {
  const text = (rate: string) =>
    `PT Fajar Utama melaporkan penurunan 12% (qtq) karena sepinya lelang, plus ${rate} (yoy) terutama pada genteng.`;
  expect(statusOf(text('4%'))).toBe('supported');
  expect(statusOf(text('9%'))).not.toBe('supported');
});
