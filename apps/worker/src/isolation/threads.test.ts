import { Threads } from './threads.js';

const SENTENCE = 'Harga jual naik karena bahan baku langka. ';
/** Looking for it takes a thread some minutes, longer than this test may take. */
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
