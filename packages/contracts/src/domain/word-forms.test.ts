import { wordForms } from './word-forms.js';

const FAMILIES = [
  'naik kenaikan menaikkan dinaikkan naiknya kenaikannya dinaikkannya',
  'turun penurunan menurunkan diturunkan menurun turunnya',
  'minta permintaan meminta diminta permintaannya',
  'lemah melemah pelemahan melemahkan dilemahkan',
  'jual penjualan menjual dijual terjual penjualannya',
  'kirim pengiriman mengirim dikirim mengirimkan',
  'pesan pemesanan memesan dipesan pesanan pesanannya',
  'impor mengimpor diimpor impornya pengimporan',
  'upah pengupahan upahnya',
  'sesuai penyesuaian menyesuaikan disesuaikan',
  'kurs kursnya',
  'tumbuh pertumbuhan bertumbuh menumbuhkan',
  'rekrut perekrutan merekrut direkrut',
  'tunda menunda penundaan ditunda tertunda',
  'salur penyaluran menyalurkan tersalurkan',
  'kerja pekerja bekerja pekerjaan mempekerjakan dipekerjakan pekerjanya',
  'tani petani pertanian bertani petaninya',
  'dagang pedagang perdagangan berdagang diperdagangkan',
  'tambak petambak pertambakan',
  'kebun pekebun perkebunan berkebun',
  'ternak peternak peternakan beternak',
  'saing pesaing bersaing persaingan',
  'serta peserta beserta menyertakan',
  'cermin tercermin tecermin mencerminkan',
  'rencana berencana terencana perencanaan direncanakan',
  'desa pedesaan',
  'realisasi terealisasi merealisasikan direalisasikan',
  'lambat terlambat keterlambatan',
  'sedia tersedia ketersediaan persediaan',
  'puruk terpuruk keterpurukan',
  'langsung berlangsung keberlangsungan',
];

test.each(FAMILIES)('each of "%s" finds the others', (family) => {
  const words = family.split(' ');
  for (const asked of words) {
    const forms = wordForms(asked);
    expect({ asked, missing: words.filter((word) => !forms.has(word)) }).toEqual({
      asked,
      missing: [],
    });
  }
});

test.each([
  ['bali', 'bal'],
  ['perbankan', 'ban'],
  ['bahan', 'bah'],
  ['pasti', 'ketidakpastian'],
  ['tarif', 'tari'],
  ['ban', 'bank'],
  ['pesan', 'sani'],
  ['pekan', 'kanan'],
  ['berat', 'perat'],
  ['persediaan', 'peserta'],
])('"%s" does not find "%s"', (asked, other) => {
  expect(wordForms(asked).has(other)).toBe(false);
});

test('a word has a bounded number of forms', () => {
  expect(wordForms('menyesuaikan').size).toBeLessThan(1000);
});
