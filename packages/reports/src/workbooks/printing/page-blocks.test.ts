import { pageBlocks } from './page-blocks.js';

const columns = (...widths: number[]) => widths.map((width) => ({ width }));

test('a narrow table stands on one page, no larger than it is', () => {
  expect(pageBlocks(columns(30, 20), 1)).toEqual({ scalePercent: 100, blocks: [[1, 2]] });
});

test('a table a little too wide is shrunk to one page', () => {
  const { scalePercent, blocks } = pageBlocks(columns(30, 60, 60, 40), 1);
  expect(scalePercent).toBeLessThan(100);
  expect(scalePercent).toBeGreaterThanOrEqual(70);
  expect(blocks).toEqual([[1, 4]]);
});

test('a wide table is laid in blocks, never below 70 percent, and groups stay together', () => {
  const grouped = Array.from({ length: 45 }, (_, at) => ({ width: 11, group: `${at - (at % 3)}` }));
  const { scalePercent, blocks } = pageBlocks([{ width: 32 }, ...grouped], 1);
  expect(scalePercent).toBeGreaterThanOrEqual(70);
  expect(blocks.length).toBeGreaterThan(1);
  expect(blocks[0]![0]).toBe(1);
  expect(blocks.at(-1)![1]).toBe(46);
  blocks.slice(1).forEach(([first], at) => {
    expect(first).toBe(blocks[at]![1] + 1);
    expect((first - 2) % 3).toBe(0);
  });
});

test('the repeated columns take their room on each page', () => {
  const wide = columns(60, ...Array.from({ length: 25 }, () => 12));
  expect(pageBlocks(wide, 1).blocks.length).toBeGreaterThan(pageBlocks(wide, 0).blocks.length);
});

test('columns that belong together without a heading are on one page', () => {
  const quarter = (together: string) => [
    { width: 11, together },
    { width: 70, together },
  ];
  const { blocks } = pageBlocks([{ width: 140 }, ...quarter('now'), ...quarter('before')], 1);
  expect(blocks).toEqual([
    [1, 3],
    [4, 5],
  ]);
});
