import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSample, SAMPLE_COMPANIES } from '@lqc/fixtures';
import { matchCompanies, readCompanyRegister, readSurvey } from '@lqc/survey';
import { openWorkbook } from '@lqc/workbook';
import { averageValues, indicatorFigures, orientation, sectorTotals } from '../src/index.js';

// Expectations worked out by expected-figures.py, which shares no code with this project.
const EXPECTED = JSON.parse(
  readFileSync(join(import.meta.dirname, 'expected-figures.json'), 'utf8'),
) as Record<string, Expected>;

interface Expected {
  readonly contacts: number;
  readonly companies: number;
  readonly matched: number;
  readonly averages: Record<string, number | null>;
  readonly n: Record<string, number>;
  readonly lu_totals: Record<string, number>;
  readonly orientation: Record<string, number>;
}

const open = async (file: string) => (await openWorkbook(readSample(file))).sheets();

test.each(Object.entries(EXPECTED))(
  'every figure of %s equals the one worked out elsewhere',
  async (file, expected) => {
    const { survey, findings } = await readSurvey(await open(file));
    const { register } = await readCompanyRegister(await open(SAMPLE_COMPANIES));
    const matching = matchCompanies(survey, register);
    const figures = indicatorFigures(survey);
    const n = Object.fromEntries(figures.map((figure) => [figure.label, figure.n]));

    expect(averageValues(figures)).toEqual(expected.averages);
    expect(n).toMatchObject(expected.n);
    expect(sectorTotals(matching)).toEqual(expected.lu_totals);
    expect(orientation({ survey, matching })).toMatchObject(expected.orientation);
    expect(findings).toMatchObject({
      sheets_read: expected.contacts,
      companies: expected.companies,
    });
    expect(matching.sectorByCompany.size).toBe(expected.matched);
  },
);
