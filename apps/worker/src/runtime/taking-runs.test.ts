import { takingRuns } from './taking-runs.js';

test('a run that had to wait for one of the same person is carried out as soon as that ends', async () => {
  const waiting = ['satu', 'dua', 'tiga', 'empat'];
  const carriedOut: string[] = [];
  let inHand = 0;
  // One at a time, as if all were of one person.
  const { take } = takingRuns(async () => {
    if (inHand === 1 || waiting.length === 0) return false;
    inHand += 1;
    const run = waiting.shift()!;
    await tick();
    carriedOut.push(run);
    inHand -= 1;
    return true;
  }, going);
  await Promise.all(waiting.map(() => take()));
  expect(carriedOut).toEqual(['satu', 'dua', 'tiga', 'empat']);
});

test('a run that ends while another message looks in vain is not overlooked', async () => {
  const waiting = ['satu', 'dua'];
  let inHand = 0;
  let endsFirst = () => {};
  const firstEnds = new Promise<void>((resolve) => (endsFirst = resolve));
  const { take } = takingRuns(async () => {
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
  }, going);
  await Promise.all([take(), take()]);
  expect(waiting).toEqual([]);
});

test('a worker that stops carries out the run of the message, and no other', async () => {
  let carriedOut = 0;
  const { take, fill } = takingRuns(async () => (carriedOut += 1) > 0, {
    slots: 1,
    isStopping: () => true,
  });
  fill();
  await take();
  expect(carriedOut).toBe(1);
});

test('without a message a worker takes up what waits, in all of its slots and in no more', async () => {
  let waiting = 7;
  let inHand = 0;
  let most = 0;
  const { take, fill } = takingRuns(
    async (claimed) => {
      if (waiting === 0) return false;
      waiting -= 1;
      inHand += 1;
      most = Math.max(most, inHand);
      claimed();
      await tick();
      inHand -= 1;
      return true;
    },
    { ...going, slots: 3 },
  );
  fill();
  await Promise.all(Array.from({ length: 5 }, () => take()));
  while (waiting > 0 || inHand > 0) await tick();
  expect(most).toBe(3);
});

test('a message that finds all slots taken has one of them look again', async () => {
  let waiting = 0;
  let looks = 0;
  const { take } = takingRuns(
    async () => {
      looks += 1;
      if (waiting > 0) return (waiting -= 1) >= 0;
      // The run is there just after this look, and its message comes before the slot is free.
      if (looks === 1) {
        waiting = 1;
        await take();
      }
      return false;
    },
    { ...going, slots: 1 },
  );
  await take();
  expect(waiting).toBe(0);
});

const going = { slots: 10, isStopping: () => false };
const tick = () => new Promise((done) => setImmediate(done));
