import { personsIn } from './persons-in.js';

test('who is named as a source is a person, what they are at the firm is none', () => {
  expect(
    personsIn('Bpk. Hendrawan Tanuwijaya (Direktur Keuangan) dan Ni Luh Putu Kartikasari, Pemilik'),
  ).toEqual(['Hendrawan Tanuwijaya', 'Ni Luh Putu Kartikasari']);
});

test('a person is found behind a role and a colon, and with a name that is also a word of roles', () => {
  expect(personsIn('Direktur Utama: Bambang Utama')).toEqual(['Bambang Utama']);
});

test.each([
  'Direktur Utama',
  'General Manager',
  'Manajer Keuangan',
  'Pemilik',
  'Tidak Ada',
  'Belum Diisi',
  'Harga Jual',
  'Bank Indonesia',
  'Customer Service',
  'Quality Control',
  'Kantor Pusat',
  'PT Maju Jaya',
  'Kepala Cabang Bali',
  '0812-3899-7741',
  '-',
  '',
])('no person is kept of %p', (written) => {
  expect(personsIn(written)).toEqual([]);
});

test('a word of roles may be of a name', () => {
  expect(personsIn('I Gede Utama')).toEqual(['I Gede Utama']);
});
