import { Threads } from './threads.js';

const SENTENCE = 'Harga jual naik karena bahan baku langka. ';
/** A search that takes a thread some minutes, longer than this test may take. */
const ENDLESS = { narratives: ['-'.repeat(40_000_000)], words: [`${'-'.repeat(10_000)}x`] };

test('work in threads ends with its signal, in its midst, and the threads take up other work', async () => {
  const threads = new Threads();
  const find = (input: typeof ENDLESS, signal: AbortSignal, ownerId: string) =>
    threads.run({ name: 'findKeyword', input }, { signal, ownerId });
  const others = () =>
    Promise.all(
      [1, 2, 3].map(() =>
        find({ narratives: [SENTENCE], words: ['bahan'] }, new AbortController().signal, 'satu'),
      ),
    );
  try {
    await others();
    const control = new AbortController();
    const endless = [1, 2].map(() => find(ENDLESS, control.signal, 'banyak'));
    setTimeout(() => control.abort(), 200);
    for (const ended of await Promise.allSettled(endless))
      expect(ended).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
    for (const found of await others()) expect(found).toHaveLength(1);
  } finally {
    await threads.close();
  }
});

test('work that needs more memory than a thread may hold ends with a code of its own, and the next is taken up', async () => {
  const threads = new Threads(48);
  const options = { signal: AbortSignal.timeout(60_000), ownerId: 'satu' };
  const find = (sentence: string, times: number) =>
    threads.run(
      {
        name: 'findKeyword',
        input: { narratives: Array.from({ length: times }, () => sentence), words: ['bahan'] },
      },
      options,
    );
  try {
    await expect(find(SENTENCE.repeat(20), 40_000)).rejects.toMatchObject({
      code: 'JOB_OUT_OF_MEMORY',
    });
    expect(await find(SENTENCE, 1)).toHaveLength(1);
  } finally {
    await threads.close();
  }
});

test('what pictures held is given back while the thread that drew them goes on', async () => {
  const threads = new Threads();
  const drawOne = (position: number) => {
    const words = Array.from({ length: 40 }, (_, at) => ({
      word: `harga${position}x${at}`,
      weight: 1 + 1 / (at + 1),
    }));
    const input = { words, indicator: 'Harga Jual', period: 'Triwulan I 2025', contacts: 60 };
    return threads.run(
      { name: 'drawWordCloud', input },
      { signal: AbortSignal.timeout(30_000), ownerId: 'satu' },
    );
  };
  try {
    for (let position = 0; position < 4; position += 1) await drawOne(position);
    const before = process.memoryUsage.rss();
    const grown = () => (process.memoryUsage.rss() - before) / 2 ** 20;
    for (let drawn = 0; drawn < 8; drawn += 1) await drawOne(4 + drawn);
    // Kept, each would hold some 40 MB.
    expect(grown()).toBeLessThan(8 * 20);
  } finally {
    await threads.close();
  }
});
