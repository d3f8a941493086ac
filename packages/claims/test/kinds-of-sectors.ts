import { LIKERT_INDICATORS } from '@lqc/contracts';
import { capital, type Sheet, shown, SIDES, size, VERBS } from './sheet-words.js';

/** Sentences of a sector's chapter: each indicator within it, and beside everybody's. */
export function ofSector(facts: Sheet, sector: string): string[] {
  const { periods } = facts;
  const texts: string[] = [];
  const known = LIKERT_INDICATORS.flatMap(({ key, label }) => {
    const now = facts.sheet.table.find({ measure: 'average', indicator: key, sector });
    return now ? [{ key, now, name: label.replace(/ \(.*/, '') }] : [];
  });
  for (const [at, { key, now, name }] of known.entries()) {
    const small = name.toLowerCase();
    const place = { indicator: key, sector } as const;
    const { table } = facts.sheet;
    const n = table.find({ measure: 'answers', ...place })!.value;
    texts.push(
      `Pada lapangan usaha ${sector}, ${small} tercatat ${shown(now)} (n = ${n}).`,
      `Rata-rata ${small} sektor ini mencapai ${shown(now)}.`,
    );
    if (now.value !== 3)
      texts.push(
        `${name} berada ${now.value > 3 ? 'di atas' : 'di bawah'} ambang netral dengan rata-rata ${shown(now)}.`,
      );
    const all = table.find({ measure: 'average', indicator: key });
    if (all && all.value !== now.value) {
      const more = now.value > all.value ? 'tinggi' : 'rendah';
      texts.push(
        `Rata-rata ${small} di sektor ini (${shown(now)}) lebih ${more} daripada rata-rata keseluruhan (${shown(all)}).`,
        `${name} sektor ini tercatat ${shown(now)}, sedangkan rata-rata seluruh kontak ${shown(all)}.`,
      );
    }
    for (const category of ['above', 'below', 'neutral'] as const) {
      const count = table.find({ measure: 'answer-count', category, ...place });
      const share = table.find({ measure: 'answer-share', category, ...place });
      if (!count || !share || count.value === 0) continue;
      texts.push(
        `Sebanyak ${count.value} dari ${n} kontak di sektor ini menjawab ${SIDES[category]} untuk ${small}.`,
        `Untuk ${small}, ${count.value} kontak (${shown(share)}%) menjawab ${SIDES[category]}.`,
      );
    }
    const change = table.find({ measure: 'change', base: 'before', ...place });
    const then = table.find({ measure: 'average', period: 'before', ...place });
    if (change && then && change.value !== 0) {
      const side = change.value > 0 ? 'up' : 'down';
      const verb = VERBS[side][at % 4]!;
      texts.push(
        `${name} ${verb} dari ${shown(then)} menjadi ${shown(now)}.`,
        `${name} ${verb} ${size(change)} poin ke ${shown(now)} pada ${periods.now}.`,
        `Dibandingkan triwulan sebelumnya, ${small} ${verb} ${size(change)} poin.`,
        `${capital(VERBS.nouns[side])} juga terjadi pada ${small}, yakni ${size(change)} poin menjadi ${shown(now)}.`,
      );
    }
    const other = known[at + 1];
    if (other) {
      texts.push(
        `${name} dan ${other.name.toLowerCase()} masing-masing tercatat ${shown(now)} dan ${shown(other.now)}.`,
        `${name} mencapai ${shown(now)}, sementara ${other.name.toLowerCase()} ${shown(other.now)}.`,
      );
    }
  }
  const sorted = known.toSorted((a, b) => b.now.value - a.now.value);
  const [first, second] = sorted;
  if (first && second && first.now.value > second.now.value)
    texts.push(
      `Rata-rata tertinggi di sektor ini terdapat pada ${first.name.toLowerCase()} (${shown(first.now)}).`,
      `${first.name} merupakan indikator dengan rata-rata tertinggi, yaitu ${shown(first.now)}.`,
    );
  return texts;
}
