import type { IndicatorKey } from '@lqc/contracts';
import { sampleSession } from '@lqc/analysis/testing';
import { Checker, claimSheet, type Said } from '../src/index.js';

const said = (
  contact: string,
  score: number,
  narrative: string,
  key: IndicatorKey = 'harga jual',
) =>
  ({
    contactId: `id ${contact} ${key}`,
    contact,
    key,
    narrative,
    sector: null,
    score,
  }) satisfies Said;

/** What contacts said in words of their own, not in those of the samples. */
const SAID = [
  said(
    'PT Arunika Jaya',
    2,
    'Harga jual turun 5,7% (qtq) karena persaingan produk impor, terutama pada keramik lantai. Ke depan perusahaan memantau kurs rupiah.',
  ),
  said(
    'CV Bumi Lestari',
    4,
    'Kontak menaikkan harga jual 8% (yoy) didorong mahalnya gula pasir, dan diprakirakan berlanjut hingga triwulan depan.',
  ),
  said(
    'UD Cahaya Timur',
    3,
    'Harga jual relatif stabil; kontak memilih menunggu kejelasan upah minimum. Harga jual masih terjaga pada level yang sama; kain tenun menjadi penopang utama. Perusahaan menyesuaikan jam kerja dan menegosiasikan ulang kontrak dengan pemasok benang.',
  ),
  said(
    'PT Delima Raya',
    5,
    'Harga jual naik 12% (qtq) karena pelemahan kurs rupiah. Peningkatan terutama bersumber dari suku cadang di wilayah Gianyar.',
  ),
  said(
    'Vila Embun Pagi',
    4,
    'Harga jual naik 3% (qtq) seiring kunjungan wisatawan mancanegara, terutama di Ubud.',
  ),
  said(
    'PT Fajar Utama',
    2,
    'Harga jual turun 12% (qtq) karena sepinya lelang. Harga jual turun 4% (yoy), terutama pada genteng di wilayah Badung.',
  ),
  said(
    'PT Hulu Makmur',
    2,
    'Harga jual terkontraksi 6% (qtq), tercermin dari lebih rendahnya pesanan kayu lapis. Penurunan harga jual dipengaruhi mahalnya pelumas sehingga penjualan papan tidak sesuai target. Kebutuhan dana dipenuhi kredit modal kerja dengan suku bunga 9,5%.',
  ),
  said(
    'PT Gading Permai',
    4,
    'Harga jual naik 2% (yoy) karena mahalnya gula pasir. Modal berasal dari kredit sindikasi dengan suku bunga 8,75%.',
  ),
  said(
    'PT Arunika Jaya',
    4,
    'Biaya energi naik 10% (qtq) akibat penyesuaian tarif listrik.',
    'biaya energi',
  ),
  said(
    'CV Bumi Lestari',
    4,
    'Biaya energi diprakirakan naik 7% (qtq) karena lelang kapal.',
    'biaya energi',
  ),
  said(
    'PT Hulu Makmur',
    3,
    'Biaya energi stabil. Kebutuhan dana dipenuhi kredit modal kerja dengan suku bunga 10,25%.',
    'biaya energi',
  ),
];

const base = claimSheet(await sampleSession(), {
  indicator: 'harga jual',
  sector: null,
  isProfile: false,
});
export const checker = new Checker({
  ...base,
  said: SAID,
  contacts: [...new Set(SAID.map(({ contact }) => contact))],
});
export const statusOf = (text: string) => checker.read(text)[0]!.status;

/** What the data say of the last sentence of a text. */
export const lastStatusOf = (text: string) => checker.read(text).at(-1)!.status;

export interface Told {
  readonly contact: string;
  readonly isUp: boolean;
  readonly rate: string;
  readonly base: string;
  readonly reason: string;
}
export const TOLD: readonly Told[] = [
  {
    contact: 'PT Arunika Jaya',
    isUp: false,
    rate: '5,7%',
    base: 'qtq',
    reason: 'persaingan produk impor',
  },
  {
    contact: 'CV Bumi Lestari',
    isUp: true,
    rate: '8%',
    base: 'yoy',
    reason: 'mahalnya gula pasir',
  },
  {
    contact: 'PT Delima Raya',
    isUp: true,
    rate: '12%',
    base: 'qtq',
    reason: 'pelemahan kurs rupiah',
  },
  {
    contact: 'Vila Embun Pagi',
    isUp: true,
    rate: '3%',
    base: 'qtq',
    reason: 'kunjungan wisatawan mancanegara',
  },
];
