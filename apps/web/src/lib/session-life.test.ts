import { expiryAfter, nextChange, sessionLife } from './session-life';

const START = Date.parse('2026-03-02T01:00:00.000Z');
const at = (minutes: number, seconds = 0) => START + minutes * 60_000 + seconds * 1000;
const EXPIRES = new Date(at(60)).toISOString();

test.each([
  [0, 0, { phase: 'active' }],
  [54, 59, { phase: 'active' }],
  [55, 0, { phase: 'warning', minutesLeft: 5 }],
  [55, 59, { phase: 'warning', minutesLeft: 5 }],
  [56, 0, { phase: 'warning', minutesLeft: 4 }],
  [59, 0, { phase: 'warning', minutesLeft: 1 }],
  [59, 59, { phase: 'warning', minutesLeft: 1 }],
  [60, 0, { phase: 'expired' }],
  [600, 0, { phase: 'expired' }],
])('after %i minutes and %i seconds the session is %j', (minutes, seconds, life) => {
  expect(sessionLife(EXPIRES, at(minutes, seconds))).toEqual(life);
});

test('a token without an expiry stays until an response says more', () => {
  expect(sessionLife('', START)).toEqual({ phase: 'active' });
  expect(nextChange('', START)).toBeNull();
});

test('looking again whenever it changes meets every minute of the countdown', () => {
  const seen: string[] = [];
  let now = START;
  for (let step = nextChange(EXPIRES, now); step !== null; step = nextChange(EXPIRES, now)) {
    now += step;
    const life = sessionLife(EXPIRES, now);
    seen.push(
      `${(now - START) / 60_000} ${life.phase === 'warning' ? life.minutesLeft : life.phase}`,
    );
  }
  expect(seen).toEqual(['55 5', '56 4', '57 3', '58 2', '59 1', '60 expired']);
});

describe('an answer', () => {
  const person = (now: number) => ({ now, background: false });
  const polling = (now: number) => ({ now, background: true });
  const HOUR = 3_600_000;

  test('to what a person did counts the hour from now, whatever the clock says', () => {
    expect(expiryAfter(EXPIRES, HOUR, person(at(30)))).toBe(new Date(at(90)).toISOString());
    // A clock that was put three hours ahead.
    expect(expiryAfter(EXPIRES, HOUR, person(at(240)))).toBe(new Date(at(300)).toISOString());
  });

  test('to polling never lengthens a session, and shortens it where the server says so', () => {
    expect(expiryAfter(EXPIRES, HOUR, polling(at(30)))).toBe(EXPIRES);
    expect(expiryAfter(EXPIRES, 60_000, polling(at(30)))).toBe(new Date(at(31)).toISOString());
    expect(expiryAfter('', HOUR, polling(START))).toBe(new Date(at(60)).toISOString());
  });

  test('a second later is no news', () => {
    expect(expiryAfter(EXPIRES, HOUR, person(START + 900))).toBe(EXPIRES);
  });
});
