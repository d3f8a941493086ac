import { withoutClitic } from '@lqc/contracts';
import { directionOf, type Token } from '@lqc/language';
import { isPlain } from '../language/plain-words.js';
import type { Meaning, Step } from './item.js';
import { MOOD_WORDS } from './lexicon/evaluations.js';
import { LEXICON } from './lexicon/lexicon.js';

/** What a draft cites: "[K3]". */
export const CITATION = /^k\d+$/;

const CLOSING: Readonly<Record<string, string>> = { '“': '”', '"': '"', '‘': '’', '«': '»' };

/** Clauses end here; "dan" only where what follows stands on its own. */
const BREAKS = new Set(
  `sedangkan sementara namun tetapi tapi meskipun walaupun meski walau adapun dan serta sehingga
  kemudian lalu padahal maupun atau`.split(/\s+/),
);

/** Words in quotation marks, as one item. */
export function quoteAt(tokens: readonly Token[], at: number): Step | null {
  const closing = CLOSING[tokens[at]!.text];
  if (!closing) return null;
  for (let length = 1; at + length < tokens.length; length += 1)
    if (tokens[at + length]!.text === closing)
      return length > 2 ? { meaning: { is: 'quote' }, length: length + 1 } : null;
  return null;
}

/** The longest known phrase that begins at a place. */
export function phraseAt(tokens: readonly Token[], at: number): Step | null {
  if (tokens[at]!.kind !== 'word') return null;
  return LEXICON.longest(tokens, at);
}

/** "Satu triwulan sebelumnya": names a quarter; "satu" counts nothing. */
export function relativePeriodAt(tokens: readonly Token[], at: number): Step | null {
  const phrase = phraseAt(tokens, at);
  return phrase?.meaning.is === 'period' && phrase.length > 1 ? phrase : null;
}

/** The meaning of a word that is in no phrase; an unknown word counts as content. */
export function singleAt({ kind, word }: Token): Step {
  if (kind === 'mark') return { meaning: markOf(word), length: 1 };
  const direction = directionOf(word);
  if (direction !== undefined)
    return {
      meaning: { is: 'direction', direction, manner: direction === 0 ? mannerOf(word) : 'plain' },
      length: 1,
    };
  if (BREAKS.has(word)) return { meaning: { is: 'break', mark: word }, length: 1 };
  if (isPlain(word) || MOODS.has(word) || MOODS.has(withoutClitic(word)) || CITATION.test(word))
    return { meaning: { is: 'plain' }, length: 1 };
  return { meaning: { is: 'other' }, length: 1 };
}

const MOODS = new Set(MOOD_WORDS);

const EXACT = new Set(['tetap', 'konstan', 'ajek', 'sama']);

/** "Bertahan" means indistinguishable from no change, "konstan" exactly the same. */
const mannerOf = (word: string) => (EXACT.has(word) ? 'exact' : 'loose');

function markOf(text: string): Meaning {
  if (text === ',' || text === ';' || text === ':' || text === '–' || text === '—')
    return { is: 'break', mark: text };
  if (text === '(' || text === '[') return { is: 'open' };
  if (text === ')' || text === ']') return { is: 'close' };
  if (text === '→') return { is: 'to' };
  return { is: 'plain' };
}
