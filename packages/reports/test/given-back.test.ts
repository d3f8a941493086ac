import { paper, png } from '../src/pictures/paper.js';

const MEGABYTE = 2 ** 20;

test('a picture that was written gives its memory back at once, before anything is collected', () => {
  const before = process.memoryUsage.rss();
  for (let drawn = 0; drawn < 8; drawn += 1) png(paper(3200, 2000));
  // Kept, each would hold some 25 MB.
  expect((process.memoryUsage.rss() - before) / MEGABYTE).toBeLessThan(8 * 10);
});
