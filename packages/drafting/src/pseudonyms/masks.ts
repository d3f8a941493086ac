import { LEADING_LEGAL_FORMS } from '@lqc/contracts';
import { KNOWN_CAPITALS } from './ordinary-words.js';

/** Stands for a company without a pseudonym. */
export const COMPANY = '[perusahaan]';
const PERSON = '[nama]';
const NUMBER = '[nomor]';

/** Addresses, telephone numbers and the plates of vehicles, which never leave the server. */
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, '[surel]'],
  [/(?:https?:\/\/|\bwww\.)[^\s<>"()[\]]{1,2000}/gi, '[situs]'],
  [
    /(?<![\w.-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.(?:com|net|org|info|biz|co|id)(?![\w-])(?:\/[^\s<>"()[\]]{0,2000})?/gi,
    '[situs]',
  ],
  [/(?<!\d)(?:\+62|62|0)[\s.-]?8\d(?:[\s.-]?\d){6,11}(?!\d)/g, '[telepon]'],
  // Landlines: 0361-123456, (021) 555 1234, +62 21 5551234.
  [/(?<!\d)\(?(?:\+62[\s-]?|0)[2-7]\d{1,2}\)?[\s.-]?\d{3,4}[\s.-]?\d{3,4}(?!\d)/g, '[telepon]'],
  [
    /(?<![\p{L}\p{N}])(?:A[ABDEG]|B[ABDEGHKLMNP]|D[A-EGHK-NPRSTW]|E[ABD]|K[BHTU]|P[AB]|[ABD-HK-NPR-TWZ])\s?\d{3,4}\s?(?!(?:[CKM]M|KG|K?VA|MPA|PT|CV)(?!\p{L}))[A-Z]{2,3}(?![\p{L}\p{N}])/gu,
    '[pelat]',
  ],
  [
    /(?<![\p{L}\p{N}])(?:Jln?\.?|[Jj]alan)(?:\s(?!(?:Tol|Perda)(?!\p{L}))[\p{Lu}\d][^\s,;!?]{0,40}){1,6},?\s(?:[Nn]o\.?|[Nn]omor)\s?\d{1,4}[A-Za-z]?(?![\p{L}\p{N}])/gu,
    '[alamat]',
  ],
];
/**
 * NIK, NPWP and bank accounts: nine digits or more, with single points, dashes or spaces between.
 */
const LONG_NUMBER = /(?<![\d.,])\d(?:[ ./-]?\d){8,24}(?!\d)/g;
/** An amount such as "1.234.567.890", which is not masked. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/;

/** A name in prose: up to five words with a capital. */
const NAME = "\\p{Lu}[\\p{L}\\p{N}'&.-]{0,40}(?:\\s\\p{Lu}[\\p{L}\\p{N}'&-]{0,40}){0,4}";
const TITLES =
  '[Bb]apak|[Ii]bu(?!\\s(?:Kota|Rumah|Hamil)(?!\\p{L}))|Bpk\\.?|Sdr\\.?|Sdri\\.?|Saudara|Saudari|[Pp]ak|Bu|H\\.|Hj\\.|Drs\\.|Ir\\.|Mr\\.?|Mrs\\.?|Ms\\.?(?!\\s(?:Excel|Word|Office)(?!\\p{L}))|Tn\\.?|Ny\\.?';
/** What a person is at a firm; a part of the firm may stand behind it, before the name. */
const ROLES =
  '[Mm]andor|[Dd]irektur|[Dd]irektris|[Mm]anajer|[Mm]anager|[Ss]upervisor|[Nn]arasumber|[Rr]esponden|[Nn]arahubung|[Kk]omisaris|[Aa]\\.n\\.|[Aa]tas nama';
const PARTS =
  'Utama|Keuangan|Operasional|Operasi|Pemasaran|Penjualan|Produksi|Umum|Personalia|Teknik|Komersial|Pengembangan|Eksekutif|Jenderal|Marketing|Sales|Finance|Operations|Cabang|Area|Regional|Proyek|Pabrik|Akuntansi|Logistik|Risiko|Kredit|Gudang|Kebun|Purchasing|Independen|\\p{Lu}{2,5}';
/** Begin what a sentence, an office or a trade is called where a name might stand. */
const NO_NAMES = `Menurut|Kata|Mengatakan|Sektor|Dinas|Pajak|Bea|Perusahaan|Negara|Kantor|Rumah|Hotel|Resort`;
const NO_NAME = `(?!(?:${ROLES}|${PARTS}|${KNOWN_CAPITALS.join('|')}|${NO_NAMES})(?![\\p{L}\\p{N}]))`;
const FORENAMES =
  'Gede|Made|Wayan|Nyoman|Ketut|Komang|Kadek|Putu|Nengah|Gusti|Dewa|Luh|Ayu|Bagus|Kade|Gde|Pande|Desak';
const KINDS =
  'Hotel|Vila|Villa|Resort|Subak|Restoran|Toko|Klinik|Perumda|Koperasi|Yayasan|BPR|RSUD?';
const NAMES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${LEADING_LEGAL_FORMS.join('|')}|${KINDS})\\.?\\s${NAME}(?:,?\\s(?:Tbk|Persero)\\b)?`,
      'gu',
    ),
    COMPANY,
  ],
  // "Maju Jaya, PT" and "Maju Jaya Tbk".
  [new RegExp(`${NAME},?\\s(?:PT|CV|UD|Tbk)(?![\\p{L}\\p{N}])`, 'gu'), COMPANY],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:${TITLES})\\s|(?:${ROLES})\\s(?:(?:${PARTS})\\s){0,3}${NO_NAME})${NAME}`,
      'gu',
    ),
    PERSON,
  ],
  // "Hendrawan Tanuwijaya (Direktur Keuangan)".
  [
    new RegExp(`(?<![\\p{L}\\p{N}])${NO_NAME}${NAME}(?=\\s\\((?:${ROLES})(?!\\p{L}))`, 'gu'),
    PERSON,
  ],
  // Balinese names begin so; a quarter or a class may end so.
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}]|(?:[Tt]riwulan|TW|[Kk]uartal|[Ss]emester|[Tt]ahap|[Kk]elas|[Gg]olongan)\\s)(?:I|Ni|Ida)\\s(?=(?:${FORENAMES})(?!\\p{L}))${NAME}`,
      'gu',
    ),
    PERSON,
  ],
  // "Haji" before a name is a title; in "Haji Tahun …" and the like it is the pilgrimage.
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:Haji|Hajah|Hajjah)\\s(?!(?:Tahun|Indonesia|Reguler|Khusus|Plus|Mabrur|dan)(?!\\p{L}))${NAME}`,
      'gu',
    ),
    PERSON,
  ],
];

