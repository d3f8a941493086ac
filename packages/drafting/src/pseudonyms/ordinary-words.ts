import { INDICATORS, SECTORS } from '@lqc/contracts';

/** A word that fewer companies use may be a name; with this many it is an ordinary word. */
export const ORDINARY_FROM = 3;
const WORD = /[\p{L}][\p{L}\p{N}’'-]{3,}/gu;

/** The words of a text that are long enough to tell something, in small letters. */
export const longWordsOf = (text: string): string[] =>
  [...text.matchAll(WORD)].map(([word]) => word.toLowerCase());

/** Words of the sectors' names, which reveal no more than the sector. */
export const OF_SECTORS: ReadonlySet<string> = new Set(
  SECTORS.flatMap(({ name, short, aliases }) => [name, short, ...aliases].flatMap(longWordsOf)),
);

/** Words that a report writes with a capital and that are no names of firms or persons. */
export const COMMON_CAPITALS: ReadonlySet<string> = new Set(
  `Triwulan Semester Tahun Bulan Indonesia Pemerintah Daerah Pusat Bank Kontak Permintaan Domestik Ekspor
  Impor Harga Jual Biaya Energi Tenaga Kerja Upah Investasi Margin Usaha Persediaan Perkiraan Penjualan
  Kapasitas Utilisasi Januari Februari Maret April Mei Juni Juli Agustus September Oktober November
  Desember Senin Selasa Rabu Kamis Jumat Sabtu Minggu Amerika Serikat Tiongkok Jepang Eropa Asia
  Liaison Presiden Menteri Gubernur Kementerian Badan Pusat Statistik Provinsi Kabupaten Kota Idulfitri Ramadan Lebaran Natal Nataru Nyepi Galungan Kuningan Iduladha Imlek
  Nusa Tenggara Barat Timur Utara Selatan Tengah Bali Jawa Sumatera Kalimantan Sulawesi Maluku Papua Covid Covid-19 MotoGP`.split(
    /\s+/,
  ),
);

/** Words that with a name behind them name a place. */
export const LANDMARKS: readonly string[] = 'gunung bukit pulau danau sungai teluk tanjung'.split(
  ' ',
);

/** Kinds of firms, of places, cities and countries: many firms have them in their names. */
const KINDS_AND_PLACES = `perusahaan bandara bengkel gudang kawasan klinik koperasi pabrik pelabuhan
  perhotelan perkebunan perumda peternakan restoran supermarket swalayan universitas yayasan
  jakarta surabaya bandung semarang yogyakarta surakarta serang bogor bekasi tangerang palembang pekanbaru
  jambi padang bengkulu lampung batam pontianak banjarmasin samarinda balikpapan palangkaraya makassar
  manado gorontalo kendari mamuju denpasar mataram kupang ambon ternate jayapura manokwari nusantara
  singapura malaysia thailand vietnam filipina australia india korea taiwan belanda inggris jerman`.split(
  /\s+/,
);

const KNOWN: ReadonlySet<string> = new Set([
  ...OF_SECTORS,
  ...INDICATORS.flatMap(({ label, synonyms }) => [label, ...synonyms].flatMap(longWordsOf)),
  ...[...COMMON_CAPITALS].map((word) => word.toLowerCase()),
  ...LANDMARKS,
  ...KINDS_AND_PLACES,
]);

/** The same words as they begin with a capital. */
export const KNOWN_CAPITALS: readonly string[] = [
  ...COMMON_CAPITALS,
  ...[...KNOWN].map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`),
];

/** Words that people use, so that one of them alone names no company. */
export class OrdinaryWords {
  readonly #users = new Map<string, Set<string>>();

  /** Takes in what a company says. */
  add(company: string, words: Iterable<string>): void {
    for (const word of words) {
      const users = this.#users.get(word);
      if (users) users.add(company);
      else this.#users.set(word, new Set([company]));
    }
  }

  /** How many companies use a word. */
  usersOf(word: string): number {
    return this.#users.get(word)?.size ?? 0;
  }

  /** Whether so many companies use a word that it identifies none of them. */
  isOfMany(word: string): boolean {
    return this.usersOf(word) >= ORDINARY_FROM;
  }

  /** Whether a word is one of reports, or one that many companies use. */
  has(word: string): boolean {
    return this.isOfMany(word) || KNOWN.has(word);
  }
}
