import { notAskedField, scoreField, seenField } from '@lqc/capture';
import { placeOf } from './themes';

test.each([scoreField, notAskedField, seenField])(
  'whatever was set last of a theme leads back to it',
  (fieldOf) => {
    expect(placeOf(fieldOf('harga jual')).theme).toBe('harga jual');
  },
);

test('what was typed of the visit itself leads to the visit', () => {
  expect(placeOf('respondent')).toEqual({ theme: null, isScore: false });
});
