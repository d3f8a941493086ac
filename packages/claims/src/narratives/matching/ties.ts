import { companyDirectionOf, type Token } from '@lqc/language';
import { DOING, isContentWord, meaningStem, withKinds } from './content-words.js';
import { CONTINUING } from './going-on.js';

/** Join two things without saying anything of one by the other. */
const JOINING = /^(?:dan|serta|atau|maupun|sekaligus)$/;

/** Plain words that change what they stand beside: who awaits clarity of a licence does not await the licence. */
const TYING = /^(?:ke(?:jelas|pasti|putus)an(?:nya)?|memilih|baru|lama|sebelum|sesudah|setelah)$/;
/** "Pesanan baru dari pembeli tetap" has no new buyer: such a word belongs to what stands before it. */
const QUALITY = /^(?:baru|lama)$/;
/** "Pemasok" is not who "memasok". */
const DOER = /^pe(?!.*an(?:nya)?$)/;

/** What a word is in a tie, by stem; null for one that only stands between. */
function tied(token: Token): string | null {
  // Who does it, gives it or takes it is not to whom it happens; which of these verbs is said matters little.
  if (DOING.test(token.word)) return 'laku';
  const isTying = TYING.test(token.word) || CONTINUING.test(token.word);
  if (!isContentWord(token) && !isTying) return null;
  const own = meaningStem(token.word);
  return DOER.test(token.word) ? `pe-${own}` : own;
}

/**
 * Which content words stand beside each other, by stem and in either order: "menunggu kejelasan perizinan"
 * ties "tunggu" to "jelas" and "jelas" to "izin". Who awaits the licence itself says something else with
 * words of the same sentence. Parted are what stands on two sides of a mark, a joining word, a
 * direction, a figure, or of words that were taken out because they are read elsewhere.
 */
export function tiesIn(tokens: readonly Token[]): ReadonlySet<string> {
  const ties = new Set<string>();
  let before: ReadonlySet<string> = new Set();
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    if (isParting(token) || token.start > end + 1) before = new Set();
    end = token.end;
    const stem = tied(token);
    if (stem === null) continue;
    const own = withKinds([stem]);
    for (const a of before) for (const b of own) if (a !== b) ties.add(tie(a, b));
    // "Penjualan ruko di Badung tidak sesuai target": the place may be left out.
    const isPlace = at > 0 && tokens[at - 1]!.word === 'di' && /^\p{Lu}/u.test(token.text);
    before = QUALITY.test(token.word) ? new Set() : isPlace ? new Set([...before, ...own]) : own;
  }
  return ties;
}

const tie = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

const isParting = ({ kind, word }: Token) =>
  kind !== 'word' ||
  JOINING.test(word) ||
  (companyDirectionOf(word) !== undefined && !NOUN.test(word));
/** "Menunggu kejelasan kenaikan biaya": a noun of direction stands between what it ties. */
const NOUN = /^(?:ke|pe).*an(?:nya)?$/;
