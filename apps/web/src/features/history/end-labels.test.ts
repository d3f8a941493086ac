import { apart } from './end-labels';

const ys = (given: number[], bounds: [number, number] = [0, 100]) =>
  apart(
    given.map((y) => ({ y })),
    15,
    bounds,
  ).map(({ y }) => y);

test('labels that would lie on each other move apart, the others stay', () => {
  expect(ys([50, 20, 52])).toEqual([20, 50, 65]);
});

test('at the bottom they push those above them up', () => {
  expect(ys([98, 95, 10])).toEqual([10, 85, 100]);
});
