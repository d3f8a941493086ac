import { companyWayOf } from '@lqc/language';
import { type Item, means } from '../../items/item.js';
import type { About } from '../matching/about.js';
import type { Verdict } from './hold-part.js';
import { isOnlyOne, type OwnAnswer, onSide } from '../answers/own-answers.js';
import type { Said } from '../../facts/sheet.js';
import type { Sources } from '../matching/sources.js';
import { leads } from '../matching/support.js';

/** A word that says "nobody else". */
export const isOnly = ({ word }: Item) => /^(?:hanya|satu-satunya|cuma|semata)$/.test(word);

/** Where a word says that the company went: "tidak melihat perubahan berarti" went nowhere. */
const wayOfItem = (item: Item) => (means(item, 'way') ? item.meaning.way : companyWayOf(item.word));

/** "Hanya X yang …", "X satu-satunya kontak …"; "hanya 3 %" is no more than a little. */
export const onlyIn = (items: readonly Item[]): Item[] =>
  items.filter((item, at) => {
    const next = items[at + 1];
    return (
      isOnly(item) &&
      !(next && (means(next, 'number') || means(next, 'near') || means(next, 'size')))
    );
  });

/**
 * Whether nobody but these contacts answered so, moved that way, or is of the chapter's sector:
 * "satu-satunya skor 1", "penurunan hanya disampaikan X", "satu-satunya kontak sektor ini". Null where
 * the part does not say what they alone did.
 */
export function holdsOfNobodyElse(
  items: readonly Item[],
  owners: readonly string[],
  {
    answers,
    about,
    said,
    sources,
  }: {
    readonly answers: readonly OwnAnswer[];
    readonly about: About;
    readonly said: readonly Said[];
    readonly sources: Sources;
  },
): Verdict {
  const { indicator, isSure } = about;
  const isFew = (others: number): Verdict => others === 0 || (isSure ? false : null);
  if (answers.length > 0) {
    const found = new Set(answers.map((one) => isOnlyOne(one, owners, indicator, said)));
    return found.has(null) ? null : isFew(found.has(false) ? 1 : 0);
  }
  const others = sources.all.filter(({ said }) => !owners.includes(said.contact));
  const [way] = items.flatMap((one) => wayOfItem(one) ?? []);
  if (way !== undefined && indicator !== null)
    return isFew(
      others.filter(
        (one) =>
          one.said.key === indicator &&
          (one.said.score === null ? leads(one) === way : onSide(one.said.score) === way),
      ).length,
    );
  const isOfSector = items.some((one) => means(one, 'people') && one.meaning.who === 'sektor');
  return isOfSector ? others.length === 0 || null : null;
}
