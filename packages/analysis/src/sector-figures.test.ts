import { aContact, aMatching, aSurvey } from './testing/index.js';
import { sectorFigures } from './sector-figures.js';

test('every contact stands in its sector, the unmatched ones last', () => {
  const survey = aSurvey(
    aContact({ domestik: 1 }, 'CV Tak Dikenal'),
    aContact({ domestik: 4 }, 'PT Arunika'),
    aContact({ domestik: 5 }, 'Arunika, PT'),
    aContact({ domestik: 2 }, 'CV Cendana'),
    aContact({ domestik: 3 }, 'UD Dahlia'),
  );
  const figures = sectorFigures({
    survey,
    matching: aMatching({
      'PT Arunika': 'Konstruksi',
      'CV Cendana': 'Pertanian',
      'UD Dahlia': 'Pertanian',
    }),
  });
  const domestic = figures.map(({ sector, companies, contacts, indicators }) => {
    const { average, n } = indicators.find(({ key }) => key === 'domestik')!;
    return [sector, companies, contacts.length, average, n];
  });
  expect(domestic).toEqual([
    ['Pertanian', 2, 2, 2.5, 2],
    ['Konstruksi', 1, 2, 4.5, 2],
    [null, 1, 1, 1, 1],
  ]);
});
