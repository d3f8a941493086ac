import { type Visit, visitToBegin } from './visits';

const TAKEN = {
  companyKey: 'maju jaya|pt',
  company: 'PT Maju Jaya',
  sector: null,
  district: null,
  lastLabel: 'Triwulan II 2025',
  last: { 'narrative:domestik': 'Naik karena pesanan baru.' },
};
const PLANNED: Visit = { company: 'PT Maju Jaya', companyKey: 'maju jaya|pt', taken: TAKEN };
const away = () => Promise.reject(new Error('no network'));
const office = async (key: string) => {
  if (key !== TAKEN.companyKey) throw new Error('no such company');
  return TAKEN;
};

test('a company begun by its name is that of the plan, without a network too, however its form is written', async () => {
  expect(await visitToBegin({ company: 'maju jaya, P.T.' }, [PLANNED], away)).toEqual({
    company: 'PT Maju Jaya',
    companyKey: 'maju jaya|pt',
    taken: TAKEN,
  });
});

test('a company begun by its name has its words of earlier quarters, where the office knows it', async () => {
  expect(await visitToBegin({ company: 'pt. maju jaya' }, [], office)).toMatchObject({
    company: 'PT Maju Jaya',
    taken: { lastLabel: 'Triwulan II 2025' },
  });
  const other = { company: 'CV Maju Jaya' };
  expect(await visitToBegin(other, [PLANNED], office)).toEqual({ ...other, taken: undefined });
});
