import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limitersBy } from './limiters.js';
import { LoginThrottle } from './login-throttle.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

let addresses = 0;
const elsewhere = () => ({
  address: `10.1.1.${(addresses += 1)}`,
  place: null,
  isDevice: false,
});
const aThrottle = () => new LoginThrottle(limitersBy((options) => new RateLimiterMemory(options)));
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
  const throttle = aThrottle();
  const waits: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    for (let i = 0; i < 5; i += 1) await guess(throttle);
    waits.push(await secondsToWait(throttle));
    jest.advanceTimersByTime(waits.at(-1)! * 1000);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
});

test('a right password begins anew', async () => {
  const throttle = aThrottle();
  for (let i = 0; i < 4; i += 1) await guess(throttle);
  await (await throttle.begin('sari', elsewhere())).succeeded();
  for (let i = 0; i < 5; i += 1) await guess(throttle);
  expect(await secondsToWait(throttle)).toBe(30);
});

test('failures long past are forgotten', async () => {
  const throttle = aThrottle();
  for (let i = 0; i < 4; i += 1) await guess(throttle);
  jest.advanceTimersByTime(15 * 60 * 1000);
  for (let i = 0; i < 4; i += 1) await guess(throttle);
  expect(await secondsToWait(throttle)).toBe(0);
});

test('no way to write a name is another count', async () => {
  const throttle = aThrottle();
  for (const name of ['sari', ' SARI', 'sa\u0000ri', 's\u200Bari', '\uFF53ari'])
    await guess(throttle, name);
  expect(await secondsToWait(throttle)).toBe(30);
});

test("one account's failures are not another's", async () => {
  const throttle = aThrottle();
  for (let i = 0; i < 5; i += 1) await guess(throttle, 'budi');
  expect(await secondsToWait(throttle)).toBe(0);
});

test('a place that the account knows has a count of its own, whatever strangers do', async () => {
  const throttle = aThrottle();
  for (let i = 0; i < 5; i += 1) await guess(throttle);
  expect(await secondsToWait(throttle)).toBe(30);
  const office = { address: '10.9.9.9', place: 'office', isDevice: false };
  await (await throttle.begin('sari', office)).succeeded();
  // And what happens there is none of the strangers' business.
  expect(await secondsToWait(throttle)).toBe(30);
});

test('a known browser is not held up by others who fail at its address', async () => {
  const throttle = aThrottle();
  const here = { address: '10.8.8.8', place: null, isDevice: false };
  for (let i = 0; i < 20; i += 1) await (await throttle.begin(`orang-${i}`, here)).failed();
  await expect(throttle.begin('orang-x', here)).rejects.toThrow('TOO_MANY_LOGINS');
  await (
    await throttle.begin('sari', { ...here, place: 'her browser', isDevice: true })
  ).succeeded();
});
