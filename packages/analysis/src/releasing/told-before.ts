import { getOrInsert, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import type { Quarter } from '../quarter.js';
import { countedAnswers } from './counted-answers.js';
import type {
  CountedAnswer,
  ReleasedAnswers,
  ReleasedQuarter,
  ToldCells,
} from './released-answers.js';

/** From this share of equal answers on two contacts are one. */
const ONE_CONTACT_FROM = 0.6;
/** Of fewer answers of a contact all must be equal. */
const FEW_ANSWERS = 5;
/** Of more pairs only equal ones are looked for: among so many contacts an average to the hundredth hides one. */
const MOST_PAIRS = 250_000;
/** From this share of equal answers on, in most indicators, two quarters are one. */
const ONE_QUARTER_FROM = 0.8;

/** A contact, with its scores by indicator. */
interface Person {
  readonly contact: string;
  readonly company: string;
  readonly scores: Map<IndicatorKey, number>;
}

/**
 * What earlier copies told of a quarter's answers, under the names that its contacts have now. Files are
 * corrected between two copies: a contact that is written otherwise is the one with its answers, and the same
 * answers are the same quarter, by whatever quarter the file was stored. Taken for others, a handful of them
 * would hide that one answer came.
 *
 * @param told oldest first
 * @param isOfQuarter whether something was told of this calendar quarter
 */
export function toldBefore<Told extends { readonly content: ReleasedQuarter }>(
  quarter: Pick<Quarter, 'survey' | 'matching'>,
  told: readonly Told[],
  isOfQuarter: (one: Told) => boolean,
): ReleasedQuarter[] {
  const known = peopleIn((key) => countedAnswers(quarter, key));
  return told
    .toReversed()
    .flatMap((one) => {
      const keys = Object.keys(one.content) as IndicatorKey[];
      const then = peopleIn((key) => one.content[key]?.answers ?? []);
      const names = sameIn(known, then, keys);
      if (!isOfQuarter(one) && !isOfSameAnswers(known, then, names, keys)) return [];
      for (const [contact, person] of then)
        if (!names.has(contact) && !known.has(contact)) known.set(contact, person);
      return [renamed(one.content, names)];
    })
    .toReversed();
}

type People = ReadonlyMap<string, Person>;

function peopleIn(answersOf: (key: IndicatorKey) => readonly CountedAnswer[]) {
  const people = new Map<string, Person>();
  for (const { key } of LIKERT_INDICATORS)
    for (const { contact, company, score } of answersOf(key)) {
      const person = getOrInsert(people, contact, () => ({ contact, company, scores: new Map() }));
      person.scores.set(key, score);
    }
  return people;
}

/**
 * From a contact's earlier name to who it is now, for the contacts whose name is no longer there: first those
 * with all its answers, then those with most of them.
 */
function sameIn(known: People, then: People, keys: readonly IndicatorKey[]): People {
  const answersOf = ({ scores }: Person) => keys.map((key) => scores.get(key) ?? '').join(' ');
  const free = new Map<string, Person[]>();
  for (const person of known.values()) {
    if (!then.has(person.contact)) getOrInsert(free, answersOf(person), () => []).push(person);
  }
  const same = new Map<string, Person>();
  const others: [string, Person][] = [];
  for (const [contact, person] of then) {
    if (known.has(contact)) continue;
    const one = free.get(answersOf(person))?.pop();
    if (one) same.set(contact, one);
    else others.push([contact, person]);
  }
  const left = new Set([...free.values()].flat());
  if (others.length * left.size > MOST_PAIRS) return same;
  for (const [contact, person] of others) {
    const [best] = [...left]
      .map((one) => ({ one, share: shareOfEqual(one, person, keys) }))
      .filter(({ share }) => share > 0)
      .toSorted((a, b) => b.share - a.share);
    if (!best) continue;
    left.delete(best.one);
    same.set(contact, best.one);
  }
  return same;
}

/** The share of equal answers among all that either gave; 0 where they are not one contact's. */
function shareOfEqual(one: Person, other: Person, keys: readonly IndicatorKey[]): number {
  const given = keys.filter((key) => one.scores.has(key) || other.scores.has(key)).length;
  const equal = keys.filter(
    (key) => one.scores.has(key) && one.scores.get(key) === other.scores.get(key),
  ).length;
  return given > 0 && equal / given >= (given < FEW_ANSWERS ? 1 : ONE_CONTACT_FROM)
    ? equal / given
    : 0;
}

/**
 * Whether in most indicators nearly all answers of the smaller of two are answers of the other as well. Of few
 * indicators they must be those of the same names: any two quarters have a score in common.
 */
function isOfSameAnswers(
  known: People,
  then: People,
  names: People,
  keys: readonly IndicatorKey[],
): boolean {
  const shareIn = (key: IndicatorKey): number => {
    const given = (people: People) =>
      [...people.values()].filter(({ scores }) => scores.has(key)).length;
    const equal = [...then].filter(([contact, { scores }]) => {
      const one = (keys.length < FEW_ANSWERS ? null : names.get(contact)) ?? known.get(contact);
      return scores.has(key) && one?.scores.get(key) === scores.get(key);
    }).length;
    const all = Math.min(given(known), given(then));
    return all > 0 ? equal / all : 0;
  };
  const shares = keys.map(shareIn).toSorted((one, other) => one - other);
  return (shares[Math.floor(shares.length / 2)] ?? 0) >= ONE_QUARTER_FROM;
}

function renamed(content: ReleasedQuarter, names: People): ReleasedQuarter {
  if (names.size === 0) return content;
  const nameOf = (contact: string) => names.get(contact)?.contact ?? contact;
  const cells = (told: ToldCells): ToldCells => ({
    ...told,
    panels: Object.fromEntries(
      Object.entries(told.panels).map(([label, contacts]) => [label, contacts.map(nameOf)]),
    ),
    ...(told.known && { known: told.known.map(nameOf) }),
  });
  return Object.fromEntries(
    Object.entries(content).map(([key, { answers, told, byItself }]): [string, ReleasedAnswers] => [
      key,
      {
        answers: answers.map((one) => ({
          ...one,
          company: names.get(one.contact)?.company ?? one.company,
          contact: nameOf(one.contact),
        })),
        told: cells(told),
        ...(byItself && { byItself: cells(byItself) }),
      },
    ]),
  );
}
