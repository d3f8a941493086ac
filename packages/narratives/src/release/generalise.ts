import { SECTORS } from '@lqc/contracts';
import { literalPattern } from '@lqc/language';
import { sectorGroup } from './companies-like.js';
import type { Place } from './places.js';

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
  Liaison Presiden Menteri Gubernur Kementerian Badan Pusat Statistik Provinsi Kabupaten Kota Idulfitri Ramadan Lebaran Natal Nataru Nyepi Galungan Kuningan Iduladha Imlek`.split(
    /\s+/,
  ),
);

const SECTOR_BY_WORD =
  /(?<!\p{L})(?:sektor|lapangan usaha|bidang|kontak|perusahaan|responden)\s(?:di\s|jasa\s)?(\p{L}{3,})/giu;
/** Sectors by the words that only one of them has. */
const SECTORS_WITH: ReadonlyMap<string, string> = (() => {
  const sectors = new Map<string, string | null>();
  for (const { name } of SECTORS)
    for (const word of new Set(name.toLowerCase().match(/\p{L}{3,}/gu)))
      sectors.set(word, sectors.has(word) ? null : name);
  return new Map([...sectors].flatMap(([word, name]) => (name ? [[word, name] as const] : [])));
})();

/** Makes texts of release copies less specific: without districts and sectors. */
export class Generaliser {
  readonly #district: RegExp | null;
  readonly #sector: RegExp;
  readonly #sectorOf = new Map<string, string>();

  constructor(districts: Iterable<string>) {
    const names = [...districts]
      .map((name) => name.replace(/^(?:kabupaten|kab\.?|kota)\s+/i, '').trim())
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
    for (const { name, short, aliases } of SECTORS)
      for (const written of [name, short, ...aliases])
        this.#sectorOf.set(written.toLowerCase(), name);
    const sectors = [...this.#sectorOf.keys()]
      .toSorted((a, b) => b.length - a.length)
      .map(literalPattern);
    this.#sector = new RegExp(`(?<![\\p{L}])(?:${sectors.join('|')})(?![\\p{L}])`, 'giu');
  }

  /** Replaces districts in a sentence by the province, and sectors by their groups. */
  generalised(sentence: string): string {
    const wider = this.#district ? sentence.replace(this.#district, PROVINCE) : sentence;
    return wider.replace(this.#sector, (written) =>
      sectorGroup(this.#sectorOf.get(written.toLowerCase())!).toLowerCase(),
    );
  }

  /** Where a sentence names a district. */
  districtsIn(sentence: string): Place[] {
    return [...(this.#district ? sentence.matchAll(this.#district) : [])].map(
      ({ 0: { length }, index }) => ({ start: index, end: index + length }),
    );
  }

  /** Full names of the sectors that a sentence names, also by a word of theirs: "sektor listrik". */
  sectorsIn(sentence: string): string[] {
    const named = [...sentence.matchAll(this.#sector)].map(([written]) =>
      this.#sectorOf.get(written.toLowerCase())!,
    );
    const meant = [...sentence.matchAll(SECTOR_BY_WORD)].flatMap(
      ([, word]) => SECTORS_WITH.get(word!.toLowerCase()) ?? [],
    );
    return [...new Set([...named, ...meant])];
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
