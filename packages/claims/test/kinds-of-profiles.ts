import type { ClaimCategory, ClaimFact } from '@lqc/contracts';
import type { FactAddress } from '../src/index.js';
import { type Sheet, shown } from './sheet-words.js';

const ORIENTED = {
  domestic: 'berorientasi domestik',
  export: 'berorientasi ekspor',
  both_markets: 'berorientasi domestik dan ekspor',
} as const;

interface Place {
  readonly sector: string;
  readonly now: ClaimFact;
  readonly part: ClaimFact;
}

/** What the first sectors hold together, who comes below whom, and how many have the same share. */
function ofSeveral(sorted: readonly Place[], all: number): string[] {
  const three = sorted.slice(0, 3);
  const sum = three.reduce((total, { now }) => total + now.value, 0);
  const list = `${three[0]!.sector}, ${three[1]!.sector}, serta ${three[2]!.sector}`;
  const sizes = [...new Set(sorted.map(({ now }) => now.value))];
  const bySize = sizes.map((size) => sorted.filter(({ now }) => now.value === size));
  return [
    `Tiga sektor, yakni ${list}, menyumbang ${sum} perusahaan.`,
    `Sebanyak ${sum} kontak terkonsentrasi pada tiga lapangan usaha, yaitu ${list}.`,
    `Dengan ${sorted[0]!.now.value} dari ${all} perusahaan, ${sorted[0]!.sector} mencakup ${shown(sorted[0]!.part)}% perusahaan.`,
    ...bySize.flatMap((group) =>
      group.length > 2
        ? [`Sebanyak ${group.length} sektor masing-masing menyumbang ${shown(group[0]!.part)}%.`]
        : [],
    ),
  ];
}

/** Sentences of the chapter that tells who was interviewed. */
export function ofProfile(facts: Sheet): string[] {
  const { periods, sheet } = facts;
  const { table } = sheet;
  const texts: string[] = [];
  const count = (at: Omit<FactAddress, 'measure'>) => table.find({ measure: 'companies', ...at });
  const share = (at: Omit<FactAddress, 'measure'>) =>
    table.find({ measure: 'company-share', ...at });
  const all = count({})!.value;
  const contacts = table.find({ measure: 'contacts' })!.value;
  texts.push(
    `Liaison ${periods.now} menjangkau ${contacts} kontak.`,
    `Jumlah kontak pada ${periods.now} tercatat ${contacts} kontak yang mewakili ${all} perusahaan.`,
  );
  const both = count({ category: 'both_markets' })!.value;
  for (const markets of [
    'pasar dalam negeri sekaligus pasar luar negeri',
    'pasar lokal dan ekspor',
  ])
    texts.push(`Perusahaan yang memasok ${markets} berjumlah ${both}.`);
  const places = table.sectors.flatMap((sector) => {
    const [now, part] = [count({ sector }), share({ sector })];
    return now && part ? [{ sector, now, part }] : [];
  });
  const sorted = places.toSorted((a, b) => b.now.value - a.now.value);
  for (const [at, { sector, now, part }] of sorted.entries()) {
    texts.push(
      `${sector} menyumbang ${now.value} perusahaan (${shown(part)}%).`,
      `Sebanyak ${now.value} kontak berasal dari ${sector}.`,
      `Pangsa ${sector} mencapai ${shown(part)}% dari seluruh perusahaan.`,
      `Sektor ${sector} diwakili oleh ${now.value} perusahaan atau ${shown(part)}%.`,
    );
    const next = sorted[at + 1];
    if (next)
      texts.push(
        `${sector} dan ${next.sector} masing-masing diwakili ${now.value} dan ${next.now.value} perusahaan.`,
        `${sector} (${shown(part)}%) diikuti oleh ${next.sector} (${shown(next.part)}%).`,
      );
    if (next && now.value > next.now.value)
      texts.push(
        `Jumlah perusahaan ${sector} (${now.value} perusahaan) lebih banyak daripada ${next.sector} (${next.now.value} perusahaan).`,
      );
    const then = count({ sector, period: 'before' });
    const thenPart = share({ sector, period: 'before' });
    if (!then || !thenPart) continue;
    if (then.value === now.value) {
      texts.push(`Jumlah kontak ${sector} tetap ${now.value} perusahaan.`);
      continue;
    }
    const verb = now.value > then.value ? 'bertambah' : 'berkurang';
    const moved = Math.abs(now.value - then.value);
    texts.push(
      `Jumlah kontak ${sector} ${verb} dari ${then.value} menjadi ${now.value}.`,
      `Kontak ${sector} ${verb} ${moved} perusahaan dibandingkan triwulan sebelumnya.`,
      `${sector} kini diwakili ${now.value} perusahaan, ${verb} dari ${then.value} perusahaan pada ${periods.before}.`,
    );
    if (part.value !== thenPart.value)
      texts.push(
        `Pangsa ${sector} ${part.value > thenPart.value ? 'naik' : 'turun'} dari ${shown(thenPart)}% menjadi ${shown(part)}%.`,
      );
  }
  const [first, second] = sorted;
  if (first && second && first.now.value > second.now.value)
    texts.push(
      `Kontak terbanyak berasal dari ${first.sector}, yaitu ${first.now.value} perusahaan atau ${shown(first.part)}%.`,
      `${first.sector} masih menjadi lapangan usaha dengan pangsa terbesar (${shown(first.part)}%).`,
    );
  texts.push(
    ...ofSeveral(sorted, all),
    `Terdapat ${contacts} kontak dari ${sorted.length} sektor.`,
  );
  for (const [category, name] of Object.entries(ORIENTED) as [ClaimCategory, string][]) {
    const [now, part] = [count({ category }), share({ category })];
    const [then, thenPart] = [
      count({ category, period: 'before' }),
      share({ category, period: 'before' }),
    ];
    if (!now || !part) continue;
    texts.push(
      `Sebanyak ${now.value} dari ${part.n} perusahaan (${shown(part)}%) ${name}.`,
      `Perusahaan yang ${name} berjumlah ${now.value} atau ${shown(part)}%.`,
      `Menurut orientasi pasar, ${shown(part)}% perusahaan ${name}.`,
    );
    if (!then || !thenPart || then.value === now.value) continue;
    const verb = now.value > then.value ? 'bertambah' : 'berkurang';
    texts.push(
      `Perusahaan ${name} ${verb} dari ${then.value} menjadi ${now.value} perusahaan.`,
      `Porsi perusahaan ${name} ${now.value > then.value ? 'naik' : 'turun'} dari ${shown(thenPart)}% menjadi ${shown(part)}%.`,
    );
  }
  return texts;
}
