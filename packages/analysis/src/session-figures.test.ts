import { aContact, aQuarter, aRegister, aSource } from './testing/index.js';
import { rematched } from './quarter.js';
import { sectorContacts } from './sector-contacts.js';
import { sessionFigures } from './session-figures.js';

const register = aRegister(
  { 'PT Melati': 'Real Estat', 'PT Rajawali Buana': 'Konstruksi', 'PT Kenanga': 'Konstruksi' },
  { 'PT Rajwali Buana': 'PT Rajawali Buana' },
);
const before = aQuarter([aContact({ domestik: 3 }, 'PT Melati')], register, 'Triwulan I 2025');
const now = aQuarter(
  [
    aContact({ domestik: 4 }, 'PT Rajwali Buana'),
    aContact({ domestik: 3 }, 'PT Kenanga'),
    aContact({ domestik: 5 }, 'Kenanga, PT'),
    aContact({ domestik: 2 }, 'PT Tak Dikenal'),
  ],
  register,
);

test("behind each sector's count stand its companies, those that a person confirmed among them", () => {
  const { main_result: result } = sessionFigures({ now, before, last_year: null }, null);
  expect(result?.lu_totals).toEqual({ Konstruksi: 2 });
  expect(
    sectorContacts(now, 'Konstruksi').map(({ contact_id, contact }) => [contact_id, contact]),
  ).toEqual([
    ['id-0', 'PT Rajwali Buana'],
    ['id-1', 'PT Kenanga'],
    ['id-2', 'Kenanga, PT'],
  ]);
  expect(sectorContacts(now, 'Real Estat')).toEqual([]);
});

test('a session without its current quarter has the figures of the one before alone', () => {
  const figures = sessionFigures({ now: null, before, last_year: null }, aSource('perusahaan'));
  expect(figures).toMatchObject({
    files_loaded: 1,
    data: { contacts: 1, avg_values: { 'Permintaan Domestik': 3 } },
    main_result: null,
    domestik_ekspor_result: null,
    quality: null,
    changes: { qtq: {}, yoy: {} },
    company_source: { file_name: 'perusahaan.xlsx' },
  });
});

test('changes are told against both earlier quarters; without a register no sector is counted', () => {
  const alone = rematched(now, null);
  const figures = sessionFigures({ now: alone, before, last_year: before }, null);
  expect(figures.changes).toEqual({ qtq: { domestik: 0.5 }, yoy: { domestik: 0.5 } });
  expect(figures.main_result).toBeNull();
  expect(figures.quality?.matched_companies).toBeNull();
  expect(rematched(alone, register)).toEqual(now);
});
