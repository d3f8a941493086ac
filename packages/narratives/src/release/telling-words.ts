import type { Quarters } from '@lqc/analysis';
import { SECTORS } from '@lqc/contracts';
import { TELLS_A_FIRM_BELOW } from './companies-like.js';
import { type Place, TakenPlaces } from './places.js';

/** Words of a sentence by which one company could be told, and what may stand in their place. */
export interface TellingWord extends Place {
  readonly kind: 'identity' | 'amount';
  readonly suggestion: string;
}

const COMPANY = `perusahaan|distributor|produsen|pabrik|pengusaha|pemasok|penyedia|eksportir|importir|pengembang|kontraktor|hotel|vila|restoran|toko|ritel|peritel|gerai|agen|pedagang|perkebunan|peternak|petani|nelayan|rumah sakit|sekolah|universitas|bank|koperasi|operator|pelabuhan|pembangkit|tambang|penambang|usaha`;
/** What is the only one, or the largest, may be a figure: these are what figures are of. */
const OF_FIGURES = `indikator|sektor|lapangan usaha|triwulan|kuartal|kali|poin|arah|kontak|skor|angka`;
const NOT_A_LETTER = String.raw`(?![\p{L}\p{N}])`;

const AT_A_WORD = String.raw`(?<![\p{L}\p{N}])`;
const wordsOf = (...patterns: readonly string[]) =>
  new RegExp(`${AT_A_WORD}(?:${patterns.join('|')})${NOT_A_LETTER}`, 'giu');

