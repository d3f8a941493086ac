import { readRemembered, writeRemembered } from './remembered';

test('a username is remembered only as long as the box is ticked', () => {
  writeRemembered('rani');
  expect(readRemembered()).toBe('rani');
  writeRemembered(null);
  expect(readRemembered()).toBeNull();
});
