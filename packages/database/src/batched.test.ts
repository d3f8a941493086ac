import { batched, byKey } from './batched.js';

const aLookup = () => {
  const asked: (readonly string[])[] = [];
  const look = batched(async (keys) => {
    asked.push(keys);
    if (keys.includes('broken')) throw new Error('away');
    const known = keys.filter((key) => key !== 'nobody');
    return byKey(
      known.map((key) => ({ key, length: key.length })),
      ({ key }) => key,
    );
  });
  return { asked, look };
};
const aTurn = () => new Promise((over) => setImmediate(over));

test('what is asked for in one turn is looked up at once, each key only one time', async () => {
  const { asked, look } = aLookup();
  const found = await Promise.all(['a', 'bb', 'a', 'nobody'].map(look));
  expect(found.map((one) => one?.length ?? null)).toEqual([1, 2, 1, null]);
  expect(asked).toEqual([['a', 'bb', 'nobody']]);
});

test('whoever asks after a lookup began gets one of their own', async () => {
  const { asked, look } = aLookup();
  const first = look('a');
  await aTurn();
  const second = look('a');
  await Promise.all([first, second]);
  expect(asked).toEqual([['a'], ['a']]);
});

test('a lookup that fails fails for all whom it serves, and for nobody else', async () => {
  const { look } = aLookup();
  const together = await Promise.allSettled([look('a'), look('broken')]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await look('a')).toEqual({ key: 'a', length: 1 });
});
