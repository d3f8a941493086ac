import { byWord, companyDirectionOf, formsOf, NEGATIONS, stem, type Token } from '@lqc/language';
import { isPlain } from '../../language/plain-words.js';

/** Words that connect a reason, product or place with what moved, without naming any of them. */
const FRAMING = new Set(
  `hubung kait sumber asal topang tumpu andal faktor alasan sebab pengaruh utama belakang latarbelakang
  sumbang warna iring pandang imbuh lantas contoh akibat dorong picu dampak sandar sokong manfaat
  peran muncul gerak ungkit`
    .split(/\s+/)
    .flatMap((root) => [root, ...formsOf(root), ...formsOf(`per${root}`), `pen${root.slice(1)}`])
    .concat(
      `ulang kerap sering berulang berbagai tema
      sama-sama penopang tumpuan andalan penyebab penyebabnya pendorong pemicu faktornya melatarbelakangi
      dilatarbelakangi melatari sikap serupa senada sejenis khususnya terutama utamanya terutamanya pengecualian
      mengandalkan tulang punggung pengungkit motor motornya lebih membuat dibuat suatu menanggung
      beda berseberangan semuanya seluruhnya keluhan menanggapi membawa menjadikan dijadikan menunjuk khusus mengambil diambil
      optimisme pesimisme keyakinan kekhawatiran prospek membantu`.split(/\s+/),
    ),
);

const isFraming = (word: string) => FRAMING.has(word) || FRAMING.has(word.replace(/nya$/, ''));

/** Plain words of a report that are content in a narrative, where they tell what a contact did. */
const DONE = new Set(
  ['tutup', 'buka', 'alih', 'pindah', 'henti', 'jual', 'pasar', 'pantau', 'cermat', 'amat']
    .flatMap((root) => formsOf(root).filter((form) => /^(?:me|di|pe)/.test(form)))
    .concat('kinerja'),
);

/** Verbs without content of their own: "menempuh efisiensi", "melakukan negosiasi". */
export const DOING =
  /^(?:me|di)(?:laku|m?beri|ng?ada|(?:t|n)erap|ng?ambil|laksana|(?:t|n)empuh|n?jalan)(?:kan|i)?(?:nya)?$/;

/** Synonyms, by stem: they match each other. */
const SAME: ReadonlyMap<string, string> = new Map(
  [
    'tunggu nanti menanti menantikan',
    'pantau amati cermati',
    'wisatawan turis pelancong',
    'karyawan pekerja pegawai buruh',
    'pemasok suplier supplier',
    'tingkat level',
    'order pesanan',
    'konsumen pelanggan pembeli',
    'pasokan suplai',
    'cuaca iklim',
    'gaji upah',
    'ongkos biaya',
    'stok persediaan inventori',
    'omzet omset penjualan',
    'negosiasi renegosiasi runding berunding',
    'efisiensi hemat penghematan',
    'jam waktu',
    'kredit pinjaman',
    'perbankan bank',
    'kontrak perjanjian kesepakatan',
    'optimal maksimal',
    'putusan keputusan memutuskan',
    'kejelasan kepastian',
    'kurs tukar',
  ].flatMap((group) => {
    const [first, ...others] = group.split(' ').map(stem);
    return others.map((one) => [one, first!] as const);
  }),
);

/** Kinds with their members: "hujan" matches "cuaca", but not the other way round. */
const KINDS: ReadonlyMap<string, string> = new Map(
  ['cuaca: hujan kemarau banjir badai kekeringan', 'pariwisata: wisatawan turis liburan'].flatMap(
    (group) => {
      const [kind = '', ones = ''] = group.split(': ');
      return ones.split(' ').map((one) => [meaningStem(one), meaningStem(kind)] as const);
    },
  ),
);

/** Stems together with the kinds that they belong to. */
export const withKinds = (stems: Iterable<string>): ReadonlySet<string> =>
  new Set([...stems].flatMap((one) => [one, KINDS.get(one) ?? one]));

/** The stem of a word, the same for its synonyms. */
export function meaningStem(word: string): string {
  // "Harga jual" sells nothing.
  if (word === 'jual') return word;
  const own = stem(word);
  return SAME.get(own) ?? own;
}

/** Whether a word has content of its own, unlike the plain words of reports. */
export const isContentWord = ({ kind, word }: Pick<Token, 'kind' | 'word'>) =>
  kind === 'word' && isTellingWord(word);

const isTellingWord = byWord(
  (word) =>
    word.length > 1 &&
    !/^k\d+$/.test(word) &&
    (!isPlain(word) || DONE.has(word)) &&
    !isFraming(word) &&
    !NEGATIONS.has(word) &&
    companyDirectionOf(word) === undefined,
);
