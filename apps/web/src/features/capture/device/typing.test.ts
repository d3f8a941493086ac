import { type Typed, Typing } from './typing';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Lets time go by, and what it brings about come to its end. */
async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** A disk that stores when it is told to. */
function aDisk() {
  const stored: [string, unknown][] = [];
  let fails = false;
  const states: Typed['state'][] = [];
  const typing = new Typing(
    async (field, value) => {
      if (fails) throw new Error('QuotaExceededError');
      stored.push([field, value]);
    },
    ({ state }) => states.push(state),
  );
  return { stored, states, typing, fail: (now: boolean) => (fails = now) };
}

test('what is typed is stored a quarter of a second after the last key, and only then called saved', async () => {
  const { stored, states, typing } = aDisk();
  typing.type('narrative:domestik', 'Naik');
  await pass(200);
  expect(stored).toEqual([]);
  expect(states.at(-1)).toBe('saving');
  await pass(60);
  expect(stored).toEqual([['narrative:domestik', 'Naik']]);
  expect(states.at(-1)).toBe('saved');
});

test('whoever types on without a pause is stored once a second', async () => {
  const { stored, typing } = aDisk();
  for (let key = 0; key < 30; key += 1) {
    typing.type('narrative:domestik', 'a'.repeat(key + 1));
    await pass(100);
  }
  expect(stored.length).toBeGreaterThanOrEqual(2);
});

test('what cannot be stored is never called saved, stays, and is tried again', async () => {
  const { stored, states, typing, fail } = aDisk();
  fail(true);
  typing.type('score:domestik', 4);
  await pass(300);
  expect(states.at(-1)).toBe('failed');
  fail(false);
  await pass(2100);
  expect(stored).toEqual([['score:domestik', 4]]);
  expect(states.at(-1)).toBe('saved');
});

test('whoever asks for it learns whether the disk has all that was typed', async () => {
  const { typing, fail } = aDisk();
  fail(true);
  typing.type('domestik', 'Kata terakhir');
  expect(await typing.flush()).toBe(false);
  fail(false);
  expect(await typing.flush()).toBe(true);
  expect(await typing.flush()).toBe(true);
});

test('nothing is told to be on the disk while it is on its way there', async () => {
  const ways: ((error?: Error) => void)[] = [];
  const typing = new Typing(
    () => new Promise((stored, failed) => ways.push((error) => (error ? failed(error) : stored()))),
    () => {},
  );
  typing.type('domestik', 'Kata terakhir');
  const [left, asked] = [typing.flush(), typing.flush()];
  await pass(0);
  ways[0]!(new Error('QuotaExceededError'));
  await pass(0);
  ways[1]!(new Error('QuotaExceededError'));
  expect(await Promise.all([left, asked])).toEqual([false, false]);
});

test('a value that a newer one replaced while it was being stored never comes behind that one', async () => {
  const { stored, typing, fail } = aDisk();
  fail(true);
  typing.type('score:domestik', 1);
  const first = typing.flush();
  typing.type('score:domestik', 2);
  await Promise.all([first, typing.flush()]);
  fail(false);
  await pass(2100);
  expect(stored).toEqual([['score:domestik', 2]]);
});
