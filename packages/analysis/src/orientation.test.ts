import { aContact, aMatching, aSurvey } from './testing/index.js';
import { indicatorFigures } from './indicator-figures.js';
import { orientation } from './orientation.js';

test('the same company on two sheets answers twice, but is one company with both orientations', () => {
  const survey = aSurvey(
    aContact({ domestik: 4, ekspor: null }, 'PT Arunika'),
    aContact({ domestik: null, ekspor: 2 }, 'Arunika, PT'),
    aContact({ domestik: 3, ekspor: null }, 'CV Cendana'),
    aContact({ domestik: null, ekspor: null }, 'UD Embun'),
    aContact({ domestik: 3 }, 'UD Tanpa Baris Ekspor'),
  );
  const result = orientation({ survey, matching: aMatching({ 'PT Arunika': 'Konstruksi' }) });
  expect(result).toEqual({
    domestic_count: 1,
    export_count: 0,
    domestic_export_count: 1,
    domestic_percentage: 50,
    export_percentage: 0,
    domestic_export_percentage: 50,
    lu_domestic: [],
    lu_export: [],
    lu_domestic_export: ['Konstruksi'],
  });
  const answers = indicatorFigures(survey).find(({ key }) => key === 'domestik')!;
  expect(answers.n).toBe(3);
});

test('without a company of any orientation no share is invented', () => {
  expect(orientation({ survey: aSurvey(aContact({})), matching: aMatching() })).toMatchObject({
    domestic_count: 0,
    domestic_percentage: null,
    export_percentage: null,
    domestic_export_percentage: null,
  });
});
