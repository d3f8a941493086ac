import { indicatorAt, notAskedField, scoreField, seenField } from './fields.js';

test.each([scoreField, notAskedField, seenField])(
  'whatever was set last of a theme leads back to it',
  (fieldOf) => {
    expect(indicatorAt(fieldOf('harga jual'))).toBe('harga jual');
  },
);

test('what was typed of the visit itself leads to the visit', () => {
  expect(indicatorAt('respondent')).toBeNull();
});
