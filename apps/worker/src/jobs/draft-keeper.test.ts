import { DraftKeeper } from './draft-keeper.js';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('the first words are kept at once, those that come fast together, the last ones always', async () => {
  const kept: string[] = [];
  const keeper = new DraftKeeper(
    async (text) => {
      kept.push(text);
      return true;
    },
    () => {},
  );
  keeper.tell('a');
  await pause(20);
  expect(kept).toEqual(['a']);
  for (const text of ['ab', 'abc', 'abcd']) keeper.tell(text);
  await pause(400);
  expect(kept).toEqual(['a', 'abcd']);
  keeper.tell('abcde');
  await keeper.flush();
  expect(kept).toEqual(['a', 'abcd', 'abcde']);
});

test('once nobody waits for more, it says so and keeps nothing', async () => {
  let unwanted = 0;
  let kept = 0;
  const keeper = new DraftKeeper(
    async () => {
      kept += 1;
      return false;
    },
    () => {
      unwanted += 1;
    },
  );
  keeper.tell('a');
  await pause(20);
  keeper.tell('ab');
  await keeper.flush();
  expect({ unwanted, kept }).toEqual({ unwanted: 1, kept: 1 });
});

test('a database that is away a moment gets the text a moment later', async () => {
  const kept: string[] = [];
  let isAway = true;
  const keeper = new DraftKeeper(
    async (text) => {
      if (isAway) throw new Error('away');
      kept.push(text);
      return true;
    },
    () => {},
  );
  keeper.tell('a');
  await pause(20);
  isAway = false;
  await keeper.flush();
  expect(kept).toEqual(['a']);
});
