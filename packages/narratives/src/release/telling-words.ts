import type { Quarters } from '@lqc/analysis';
import { SECTORS } from '@lqc/contracts';
import { wordsPattern } from '@lqc/language';
import { TELLS_A_FIRM_BELOW } from './companies-like.js';
import { overlapsOne, type Place, TakenPlaces } from './places.js';
import { withoutPublic } from './public-words.js';
import { COMPANIES } from './trades.js';

/** Words of a sentence by which one company could be told, and what may stand in their place. */
export interface TellingWord extends Place {
  readonly kind: 'identity' | 'amount';
  readonly suggestion: string;
}

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
  String.raw`(?:tidak|tak)\s+ada\s+(?:${COMPANIES})(?:\s\p{L}+){0,2}\slain`,
);
const SUPERLATIVE = new RegExp(
  String.raw`(?<=${AT_A_WORD}(?:${COMPANIES})(?:\s[\p{L}-]+){0,3}\s)(?:terbesar|tertua|terkemuka|terluas|tunggal|pertama|pelopor)${NOT_A_LETTER}(?:\s(?:ke(?:dua|tiga)|di\s\p{Lu}[\p{L}]+|se-\p{Lu}[\p{L}]+))?`,
  'giu',
);
/** Words for who is ahead of all others, whatever the trade. */
const LEADERS = wordsOf(
  String.raw`(?:${COMPANIES})\s(?:utama|tunggal|dominan|kunci|nomor\ssatu)`,
  String.raw`(?:market\sleader|pemimpin\spasar|penguasa(?:\spasar)?|raksasa|pelopor|perintis)`,
  String.raw`(?:me)?monopoli|menguasai\s(?:seluruh\s)?pasar`,
  String.raw`(?<=^|[.,;:]\s)yang\s(?:terbesar|tertua|terluas|terkemuka)(?=\s(?:di|se)${NOT_A_LETTER}(?!\s(?:${OF_FIGURES})))`,
);
const PLACES = `kecamatan|kec\\.?|kelurahan|kel\\.?|desa|dusun|banjar|jalan|jl\\.?|gang|ruko|blok|simpang|perumahan|gedung|kawasan(?: industri)?|pelabuhan|pasar|bandara|terminal|pantai`;
// Names begin with capitals, so that here case counts, but for the first letter of a sentence.
const SMALL_PLACE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${PLACES.replace(/(?<=^|\|)\p{L}/gu, (first) => `[${first}${first.toUpperCase()}]`)})\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*(?:\.?\s\d+\p{L}?(?![\p{L}\d]))?`,
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
const ONE_FIRM = new RegExp(
  String.raw`${AT_A_WORD}(?:(?:salah satu|seorang|sebuah|suatu|satu)\s(?:${COMPANIES})|(?:${COMPANIES})\s(?:itu|tersebut|ini|kami)|omzetnya|labanya|pendapatannya|karyawannya)${NOT_A_LETTER}`,
  'iu',
);
/** What firms do or must, and where, stands behind the word for them as the kind of firm does. */
const NO_KIND = String.raw`yang|di|ke|dari|dan|atau|itu|ini|tersebut|kami|untuk|dengan|pada|dalam|oleh|akan|sudah|telah|masih|sedang|tidak|tak|juga|pun|hanya|lebih|makin|wajib|harus|perlu|dapat|bisa|ingin|besar|kecil|menengah|baru|lokal|lain|tutup|buka|naik|turun|rugi|hadir|setuju|se(?:jak|lama|cara|perti|bagai|hingga|mua|lalu)|me[mnlrwy]\p{L}{2,}|(?:ber|ter)\p{L}{4,}|di\p{L}{3,}`;
const KIND = new RegExp(
  String.raw`${AT_A_WORD}(?:${COMPANIES}|bidang|bisnis|industri)(?:nya)?\s(?!(?:${NO_KIND}|${COMPANIES})${NOT_A_LETTER})(\p{L}{2,})|${AT_A_WORD}(?=bumn|bumd|pma|emiten)(\p{L}+)`,
  'giu',
);
/** What one company says may be its name; what so many say is a word. */
const ORDINARY_FROM = 3;
const WORD = /[\p{L}][\p{L}\p{N}’'-]{3,}/gu;

/** Products are often named by words that say nothing of them. */
const OF_ANY_PRODUCT: ReadonlySet<string> = new Set(
  `barang jasa produk bahan baku olahan alat mesin suku cadang pusat data kualitas layanan sistem usaha umum lokal impor
  ekspor rumah tangga makanan minuman rumah makan gedung jalan tol jembatan bangunan perumahan kawasan proyek
  pembangunan perdagangan eceran grosir kapal truk mobil motor kendaraan sewa penyewaan pengiriman angkutan kargo
  barang gudang dingin udara laut darat listrik tenaga pembangkit pariwisata wisata hotel restoran kamar pendidikan
  kesehatan obat rawat pinjaman kredit tabungan simpanan dana pembiayaan asuransi properti lahan tanah kayu batu pasir
  semen besi baja beton plastik kertas kain pakaian sayur buah ikan daging telur susu gula garam beras jagung
  sandang pangan segar beku kering besar kecil baru`.split(/\s+/),
);

/** Words of addresses and products that fewer companies use than are needed for one not to be told. */
export class TellingWords {
  /** Products of several words, each of which may be anybody's. */
  readonly #products: RegExp | null;
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
      if (
        users.get(key)!.size < TELLS_A_FIRM_BELOW &&
        !OF_SECTORS.has(key) &&
        !(kind === 'product' && OF_ANY_PRODUCT.has(key))
      )
        this.#rare.set(key, kind);
    this.#products = phrasesOf(quarters);
    this.#users = users;
  }

  /** Whether several companies use a word, so that it tells none of them. */
  isOrdinary(word: string): boolean {
    return (this.#users.get(word)?.size ?? 0) >= ORDINARY_FROM || OF_SECTORS.has(word);
  }

  /**
   * Whether a sentence speaks of one firm, or of all of a kind, and tells the kind more closely than by its
   * trade: no other wording makes them some of many. `replaced` are words in whose place others leave anyway.
   */
  isOfItsKind(sentence: string, isOfAll: boolean, replaced: readonly Place[]): boolean {
    return (
      (isOfAll || replaced.length > 0 || ONE_FIRM.test(sentence)) &&
      [...withoutPublic(sentence).matchAll(KIND)].some(
        ({ 0: { length }, 1: behind, 2: own, index }) => {
          const kind = (behind ?? own)!;
          return (
            (this.#users.get(kind.toLowerCase())?.size ?? 0) < TELLS_A_FIRM_BELOW &&
            !OF_SECTORS.has(kind.toLowerCase()) &&
            !overlapsOne(replaced, { start: index + length - kind.length, end: index + length })
          );
        },
      )
    );
  }

  /**
   * @param isOfAContact whether the sentence tells of single contacts, whose own figures are told then
   * @param districts where the sentence names a district
   */
  in(
    written: string,
    {
      isOfAContact,
      districts,
    }: { readonly isOfAContact: boolean; readonly districts: readonly Place[] },
  ): TellingWord[] {
    const sentence = withoutPublic(written);
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
    if (this.#products) addAll(this.#products, 'identity', 'produk tertentu');
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
    if (found.length > 0 || isOfAContact || ONE_FIRM.test(sentence)) {
      addAll(PERCENT, 'amount', 'sekian persen');
      addAll(IN_WORDS, 'amount', 'sekian');
      addAll(DAY, 'amount', 'suatu hari');
    }
    return asOne(
      found.toSorted((a, b) => a.start - b.start),
      sentence,
    );
  }
}

/** Words side by side for which the same would stand are one: "tertentu tertentu" is no Indonesian. */
function asOne(inOrder: readonly TellingWord[], sentence: string): TellingWord[] {
  const joined: TellingWord[] = [];
  for (const one of inOrder) {
    const last = joined.at(-1);
    const isSame = last?.kind === one.kind && last.suggestion === one.suggestion;
    if (isSame && /^(?:\s|,?\sdan\s|,\s)$/.test(sentence.slice(last.end, one.start)))
      joined[joined.length - 1] = { ...last, end: one.end };
    else joined.push(one);
  }
  return joined;
}

/** The products of several words that fewer companies have than are needed for one not to be told. */
function phrasesOf(quarters: Quarters): RegExp | null {
  const makers = new Map<string, Set<string>>();
  for (const quarter of [quarters.now, quarters.before, quarters.last_year])
    for (const { companyKey, details } of quarter?.survey.contacts ?? [])
      for (const part of details?.product?.toLowerCase().split(/[,;/&]|\sdan\s/) ?? []) {
        const words = part.match(/[\p{L}\p{N}]+/gu) ?? [];
        if (words.length < 2 || words.length > MOST_WORDS_OF_A_PRODUCT) continue;
        const phrase = words.join(' ');
        makers.set(phrase, (makers.get(phrase) ?? new Set()).add(companyKey));
      }
  const rare = [...makers]
    .filter(([phrase, own]) => own.size < TELLS_A_FIRM_BELOW && !OF_SECTORS.has(phrase))
    .map(([phrase]) => wordsPattern(phrase))
    .toSorted((a, b) => b.length - a.length);
  return rare.length === 0 ? null : wordsOf(...rare);
}
const MOST_WORDS_OF_A_PRODUCT = 5;

/** Words that stand in the names of sectors tell no more than the sector. */
const OF_SECTORS: ReadonlySet<string> = new Set(
  SECTORS.flatMap(({ name, short, aliases }) =>
    [name, short, ...aliases].flatMap((written) =>
      [...written.matchAll(WORD)].map(([word]) => word.toLowerCase()),
    ),
  ),
);
