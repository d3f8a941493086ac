import { type SearchTerm, termsOf } from './search-query.js';

/** A subject that contacts speak of, and the words and phrases by which they name it. */
export interface Theme {
  /** Key of the theme, which stays the same when the label changes. */
  readonly theme: string;
  readonly label: string;
  /**
   * Written as in a search: a bare word stands for all its forms (`tunda`: menunda, ditunda);
   * several words or a quoted text are matched as written, the last word also with `-nya`.
   */
  readonly terms: readonly string[];
}

/**
 * The dictionary that an office starts with. Short words are quoted, since their forms include
 * other words: a form of `kurs` (exchange rate) is `kursi` (chair).
 */
export const SHIPPED_THEMES: readonly Theme[] = [
  {
    theme: 'kurs',
    label: 'Kurs',
    terms: ['"kurs"', 'nilai tukar', '"dolar"', '"USD"', '"rupiah"', '"valas"', '"depresiasi"'],
  },
  {
    theme: 'ump',
    label: 'Upah minimum',
    terms: ['"UMP"', '"UMK"', '"UMR"', '"UMSK"', 'upah minimum'],
  },
  {
    theme: 'bbm',
    label: 'BBM',
    terms: ['"BBM"', 'bahan bakar', '"solar"', '"pertalite"', '"pertamax"', '"avtur"'],
  },
  {
    theme: 'cuaca',
    label: 'Cuaca',
    terms: [
      '"cuaca"',
      '"hujan"',
      '"banjir"',
      '"kemarau"',
      '"kekeringan"',
      'El Nino',
      'La Nina',
      'gelombang tinggi',
      'gelombang laut',
    ],
  },
  {
    theme: 'lebaran',
    label: 'Ramadan dan Lebaran',
    terms: [
      '"lebaran"',
      '"idulfitri"',
      'idul fitri',
      '"ramadan"',
      '"ramadhan"',
      '"puasa"',
      '"mudik"',
      '"HBKN"',
    ],
  },
  {
    theme: 'tarif',
    label: 'Tarif dan bea masuk',
    terms: ['"tarif"', 'bea masuk', '"proteksionisme"'],
  },
  {
    theme: 'suku-bunga',
    label: 'Suku bunga',
    terms: ['suku bunga', 'BI rate', 'bunga kredit', 'bunga pinjaman', 'bunga bank'],
  },
  {
    theme: 'wisata',
    label: 'Permintaan wisata',
    terms: [
      '"wisatawan"',
      '"wisman"',
      '"wisnus"',
      '"turis"',
      '"pariwisata"',
      'kunjungan wisata',
      'tingkat hunian',
      '"okupansi"',
    ],
  },
  {
    theme: 'ketidakpastian',
    label: 'Ketidakpastian',
    terms: [
      '"ketidakpastian"',
      'tidak pasti',
      'belum pasti',
      'belum ada kepastian',
      'tidak ada kepastian',
      'tidak menentu',
      'belum menentu',
      'tak menentu',
      'tak pasti',
      'wait and see',
      'tunda',
    ],
  },
];

/** The search term of a dictionary's term; undefined when it has no letter or digit. */
export function themeTerm(written: string): SearchTerm | undefined {
  const bare = written.trim();
  const quoted = /^["“”](.*?)["“”]?$/u.exec(bare)?.[1];
  const [term] = quoted === undefined ? termsOf(undefined, bare) : termsOf(quoted, undefined);
  return term;
}

/** The search terms of a theme. */
export const themeTerms = ({ terms }: Pick<Theme, 'terms'>): SearchTerm[] =>
  terms.flatMap((written) => themeTerm(written) ?? []);
