import { namesAmong } from '../../dimensions/among.js';
import { isA, type Item, type ItemOf } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/** Whose rank it is: the names of its clause or sentence but those that lie before it. */
export function subjectsOf<Is extends 'sector' | 'indicator'>(
  sentence: Sentence,
  own: ItemOf<Is>[],
  is: Is,
  ahead: Item | null,
): ItemOf<Is>[] {
  const isBefore = ({ start }: Item) => ahead === null || start < ahead.start;
  const among = namesAmong(sentence, is);
  if (!ahead)
    return compared(sentence, inSentence(sentence, own, is)).filter(
      (name) => !among.includes(name),
    );
  const near = own.filter(isBefore);
  return near.length > 0 ? near : sentence.all(is).filter(isBefore);
}

/** The names of its clause, else of the sentence. */
function inSentence<Is extends 'sector' | 'indicator'>(
  sentence: Sentence,
  own: readonly ItemOf<Is>[],
  is: Is,
): readonly ItemOf<Is>[] {
  const all = sentence.all(is);
  if (own.length === 0) return all;
  // "Didominasi A (30,8 %), B (20,5 %), serta C": a list that goes on after the clause.
  return is === 'sector' &&
    all.length > own.length &&
    own[0] === all[0] &&
    sentence.items.some(({ word }) => /domina/.test(word))
    ? all
    : own;
}

/** "0,54 poin di bawah skor realisasinya (3,18), dan merupakan yang terendah": but those held against. */
function compared<Name extends Item>(sentence: Sentence, names: readonly Name[]): readonly Name[] {
  const isHeld = (name: Name) => {
    const lead = sentence.before(name).find((one) => !isA('plain')(one) && !isA('measure')(one));
    return lead !== undefined && (isA('more')(lead) || isA('than')(lead));
  };
  const rest = names.filter((name) => !isHeld(name));
  return rest.length > 0 ? rest : names;
}
