import { namesAmong } from '../../dimensions/among.js';
import { type Item, type ItemOf, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/** Whose rank it is: the names of its clause or sentence but those that lie before it. */
export function subjectsOf<Is extends 'sector' | 'indicator'>(
  sentence: Sentence,
  rank: Item,
  is: Is,
  ahead: Item | null,
): ItemOf<Is>[] {
  const own = sentence.within(sentence.clauseOf(rank), is);
  const isBefore = ({ start }: Item) => ahead === null || start < ahead.start;
  const among = namesAmong(sentence, is);
  if (!ahead)
    return compared(sentence, inSentence(sentence, rank, own, is)).filter(
      (name) => !among.includes(name),
    );
  const near = own.filter(isBefore);
  return near.length > 0 ? near : sentence.all(is).filter(isBefore);
}

/** The names of its clause, else of the sentence. */
function inSentence<Is extends 'sector' | 'indicator'>(
  sentence: Sentence,
  rank: Item,
  own: readonly ItemOf<Is>[],
  is: Is,
): readonly ItemOf<Is>[] {
  const all = sentence.all(is);
  if (own.length === 0) {
    // "A serta B 4,00, sementara C 2,00 dan menjadi yang terendah": of who stands behind the contrast.
    const contrast = sentence
      .all('break')
      .findLast((one) => isContrast(one) && one.end <= rank.start);
    const behind = all.filter(
      ({ start, end }) => contrast && start >= contrast.end && end <= rank.start,
    );
    return behind.length > 0 ? behind : all;
  }
  // "Didominasi A (30,8 %), B (20,5 %), serta C": a list that goes on after the clause.
  return is === 'sector' &&
    all.length > own.length &&
    own[0] === all[0] &&
    sentence.items.some(({ word }) => /domina/.test(word))
    ? all
    : own;
}

const isContrast = ({ meaning }: ItemOf<'break'>): boolean =>
  /^(?:sementara|sedangkan|namun|tetapi|tapi|adapun)$/.test(meaning.mark);

/** "0,54 poin di bawah skor realisasinya (3,18), dan merupakan yang terendah": but those held against. */
function compared<Name extends Item>(sentence: Sentence, names: readonly Name[]): readonly Name[] {
  const isHeld = (name: Name) => {
    const lead = sentence
      .before(name)
      .find((one) => !means(one, 'plain') && !means(one, 'measure'));
    return lead !== undefined && (means(lead, 'more') || means(lead, 'than'));
  };
  const rest = names.filter((name) => !isHeld(name));
  return rest.length > 0 ? rest : names;
}
