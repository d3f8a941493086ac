import { chosenIn, joinedChoice } from './choice.js';

test('chosen values are the same again, whatever stands in them', () => {
  const values = ['Real Estat', 'a|b', '|', 'c\\', '\\|', 'd, e'];
  expect(chosenIn(joinedChoice(values))).toEqual(values);
  expect(chosenIn('|a||b\\c|')).toEqual(['a', 'b\\c']);
  expect(chosenIn()).toEqual([]);
});
