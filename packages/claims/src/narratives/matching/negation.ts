import { NEGATIONS, stem, type Token } from '@lqc/language';
import { meaningStem } from './content-words.js';
import { JOINT } from './words-of.js';

/** A negation reaches so many words. */
const REACH = 2;

/** Without what only leads up to what is denied: "tidak ikut mengalami penurunan". */
const telling = <One extends Pick<Token, 'word'>>(tokens: readonly One[]): readonly One[] =>
  tokens.filter(({ word }) => !LEADING.test(word));
const LEADING =
  /^(?:ikut|turut|lagi|sampai|mengalami|merasakan|menghadapi|mencatat|terdapat|ada|akan)$/;

/** What a stretch denies, by stem: "tidak banyak berubah" denies "banyak" and "berubah". */
export function deniedIn(tokens: readonly Pick<Token, 'kind' | 'word'>[]): ReadonlySet<string> {
  const denied = new Set<string>();
  for (const [at, { word }] of tokens.entries())
    if (NEGATIONS.has(word))
      for (const next of telling(tokens.slice(at + 1)).slice(0, REACH)) {
        // "Bukan karena kurs": the word for the reason itself.
        if (next.kind === 'mark' && next.word !== JOINT) break;
        denied.add(stem(next.word));
      }
  return denied;
}

/** Whether a stretch denies nothing that the sentence bearing it out affirms, nor the other way round. */
export function isSameNegation(
  tokens: readonly Token[],
  { denied, words, stems }: Readonly<Record<'denied' | 'words' | 'stems', ReadonlySet<string>>>,
): boolean {
  const own = deniedIn(tokens);
  const said = new Set(tokens.map(({ word }) => stem(word)));
  const isThere = (one: string) => words.has(one) || stems.has(meaningStem(one));
  const isTurned = [...own].some((one) => isThere(one) && !denied.has(one));
  const isDropped = [...denied].some((one) => said.has(one) && !own.has(one));
  return !isTurned && !isDropped && (own.size === 0 || denied.size > 0);
}
