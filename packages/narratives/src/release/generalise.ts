import { literalPattern } from '@lqc/language';
import { districtName, sectorGroup } from './companies-like.js';
import type { Place } from './places.js';
import { SECTOR_NAMES, sectorNamed } from './trades.js';

const PROVINCE = 'provinsi ini';
/** Words that can be true of only one company. */
const UNIQUE =
  /\b(?:satu-satunya|terbesar|tertua|terkemuka|tunggal|eksklusif|pertama|khusus|spesialis|monopoli|pelopor)\b/i;
const CAPITAL = /(?<=[\p{L}\p{N},;:)]\s)\p{Lu}[\p{L}\p{N}’'-]*/gu;
const MOST_CAPITALS_OF_AN_ABBREVIATION = 4;
const COMMON = new Set(
  `Triwulan Semester Tahun Bulan Indonesia Pemerintah Daerah Pusat Bank Kontak Permintaan Domestik Ekspor
  Impor Harga Jual Biaya Energi Tenaga Kerja Upah Investasi Margin Usaha Persediaan Perkiraan Penjualan
  Kapasitas Utilisasi Januari Februari Maret April Mei Juni Juli Agustus September Oktober November
  Desember Senin Selasa Rabu Kamis Jumat Sabtu Minggu Amerika Serikat Tiongkok Jepang Eropa Asia
  Liaison Presiden Menteri Gubernur Kementerian Badan Pusat Statistik Provinsi Kabupaten Kota Idulfitri Ramadan Lebaran Natal Nataru Nyepi Galungan Kuningan Iduladha Imlek
  Nusa Tenggara Barat Timur Utara Selatan Tengah Bali Jawa Sumatera Kalimantan Sulawesi Maluku Papua Covid Covid-19 MotoGP`.split(
    /\s+/,
  ),
);

/** Makes texts of release copies less specific: without districts and sectors. */
export class Generaliser {
  readonly #district: RegExp | null;

  constructor(districts: Iterable<string>) {
    const names = [...districts]
      .map(districtName)
      .filter(Boolean)
      .toSorted((a, b) => b.length - a.length)
      .map(literalPattern);
    this.#district =
      names.length === 0
        ? null
        : new RegExp(
            `(?:(?:kabupaten|kab\\.?|kota)\\s+)?(?<![\\p{L}])(?:${names.join('|')})(?![\\p{L}])`,
            'giu',
          );
  }

  /** Replaces districts in a sentence by the province, and sectors by their groups. */
  generalised(sentence: string): string {
    const wider = this.#district ? sentence.replace(this.#district, PROVINCE) : sentence;
    return wider.replace(SECTOR_NAMES, (written) =>
      sectorGroup(sectorNamed(written)).toLowerCase(),
    );
  }

  /** Where a sentence names which district. */
  districtsIn(sentence: string): (Place & { readonly district: string })[] {
    return [...(this.#district ? sentence.matchAll(this.#district) : [])].map(
      ({ 0: district, index }) => ({ start: index, end: index + district.length, district }),
    );
  }

  /** Capitalised words inside a sentence that are no common words: places, products, firms. */
  properNames(sentence: string): { start: number; end: number; text: string }[] {
    return [...sentence.matchAll(CAPITAL)].flatMap(({ 0: text, index }) => {
      const isAbbreviation =
        text.length <= MOST_CAPITALS_OF_AN_ABBREVIATION && text === text.toUpperCase();
      return isAbbreviation || COMMON.has(text)
        ? []
        : [{ start: index, end: index + text.length, text }];
    });
  }

  /**
   * True when nothing in a sentence, apart from the speaker's sector, could identify the speaker.
   */
  isBland(sentence: string): boolean {
    return (
      !/\d/.test(sentence) && !UNIQUE.test(sentence) && this.properNames(sentence).length === 0
    );
  }
}
