import { companyKey } from '@lqc/contracts';
import { aContact, aQuarter, aRegister } from './testing/index.js';
import { indicatorContacts } from './indicator-contacts.js';

const register = aRegister(
  { 'PT Melati': 'Real Estat', 'PT Rajawali Buana': 'Konstruksi' },
  { 'PT Rajwali Buana': 'PT Rajawali Buana' },
);
const before = aQuarter(
  [aContact({ domestik: 3 }, 'PT Melati'), aContact({ domestik: 2 }, 'PT Rajwali Buana')],
  register,
);
const now = aQuarter(
  [
    aContact({ domestik: 4 }, 'PT Rajwali Buana'),
    aContact({ domestik: null }, 'PT Baru'),
    aContact({ ekspor: 5 }, 'PT Tanpa Baris'),
    aContact({ domestik: 5 }, 'Melati, PT'),
  ],
  register,
);

test('every contact with a row stands behind the average, with its sector and the score before', () => {
  const rows = indicatorContacts(now, before, 'domestik');
  expect(
    rows.map((row) => [
      row.contact_id,
      row.contact,
      row.sector,
      row.score,
      row.score_before,
      row.change,
    ]),
  ).toEqual([
    ['id-0', 'PT Rajwali Buana', 'Konstruksi', 4, 2, 2],
    ['id-1', 'PT Baru', null, null, null, null],
    ['id-3', 'Melati, PT', 'Real Estat', 5, 3, 2],
  ]);
  // A company that a person confirmed is found under the register's name.
  expect(rows[0]!.company_key).toBe(companyKey('PT Rajawali Buana'));
  expect(indicatorContacts(now, null, 'domestik').map((row) => row.score_before)).toEqual([
    null,
    null,
    null,
  ]);
});
