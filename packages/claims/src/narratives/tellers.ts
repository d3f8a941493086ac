import { isA, type Item } from '../reading/item.js';
import type { Sentence } from '../reading/sentence.js';
import { readCompanies } from './read-companies.js';
import type { Sources } from './sources.js';
import { leads, type Supported } from './support.js';
import { tokensOf } from '../language/tokens.js';
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
  const tokens = zone.flatMap(({ start, end }) => tokensOf(text, start, end));
  const telling = tokens.filter(isTelling).map(({ word }) => meaningStem(word));
  // Of words of direction alone nothing is borne out but what is said of contacts.
  if (telling.length === 0 && owners === null && !zone.some(isOfContacts)) return [];
  const likely =
    telling.length > 0
      ? sources.like(telling).map(({ source }) => source.said.contact)
      : sources.all.map(({ said }) => said.contact);
  return [...new Set(likely)]
    .filter((owner) => owners === null || owners.includes(owner))
    .flatMap((owner) => {
      const { reading, evidence } = readCompanies(text, sentence, { zone, cited, owner }, sources);
      const bearing = evidence.filter(({ support }) => support === 'full');
      const isAgainst = bearing.some(
        ({ source }) => moved !== null && leads(source) === -moved && moved !== 0,
      );
      return reading.status === 'supported' && bearing.length > 0 && !isAgainst ? [bearing] : [];
    });
}

const isOfContacts = (item: Item) => isA('says')(item) || isA('some')(item);