/** Masks e-mail and web addresses and telephone numbers. */
export function maskAddresses(text: string): string {
  let masked = text;
  for (const [pattern, mask] of ADDRESSES) masked = masked.replace(pattern, mask);
  return masked;
}

/** Masks numbers of persons, taxpayers and accounts. */
export function maskNumbers(text: string): string {
  return text.replace(LONG_NUMBER, (written) => (GROUPED.test(written) ? written : NUMBER));
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
  }));

/** The positions of what `maskAddresses` and `maskNumbers` mask. */
export function addressSpans(text: string): Span[] {
  const numbers = spansOf(text, LONG_NUMBER).filter(
    ({ start, end }) => !GROUPED.test(text.slice(start, end)),
  );
  return [...ADDRESSES.flatMap(([pattern]) => spansOf(text, pattern)), ...numbers];
}

/** The positions of words that look like the name of a company or a person. */
export function unknownNameSpans(text: string): (Span & { readonly isPerson: boolean })[] {
  return NAMES.flatMap(([pattern, mask]) =>
    spansOf(text, pattern).map((span) => ({ ...span, isPerson: mask === PERSON })),
  );
}

/** Masks words that look like the name of a company or a person. */
export function maskUnknownNames(text: string): string {
  let masked = text;
  for (const [pattern, mask] of NAMES) masked = masked.replace(pattern, mask);
  return masked;
}
