import type { IndicatorKey } from '@lqc/contracts';
import { isSide } from '../../facts/categories.js';
import type { Said } from '../../facts/sheet.js';
import { isA, isOneOf, type Item, type ItemOf, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import { fits } from '../companies/own-answers.js';

/** Which contacts a report may be about; only their words can support it. */
interface WhoIsMeant {
  /** Whether a contact is among them, by its sector and its answer to the indicator. */
  readonly isMeant: (said: Said) => boolean;
  /** The sectors that the sentence names; somebody in each must have said it. */
  readonly sectors: readonly string[];
  /** The words that limit the contacts, which narratives need not contain. */
  readonly items: readonly Item[];
}

/**
 * "Di Konstruksi harga jual turun karena …", "kontak yang menjawab di bawah netral menyebut …": finds the
 * contacts whose words can support a reason, by sector and answers. A sector's name inside the reason
 * ("karena kenaikan biaya konstruksi") does not limit them.
 *
 * @param keys the indicators that the sentence can be about; null for any
 */
export function whoIsMeant(
  sentence: Sentence,
  said: readonly Said[],
  keys: readonly IndicatorKey[] | null,
): WhoIsMeant {
  const { items, sheet, topic } = sentence;
  const cause = items.find(isA('cause'));
  const isOutside = (one: Item, at: number) =>
    !cause || one.start < cause.start || isPlaced(items, at);
  const named = items.filter(
    (one, at): one is ItemOf<'sector'> =>
      means(one, 'sector') &&
      isOutside(one, at) &&
      (isPlaced(items, at) || !items.slice(0, at).some((before) => means(before, 'other'))),
  );
  const sectors = [...new Set(named.map(({ meaning }) => meaning.sector))];
  // "Kenaikannya didorong …" stays with the sector spoken of; "beberapa kontak" may be of any sector.
  const isAnew = ['everybody', 'some', 'people'] as const;
  const goesOn = !isAnew.some((is) => sentence.has(is));
  const carried = sectors.length > 0 ? null : (sheet.sector ?? (goesOn ? topic.sector : null));
  const meant = new Set(carried === null ? sectors : [carried]);
  const categories = items.filter(
    (one, at): one is ItemOf<'category'> => means(one, 'category') && isOutside(one, at),
  );
  const answered = contactsAnswering(categories, said, keys);
  return {
    isMeant: ({ sector, contact }) =>
      (meant.size === 0 || sector === null || meant.has(sector)) &&
      (answered === null || answered.has(contact)),
    sectors,
    items: [...named, ...categories],
  };
}

/** Behind "di", "pada", "kontak", and not behind "kontrak dengan": the name of a place or of who speaks. */
function isPlaced(items: readonly Item[], at: number): boolean {
  const led = items.slice(Math.max(0, at - 3), at);
  const isOfPlace = (one: Item) => isOfPeople(one) || /^(?:di|pada)$/.test(one.word);
  const isBeyond = ({ word }: Item) => /^(?:dengan|kepada|terhadap|oleh|dari)$/.test(word);
  return led.some(isOfPlace) && !led.some(isBeyond);
}
const isOfPeople = isOneOf('people', 'number');

/** The contacts that gave such answers; null where the sentence names none. */
function contactsAnswering(
  categories: readonly ItemOf<'category'>[],
  said: readonly Said[],
  keys: readonly IndicatorKey[] | null,
): ReadonlySet<string> | null {
  const sides = categories.map(({ meaning }) => meaning.category).filter(isSide);
  if (sides.length === 0) return null;
  const gave = said.filter(
    ({ key, score }) =>
      score !== null &&
      (!keys || key === null || keys.includes(key)) &&
      sides.some((one) => fits(score, one)),
  );
  return new Set(gave.map(({ contact }) => contact));
}
