import { sampleSession } from '@lqc/analysis/testing';
import type { IndicatorKey } from '@lqc/contracts';
import { Checker, claimSheet, type Said } from '../src/index.js';

const said = (contact: string, narrative: string, key: IndicatorKey = 'harga jual') =>
  ({ contactId: `id ${contact}`, contact, key, narrative, sector: null, score: 4 }) satisfies Said;

const SAID = [
  said('UD Cahaya Timur', 'Biaya energi naik karena perubahan tarif listrik.', 'biaya energi'),
  said(
    'PT Arunika Jaya',
    'Harga jual naik 5% (qtq) karena pesanan hotel. Harga jual tumbuh sekitar 9% (yoy), terutama pada keramik lantai.',
  ),
  said('CV Bumi Lestari', 'Harga jual naik 8% (qtq) didorong mahalnya gula pasir.'),
  said('PT Delima Raya', 'Harga jual naik 4% (qtq) karena pesanan baru dari pembeli tetap.'),
  said('UD Cahaya Timur', 'Harga jual naik 3% (qtq) karena perubahan tarif listrik.'),
  said(
    'PT Embun Pagi',
    'Penurunan harga jual dipengaruhi insentif pajak sehingga penjualan ruko di Buleleng tidak sesuai target. Harga jual turun sekitar 4% (yoy) karena mahalnya baja ringan. Perusahaan melakukan efisiensi internal.',
  ),
  said(
    'CV Fajar Lestari',
    'Harga jual tercatat meningkat dibandingkan triwulan sebelumnya sejalan dengan nilai tukar rupiah. Peningkatan harga jual terutama bersumber dari garmen seiring dengan masuknya kain impor.',
  ),
  said(
    'Hotel Gita Samudra',
    'Tidak terdapat perubahan berarti pada harga jual, meskipun terdapat libur panjang. Ke depan, perusahaan akan memantau perkembangan pameran dagang sebelum mengambil keputusan.',
  ),
  said(
    'PT Indah Rimba',
    'Secara umum harga jual tidak banyak berubah karena perusahaan memilih menunggu kejelasan harga avtur.',
  ),
  said(
    'PT Indah Rimba',
    'Secara umum biaya energi tidak banyak berubah karena perusahaan memilih menunggu kejelasan musim panen.',
    'biaya energi',
  ),
  said(
    'CV Tirta Mandiri',
    'Harga jual turun sekitar 6% (yoy). Ke depan, perusahaan akan memantau perkembangan kenaikan harga pupuk.',
  ),
  said('PT Ombak Selatan', 'Akibat kenaikan stok pesaing, harga jual turun 2% (qtq).'),
];
const checker = new Checker({
  ...claimSheet(await sampleSession(), { indicator: 'harga jual', sector: null, isProfile: false }),
  said: SAID,
  contacts: [...new Set(SAID.map(({ contact }) => contact))],
});

/** The last sentence of a text with the sentences that bear it out in full. */
const lastOf = (text: string) => {
  const { status, evidence } = checker.read(text).at(-1)!;
  return {
    status,
    borneBy: evidence.filter(({ support }) => support === 'full').map(({ sentence }) => sentence),
  };
};

describe('what a sentence that names nobody is borne out by', () => {
  const about = 'CV Bumi Lestari menaikkan harga jual 8% (qtq). ';

  test('right after one company, “kontak” is that one, and nobody else’s words stand behind it', () => {
    const own = lastOf(`${about}Kontak mengaitkannya dengan mahalnya gula pasir.`);
    expect(own.status).toBe('supported');
    expect(own.borneBy).toEqual(['Harga jual naik 8% (qtq) didorong mahalnya gula pasir.']);
  });

  test('another contact’s reason does not make it right', () => {
    const other = lastOf(`${about}Kontak mengaitkannya dengan perubahan tarif listrik.`);
    expect(other.status).not.toBe('supported');
    expect(other.borneBy).toEqual([]);
  });

  test('a sentence that is not right as a whole is borne out by nobody in full', () => {
    const beside = lastOf(
      'Harga jual naik 0,89 poin, terutama di Cikarang, karena mahalnya gula pasir.',
    );
    expect(beside.status).not.toBe('supported');
    expect(beside.borneBy).toEqual([]);
  });

  test('several contacts may be others than the one before', () => {
    const others = lastOf(`${about}Salah satu kontak menyebut perubahan tarif listrik.`);
    expect(others.borneBy.length).toBeGreaterThan(0);
  });
});

