import { Threads } from './threads.js';

const SENTENCE = 'Harga jual naik karena bahan baku langka. ';

test('work in a thread ends with its signal, in its midst, and the thread takes up other work', async () => {
  const threads = new Threads();
  try {
    const control = new AbortController();
    const narratives = [SENTENCE.repeat(2_000_000)];
    const endless = threads.run(
      { name: 'findKeyword', input: { narratives, words: ['bahan'] } },
      { signal: control.signal, ownerId: 'banyak' },
    );
    setTimeout(() => control.abort(), 500);
    const began = performance.now();
    await expect(endless).rejects.toMatchObject({ name: 'AbortError' });
    expect(performance.now() - began).toBeLessThan(2500);
    const others = [1, 2, 3].map(() =>
      threads.run(
        { name: 'findKeyword', input: { narratives: [SENTENCE], words: ['bahan'] } },
        { signal: AbortSignal.timeout(20_000), ownerId: 'satu' },
      ),
    );
    for (const found of await Promise.all(others)) expect(found).toHaveLength(1);
  } finally {
    await threads.close();
  }
}, 60_000);

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
    for (let position = 4; position < 24; position += 1) await drawOne(position);
    // Kept, each would hold some 40 MB.
    expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(400);
  } finally {
    await threads.close();
  }
}, 60_000);
