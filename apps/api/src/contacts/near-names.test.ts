import { nearNames } from './near-names.js';

test.each(['P.T. Karya', 'Koperasi Karya', 'Karya, Firma', 'CV Káryà'])(
  '%s is as near as can be to the same name with another legal form',
  (name) => {
    expect(nearNames('PT Karya', [{ name }])).toEqual([{ name, similarity: 1 }]);
  },
);
