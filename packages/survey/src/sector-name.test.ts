import { SECTORS } from '@lqc/contracts';
import { sectorName } from './sector-name.js';

test.each([
  ['C. Industri Pengolahan', 'Industri Pengolahan'],
  ['pertambangan & penggalian', 'Pertambangan dan Penggalian'],
  ['Akmamin', 'Penyediaan Akomodasi dan Makan Minum'],
  ['Perdagangan Besar dan Eceran', 'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor'],
  ['R,S,T,U Jasa Lainnya', 'Jasa Lainnya'],
  ['Pertanian, Kehutanan & Perikanan', 'Pertanian, Kehutanan, dan Perikanan'],
  ['Jasa Keuangan', 'Jasa Keuangan dan Asuransi'],
  ['(C) INDUSTRI PENGOLAHAN', 'Industri Pengolahan'],
  ['Kategori F - Konstruksi', 'Konstruksi'],
  ['RSTU. Jasa Lainnya', 'Jasa Lainnya'],
  ['Real Estate', 'Real Estat'],
  ['Industri Pengolahan (C)', 'Industri Pengolahan'],
  ['Jasa Lainnya (R,S,T,U)', 'Jasa Lainnya'],
  ['Jasa Perusahaan (MN)', 'Jasa Perusahaan'],
  ['C', 'Industri Pengolahan'],
  ['Kategori f.', 'Konstruksi'],
  ['M,N', 'Jasa Perusahaan'],
  ['RSTU', 'Jasa Lainnya'],
  ['M', undefined],
  ['A C', undefined],
  ['V', undefined],
  ['Luar Angkasa (C)', undefined],
  ['Luar Angkasa', undefined],
  ['', undefined],
])('the business field "%s" is %s', (written, name) => {
  expect(sectorName(written)).toBe(name);
});

test('every one of the 17 is known by its name, after its letters, and by its short forms', () => {
  for (const { code, name, aliases } of SECTORS)
    for (const written of [
      name,
      code,
      `${code}. ${name}`,
      `${code} - ${name.toUpperCase()}`,
      ...aliases,
    ])
      expect(sectorName(written)).toBe(name);
});