describe('what a sentence of several parts is borne out by', () => {
  test('of a contact’s sentences, those with the rate that is told, not all that go the same way', () => {
    const { status, borneBy } = lastOf(
      'Kenaikan harga jual dilaporkan oleh PT Arunika Jaya (5%) dan CV Bumi Lestari (8%).',
    );
    expect(status).toBe('supported');
    expect(borneBy.toSorted()).toEqual([
      'Harga jual naik 5% (qtq) karena pesanan hotel.',
      'Harga jual naik 8% (qtq) didorong mahalnya gula pasir.',
    ]);
  });

  test('words in quotation marks are shown from the answer that the sentence is about', () => {
    const { borneBy } = lastOf(
      'UD Cahaya Timur menaikkan harga jual “karena perubahan tarif listrik”.',
    );
    expect(borneBy).toContain('Harga jual naik 3% (qtq) karena perubahan tarif listrik.');
    expect(borneBy).not.toContain('Biaya energi naik karena perubahan tarif listrik.');
  });
});

describe('which kind of thing a contact told of', () => {
  const statusOf = (reason: string) =>
    lastOf(`PT Delima Raya menyampaikan harga jual naik 4% (qtq) ${reason}.`).status;

  test('“pembeli tetap” is borne out by those words', () => {
    expect(statusOf('karena pesanan baru dari pembeli tetap')).toBe('supported');
  });

  test('“pembeli baru” is another kind, though the contact used both words', () => {
    expect(statusOf('karena pembeli baru')).not.toBe('supported');
    expect(statusOf('berkat pesanan dari pembeli baru')).not.toBe('supported');
  });
});

describe('what a contact told in two sentences', () => {
  const statusOf = (text: string) => lastOf(text).status;

  test('a reason with the effect of another reason is not borne out', () => {
    const statusFor = (reason: string) =>
      statusOf(
        `PT Embun Pagi melaporkan harga jual turun karena ${reason} sehingga penjualan ruko tidak sesuai target.`,
      );
    expect(statusFor('insentif pajak')).toBe('supported');
    expect(statusFor('mahalnya baja ringan')).toBe('unchecked');
  });

  test('what it does about it goes with any of its reasons', () => {
    expect(
      statusOf(
        'PT Embun Pagi melaporkan harga jual turun karena mahalnya baja ringan sehingga perusahaan melakukan efisiensi internal.',
      ),
    ).toBe('supported');
  });

  test('what it waits for beside another indicator is not why this one stood still', () => {
    const statusFor = (awaited: string) =>
      statusOf(
        `PT Indah Rimba memilih menunggu kejelasan ${awaited}, sehingga harga jualnya tidak banyak berubah.`,
      );
    expect(statusFor('harga avtur')).toBe('supported');
    expect(statusFor('musim panen')).toBe('unchecked');
  });

  test('what it watches is not in spite of what its prices stood still', () => {
    const statusFor = (event: string) =>
      statusOf(
        `Hotel Gita Samudra menyampaikan tidak terdapat perubahan berarti pada harga jual, meskipun terdapat ${event}.`,
      );
    expect(statusFor('libur panjang')).toBe('supported');
    expect(statusFor('pameran dagang')).toBe('unchecked');
  });

  test('a reason is held against the quarter that it was given for', () => {
    const statusFor = (reason: string) =>
      statusOf(
        `CV Fajar Lestari mencatat harga jual meningkat dibandingkan triwulan sebelumnya sejalan dengan ${reason}.`,
      );
    expect(statusFor('nilai tukar rupiah')).toBe('supported');
    expect(statusFor('masuknya kain impor')).toBe('contradicted');
  });
});

describe('where a contact says that its indicator went', () => {
  const told = (text: string) => lastOf(text).status;

  test.each([
    'CV Tirta Mandiri melaporkan kenaikan harga jual.',
    'CV Tirta Mandiri melaporkan peningkatan harga jual.',
    'CV Bumi Lestari dan CV Tirta Mandiri melaporkan kenaikan harga jual.',
    'PT Ombak Selatan melaporkan kenaikan harga jual.',
  ])('“%s” is not borne out by a rise that it only watches or gives as a reason', (text) => {
    expect(told(text)).not.toBe('supported');
  });

  test.each([
    'CV Tirta Mandiri melaporkan penurunan harga jual.',
    'CV Tirta Mandiri memantau perkembangan kenaikan harga pupuk.',
    'CV Bumi Lestari melaporkan kenaikan harga jual.',
    'PT Ombak Selatan melaporkan penurunan harga jual.',
  ])('“%s” is what it says', (text) => {
    expect(told(text)).toBe('supported');
  });
});
