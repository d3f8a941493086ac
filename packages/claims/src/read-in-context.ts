import type { Statement } from '@lqc/contracts';
import { isOneOf, type Item, itemOf, means } from './items/item.js';
import { decided, type Reading } from './judging/reading.js';
import { statusOf } from './judging/status.js';
import { uncoveredWords } from './coverage/uncovered-words.js';
import { silentClaims } from './coverage/silent-claims.js';
import type { Sources } from './narratives/matching/sources.js';
import type { Supported } from './narratives/matching/support.js';
import { readNarrative } from './narratives/read-narrative.js';
import { readFigures } from './frames/frames.js';
import { withEarlierNames } from './references/earlier-names.js';
import { readExpectedNames } from './references/expected-names.js';
import { readShortNames } from './references/short-names.js';
import { nameAgain } from './references/topic-after.js';
import { Sentence } from './sentence/sentence.js';
import type { Topic } from './sentence/topic.js';
import type { ClaimSheet } from './facts/sheet.js';

/** A sentence with more items is left unchecked; no real claim needs this many. */
export const MOST_ITEMS = 250;

/** The context of a sentence: the sheet, and what earlier sentences said. */
export interface Context {
  readonly sheet: ClaimSheet;
  readonly topic: Topic;
}

/** A sentence as written, and the narratives that it is held against. */
export interface Written {
  readonly text: string;
  readonly items: readonly Item[];
  readonly sources: Sources;
  /** The contacts that the sentence cites; empty when it cites none. */
  readonly cited: ReadonlySet<string>;
}

/** A sentence as it was read in one context. */
interface InContext {
  readonly items: readonly Item[];
  readonly sentence: Sentence;
  readonly all: readonly Reading[];
  readonly status: Statement['status'];
  readonly narrative: readonly Supported[];
}

/** What a sentence says, and whether it holds, in one context. */
export function readInContext(written: Written, context: Context): InContext {
  const sentence = sentenceIn(context, written.items);
  const { items } = sentence;
  if (items.length > MOST_ITEMS) {
    return { items, sentence, all: [], status: 'unchecked', narrative: [] };
  }
  return readOn(written, sentence, readFigures(sentence));
}

/** Resolves what the words mean in context: pronouns, short names, expected indicators. */
function sentenceIn(context: Context, written: readonly Item[]): Sentence {
  const { sheet, topic } = context;
  // Items are copied, since readers change them and the next context needs them unchanged.
  const own = written.map(itemOf);
  const items = withEarlierNames(own, topic);
  nameAgain(items, topic);
  readShortNames(items, sheet);
  readExpectedNames(items, { topic, sheet });
  return new Sentence(items, sheet, topic);
}

const isCounted = isOneOf('category', 'quantifier', 'rank', 'more', 'times');

/** A word that only figures can support, never a contact's words. */
const isFigure = (one: Item): boolean =>
  isCounted(one) ||
  (means(one, 'number') && /^(?:perusahaan|indikator|poin)$/.test(one.meaning.number.unit ?? ''));

/** Reads what the sentence reports of contacts, then looks for words that no reader took. */
function readOn(
  { text, sources, cited }: Written,
  sentence: Sentence,
  figures: readonly Reading[],
): InContext {
  const { items } = sentence;
  const isFigured = figures.length === 0 ? isFigure : isCounted;
  const unread = sentence.has('company') || sentence.companyMeant ? [] : items.filter(isFigured);
  const open = unread.filter(({ used }) => !used);
  const { readings: reported, evidence: narrative } = readNarrative(text, sentence, {
    figures,
    sources,
    cited,
  });
  const all = [...figures, ...reported];
  const status = statusOf(items, all);
  const isReadSoFar = all.every((one) => one.status === 'supported');
  const left =
    status === 'no_claim'
      ? silentClaims(sentence)
      : isReadSoFar
        ? [
            ...(open.length > 0 ? [decided({ type: 'other', items: open }, null)] : []),
            ...uncoveredWords(text, sentence, { readings: all, evidence: narrative }),
          ]
        : unreadFigures(sentence, all);
  return {
    items,
    sentence,
    all: [...all, ...left],
    status: left.length > 0 && status !== 'contradicted' ? 'unchecked' : status,
    narrative,
  };
}

/** "3,54 (n = 12; perubahan −0,99)": what is wrong in a sentence leaves its other figures open, and never unsaid. */
function unreadFigures(sentence: Sentence, all: readonly Reading[]): readonly Reading[] {
  const read = new Set(all.flatMap(({ items }) => items));
  const items = sentence.all('number').filter((one) => !read.has(one));
  return items.length > 0 ? [decided({ type: 'other', items }, null)] : [];
}
