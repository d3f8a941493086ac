import { setTimeout as pause } from 'node:timers/promises';
import { DraftStore } from './draft-store.js';

test('the first words are kept at once, those that come fast together, the last ones always', async () => {
  const kept: string[] = [];
  const draftStore = new DraftStore(
    async (text) => {
      kept.push(text);
      return true;
    },
    () => {},
  );
  draftStore.tell('a');
  await pause(20);
  expect(kept).toEqual(['a']);
  for (const text of ['ab', 'abc', 'abcd']) draftStore.tell(text);
  await pause(400);
  expect(kept).toEqual(['a', 'abcd']);
  draftStore.tell('abcde');
  await draftStore.flush();
  expect(kept).toEqual(['a', 'abcd', 'abcde']);
});

test('once nobody waits for more, it says so and keeps nothing', async () => {
  let unwanted = 0;
  let kept = 0;
  const draftStore = new DraftStore(
    async () => {
      kept += 1;
      return false;
    },
    () => {
      unwanted += 1;
    },
  );
  draftStore.tell('a');
  await pause(20);
  draftStore.tell('ab');
  await draftStore.flush();
  expect({ unwanted, kept }).toEqual({ unwanted: 1, kept: 1 });
});

test('a database that is away a moment gets the text a moment later', async () => {
  const kept: string[] = [];
  let isAway = true;
  const draftStore = new DraftStore(
    async (text) => {
      if (isAway) throw new Error('away');
      kept.push(text);
      return true;
    },
    () => {},
  );
  draftStore.tell('a');
  await pause(20);
  isAway = false;
  await draftStore.flush();
  expect(kept).toEqual(['a']);
});
