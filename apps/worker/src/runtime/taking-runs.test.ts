import { takingRuns } from './taking-runs.js';

test('a run that had to wait for one of the same person is carried out as soon as that ends', async () => {
  const waiting = ['satu', 'dua', 'tiga', 'empat'];
  const carriedOut: string[] = [];
  let inHand = 0;
  // One at a time, as if all were of one person.
  const take = takingRuns(async () => {
    if (inHand === 1 || waiting.length === 0) return false;
    inHand += 1;
    const run = waiting.shift()!;
    await tick();
    carriedOut.push(run);
    inHand -= 1;
    return true;
  }, isNotStopping);
  await Promise.all(waiting.map(() => take()));
  expect(carriedOut).toEqual(['satu', 'dua', 'tiga', 'empat']);
});

test('a run that ends while another message looks in vain is not overlooked', async () => {
  const waiting = ['satu', 'dua'];
  let inHand = 0;
  let endsFirst = () => {};
  const firstEnds = new Promise<void>((resolve) => (endsFirst = resolve));
  const take = takingRuns(async () => {
    const hasRoom = inHand === 0 && waiting.length > 0;
    if (!hasRoom) {
      // The other run ends, and its message finds nothing more, before this answer has arrived.
      endsFirst();
      await tick();
      await tick();
      return false;
    }
    inHand += 1;
    waiting.shift();
    await firstEnds;
    inHand -= 1;
    return true;
  }, isNotStopping);
  await Promise.all([take(), take()]);
  expect(waiting).toEqual([]);
});

test('a worker that stops carries out the run of the message, and no other', async () => {
  let carriedOut = 0;
  const take = takingRuns(
    async () => (carriedOut += 1) > 0,
    () => true,
  );
  await take();
  expect(carriedOut).toBe(1);
});

const isNotStopping = () => false;
const tick = () => new Promise((done) => setImmediate(done));
