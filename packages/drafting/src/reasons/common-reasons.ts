import { type IndicatorKey, mayTell } from '@lqc/contracts';
import { mayEnd } from './reason-words.js';
import {
  notAgainst,
  reasonsOf,
  saidOnSide,
  type Side,
  tellsWhy,
  type Voices,
} from './said-on-side.js';

/** More words are a sentence. */
const MOST_WORDS = 8;
const MOST_REASONS = 3;

/** The contacts who give a reason, by name; and those of them who may be quoted. */
interface Givers {
  readonly all: Set<string>;
  readonly quotable: Set<string>;
  /** Whether the reason of one of them may end with it. */
  isWhole: boolean;
}

/** A reason, and how many contacts give it. */
export interface CommonReason {
  readonly words: string;
  readonly contacts: number;
}

/** A reason of three contacts may be told; a reason of two only if neither could be identified. */
const areSeveral = ({ all, quotable }: Givers) => mayTell('count', all.size) || quotable.size > 1;

/**
 * The reasons that several contacts on a side of neutral give for the same movement, in their own words:
 * word sequences that most of them share, the longest of equals, none that stops short within every reason it is
 * taken from ("libur sekolah dan hari" of "hari raya"). Empty where no two agree.
 */
export function commonReasons(voices: Voices, key: IndicatorKey, side: Side): CommonReason[] {
  const givers = new Map<string, Givers>();
  const isWhy = tellsWhy(key);
  for (const said of saidOnSide(voices, key, side))
    for (const { run, isWhole } of reasonsOf(said, side).flatMap(runsOf)) {
      if (!isWhy(run)) continue;
      const phrase = run.join(' ');
      const known = givers.get(phrase) ?? { all: new Set(), quotable: new Set(), isWhole: false };
      known.isWhole ||= isWhole;
      known.all.add(said.contact);
      if (voices.mayQuote(said)) known.quotable.add(said.contact);
      givers.set(phrase, known);
    }
  const often = [...givers]
    .filter(([, who]) => who.isWhole && areSeveral(who))
    .toSorted(([a, whoA], [b, whoB]) => whoB.all.size - whoA.all.size || b.length - a.length)
    .map(([words, who]) => ({ words, contacts: who.all.size }));
  return often
    .filter(({ words }, at) => !often.slice(0, at).some((one) => shareWords(one.words, words)))
    .slice(0, MOST_REASONS);
}

/**
 * The reason of the contact furthest from neutral on a side, as a phrase that nobody else uses of the indicator
 * but for the other movement; null when none is short enough. A reason of two contacts is not told as one
 * contact's, even if neither may be quoted.
 */
export function reasonOfOne(voices: Voices, key: IndicatorKey, side: Side): string | null {
  const isWhy = tellsWhy(key);
  const onSide = saidOnSide(voices, key, side);
  const others = voices.claims.said.filter((said) => said.key === key && !onSide.includes(said));
  const heard = [
    ...onSide.map(({ narrative }) => [narrative]),
    ...others.map((said) => notAgainst(said, side)),
  ];
  // Whoever checks the sentence reads all of them, not those alone that lead this way in so many words.
  const isOnes = (phrase: string) =>
    heard.filter((texts) => texts.some((text) => isWithin(phrase, text))).length === 1;
  return (
    onSide
      .filter((said) => voices.mayQuote(said))
      .flatMap((said) => reasonsOf(said, side))
      .filter((words) => words.length <= MOST_WORDS && isWhy(words))
      .map((words) => words.join(' '))
      .find(isOnes) ?? null
  );
}

/** Whether a text has these words one after the other. */
const isWithin = (phrase: string, text: string): boolean => spaced(text).includes(spaced(phrase));

const spaced = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .join(' ')} `;

const runsOf = (words: readonly string[]) =>
  words.flatMap((_, from) =>
    words.slice(from, from + MOST_WORDS).map((__, at, most) => ({
      run: most.slice(0, at + 1),
      isWhole: mayEnd(words[from + at + 1]),
    })),
  );

const shareWords = (one: string, other: string): boolean => {
  const words = new Set(one.toLowerCase().split(' '));
  return other
    .toLowerCase()
    .split(' ')
    .some((word) => words.has(word));
};
