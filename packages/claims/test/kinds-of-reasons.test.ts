import { sampleSession } from '@lqc/analysis/testing';
import { Checker, claimSheet, type Said } from '../src/index.js';

const said = (contact: string, narrative: string) =>
  ({
    contactId: contact,
    contact,
    key: 'harga jual',
    narrative,
    sector: null,
    score: 4,
  }) satisfies Said;

const SAID = [
  said(
    'PT Arunika Jaya',
    'Harga jual naik 5% (qtq) karena kelangkaan kedelai, terutama pada tahu putih di wilayah Gianyar. Perusahaan merundingkan kontrak dengan pemasok botol. Ke depan, perusahaan akan memantau kurs rupiah. Kondisi tersebut sejalan dengan sektor di Gianyar.',
  ),
  said(
    'CV Bumi Lestari',
    'Harga jual turun 8% (yoy) akibat musim hujan. Perusahaan menunggu kejelasan kurs rupiah. Kondisi tersebut sejalan dengan sektor di Bangli.',
  ),
];
const checker = new Checker({
  ...claimSheet(await sampleSession(), { indicator: 'harga jual', sector: null, isProfile: false }),
  said: SAID,
  contacts: SAID.map(({ contact }) => contact),
});
const statusOf = (text: string) => checker.read(text).at(-1)!.status;

const ARUNIKA = 'PT Arunika Jaya melaporkan harga jual yang naik 5% (qtq). ';

/** Ways to give a reason, of the company that was named before and of contacts in general. */
const DIRECTIONS: readonly ((reason: string) => string)[] = [
  (reason) => `${ARUNIKA}Penyebabnya ${reason}.`,
  (reason) => `${ARUNIKA}Kontak menghubungkannya dengan ${reason}.`,
  (reason) => `${ARUNIKA}Kontak menyebut ${reason} sebagai pendorong kenaikan tersebut.`,
  (reason) => `${ARUNIKA}Faktor ${reason} memicu kenaikan itu.`,
  (reason) => `Salah satu kontak menaikkan harga jual karena ${reason}.`,
  (reason) => `Kenaikan harga jual pada salah satu kontak dipicu oleh ${reason}.`,
];

test.each(DIRECTIONS.map((direction) => [direction('kelangkaan kedelai'), direction] as const))(
  'a reason is one that was given as such, in whatever words: %s',
  (text, direction) => {
    expect(statusOf(text)).toBe('supported');
    // What it sells, whom it buys from, what it watches and another's reason are none of its.
    for (const other of ['tahu putih', 'botol', 'kurs rupiah', 'musim hujan', 'kenaikan upah'])
      expect([direction(other), statusOf(direction(other))]).not.toEqual([
        direction(other),
        'supported',
      ]);
  },
);

test.each([
  ['Faktor cuaca turut berperan.', true],
  ['Faktor pariwisata turut berperan.', false],
  ['Kurs rupiah disebut sebagai penyebabnya.', false],
  [`${ARUNIKA}Ke depan, perusahaan memantau kurs rupiah sebelum mengambil keputusan.`, true],
  [`${ARUNIKA}Ke depan, perusahaan memantau kedelai sebelum mengambil keputusan.`, false],
  [`${ARUNIKA}Kondisi tersebut sejalan dengan sektornya di Gianyar.`, true],
  [`${ARUNIKA}Kondisi tersebut sejalan dengan sektornya di Bangli.`, false],
  [`${ARUNIKA}Kenaikan itu bersumber dari tahu putih di Gianyar.`, true],
  [`${ARUNIKA}Kenaikan itu bersumber dari tahu putih di Bangli.`, false],
])('what bears a reason out: %s', (text, isTold) => {
  const status = statusOf(text);
  if (isTold) expect(status).not.toBe('contradicted');
  else expect(['unchecked', 'contradicted']).toContain(status);
});
