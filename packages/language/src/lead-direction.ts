import {
  COMPARING_WORDS,
  DEGREE_WORDS,
  DENYING_WORDS,
  DIRECTION_WORDS,
  REASON_WORDS,
  RESULT_WORDS,
} from './direction-words.js';

/** Where a narrative says that its indicator went: up, down, nowhere; null where it is not decided. */
export type LeadDirection = -1 | 0 | 1 | null;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));
const UP = setOf(DIRECTION_WORDS.up);
const DOWN = setOf(DIRECTION_WORDS.down);
const SAME = setOf(DIRECTION_WORDS.same);
const CHANGE = setOf(DIRECTION_WORDS.change);
const UNDECIDED = setOf(DIRECTION_WORDS.undecided);
const DEGREES = setOf(DEGREE_WORDS);
const COMPARING = setOf(COMPARING_WORDS);
const DENYING = setOf(DENYING_WORDS);
const REASONS = setOf(REASON_WORDS);
const RESULTS = setOf(RESULT_WORDS);

const WORD = /[\p{L}\p{N}]+(?:[.,]\d+)*/gu;
/** A point or comma between digits ends nothing. */
const CLAUSE_END = /[.,;:!?()\n](?!\d)/;

/** What a narrative says first, up to the reason it gives; empty where the reason comes first. */
export function leadClause(narrative: string): string {
  const text = narrative.trim();
  const [first] = [...text.matchAll(WORD)];
  const begin = first && REASONS.has(first[0].toLowerCase()) ? behindReason(text) : 0;
  if (begin === -1) return '';
  const rest = text.slice(begin);
  const end = rest.search(CLAUSE_END);
  const clause = end === -1 ? rest : rest.slice(0, end);
  for (const { 0: word, index } of clause.matchAll(WORD)) {
    const folded = word.toLowerCase();
    if (RESULTS.has(folded)) return '';
    if (REASONS.has(folded) && index > 0) return clause.slice(0, index).trim();
  }
  return clause.trim();
}

/** "Karena hujan, panen turun": what is said stands behind the comma. */
function behindReason(text: string): number {
  const comma = text.search(/,(?!\d)/);
  return comma === -1 ? -1 : comma + 1;
}

/**
 * Where the lead clause of a narrative says that its indicator went. A direction that is denied
 * ("tidak naik", "tidak ada kenaikan") is none, and so is "tidak terdapat perubahan"; both directions
 * in one clause, or a word that is half of each (*melambat*), decide nothing.
 */
export function leadDirection(narrative: string): LeadDirection {
  const words = [...leadClause(narrative).matchAll(WORD)].map(([word]) => bare(word.toLowerCase()));
  const said = new Set<-1 | 0 | 1>();
  for (const [at, word] of words.entries()) {
    if (UNDECIDED.has(word)) return null;
    const way = wayAt(words, at);
    if (way !== null) said.add(way);
  }
  if (said.has(1) && said.has(-1)) return null;
  if (said.has(1)) return 1;
  if (said.has(-1)) return -1;
  return said.has(0) ? 0 : null;
}

function wayAt(words: readonly string[], at: number): -1 | 0 | 1 | null {
  const word = words[at]!;
  const before = words.slice(Math.max(0, at - 2), at);
  const isDenied = before.some((one) => DENYING.has(one));
  if (CHANGE.has(word)) return isDenied ? 0 : null;
  if (SAME.has(word)) return isDenied || before.at(-1) === 'kurang' ? null : 0;
  const way = UP.has(word) ? 1 : DOWN.has(word) ? -1 : null;
  if (way === null) return null;
  const compares = before.findLast((one) => COMPARING.has(one));
  if (DEGREES.has(word) && !compares) return null;
  if (isDenied) return 0;
  return before.at(-1) === 'kurang' ? (way === 1 ? -1 : null) : way;
}

const bare = (word: string) => (word.length > 6 && word.endsWith('nya') ? word.slice(0, -3) : word);
