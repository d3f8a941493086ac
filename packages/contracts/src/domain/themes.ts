import { type SearchTerm, termsOf } from './search-query.js';

/** Of what is spoken: a subject, and the words and phrases by which contacts name it. */
export interface Theme {
  /** Stays when the label changes. */
  readonly theme: string;
  readonly label: string;
  /**
   * As they are typed in a search: a bare word stands for all its forms (`tunda`: menunda, ditunda),
   * several words or quoted ones stand as they are written, the last also with `-nya`.
   */
  readonly terms: readonly string[];
}

/** The dictionary that an office starts with. Short words are quoted: forms of `kurs` are chairs too. */
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
      'wait and see',
      'tunda',
    ],
  },
];

/** What a term of the dictionary looks for; nothing where it holds no letter or digit. */
export function themeTerm(written: string): SearchTerm | undefined {
  const bare = written.trim();
  const quoted = /^["“”](.*?)["“”]?$/u.exec(bare)?.[1];
  const [term] = quoted === undefined ? termsOf(undefined, bare) : termsOf(quoted, undefined);
  return term;
}

/** What all the terms of a theme look for. */
export const themeTerms = ({ terms }: Pick<Theme, 'terms'>): SearchTerm[] =>
  terms.flatMap((written) => themeTerm(written) ?? []);
