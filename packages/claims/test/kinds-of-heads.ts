import { type ClaimSheet } from '../src/index.js';
import { LIKERT_INDICATORS } from '@lqc/contracts';
import { capital, type Sheet, smallName, textsOf } from './sheet-words.js';

/** A head by whether it is right; null where the sheet cannot say. */
type Head = (isRight: boolean) => string | null;

const movedOf = ({ table }: ClaimSheet, direction: number) =>
  LIKERT_INDICATORS.filter(({ key: indicator }) => {
    const change = table.find({ measure: 'change', indicator, base: 'before' });
    return change !== undefined && Math.sign(change.value) === direction;
  }).length;

/** Sentences that open a paragraph: how contacts differ, and where most indicators went. */
function heads(facts: Sheet): Head[] {
  const [up, down] = [movedOf(facts.sheet, 1), movedOf(facts.sheet, -1)];
  return [
    ...LIKERT_INDICATORS.flatMap(({ key }): Head[] => {
      const isApart = () =>
        facts.count(key, 'above').value > 0 && facts.count(key, 'below').value > 0;
      const small = smallName(key);
      return [
        (isRight) =>
          isApart() ? `Arah ${small} ${isRight ? 'berbeda' : 'tidak berbeda'} antarkontak.` : null,
        (isRight) => (isApart() && isRight ? `${capital(small)} antarkontak tidak seragam.` : null),
        (isRight) => {
          const [above, neutral] = [facts.count(key, 'above'), facts.count(key, 'neutral')];
          return (above.value === neutral.value) !== isRight
            ? null
            : `Sebanyak ${above.value} kontak menilai ${small} di atas netral, dan jumlah yang sama menjawab netral.`;
        },
      ];
    }),
    (isRight) =>
      up === down
        ? null
        : `Lebih banyak indikator yang ${up > down === isRight ? 'naik' : 'turun'} daripada yang ${up > down === isRight ? 'turun' : 'naik'}.`,
    (isRight) =>
      up === down
        ? null
        : `Perkembangan indikator cenderung ${up > down === isRight ? 'positif' : 'negatif'}.`,
  ];
}

export const ofHeads = (facts: Sheet): string[] =>
  textsOf(heads(facts).map((head) => () => head(true)));

export const falseHeads = (facts: Sheet): string[] =>
  textsOf(heads(facts).map((head) => () => head(false)));
