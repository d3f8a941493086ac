import { type Contact } from '@lqc/survey';
import { aContact, aSurvey } from './testing/index.js';
import { scorePairs } from './score-pairs.js';

const quarterOf = (...contacts: Contact[]) => ({ survey: aSurvey(...contacts) });

test('a contact is paired with the same company of the quarter before, however it is written', () => {
  const now = aContact({ domestik: 4.5 }, 'PT Arunika');
  const pair = scorePairs(quarterOf(now), quarterOf(aContact({ domestik: 3 }, 'Arunika, PT')));
  expect(pair(now, 'domestik')).toEqual({ now: 4.5, before: 3, change: 1.5 });
});

test('where a company answered twice in a quarter, no change is invented', () => {
  const one = aContact({ domestik: 4 }, 'PT Arunika');
  const twice = [aContact({ domestik: 3 }, 'PT Arunika'), aContact({ domestik: 2 }, 'PT Arunika')];
  expect(scorePairs(quarterOf(one), quarterOf(...twice))(one, 'domestik')).toEqual({
    now: 4,
    before: null,
    change: null,
  });
  const again = aContact({ domestik: 4 }, 'Arunika Tbk');
  expect(scorePairs(quarterOf(one, again), quarterOf(twice[0]!))(one, 'domestik')).toEqual({
    now: 4,
    before: 3,
    change: null,
  });
});

test('a blank answer has no change, nor has a company that was not interviewed before', () => {
  const blank = aContact({ domestik: null }, 'PT Arunika');
  const fresh = aContact({ domestik: 2 }, 'CV Baru');
  const pair = scorePairs(
    quarterOf(blank, fresh),
    quarterOf(aContact({ domestik: 3 }, 'PT Arunika')),
  );
  expect(pair(blank, 'domestik')).toEqual({ now: null, before: 3, change: null });
  expect(pair(fresh, 'domestik')).toEqual({ now: 2, before: null, change: null });
});
