import { SHIPPED_THEMES, themeTerms } from '@lqc/contracts';
import { mentionsOf } from './mentions.js';

const termsOf = (key: string) => themeTerms(SHIPPED_THEMES.find(({ theme }) => theme === key)!);

test.each([
  ['Pelaku usaha masih menghadapi ketidakpastian.', true],
  ['Tidak ada ketidakpastian yang berarti.', false],
  ['Tidak terdapat ketidakpastian', false],
  ['Perusahaan tidak melihat adanya ketidakpastian.', false],
  ['Tanpa ketidakpastian, investasi berjalan.', false],
  ['Belum pasti, menunggu izin.', true],
  ['Proyek tidak ditunda.', false],
  ['Tidak berencana untuk menunda ekspansi.', false],
  ['Perusahaan menunda ekspansi.', true],
  ['Penundaan proyek berlanjut.', true],
  ['Investor wait and see.', true],
  ['Permintaan tidak naik karena ketidakpastian.', true],
  ['Biaya tidak naik, ketidakpastian tetap tinggi.', true],
  ['Tidak hanya ketidakpastian, tetapi juga biaya.', true],
  ['Harga tidak berubah. Ketidakpastian ada.', true],
  ['Tidak ada ketidakpastian. Namun jadwal belum pasti.', true],
  ['Kepastian hukum baik.', false],
  ['Ketidakpastian tidak ada.', false],
  ['Ketidakpastian usaha belum terlihat pada triwulan ini, biaya naik.', false],
  ['Ketidakpastian tidak ada perubahan.', true],
  ['Ketidakpastian tidak berkurang.', true],
  ['Ketidakpastian tinggi, hambatan tidak ada.', true],
  ['Pasar masih belum menentu.', true],
  ['Situasi global yang tak menentu.', true],
])('"%s" speaks of uncertainty: %s', (narrative, speaks) => {
  expect(mentionsOf(narrative, termsOf('ketidakpastian')).length > 0).toBe(speaks);
});

test.each([
  ['kurs', 'Belum stabilnya kurs membuat harga bahan baku naik.', true],
  ['cuaca', 'Tidak menentunya cuaca mengganggu panen.', true],
  ['suku-bunga', 'Belum turunnya suku bunga menahan investasi.', true],
  ['cuaca', 'Panen baik karena tidak adanya banjir.', false],
  ['cuaca', 'Tidak terjadinya banjir menolong panen.', false],
])('of %s "%s" speaks: %s; what is denied of a thing is told of it', (theme, narrative, speaks) => {
  expect(mentionsOf(narrative, termsOf(theme)).length > 0).toBe(speaks);
});

test('a sentence is told with its words marked, and only those that are not denied', () => {
  const narrative = 'Harga stabil. Tidak ada ketidakpastian, tetapi jadwalnya belum pasti.';
  const [mention, ...more] = mentionsOf(narrative, termsOf('ketidakpastian'));
  expect(more).toEqual([]);
  expect(mention!.marks.map(([start, end]) => mention!.text.slice(start, end))).toEqual([
    'belum pasti',
  ]);
});

test('a phrase stands within one sentence, and a quoted word is no longer one', () => {
  expect(mentionsOf('Suku. Bunga mawar.', termsOf('suku-bunga'))).toEqual([]);
  expect(mentionsOf('Kursi dan pelebaran jalan.', termsOf('kurs'))).toEqual([]);
  expect(mentionsOf('Kursnya melemah.', termsOf('kurs'))).toHaveLength(1);
});
