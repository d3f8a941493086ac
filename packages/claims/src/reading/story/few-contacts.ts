import { type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

const CAUTION =
  /^(?:dibaca|membaca|dibacanya|hati-hati|kehati-hatian|ditafsirkan|menafsirkan|penafsiran|diinterpretasikan|interpretasi|menginterpretasikan|perhatian|diperhatikan|dicermati|peka|sensitif|disikapi|dimaknai|memaknai|perlu|patut|layak|hendaknya|sebaiknya|harus)$/;
const FEW =
  /^(?:sedikit|sedikitnya|terbatas|terbatasnya|kecil|kecilnya|minim|minimnya|segelintir)$/;

/** Up to so many are few; of more than `MANY` nobody says so. */
const MOST_OF_FEW = 15;
const MANY = 30;

/**
 * "Gambaran sektor ini perlu dibaca hati-hati mengingat jumlah kontaknya yang sedikit", "terbatasnya jumlah
 * jawaban perlu menjadi perhatian": that few answered is a count; the caution itself asserts nothing.
 */
export function readFewContacts(sentence: Sentence): Reading[] {
  const { items } = sentence;
  if (!items.some(({ word }) => CAUTION.test(word))) return [];
  const own = items.find((one) => FEW.test(one.word) && isOfPeople(items, one));
  if (!own || items.some((one) => means(one, 'company') || means(one, 'way'))) return [];
  const fact = whoAnswered(sentence, own);
  const claim = { type: 'count', items: [own] } as const;
  const { value } = fact ?? { value: MANY };
  const holds = value <= MOST_OF_FEW ? true : value > MANY ? false : null;
  if (holds) for (const one of items) if (means(one, 'cause')) one.used = true;
  return [
    decided(claim, fact ? holds : null, {
      facts: fact ? [fact] : [],
      expected: fact ? sentence.sheet.table.label(fact) : null,
    }),
  ];
}

/** "Jumlah kontaknya yang sedikit", "terbatasnya jumlah jawaban". */
function isOfPeople(items: readonly Item[], own: Item): boolean {
  const at = items.indexOf(own);
  return items
    .slice(Math.max(0, at - 4), at + 4)
    .some(
      (one) =>
        means(one, 'people') && one.meaning.who !== 'sektor' && one.meaning.who !== 'indikator',
    );
}

/** Who answered about the indicator that is meant; of a sector's chapter whom it was met by. */
function whoAnswered(sentence: Sentence, item: Item) {
  const { table, isProfile } = sentence.sheet;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const [indicator, more] = isProfile ? [] : sentence.indicatorOf(item).keys;
  const isOfSector = sector !== null && !sentence.has('indicator');
  if (isOfSector || !indicator || more)
    return sector ? table.find({ measure: 'companies', sector }) : undefined;
  return table.find({ measure: 'answers', indicator, sector });
}
