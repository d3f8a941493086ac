import { quarterSlots } from './quarter-slots';

test('a quarter that is missing leaves its place free, and a label that tells none takes the next one', () => {
  expect(
    quarterSlots(['Triwulan I 2020', 'Triwulan IV 2020', 'Triwulan I 2021', 'Survei', 'TW I 2022']),
  ).toEqual([0, 3, 4, 5, 6]);
  expect(quarterSlots([])).toEqual([]);
});
