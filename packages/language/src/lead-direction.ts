import { grouped, type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import { betweenFigures, signedIn } from './between-figures.js';
import { type Clause, clausesOf } from './clauses.js';
import { companyDirectionOf, type Direction, isGrowth } from './directions.js';
import {
  AHEAD_WORDS,
  ASKED_OF,
  BASE_WORDS,
  BOUGHT,
  CHANGE_WORDS,
  COMPARING_WORDS,
  DEEDS,
  DEGREE_WORDS,
  DENIED_THROUGH,
  FRACTION_WORDS,
  LEFT_WORDS,
  PAST_WORDS,
  STATE_WORDS,
  SUBJECTS,
  type Subject,
  UNDECIDED_WORDS,
  WHOLE_WORDS,
  BUYER_WORDS,
} from './lead-words.js';
import { NEGATIONS } from './negations.js';
import { wordsOf } from './words-of.js';

/** The direction that a narrative says of its indicator; null when it says none or several. */
export type LeadDirection = Direction | null;

/** What a narrative says of its indicator, and the words that say it. */
export interface Lead {
  readonly direction: LeadDirection;
  readonly clause: string;
}

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
const THROUGH = setOf(DENIED_THROUGH);
const WHOLE = setOf(WHOLE_WORDS);
const BUYERS = setOf(BUYER_WORDS);
const AHEAD = setOf(AHEAD_WORDS);
const LEFT = setOf(LEFT_WORDS);
const FRACTIONS = setOf(FRACTION_WORDS);
const PAST = setOf(PAST_WORDS);
const BASES = setOf(BASE_WORDS);
/** Phrases by the word that they begin with, the longer first. */
const byFirstWord = <One extends { readonly words: readonly string[] }>(phrases: readonly One[]) =>
  grouped(
    phrases.toSorted((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0]!,
  );
/** Of each subject its deeds. */
const DEEDS_OF = new Map(
  Object.entries(DEEDS).map(([subject, deeds]) => [
    subject as Subject,
    byFirstWord(
      (['up', 'down', 'off'] as const).flatMap((name) =>
        (deeds[name]?.split('|') ?? []).map((deed) => ({
          words: wordsOf(deed),
          direction: name === 'off' ? (-1 as const) : DIRECTIONS[name],
          isOff: name === 'off',
        })),
      ),
    ),
  ]),
);
/** Names of things. */
const NAMES = byFirstWord(
  (Object.keys(SUBJECTS) as Subject[]).flatMap((subject) =>
    SUBJECTS[subject].split('|').map((name) => ({ subject, words: wordsOf(name) })),
  ),
);

/** Only the beginning is read: a cell can hold thirty times as much. */
const LEADING_CHARACTERS = 1000;

interface Reading extends Clause {
  readonly direction: LeadDirection;
  readonly isUndecided: boolean;
  /** Whether it names what was asked; null where it names nothing that can be asked for. */
  readonly isOwn: boolean | null;
  readonly isAhead: boolean;
  readonly isWhole: boolean;
  readonly isPast: boolean;
}

/**
 * What a narrative says of its indicator: by the first clause that names what was asked and says a direction, else by
 * the first clause that names nothing else. Reasons, concessions and conditions are no answer, nor is what tells of
 * the time to come where the present is asked for. What is told of the whole outweighs parts; two directions that
 * are set against each other without it (another base, another segment) are none. A denied direction ("tidak naik",
 * "belum ada rencana menambah") counts as no change.
 */
export function leadOf(narrative: string, indicator: IndicatorKey): Lead {
  const text = narrative.trim().slice(0, LEADING_CHARACTERS);
  const asked = ASKED_OF[indicator];
  const all = clausesOf(text).map((clause) => readingOf(clause, text, { asked, indicator }));
  // "Tahun depan akan ditambah truk, nilai investasi naik": what is ahead stays so to the end of the sentence.
  const isAheadIn = ({ sentence, start }: Reading) =>
    all.some((one) => one.isAhead && one.sentence === sentence && one.start <= start);
  const isExpected = indicator.startsWith('perkiraan');
  const timely = (one: Reading) =>
    isExpected ? !all.some(({ isAhead }) => isAhead) || isAheadIn(one) : !isAheadIn(one);
  const told = all.filter((one) => one.opening !== 'aside' && !one.isPast && timely(one));
  const [first] = [
    ...told.filter((one) => one.isOwn && says(one)),
    ...told.filter((one) => one.isOwn === null && one.opening !== 'result' && says(one)),
    ...told.filter((one) => one.isOwn === null && says(one)),
  ];
  if (!first) return { direction: null, clause: '' };
  // "Tidak ada PHK, justru menambah 20 orang": what changed outweighs what did not.
  const changed = (one: Reading) => one.isOwn && one.direction && one.sentence === first.sentence;
  const lead = (first.direction === 0 && told.find(changed)) || first;
  const later = told.slice(told.indexOf(lead) + 1);
  const against = later.filter(
    (one) =>
      one.isOwn !== false &&
      (one.isOwn || one.opening !== 'result') &&
      one.sentence <= lead.sentence + (one.opening === 'contrast' || one.isWhole ? 1 : 0) &&
      (one.direction ?? 0) * (lead.direction ?? 0) < 0,
  );
  const whole = against.find(({ isWhole }) => isWhole);
  const [decides, direction] = whole
    ? [whole, whole.direction]
    : [lead, against.length > 0 && !lead.isWhole ? null : lead.direction];
  return { direction, clause: text.slice(decides.start, decides.end).trim() };
}

/** The direction of `leadOf` alone. */
export const leadDirection = (narrative: string, indicator: IndicatorKey): LeadDirection =>
  leadOf(narrative, indicator).direction;

const says = ({ direction, isUndecided }: Reading) => direction !== null || isUndecided;

function readingOf(
  clause: Clause,
  text: string,
  { asked, indicator }: { readonly asked: readonly Subject[]; readonly indicator: IndicatorKey },
): Reading {
  const words = clause.words.map(bare);
  const named = subjectsOf(words);
  const directions = new Set<Direction>();
  const signed = signedIn(text.slice(clause.start, clause.end));
  let [isDeed, isOff] = [false, false];
  for (const [at, word] of words.entries()) {
    // "Menunda pembelian mesin" is told of the machine, unless buyers do it.
    const found = asked
      .flatMap((subject) => DEEDS_OF.get(subject)?.get(word) ?? [])
      .find(
        (one) =>
          standsAt(one.words, words, at) &&
          (!beginsName(words, at + one.words.length - 1) ||
            words.slice(0, at).some((before) => BUYERS.has(before))),
      );
    const deed = found?.direction;
    // "Tidak ada karyawan yang dirumahkan": whoever it is told of stands between.
    const isUndone =
      deed !== undefined &&
      !NEGATIONS.has(word) &&
      words.slice(0, at).some((one) => NEGATIONS.has(one));
    const told = deed === undefined ? directionAt(words, at) : isUndone ? 0 : deed;
    // "Tumbuh -5%": of growth the sign says which way it went.
    const direction = isGrowth(word) ? (signed ?? told) : told;
    if (deed !== undefined) isDeed = true;
    if (found?.isOff && !isUndone) isOff = true;
    if (direction !== null) directions.add(direction);
  }
  const isUndecided = words.some((word) => UNDECIDED.has(word));
  const step = directions.size === 0 ? betweenFigures(text.slice(clause.start)) : null;
  if (step !== null) directions.add(step);
  return {
    ...clause,
    isUndecided,
    direction: isUndecided ? null : isOff ? -1 : oneOf(directions),
    isOwn:
      isDeed ||
      (named.size === 0 ? null : isAsked(named, asked, indicator) && !isOfBought(words, asked)),
    isAhead: clause.opening !== 'aside' && words.some((word) => AHEAD.has(word)),
    isWhole: words.some((word) => WHOLE.has(word)),
    isPast: words.some((word, at) => word === 'masih' && PAST.has(words[at - 1] ?? '')),
  };
}

/** What was asked is named, and not the market that another question asks for. */
const isAsked = (named: ReadonlySet<Subject>, asked: readonly Subject[], indicator: IndicatorKey) =>
  asked.some((subject) => named.has(subject)) &&
  !(indicator === 'domestik' && named.has('export')) &&
  !(indicator === 'ekspor' && named.has('home') && !named.has('export'));

/** Of a price, "harga solar naik" tells what is bought, and "harga naik mengikuti solar" does not. */
function isOfBought(words: readonly string[], asked: readonly Subject[]): boolean {
  const told = words.findIndex((_word, at) => directionAt(words, at) !== null);
  const named = subjectsOf(told === -1 ? words : words.slice(0, told + 1));
  return asked.includes('price') && !named.has('price') && BOUGHT.some((one) => named.has(one));
}

function oneOf(directions: ReadonlySet<Direction>): LeadDirection {
  if (directions.has(1) && directions.has(-1)) return null;
  if (directions.has(1)) return 1;
  if (directions.has(-1)) return -1;
  return directions.has(0) ? 0 : null;
}

function subjectsOf(words: readonly string[]): Set<Subject> {
  const found = new Set<Subject>();
  const taken = new Map<number, number>();
  // The longer first, so that "harga bahan baku" is no price.
  const named = words
    .flatMap((word, at) => (NAMES.get(word) ?? []).map((name) => ({ ...name, at })))
    .filter((name) => standsAt(name.words, words, name.at))
    .toSorted((a, b) => b.words.length - a.words.length);
  for (const { subject, words: name, at } of named)
    if ((taken.get(at) ?? name.length) <= name.length) {
      found.add(subject);
      for (const offset of name.keys()) taken.set(at + offset, name.length);
    }
  return found;
}

const standsAt = (phrase: readonly string[], words: readonly string[], at: number): boolean =>
  phrase.every((word, offset) => words[at + offset] === word);

/** Whether a word begins the name of a thing that goes on behind it. */
const beginsName = (words: readonly string[], at: number): boolean =>
  (NAMES.get(words[at] ?? '') ?? []).some(
    (name) => name.words.length > 1 && standsAt(name.words, words, at),
  );

function isDenied(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const word = words[before]!;
    if (NEGATIONS.has(word)) return true;
    if (before < at - 1 && !THROUGH.has(word)) return false;
  }
  return false;
}

function directionAt(words: readonly string[], at: number): Direction | null {
  const word = words[at]!;
  const before = words.slice(Math.max(0, at - 2), at);
  if (CHANGE.has(word)) return isDenied(words, at) ? 0 : null;
  if (FRACTIONS.has(word) && LEFT.has(before.at(-1) ?? '')) return -1;
  if (before.at(-1) === 'di' && words.slice(at + 1, at + 3).some((one) => BASES.has(one)))
    if (word === 'atas' || word === 'bawah') return word === 'atas' ? 1 : -1;
  // "Tidak seramai".
  if (word.startsWith('se') && NEGATIONS.has(before.at(-1) ?? '')) {
    const degree = DEGREES.get(word.slice(2));
    if (degree) return -degree as Direction;
  }
  const direction = DEGREES.get(word) ?? STATES.get(word) ?? companyDirectionOf(word);
  const isLess = before.at(-1) === 'kurang';
  if (direction === undefined) return null;
  if (direction === 0) return isDenied(words, at) || isLess ? null : 0;
  if (DEGREES.has(word) && !STATES.has(word) && !before.some((one) => COMPARING.has(one)))
    return null;
  if (isDenied(words, at)) return 0;
  return isLess ? (direction === 1 ? -1 : null) : direction;
}

/** "Harganya" is "harga", and "dinaikin" is "dinaikkan" as people speak. */
const bare = (word: string) =>
  word.length > 6 && word.endsWith('nya')
    ? word.slice(0, -3)
    : /^di\p{L}{3,}in$|^(?:kurang|naik|turun|tambah)in$/u.test(word)
      ? `${word.slice(0, -2)}kan`
      : word;
