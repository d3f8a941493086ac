import type { Assertion, Dimensions, Slot } from './assertion.js';
import { evaluate, type Meant, type Outcome } from './evaluate.js';
import type { FactTable } from './facts/fact-table.js';
import type { Reading } from './judging/reading.js';

/** So many ways in which one assertion may be meant are tried. */
const MOST_MEANINGS = 64;

/**
 * What the facts say of an assertion: it is right where they bear it out in every way in which it may well be
 * meant, wrong where in none, else it is left open.
 */
export function verdictOf(assertion: Assertion, table: FactTable): Reading {
  const meanings = meaningsOf(assertion.of);
  const [first, ...others] = meanings.map((meant) => evaluate(assertion, meant, table));
  const hasOpen = Object.values(assertion.of).some((slot: Slot<unknown>) => slot.isOpen);
  const isOpen = hasOpen && others.some(({ truth }) => truth !== true);
  const isRight = first!.truth === true && !isOpen;
  const all: readonly Outcome[] = [first!, ...others];
  // What the facts do not tell in one way is not wrong for being so in another.
  const isWrong = first!.truth === false && all.every(({ truth }) => truth !== true);
  const status = isRight ? 'supported' : isWrong ? 'contradicted' : 'unchecked';
  const isKnown = status !== 'unchecked' || first!.truth === true;
  for (const word of assertion.words) word.used = true;
  const [fact] = first!.facts;
  return {
    type: assertion.type,
    assertion,
    items: assertion.words,
    status,
    expected: isWrong && fact ? table.label(fact) : null,
    facts: isRight && hasOpen ? all.flatMap(({ facts }) => facts) : isKnown ? first!.facts : [],
    isRounded: first!.isRounded,
    ...(first!.truth === false && !isWrong ? { isDoubted: true } : {}),
  };
}

/** Every way in which an assertion may be meant, the likeliest first. */
function meaningsOf(of: Dimensions): readonly Meant[] {
  let meanings: Partial<Meant>[] = [{}];
  for (const [name, { value, others }] of Object.entries(of) as [keyof Meant, Slot<never>][])
    meanings = [value, ...others]
      .flatMap((one) => meanings.map((meant) => ({ ...meant, [name]: one })))
      .slice(0, MOST_MEANINGS);
  return meanings as Meant[];
}
