import { tokensOf } from '../language/tokens.js';
import { isA, type Item } from '../reading/item.js';
import type { Sentence } from '../reading/sentence.js';
import { circumstanceOf, isBorneByFigures } from './circumstances.js';
import { isOfContacts } from './how-many.js';
import { readCompanies } from './read-companies.js';
import type { Sources } from './sources.js';
import { leads, type Supported } from './support.js';
import { isTelling, meaningStem } from './telling.js';

/**
 * "Beberapa kontak melakukan efisiensi dan menegosiasikan ulang kontrak": what bears the sentence out of
 * each contact that told all of its parts, be it in several sentences.
 *
 * @returns a contact's evidence for each of them
 */
export function tellersOf(
  text: string,
  sentence: Sentence,
  {
    zone,
    cited,
    owners,
    moved,
  }: {
    readonly zone: readonly Item[];
    readonly cited: ReadonlySet<string>;
    /** Whose words alone count; null for anybody's. */
    readonly owners: readonly string[] | null;
    /** Where the sentence says that its indicator went, if it does. */
    readonly moved: number | null;
  },
  sources: Sources,
): (readonly Supported[])[] {
  const told = zone.filter((one) => !isShared(sentence, one));
  const { opening, isOfAll, rest } = circumstanceOf(sentence, told);
  const isMet = isBorneByFigures(sentence, opening);
  const isOfSurvey = isOfAll && isMet !== null && owners === null;
  const telling = rest
    .flatMap(({ start, end }) => tokensOf(text, start, end))
    .filter(isTelling)
    .map(({ word }) => meaningStem(word));
  // Of words of direction alone nothing is borne out but what is said of contacts.
  if (telling.length === 0 && owners === null && !sentence.items.some(isOfContacts)) return [];
  const likely =
    telling.length > 0
      ? sources.like(telling).map(({ source }) => source.said.contact)
      : sources.all.map(({ said }) => said.contact);
  const heldBy = (owner: string, items: readonly Item[]) =>
    readCompanies(text, sentence, { zone: items, cited, owner }, sources);
  return [...new Set(likely)]
    .filter((owner) => owners === null || owners.includes(owner))
    .flatMap((owner) => {
      const { reading, evidence } = heldBy(owner, rest);
      const bearing = evidence.filter(({ support }) => support === 'full');
      if (reading.status !== 'supported' || bearing.length === 0) return [];
      const isAgainst = bearing.some(
        ({ source }) => moved !== null && leads(source) === -moved && moved !== 0,
      );
      const isOwn = opening.length > 0 && heldBy(owner, opening).reading.status === 'supported';
      const meets = isMet === true || opening.length === 0 || (isOwn && !isOfSurvey);
      return isAgainst || !meets ? [] : [bearing];
    });
}

/** What is the same of all of whom it may be told: their sector, and that their rates are the same. */
const isShared = ({ sheet }: Sentence, item: Item): boolean =>
  (isA('sector')(item) && item.meaning.sector === sheet.sector) ||
  (isA('more')(item) && item.meaning.comparison === 'equal');
