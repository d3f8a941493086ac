import { layoutOf } from './layout';

test('where letters are set further apart, names and figures get more room, and the plot less', () => {
  const [usual, spaced] = [layoutOf(980), layoutOf(980, 1.25)];
  expect([usual.plot[0], spaced.plot[0]]).toEqual([204, 255]);
  expect(spaced.n - spaced.plot[1]).toBeGreaterThan(usual.n - usual.plot[1]);
  expect(layoutOf(700).isWide).toBe(true);
  expect(layoutOf(700, 1.25).isWide).toBe(false);
});
