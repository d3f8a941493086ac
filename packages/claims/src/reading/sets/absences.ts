import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

/** Said of a sector alone. */
const MET = /^(?:terwakili|diwakili|hadir|tercakup|terjangkau|dijangkau|berpartisipasi)$/;
/** "Tidak lagi muncul": said of a sector, and of much else as well. */
const SEEN = /^(?:muncul|tampil|terlihat|tercatat|tercantum|terdaftar|terdapat|ada)$/;
/** "Tidak terdapat lagi kontak dari …": said of contacts, whose sector may be only a part of it. */
const THERE = new Set(['ada', 'terdapat', 'tersedia', 'memiliki']);

/**
 * "Jasa Keuangan tidak lagi terwakili pada Triwulan I 2025", "tidak terdapat lagi kontak dari Jasa
 * Keuangan": that no company of a sector was met in a quarter.
 */
export function readAbsences(sentence: Sentence): Reading[] {
  return sentence.all('not').flatMap((item): Reading[] => {
    const after = sentence.after(item);
    const said = after
      .slice(0, 3)
      .find(({ word }) => MET.test(word) || SEEN.test(word) || THERE.has(word));
    if (item.used || !said || after.some((one) => means(one, 'number') || one.word === 'yang'))
      return [];
    if (THERE.has(said.word) && !after.slice(0, 5).some(isA('people'))) return [];
    const sector = sectorOf(sentence, item);
    const named = sentence.clauseOf(item).items.some(isA('period'));
    const { role, isKnown } = periodOf(sentence, said);
    if (!sector || (isKnown && role === null)) return [];
    if (!sentence.sheet.isProfile && !isOfContacts(sentence, item)) return [];
    const { table } = sentence.sheet;
    const at = { measure: 'companies', sector: sector.meaning.sector } as const;
    const period = (named && role) || 'now';
    const met = table.find({ ...at, period });
    const isAbsent = !met || met.value === 0;
    if (SEEN.test(said.word) && !isAbsent) return [];
    const items: Item[] = [item, said];
    return [
      decided({ type: 'count', items }, isAbsent || (MET.test(said.word) ? false : null), {
        facts: met ? [met] : [],
        expected: met ? table.label(met) : null,
      }),
    ];
  });
}

/** The sector that the clause names, else the last one before it. */
function sectorOf(sentence: Sentence, item: Item): ItemOf<'sector'> | undefined {
  const own = sentence.clauseOf(item).items.filter(isA('sector'));
  return (
    own.at(-1) ?? sentence.items.filter(isA('sector')).findLast(({ end }) => end <= item.start)
  );
}

const isOfContacts = (sentence: Sentence, item: Item) =>
  sentence.clauseOf(item).items.some((one) => means(one, 'people') && one.meaning.who === 'kontak');
