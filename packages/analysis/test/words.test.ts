import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type IndicatorKey, INDICATORS, NO_OFFICE_WORDS } from '@lqc/contracts';
import { IS_NIGHT } from '@lqc/contracts/testing';
import { readSample } from '@lqc/fixtures';
import { readSurvey, type Survey } from '@lqc/survey';
import { openWorkbook } from '@lqc/workbook';
import { keywordInContext, rankTerms, rankWords } from '../src/index.js';

// Made by scikit-learn itself (expected-words.py), which shares no code with this project.
const EXPECTED = JSON.parse(
  readFileSync(join(import.meta.dirname, 'expected-words.json'), 'utf8'),
) as Record<string, Record<string, { documents: number; words: Record<string, number> }>>;

const said = ({ contacts }: Survey, indicator: string) =>
  contacts
    .flatMap(({ answers }) => answers)
    .filter((answer) => answer.indicator === indicator)
    .flatMap(({ narrative }) => (narrative === null ? [] : [narrative]));

test.each(Object.entries(EXPECTED))(
  "the 100 key words of %s weigh what scikit-learn's TfidfVectorizer says, to 4 decimals",
  async (file, indicators) => {
    const workbook = await openWorkbook(readSample(file));
    const { survey } = await readSurvey(workbook.sheets());
    for (const [indicator, expected] of Object.entries(indicators)) {
      const narratives = said(survey, indicator);
      const ranked = rankWords(narratives, indicator as IndicatorKey);

      expect(narratives).toHaveLength(expected.documents);
      const scores = new Map(ranked.map(({ word, score }) => [word, score]));
      for (const [word, score] of Object.entries(expected.words))
        expect([word, scores.get(word)?.toFixed(4)]).toEqual([word, score.toFixed(4)]);
      const least = Math.min(...Object.values(expected.words));
      expect(ranked.filter(({ score }) => score > least + 1e-8).length).toBeLessThanOrEqual(
        Object.keys(expected.words).length,
      );
    }
  },
);

/** By day of one quarter, by night of all. */
const READ = Object.keys(EXPECTED).slice(0, IS_NIGHT ? undefined : 1);

test.each(READ)(
  'each key word of %s leads to the sentences of as many contacts as it counts',
  async (file) => {
    const { survey } = await readSurvey((await openWorkbook(readSample(file))).sheets());
    const learnedFrom = INDICATORS.flatMap(({ key }) => said(survey, key));
    for (const { key: indicator } of INDICATORS) {
      const narratives = said(survey, indicator);
      const terms = rankTerms({ narratives, learnedFrom, indicator, office: NO_OFFICE_WORDS });
      const found = terms.map(({ word }) => {
        const sentences = keywordInContext(narratives, word);
        return [word, new Set(sentences.map(({ narrative }) => narrative)).size];
      });
      expect(terms.map(({ word, documents }) => [word, documents])).toEqual(found);
    }
  },
);
