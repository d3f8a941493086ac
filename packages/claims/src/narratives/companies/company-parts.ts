import { isOneOf, isPercentage, type Item, type ItemOf, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import type { Part } from './part.js';

/** Words after which a name is only compared with: "lebih dalam daripada B". */
const BESIDE = new Set<Item['is']>(['than', 'more', 'from']);

/** Words that join two statements; after a plain comma the same statement continues. */
const JOINS = new Set(
  `dan serta sedangkan sementara namun tetapi tapi adapun sehingga kemudian lalu padahal
    meskipun meski walaupun ; sembari sambil seraya`.split(/\s+/),
);

/** After one of these another company is the subject: "…, sedangkan penurunan 4 % dilaporkan B". */
const CONTRASTS = new Set(['sedangkan', 'sementara', 'adapun', 'namun', 'tetapi', 'tapi', ';']);
/** Words before a name at the end of its statement: "insentif PPN bagi B". */
const LEADS = new Set(['bagi', 'oleh', 'menurut']);

/** Splits a sentence about companies into stretches, each with the companies that it is about. */
export function partsOf(sentence: Sentence, zone: readonly Item[]): Part[] {
  const inZone = new Set(zone);
  const companies = sentence.all('company');
  const parts: Part[] = [];
  const first = companies[0]?.meaning.name ?? sentence.companyMeant!;
  let part: Part = { owners: [first], items: [] };
  let isNamed = companies.length === 0;
  // Index in the part of the first item after the last break, and that break's word.
  let stretch = 0;
  let joined = '';
  // Companies that had brackets of their own, and the number of items said of all companies before them.
  let bracketed: readonly string[] = [];
  let said = 0;
  const begin = (owners: readonly string[], items: Item[] = []) => {
    parts.push(unbracketed(part, bracketed, said));
    if (parts.at(-1)!.items.length === 0 || parts.at(-1)!.owners.length === 0) parts.pop();
    part = { owners, items };
    stretch = 0;
    bracketed = [];
  };
  // True while names follow one another and nothing has been said of them.
  let isList = false;
  // "A (10,2 %) dan B (12,5 %)": brackets after a name are about that company alone.
  let bracket: Item[] | null = null;
  // True when the last name came after its statement: "stabil di A, turun 3,5 % di B".
  let wasLast = false;
  // Index of the last item that "masing-masing" has already distributed.
  let passed = -1;
  for (const [at, item] of sentence.items.entries()) {
    if (at <= passed) continue;
    if (bracket) {
      if (means(item, 'close')) {
        const owners = part.owners.slice(-1);
        parts.push({ owners, items: [...part.items, ...bracket] });
        bracketed = [...bracketed, ...owners];
        said = part.items.length;
        bracket = null;
      } else if (inZone.has(item)) bracket.push(item);
    } else if (isList && means(item, 'open') && means(sentence.items[at - 1]!, 'company')) {
      bracket = [];
    } else if (means(item, 'company')) {
      const { name } = (item as ItemOf<'company'>).meaning;
      if (isList) part = { ...part, owners: [...part.owners, name] };
      else if (isNamed) {
        const led =
          isOfNext(part.items.slice(stretch), joined) || (wasLast && closesStretch(sentence, at));
        const own = led ? part.items.splice(stretch) : [];
        begin([name]);
        part.items.push(...own);
      }
      isNamed = isList = true;
      wasLast = part.items.length > 0 && closesStretch(sentence, at);
    } else if (means(item, 'break') || JOINS.has(item.word)) {
      joined = markOf(item);
      stretch = part.items.length;
      // "Libur panjang menjadi alasan A, sedangkan B menyebut harga avtur": the contrast ends the list of names.
      if (!isNamed || (isList && !(wasLast && CONTRASTS.has(item.word) && item.word !== ';')))
        continue;
      isList = false;
      if (JOINS.has(item.word) || JOINS.has(markOf(item)) || isAnotherRate(sentence, at, part)) {
        begin(part.owners, anotherReason(sentence, at, part));
        part = { ...part, joined: item.word };
      } else if (inZone.has(item)) part.items.push(item);
      stretch = part.items.length;
    } else if (isBoth(sentence, at)) {
      continue;
    } else if (means(item, 'respectively') && part.owners.length > 1) {
      const each = inTurn(sentence.items.slice(at + 1), part.owners);
      if (each) {
        const head = part.items;
        parts.push(...each.parts.map((one) => ({ ...one, items: [...head, ...one.items] })));
        part = { ...part, items: [] };
        passed = at + each.length;
      }
    } else {
      if (inZone.has(item)) part.items.push(item);
      isList = false;
    }
  }
  begin(part.owners);
  return parts;
}

/** What is said of a list as a whole applies to the companies without brackets of their own. */
function unbracketed(part: Part, bracketed: readonly string[], said: number): Part {
  const isMore = part.items.slice(said).some(({ word }) => /[\p{L}\p{N}]/u.test(word));
  if (bracketed.length === 0 || isMore) return part;
  return { ...part, owners: part.owners.filter((one) => !bracketed.includes(one)) };
}

const markOf = (item: Item): string => (means(item, 'break') ? item.meaning.mark : item.word);

/** Whether a name is the last word before the next break. */
function closesStretch({ items }: Sentence, at: number): boolean {
  const next = items[at + 1];
  return next === undefined || means(next, 'break') || next.word === '.';
}

/**
 * "…, sedangkan di Buleleng B 8 %", "A dan insentif PPN bagi B": words between the last break and a name
 * belong to that name, unless they compare the name before with it.
 */
function isOfNext(led: readonly Item[], joined: string): boolean {
  if (led.length === 0 || BESIDE.has(led.at(-1)!.is)) return false;
  const isPlace =
    led[0]!.word === 'di' && led.every((one) => means(one, 'plain') || means(one, 'other'));
  return CONTRASTS.has(joined) || LEADS.has(led.at(-1)!.word) || isPlace;
}

/** "Naik 10 % (qtq) karena …, tumbuh 2,5 % (yoy)": the second rate begins a statement of its own. */
function isAnotherRate({ items }: Sentence, at: number, part: Part): boolean {
  if (!part.items.some(isPercentage)) return false;
  const behind = items.slice(at + 1);
  const end = behind.findIndex((one) => means(one, 'break') || means(one, 'company'));
  return behind.slice(0, end < 0 ? undefined : end).some(isPercentage);
}

/**
 * Kinds of items that begin a new statement instead of a further reason: "akibat X dan naik 5 %", "karena X
 * dan menyebut Y".
 */
const isTelling = isOneOf('number', 'cause', 'says', 'expected', 'category', 'company');
const VERB = /^(?:me|ber|ter|di|naik$|turun$)/;

/** "Akibat minat investor asing dan kenaikan biaya material": one word of cause for both reasons. */
function anotherReason({ items }: Sentence, at: number, part: Part): Item[] {
  const cause = part.items.find((item) => means(item, 'cause') && !item.word.startsWith('me'));
  if (!cause || !/^(?:dan|serta)$/.test(markOf(items[at]!))) return [];
  const behind = items.slice(at + 1);
  const end = behind.findIndex((one) => means(one, 'break'));
  const piece = behind.slice(0, end < 0 ? undefined : end);
  const isReason = piece.every((one) => !isTelling(one)) && !VERB.test(piece[0]?.word ?? '');
  return isReason ? [cause] : [];
}

/**
 * "Masing-masing karena libur panjang dan harga avtur, sementara C …": one piece for each company, up to
 * where another one is spoken of, and the number of items used.
 */
function inTurn(
  items: readonly Item[],
  owners: readonly string[],
): { readonly parts: readonly Part[]; readonly length: number } | null {
  const other = items.findIndex((item) => means(item, 'company'));
  const length =
    other < 0
      ? items.length
      : items.slice(0, other).findLastIndex((item) => CONTRASTS.has(markOf(item)));
  const pieces: Item[][] = [[]];
  for (const item of items.slice(0, Math.max(length, 0))) {
    if (!means(item, 'break')) pieces.at(-1)!.push(item);
    else if (pieces.at(-1)!.length > 0) pieces.push([]);
  }
  const told = pieces.filter((piece) => piece.length > 0);
  if (told.length !== owners.length) return null;
  return { parts: told.map((piece, at) => ({ owners: [owners[at]!], items: piece })), length };
}

/** "Baik A maupun B": says only that both are meant. */
const isBoth = ({ items }: Sentence, at: number): boolean =>
  items[at]!.word === 'baik' &&
  means(items[at + 1] ?? items[at]!, 'company') &&
  items.slice(at + 2).some(({ word }) => word === 'maupun');