const ONLY_ONE = wordsOf(
  String.raw`satu\s?-?\s?(?:satu|2)\s?-?\s?nya`,
  String.raw`(?:hanya|cuman?)\s+(?:ada\s+)?(?:satu|1)(?!\s+(?:${OF_FIGURES})${NOT_A_LETTER})`,
  String.raw`(?:tidak|tak|tanpa)\s+(?:ada\s+)?(?:pesaing|saingan|tandingan)(?:nya)?`,
  String.raw`(?:tidak|tak)\s+ada\s+(?:${COMPANY})(?:\s\p{L}+){0,2}\slain`,
);
const SUPERLATIVE = new RegExp(
  String.raw`(?<=${AT_A_WORD}(?:${COMPANY})(?:\s[\p{L}-]+){0,3}\s)(?:terbesar|tertua|terkemuka|terluas|tunggal|pertama|pelopor)${NOT_A_LETTER}(?:\s(?:ke(?:dua|tiga)|di\s\p{Lu}[\p{L}]+|se-\p{Lu}[\p{L}]+))?`,
  'giu',
);
/** Words for who is ahead of all others, whatever the trade. */
const LEADERS = wordsOf(
  String.raw`(?:pemain|pemasok|penyedia|produsen|distributor|eksportir|importir|operator|agen|perusahaan|pabrik)\s(?:utama|tunggal|dominan|kunci|nomor\ssatu)`,
  String.raw`(?:market\sleader|pemimpin\spasar|penguasa(?:\spasar)?|raksasa|pelopor|perintis)`,
  String.raw`(?:me)?monopoli|menguasai\s(?:seluruh\s)?pasar`,
  String.raw`(?<=^|[.,;:]\s)yang\s(?:terbesar|tertua|terluas|terkemuka)(?=\s(?:di|se)${NOT_A_LETTER}(?!\s(?:${OF_FIGURES})))`,
);
const PLACES = `kecamatan|kec\\.?|kelurahan|kel\\.?|desa|dusun|banjar|jalan|jl\\.?|gang|ruko|blok|simpang|perumahan|gedung|kawasan(?: industri)?|pelabuhan|pasar|bandara|terminal|pantai`;
// Names begin with capitals, so that here case counts, but for the first letter of a sentence.
const SMALL_PLACE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${PLACES.replace(/(?<=^|\|)\p{L}/gu, (first) => `[${first}${first.toUpperCase()}]`)})\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*`,
  'gu',
);
const PERCENT =
  /(?<![\d.,])\d+(?:,\d+)?\s?(?:%|persen|pct)(?:\s?\(?(?:qtq|yoy|mtm|ytd)\)?)?(?![\p{L}\p{N}])/giu;
const NUMBERS = `(?:se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)`;
const IN_WORDS = wordsOf(
  String.raw`${NUMBERS}\s?(?:puluh|belas)?(?:\s${NUMBERS})?\s(?:persen|kali\slipat)`,
  String.raw`\d+\skali\slipat`,
);
const DAY = wordsOf(
  String.raw`\d{1,2}\s(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember)(?:\s\d{4})?`,
);
const ONE_CONTACT =
  /(?<![\p{L}])(?:(?:salah satu|seorang|sebuah|suatu|satu)\s(?:kontak|perusahaan|pelaku usaha|responden|produsen|distributor|pengusaha|bank|hotel|pabrik)|(?:kontak|perusahaan|pabrik|responden)\s(?:itu|tersebut|ini|kami)|omzetnya|labanya|pendapatannya|karyawannya)(?![\p{L}])/iu;
/** What one company says may be its name; what so many say is a word. */
const ORDINARY_FROM = 3;
const WORD = /[\p{L}][\p{L}\p{N}’'-]{3,}/gu;

/** Words of addresses and products that fewer companies use than are needed for one not to be told. */
export class TellingWords {
  readonly #rare = new Map<string, 'place' | 'product'>();
  /** The companies that use a word. */
  readonly #users: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(quarters: Quarters) {
    const users = new Map<string, Set<string>>();
    const kinds = new Map<string, 'place' | 'product'>();
    for (const quarter of [quarters.now, quarters.before, quarters.last_year])
      for (const { companyKey, details, answers } of quarter?.survey.contacts ?? []) {
        const use = (text: string | null | undefined, kind?: 'place' | 'product') => {
          for (const [word] of text?.matchAll(WORD) ?? []) {
            const key = word.toLowerCase();
            users.set(key, (users.get(key) ?? new Set()).add(companyKey));
            if (kind) kinds.set(key, kind);
          }
        };
        use(details?.place, 'place');
        use(details?.product, 'product');
        for (const { narrative } of answers) use(narrative);
      }
    for (const [key, kind] of kinds)
      if (users.get(key)!.size < TELLS_A_FIRM_BELOW && !OF_SECTORS.has(key))
        this.#rare.set(key, kind);
    this.#users = users;
  }

  /** Whether several companies use a word, so that it tells none of them. */
  isOrdinary(word: string): boolean {
    return (this.#users.get(word)?.size ?? 0) >= ORDINARY_FROM || OF_SECTORS.has(word);
  }

  /**
   * @param isOfAContact whether the sentence tells of single contacts, whose own figures are told then
   * @param districts where the sentence names a district
   */
  in(
    sentence: string,
    {
      isOfAContact,
      districts,
    }: { readonly isOfAContact: boolean; readonly districts: readonly Place[] },
  ): TellingWord[] {
    const found: TellingWord[] = [];
    const places = new TakenPlaces(sentence.length);
    const add = (word: TellingWord) => {
      if (places.take(word)) found.push(word);
    };
    const addAll = (pattern: RegExp, kind: TellingWord['kind'], suggestion: string) => {
      for (const { 0: written, index } of sentence.matchAll(pattern))
        add({ start: index, end: index + written.length, kind, suggestion });
    };
    addAll(ONLY_ONE, 'identity', 'salah satu');
    addAll(SUPERLATIVE, 'identity', '…');
    addAll(LEADERS, 'identity', '…');
    addAll(SMALL_PLACE, 'identity', 'wilayah ini');
    for (const { 0: written, index } of sentence.matchAll(WORD)) {
      const kind = this.#rare.get(written.toLowerCase());
      const isName = written[0] !== written[0]!.toLowerCase();
      if (kind === 'product' || (kind === 'place' && isName && index > 0))
        add({
          start: index,
          end: index + written.length,
          kind: 'identity',
          suggestion: kind === 'product' ? 'tertentu' : 'wilayah ini',
        });
    }
    // A district and a figure of one's own tell little of many, but much of a group that is narrow already.
    if (found.length > 0)
      for (const { start, end } of districts)
        add({ start, end, kind: 'identity', suggestion: 'provinsi ini' });
    if (found.length > 0 || isOfAContact || ONE_CONTACT.test(sentence)) {
      addAll(PERCENT, 'amount', 'sekian persen');
      addAll(IN_WORDS, 'amount', 'sekian');
      addAll(DAY, 'amount', 'suatu hari');
    }
    return found.toSorted((a, b) => a.start - b.start);
  }
}

/** Words that stand in the names of sectors tell no more than the sector. */
const OF_SECTORS: ReadonlySet<string> = new Set(
  SECTORS.flatMap(({ name, short, aliases }) =>
    [name, short, ...aliases].flatMap((written) =>
      [...written.matchAll(WORD)].map(([word]) => word.toLowerCase()),
    ),
  ),
);
