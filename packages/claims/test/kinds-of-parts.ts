import { type IndicatorKey, indicatorOf, LIKERT_INDICATORS } from '@lqc/contracts';
import { capital, type Sheet, shown, SIDES, type Side, textsOf } from './sheet-words.js';

const WORDS = 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh'.split(' ');
const sides = Object.keys(SIDES) as Side[];

/**
 * Parts of a whole in words, of whom a share is a part, and how many averages lie beyond a score: sentences
 * that name figures beside the ones they tell.
 */
export function ofParts(facts: Sheet, indicator: IndicatorKey): string[] {
  const small = indicatorOf(indicator).label.replace(/ \(.*/, '').toLowerCase();
  const answers = facts.fact('answers', { indicator });
  return textsOf([
    ...sides.flatMap((side) =>
      [3, 4, 5, 6, 8, 10].map((below) => () => {
        const { exact } = facts.share(indicator, side);
        const above = Math.round((exact * below) / 100);
        const isNear = Math.abs((above / below) * 100 - exact) < 1;
        if (!isNear || above === 0 || above === below) return null;
        const [one, two] = [WORDS[above]!, WORDS[below]!];
        return [
          `${capital(one)} per ${two} kontak menilai ${small} ${SIDES[side]}.`,
          `Porsi kontak yang menilai ${small} ${SIDES[side]} mencapai ${one} per${two}.`,
          `Kontak yang menilai ${small} ${SIDES[side]}, tepatnya ${one} dari ${two}, berjumlah ${facts.count(indicator, side).value} kontak.`,
        ].join(' ');
      }),
    ),
    () => {
      const contacts = facts.fact('contacts', {});
      const rate = ((answers.value / contacts.value) * 100).toFixed(1).replace('.', ',');
      return `Tingkat respons ${small} mencapai ${rate}% dari ${contacts.value} kontak.`;
    },
    ...[3, 3.5, 4].flatMap((score) =>
      (['di atas', 'melampaui', 'di bawah'] as const).map((beyond) => () => {
        const averages = LIKERT_INDICATORS.map(({ key }) => facts.average(key).value);
        const count = averages.filter((one) =>
          beyond === 'di bawah' ? one < score : one > score,
        ).length;
        const written = score === 3 ? '3' : score.toFixed(2).replace('.', ',');
        return count === 0
          ? null
          : `Sebanyak ${count} indikator lain ${beyond === 'melampaui' ? beyond : `berada ${beyond}`} ${written}.`;
      }),
    ),
    () =>
      `Rata-rata ${small} tercatat ${shown(facts.average(indicator))}, dijawab ${answers.value} dari ${facts.fact('contacts', {}).value} kontak.`,
  ]);
}
