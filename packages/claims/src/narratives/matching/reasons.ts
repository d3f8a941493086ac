import { type Token } from '@lqc/language';
import { INDICATORS } from '@lqc/contracts';
import { LEXICON } from '../../items/lexicon/lexicon.js';
import { isContentWord, meaningStem, withKinds } from './content-words.js';
import { WATCHING } from './watching.js';

/** A reason ends where another statement begins. */
const ENDS = new Set(
  `sehingga sementara sedangkan namun tetapi meskipun meski diprakirakan memprakirakan
    diperkirakan memperkirakan`.split(/\s+/),
);

/** Words that name what moved instead of why: "lonjakan harga …", "turunnya permintaan …". */
const COMMON = new Set(
  [
    ...INDICATORS.flatMap(({ label, synonyms }) =>
      [label.toLowerCase(), ...synonyms].join(' ').split(' '),
    ),
    ...`tarif ongkos beban pasokan kondisi faktor situasi adanya tingginya rendahnya masuknya baru besar
    lokal daerah usaha produk barang jasa rencana minat realisasi kegiatan aktivitas pengeluaran belanja
    stok gudang jumlah penyerapan penggunaan pemanfaatan prospek ekspektasi`.split(/\s+/),
  ].map(meaningStem),
);

/** "Terutama pada ruko": where a change was felt, not why. */
const PLACED = new Set(['terutama', 'utamanya', 'khususnya', 'terutamanya']);

/**
 * The stems of the reasons in a stretch: the content words after "karena", "didorong oleh", "seiring
 * dengan" up to the next statement.
 */
export function reasonsIn(
  tokens: readonly Token[],
  {
    withWatched = false,
    withCarriers = true,
  }: { readonly withWatched?: boolean; readonly withCarriers?: boolean } = {},
): ReadonlySet<string> {
  const reasons = new Set<string>();
  let isReason = false;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const phrase = token.kind === 'word' ? LEXICON.longest(tokens, at) : null;
    if (phrase?.meaning.is === 'cause') {
      isReason = !PLACED.has(token.word) && (withCarriers || token.word !== 'bersumber');
      at += phrase.length;
      continue;
    }
    // What a contact waits for or watches counts as a reason.
    if (WATCHING.test(token.word) || token.word === 'terdapat') isReason = withWatched;
    else if (token.text === ',' || token.text === ';' || ENDS.has(token.word)) isReason = false;
    else if (isReason && isContentWord(token)) reasons.add(meaningStem(token.word));
    at += 1;
  }
  return reasons;
}

/** The words that a sentence tells as the effect of the rest. */
export function effectIn(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }) => word === 'sehingga');
  return at < 0 ? [] : tokens.slice(at + 1).filter(({ kind }) => kind === 'word');
}

/** The stems of the reasons that a sentence states; not of what it only watches, or who supplies whom. */
export const causesIn = (tokens: readonly Token[]): ReadonlySet<string> =>
  withKinds(reasonsIn(tokens));

/** The stems that tell one reason from others: "pupuk", but not "harga". */
export const distinctive = (reasons: ReadonlySet<string>): string[] =>
  [...reasons].filter((one) => !COMMON.has(one));
