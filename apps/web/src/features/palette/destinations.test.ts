import { destinationsFor } from './destinations';

const labels = (typed: string, isAdmin = false) =>
  destinationsFor(typed, {
    isAdmin,
    contacts: [{ href: '/kontak/abc', label: 'PT Mina Jaya Contoh' }],
  }).flatMap(({ items }) => items.map(({ label }) => label));

test('before anything is typed every page stands there, and no search', () => {
  expect(labels('')).toEqual(expect.arrayContaining(['Beranda', 'Riwayat', 'Kontak', 'Bantuan']));
  expect(labels('').some((label) => label.startsWith('Cari “'))).toBe(false);
});

test('beginnings of words find a page, in any order and case', () => {
  expect(labels('RENC')).toContain('Rencana kunjungan');
  expect(labels('diary gab')).toContain('Gabung Excel Diary Notes');
  expect(labels('diary gab')).not.toContain('Beranda');
});

test('what is typed can always be searched for, also when nothing is called so', () => {
  expect(labels('biaya logistik & upah')).toEqual([
    'PT Mina Jaya Contoh',
    'Cari “biaya logistik & upah” dalam semua narasi',
  ]);
  const [last] = destinationsFor('a & b', { isAdmin: false, contacts: [] }).at(-1)!.items;
  expect(new URLSearchParams(last!.href.split('?')[1]).get('q')).toBe('a & b');
});

test('an indicator is found by the beginnings of its words, with its history', () => {
  expect(labels('inves')).toEqual(expect.arrayContaining(['Investasi', 'Perkiraan Investasi']));
  const found = destinationsFor('harga jual', { isAdmin: false, contacts: [] });
  const addresses = found.flatMap(({ items }) => items.map(({ href }) => href));
  expect(addresses).toContain('/riwayat?indicator=harga%20jual');
});

test('settings that only admins have are offered to admins alone', () => {
  expect(labels('peng')).not.toContain('Pengguna');
  expect(labels('peng', true)).toContain('Pengguna');
});
