import { LoginThrottle } from './login-throttle.js';

const { jest } = import.meta;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

let addresses = 0;
const elsewhere = () => `10.1.1.${(addresses += 1)}`;
const guess = async (throttle: LoginThrottle, account = 'sari') => {
  const attempt = await throttle.begin(account, elsewhere());
  await attempt.failed();
};
const secondsToWait = (throttle: LoginThrottle) =>
  guess(throttle).then(
    () => 0,
    (refused: { code: string; args: { seconds: number } }) => {
      expect(refused.code).toBe('TOO_MANY_LOGINS');
      return refused.args.seconds;
    },
  );

test('the wait doubles with every five failures from wherever, and never passes 15 minutes', async () => {
  const throttle = new LoginThrottle();
  const waits: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    for (let i = 0; i < 5; i += 1) await guess(throttle);
    waits.push(await secondsToWait(throttle));
    jest.advanceTimersByTime(waits.at(-1)! * 1000);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
});

test('a right password begins anew', async () => {
  const throttle = new LoginThrottle();
  for (let i = 0; i < 4; i += 1) await guess(throttle);
  await (await throttle.begin('sari', elsewhere())).succeeded();
  for (let i = 0; i < 5; i += 1) await guess(throttle);
  expect(await secondsToWait(throttle)).toBe(30);
});

test('failures long past are forgotten', async () => {
  const throttle = new LoginThrottle();
  for (let i = 0; i < 4; i += 1) await guess(throttle);
  jest.advanceTimersByTime(15 * 60 * 1000);
  for (let i = 0; i < 4; i += 1) await guess(throttle);
  expect(await secondsToWait(throttle)).toBe(0);
});

test("one account's failures are not another's", async () => {
  const throttle = new LoginThrottle();
  for (let i = 0; i < 5; i += 1) await guess(throttle, 'budi');
  expect(await secondsToWait(throttle)).toBe(0);
});
