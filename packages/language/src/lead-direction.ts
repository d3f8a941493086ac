import { LIKERT_SCALE } from '@lqc/contracts';
import { usualDirectionOf, type Direction } from './directions.js';
import {
  CHANGE_WORDS,
  COMPARING_WORDS,
  DEGREE_WORDS,
  REASON_WORDS,
  RESULT_WORDS,
  STATE_WORDS,
  UNDECIDED_WORDS,
} from './lead-words.js';
import { NEGATIONS } from './negations.js';
import { wordsOf } from './words-of.js';

/** The direction that a narrative says of its indicator; null when it says none or several. */
export type LeadDirection = Direction | null;

/** True where words that say a direction and a score lie on different sides of neutral. */
export const saysOtherwise = (direction: LeadDirection, score: number): boolean =>
  direction !== null && direction * (score - LIKERT_SCALE.neutral) < 0;

const setOf = (words: string): ReadonlySet<string> => new Set(wordsOf(words));
const DIRECTIONS = { up: 1, down: -1, same: 0 } as const;
const directionsOf = (words: { readonly [Name in keyof typeof DIRECTIONS]?: string }) =>
  new Map<string, Direction>(
    (Object.keys(words) as (keyof typeof DIRECTIONS)[]).flatMap((name) =>
      wordsOf(words[name] ?? '').map((word): [string, Direction] => [word, DIRECTIONS[name]]),
    ),
  );
const DEGREES = directionsOf(DEGREE_WORDS);
const STATES = directionsOf(STATE_WORDS);
const CHANGE = setOf(CHANGE_WORDS);
const UNDECIDED = setOf(UNDECIDED_WORDS);
const COMPARING = setOf(COMPARING_WORDS);
const REASONS = setOf(REASON_WORDS);
const RESULTS = setOf(RESULT_WORDS);

const WORD = /[\p{L}\p{N}]+(?:[.,]\d+)*/gu;
/** The end of a clause; not a point or comma between digits. */
const CLAUSE_END = /[.,;:!?()\n](?!\d)/;

/** Only the beginning is read: no clause is longer, while a cell can hold thirty times as much. */
const LEADING_CHARACTERS = 1000;

/**
 * The first clause of a narrative, up to the reason that it gives. When it begins with the reason,
 * the clause after the reason's comma; empty when there is none.
 */
export function leadClause(narrative: string): string {
  const text = narrative.trim().slice(0, LEADING_CHARACTERS);
  const [first] = text.matchAll(WORD);
  const begin = first && REASONS.has(first[0].toLowerCase()) ? indexAfterReason(text) : 0;
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

/**
 * Index after the comma that ends a leading reason ("Karena hujan, panen turun"); −1 without one.
 */
function indexAfterReason(text: string): number {
  const comma = text.search(/,(?!\d)/);
  return comma === -1 ? -1 : comma + 1;
}

/**
 * The direction that the first clause of a narrative says of its indicator. A denied direction
 * ("tidak naik", "tidak ada kenaikan") counts as no change (0), and so does "tidak terdapat
 * perubahan". Both directions in one clause, or an ambiguous word such as *melambat*, give null.
 */
export function leadDirection(narrative: string): LeadDirection {
  const words = [...leadClause(narrative).matchAll(WORD)].map(([word]) => bare(word.toLowerCase()));
  const said = new Set<Direction>();
  for (const [at, word] of words.entries()) {
    if (UNDECIDED.has(word)) return null;
    const direction = directionAt(words, at);
    if (direction !== null) said.add(direction);
  }
  if (said.has(1) && said.has(-1)) return null;
  if (said.has(1)) return 1;
  if (said.has(-1)) return -1;
  return said.has(0) ? 0 : null;
}

function directionAt(words: readonly string[], at: number): Direction | null {
  const word = words[at]!;
  const before = words.slice(Math.max(0, at - 2), at);
  const isDenied = before.some((earlier) => NEGATIONS.has(earlier));
  if (CHANGE.has(word)) return isDenied ? 0 : null;
  const direction = DEGREES.get(word) ?? STATES.get(word) ?? usualDirectionOf(word);
  const isLess = before.at(-1) === 'kurang';
  if (direction === undefined) return null;
  if (direction === 0) return isDenied || isLess ? null : 0;
  if (DEGREES.has(word) && !before.some((one) => COMPARING.has(one))) return null;
  if (isDenied) return 0;
  return isLess ? (direction === 1 ? -1 : null) : direction;
}

const bare = (word: string) => (word.length > 6 && word.endsWith('nya') ? word.slice(0, -3) : word);
