import { type ClaimFact, type IndicatorKey, indicatorOf, LIKERT_INDICATORS } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import { type Sheet, shown } from './sheet-words.js';

const PLACES = ['pertama', 'kedua', 'ketiga', 'keempat', 'kelima'];

/**
 * Sentences about sets and places, and about what a sentence before counted: how many sectors have
 * one average, that none has another, which place an indicator takes, how a count moved.
 */
export function ofSets(facts: Sheet, indicator: IndicatorKey): string[] {
  const { periods } = facts;
  const small = indicatorOf(indicator).label.replace(/ \(.*/, '').toLowerCase();
  const name = `${small.charAt(0).toUpperCase()}${small.slice(1)}`;
  const texts: string[] = [];
  const bySize = new Map<number, ClaimFact[]>();
  for (const one of facts.sectors(indicator))
    bySize.set(one.value, [...(bySize.get(one.value) ?? []), one]);
  for (const [value, [first, ...rest]] of bySize)
    if (first && rest.length > 0)
      texts.push(
        `Terdapat ${rest.length + 1} sektor dengan skor ${small} ${decimal(value, 2)}, antara lain ${first.sector}.`,
        `Skor ${small} ${rest.length + 1} sektor mencapai ${decimal(value, 2)}, termasuk ${rest[0]!.sector}.`,
      );
  const averages = LIKERT_INDICATORS.flatMap(
    ({ key }) => facts.sheet.table.find({ measure: 'average', indicator: key }) ?? [],
  ).toSorted((a, b) => b.value - a.value);
  const at = averages.findIndex((one) => one.indicator === indicator);
  const own = averages[at]!;
  const isAlone = averages.filter(({ value }) => value === own.value).length === 1;
  if (isAlone && at < PLACES.length)
    texts.push(
      `Di antara seluruh indikator, ${small} menempati peringkat ${PLACES[at]} dengan skor ${shown(own)}.`,
      `Posisi ${PLACES[at]} ditempati ${small} (${shown(own)}).`,
    );
  const [now, then] = [
    facts.fact('answers', { indicator }),
    facts.fact('answers', { indicator, period: 'before' }),
  ];
  const moved = now.value - then.value;
  if (moved !== 0)
    texts.push(
      `Jawaban sah ${small} ${moved > 0 ? 'bertambah' : 'berkurang'} ${Math.abs(moved)} dari triwulan sebelumnya menjadi ${now.value} kontak.`,
    );
  const [share, past] = [
    facts.share(indicator, 'above'),
    facts.share(indicator, 'above', 'before'),
  ];
  if (share.value !== past.value)
    texts.push(
      `${name} dinilai di atas netral oleh ${shown(share)}% kontak. Porsi tersebut ${share.value > past.value ? 'naik' : 'turun'} dari ${shown(past)}% pada ${periods.before!}.`,
    );
  return texts;
}
