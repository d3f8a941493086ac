import { periodOf } from '@lqc/contracts';
import { preselected } from './preselected';

const files = (...labels: string[]) =>
  labels.map((label) => ({ id: label, year: null, quarter: null, ...periodOf(label) }));
const STORED = files('Triwulan III 2025', 'TW II 2025', 'Triwulan IV 2024', 'Triwulan III 2024');

test('the latest quarter, the one before it and the same of last year are chosen beforehand', () => {
  expect(preselected(STORED)).toEqual({
    now: 'Triwulan III 2025',
    before: 'TW II 2025',
    lastYear: 'Triwulan III 2024',
  });
});

test('where a quarter is missing, the last one stored before it is compared with', () => {
  expect(preselected(STORED, STORED[1])).toEqual({
    now: 'TW II 2025',
    before: 'Triwulan IV 2024',
    lastYear: '',
  });
});

test('the first quarter of all has nothing before it, and without files nothing is chosen', () => {
  expect(preselected(STORED, STORED[3])).toMatchObject({ before: '', lastYear: '' });
  expect(preselected([])).toEqual({ now: '', before: '', lastYear: '' });
});

test('labels that name no quarter are taken in their order', () => {
  expect(preselected(files('Survei baru', 'Survei lama'))).toMatchObject({
    now: 'Survei baru',
    before: 'Survei lama',
  });
});
