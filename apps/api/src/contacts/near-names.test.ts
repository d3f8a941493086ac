import { nearNames } from './near-names.js';

test.each(['P.T. Karya', 'Koperasi Karya', 'Karya, Firma', 'CV Káryà', 'PT Karya (Persero) Tbk'])(
  '%s is as near as can be to the same name with another legal form',
  (name) => {
    expect(nearNames('PT Karya', [{ name }])).toEqual([{ name, similarity: 1 }]);
  },
);

test('a legal form in the middle of a name tells nothing either', () => {
  const name = 'PT Pelabuhan (Persero) Cabang Utara';
  expect(nearNames('Pelabuhan Cabang Utara', [{ name }])).toEqual([{ name, similarity: 1 }]);
});
