import { INDICATORS } from '@lqc/contracts';
import { type Item, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import { aboutOf } from '../matching/about.js';
import { countsPeople, isOfContacts } from './how-many.js';
import { askedIn, toldIn } from '../matching/own-stretch.js';
import { isCausedThatWay, type CausalDirection } from '../matching/causal-direction.js';
import { holdSayings } from '../companies/read-companies.js';
import { ANYBODY, type Saying, type Sayings, sayingsOf } from '../companies/sayings.js';
import { stretchWords } from '../companies/stretch-words.js';
import type { Source, Sources } from '../matching/sources.js';
import { isOfMove, type Supported } from '../matching/support.js';

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
    isMeant: isOfThose,
    moved,
    push,
    enough,
  }: {
    readonly zone: readonly Item[];
    readonly cited: ReadonlySet<string>;
    /** Whose words alone count; null for anybody's. */
    readonly owners: readonly string[] | null;
    /** Of whom the sentence tells, by what they said. */
    readonly isMeant: (said: Source['said']) => boolean;
    /** Where the sentence says that its indicator went, if it does. */
    readonly moved: number | null;
    /** Where its words say that a reason pushed it. */
    readonly push: CausalDirection | null;
    /** So many are asked for; the others need not be found. */
    readonly enough: number;
  },
  sources: Sources,
): (readonly Supported[])[] {
  const rest = zone.filter((one) => !isShared(sentence, one));
  const { telling, directions } = toldIn(askedIn(text, { items: rest, keys: ANY }));
  // Of words of direction alone nothing is borne out but what is said of contacts.
  if (telling.length === 0 && owners === null && !sentence.items.some(isOfContacts)) return [];
  const ofRest = sayingsOf(text, sentence, rest, ANYBODY);
  if (ofRest.parts.every((part) => isSilent(text, part))) return [];
  const heldBy = (owner: string, sayings: Sayings) =>
    holdSayings(text, sentence, { sayings, cited, owner }, sources);
  const named = rest.flatMap((one) => (means(one, 'indicator') ? one.meaning.keys : []));
  const keys = new Set([...named, ...(aboutOf(sentence, sentence.items).keys ?? [])]);
  const isAsked = ({ said }: Source) => keys.size === 0 || said.key === null || keys.has(said.key);
  const wentSo = (owner: string) =>
    directions.every(({ direction }) =>
      sources
        .of(owner)
        .some((one) => isAsked(one) && one.directions.some((its) => its.direction === direction)),
    );
  const bearingOf = (owner: string): readonly Supported[] | null => {
    const { reading, evidence } = heldBy(owner, ofRest);
    const bearing = evidence.filter(({ support }) => support === 'full');
    if (reading.status !== 'supported' || bearing.length === 0) return null;
    const isAgainst = bearing.some(({ source }) => !isOfMove(source, moved));
    const isElsewhere = !bearing.some(({ source }) => isCausedThatWay(source, push));
    return isAgainst || isElsewhere ? null : bearing;
  };
  const tellers: (readonly Supported[])[] = [];
  for (const owner of sources.contactsWith(telling)) {
    if (tellers.length >= enough) break;
    const isOne = sources.of(owner).some(({ said }) => isOfThose(said));
    const isMeant = isOne && (owners === null || owners.includes(owner)) && wentSo(owner);
    const bearing = isMeant ? bearingOf(owner) : null;
    if (bearing) tellers.push(bearing);
  }
  return tellers;
}

/** Whether a part says nothing that any narrative could bear out, be it beside a rate told before. */
function isSilent(text: string, { standing, about }: Saying): boolean {
  const { telling, directions, numbers } = stretchWords(text, standing.rest, about.keys).told;
  return telling.length + directions.length + numbers.length === 0;
}

/** Whichever indicator a sentence names, its name tells nothing of its own. */
const ANY = INDICATORS.map(({ key }) => key);

/** What is the same of all of whom it may be told: how many they are, their sector, that their rates are the same. */
const isShared = ({ sheet, items }: Sentence, item: Item): boolean =>
  countsPeople(items, item) ||
  (means(item, 'sector') && item.meaning.sector === sheet.sector) ||
  (means(item, 'more') && item.meaning.comparison === 'equal');
