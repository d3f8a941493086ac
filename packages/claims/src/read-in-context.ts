import type { Statement } from '@lqc/contracts';
import { isA, type Item, itemOf } from './items/item.js';
import { asRealised } from './judging/realised.js';
import { type Reading, unsure } from './judging/reading.js';
import { statusOf } from './judging/status.js';
import { leftOut } from './left-open/words-left/left-out.js';
import { silentClaims } from './left-open/silent-claims.js';
import { readAnswersOfThose } from './narratives/answers/answers-of-those.js';
import type { Sources } from './narratives/matching/sources.js';
import type { Supported } from './narratives/matching/support.js';
import { readNarrative } from './narratives/read-narrative.js';
import { readFigures } from './reading/read-figures.js';
import { withCompaniesAgain } from './references/companies-again.js';
import { type Context, isOpen } from './references/contexts.js';
import { withEarlierNames } from './references/earlier-names.js';
import { withEarlierQuantity } from './references/earlier-quantity.js';
import { readExpectedNames } from './references/expected-names.js';
import { withFamilyNames } from './references/family-names.js';
import { withPointedQuarters } from './references/pointed-quarters.js';
import { readShortNames } from './references/short-names.js';
import { nameAgain } from './references/topic-after.js';
import { readTwinNames } from './references/twin-names.js';
import { Sentence } from './sentence/sentence.js';
import type { ToldBefore } from './sentence/told.js';

/** A sentence longer than this is left unchecked: nobody's claim takes so many words. */
export const MOST_ITEMS = 250;

/** A sentence as it is written, and whose words it is held against. */
export interface Written {
  readonly text: string;
  readonly items: readonly Item[];
  readonly sources: Sources;
  /** The contacts that it cites; nobody's for none. */
  readonly cited: ReadonlySet<string>;
}

/** A sentence as it was read in one context. */
export interface InContext {
  readonly items: readonly Item[];
  readonly sentence: Sentence;
  readonly all: readonly Reading[];
  readonly status: Statement['status'];
  readonly narrative: readonly Supported[];
  readonly told: ToldBefore;
}

/** What a sentence says, and whether it holds, in one context. */
export function readInContext(written: Written, context: Context): InContext {
  const sentence = sentenceIn(context, written.items);
  const { items } = sentence;
  if (items.length > MOST_ITEMS) {
    const { told } = context.topic;
    return { items, sentence, all: [], status: 'unchecked', narrative: [], told };
  }
  return readOn(written, sentence, figuresOf(sentence));
}

/** The same where a sentence holds as a whole; null as soon as its figures alone do not. */
export function holdingInContext(written: Written, context: Context): InContext | null {
  const sentence = sentenceIn(context, written.items);
  if (sentence.items.length > MOST_ITEMS) return null;
  const figures = figuresOf(sentence);
  if (figures.some(({ status }) => status !== 'supported')) return null;
  const found = readOn(written, sentence, figures);
  return found.status === 'supported' ? found : null;
}

/** What its words mean in a context: whom it names again, which quarters it points at. */
function sentenceIn(context: Context, written: readonly Item[]): Sentence {
  const { sheet, topic, usualBase, isReport, isOfToday } = context;
  // What a reader takes or names anew it must not have taken in another context.
  const own = written.map(itemOf);
  const again = withCompaniesAgain(own, topic);
  const dated = withPointedQuarters(again, { topic, sheet });
  const named = withEarlierNames(withFamilyNames(dated, sheet), topic);
  const items = withEarlierQuantity(named, { topic, sheet });
  nameAgain(items, topic);
  readShortNames(items, sheet);
  readTwinNames(items);
  readExpectedNames(items, { topic, sheet, isOfToday });
  return new Sentence(items, sheet, topic, usualBase, isReport);
}

const figuresOf = (sentence: Sentence): readonly Reading[] =>
  (readAnswersOfThose(sentence) ?? readFigures(sentence)).map((one) => asRealised(sentence, one));

/** What contacts are said to have said, and what nobody read. */
function readOn(
  { text, sources, cited }: Written,
  sentence: Sentence,
  figures: readonly Reading[],
): InContext {
  const { items } = sentence;
  const {
    readings: reported,
    evidence: narrative,
    told,
  } = readNarrative(text, sentence, { figures, sources, cited });
  const all = [...figures.map((one) => asComparedBefore(sentence, one)), ...reported];
  const status = statusOf(items, all);
  const left =
    status === 'supported'
      ? leftOut(sentence, all)
      : status === 'no_claim'
        ? silentClaims(sentence)
        : [];
  return {
    items,
    sentence,
    all: [...all, ...left],
    status: left.length > 0 ? 'unchecked' : status,
    narrative,
    told,
  };
}

const COMPARING = new Set<Reading['type']>(['change', 'stable', 'share_change', 'from_to', 'rank']);

/** What a change was measured from is open where the sentence before compared with last year. */
function asComparedBefore({ items, topic, usualBase }: Sentence, reading: Reading): Reading {
  const isAnyBase = usualBase === 'before' && isOpen(items, topic);
  const isHeldAgainst = COMPARING.has(reading.type) || items.some(isA('from'));
  return isAnyBase && isHeldAgainst ? unsure(reading) : reading;
}
