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
