import { sampleSession } from '@lqc/analysis/testing';
import { Checker, claimSheet, type Said } from '../src/index.js';

const said = (contact: string, score: number, narrative: string) =>
  ({
    contactId: contact,
    contact,
    key: 'harga jual',
    narrative,
    sector: null,
    score,
  }) satisfies Said;

/** Each of these was said by two contacts: what is told of contacts in general takes as many. */
const SAID = [
  said('PT Arunika Jaya', 5, 'Harga jual naik 5% (qtq) karena kelangkaan kedelai.'),
  said('CV Bumi Lestari', 2, 'Harga jual turun 8% (yoy) akibat sepinya lelang.'),
  said('UD Cahaya Timur', 3, 'Harga jual tetap karena perusahaan menunggu kejelasan kurs rupiah.'),
  said('PT Delima Raya', 4, 'Harga jual naik 3% (qtq) seiring insentif PPN.'),
  said('Vila Embun Pagi', 2, 'Harga jual turun 4% (qtq) akibat insentif PPN.'),
].flatMap((one) => [
  one,
  { ...one, contactId: `${one.contactId} 2`, contact: `${one.contact} Dua` },
]);
const checker = new Checker({
  ...claimSheet(await sampleSession(), { indicator: 'harga jual', sector: null, isProfile: false }),
  said: SAID,
  contacts: SAID.map(({ contact }) => contact),
});
const statusOf = (text: string) => checker.read(text).at(-1)!.status;

const UP = [
  (reason: string) => `${reason} turut menopang harga jual.`,
  (reason: string) => `${reason} ikut mengangkat harga jual.`,
  (reason: string) => `Optimisme sebagian kontak ditopang ${reason}.`,
];
const DOWN = [
  (reason: string) => `${reason} turut membebani harga jual.`,
  (reason: string) => `${reason} membayangi harga jual.`,
  (reason: string) => `${reason} menjadi penekan harga jual.`,
  (reason: string) => `Harga jual terbebani ${reason}.`,
];

test('a verb that says where a reason pushed is right where a contact says that it went there', () => {
  for (const up of UP.slice(0, 2)) {
    expect(statusOf(up('Kelangkaan kedelai'))).not.toBe('contradicted');
    for (const other of ['Sepinya lelang', 'Kurs rupiah', 'Kenaikan upah'])
      expect([up(other), statusOf(up(other))]).not.toEqual([up(other), 'supported']);
  }
  for (const down of DOWN) {
    expect(statusOf(down('Sepinya lelang'))).not.toBe('contradicted');
    for (const other of ['Kelangkaan kedelai', 'Kurs rupiah', 'Kenaikan upah'])
      expect([down(other), statusOf(down(other))]).not.toEqual([down(other), 'supported']);
  }
});

test.each([
  ['Insentif PPN berdampak berbeda antarkontak.', true],
  ['Kelangkaan kedelai berdampak berbeda antarkontak.', false],
  ['Insentif PPN tidak serta-merta mengangkat harga jual.', true],
  ['Kelangkaan kedelai tidak serta-merta mengangkat harga jual.', false],
])('that a reason did not push everybody alike: %s', (text, isSo) => {
  if (isSo) expect(statusOf(text)).not.toBe('contradicted');
  else expect(statusOf(text)).toBe('unchecked');
});

test.each([
  'Menurut perusahaan, hal tersebut terjadi seiring dengan penyesuaian upah minimum provinsi.',
  'Menurut kontak, upah minimum menjadi pertimbangan utama.',
  'Perusahaan menyebutkan upah minimum provinsi.',
  'Hal itu terjadi seiring penyesuaian tingkat upah.',
  'Perkembangan ini sejalan dengan kebijakan upah minimum.',
  'Kondisi tersebut mencerminkan penyesuaian upah minimum.',
  'Sejumlah kontak menyampaikan hal yang sama.',
  'Tekanan tersebut diprakirakan masih berlanjut.',
])('what somebody is told to have said is never passed over in silence: %s', (text) => {
  expect(statusOf(text)).toBe('unchecked');
});
