import { readSample } from '@lqc/fixtures';
import { leadDirection } from '@lqc/language';
import { type Answer, readSurvey } from '@lqc/survey';
import { openWorkbook } from '@lqc/workbook';

interface Scored {
  readonly score: number;
  readonly direction: -1 | 0 | 1;
}
const isOpposite = ({ score, direction }: Scored) => direction * (score - 3) < 0;

/** Scores beside narratives of all samples, and what the narratives say. */
async function samples() {
  const answers: Answer[] = [];
  for (const period of ['III 2024', 'IV 2024', 'I 2025', 'I 2024', 'II 2024']) {
    const workbook = await openWorkbook(readSample(`Triwulan ${period}.xlsx`));
    const { survey } = await readSurvey(workbook.sheets());
    answers.push(...survey.contacts.flatMap((contact) => contact.answers));
  }
  const both = answers.flatMap(({ score, narrative, indicator }) =>
    score === null || narrative === null
      ? []
      : [{ score, direction: leadDirection(narrative, indicator) }],
  );
  const decided = both.filter((one): one is Scored => one.direction !== null);
  return { both, decided };
}

test('of the samples most are decided, and hardly any of them is marked', async () => {
  const { both, decided } = await samples();
  expect(decided.length / both.length).toBeGreaterThan(0.84);
  expect(decided.filter(isOpposite).length / decided.length).toBeLessThan(0.02);
});

test('of fifty scores that are turned round, at least four fifths of the decided are found', async () => {
  const { both } = await samples();
  const tilted = both.filter(({ score }) => score !== 3);
  const turned = tilted.filter((_, at) => at % Math.floor(tilted.length / 50) === 7).slice(0, 50);
  expect(turned).toHaveLength(50);
  const decided = turned.filter((one): one is Scored => one.direction !== null);
  const found = decided.filter(({ score, direction }) =>
    isOpposite({ score: 6 - score, direction }),
  );
  expect(decided.length).toBeGreaterThan(25);
  expect(found.length / decided.length).toBeGreaterThanOrEqual(0.8);
});
