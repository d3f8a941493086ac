import { StartSessionRequest } from './sessions.js';

const [NOW, EARLIER] = [
  '6434f2e7-df1d-49d2-bfe9-4c04004d7c00',
  '0b0f6a0e-3c1d-4b52-9a55-2f1f5f0f7a11',
];
const refusalOf = (before: string, lastYear: string | null) =>
  StartSessionRequest.safeParse({
    quarter_now_id: NOW,
    quarter_before_id: before,
    last_year_id: lastYear,
  }).error?.issues.map(({ message }) => message);

test('the current quarter is compared with itself neither as the previous one nor as that of last year', () => {
  expect(refusalOf(NOW, null)).toEqual(['QUARTERS_SAME']);
  expect(refusalOf(EARLIER, NOW)).toEqual(['QUARTERS_SAME']);
  // Two spellings of one id are one quarter.
  expect(refusalOf(EARLIER, NOW.toUpperCase())).toEqual(['QUARTERS_SAME']);
});

test('the previous quarter may be that of last year as well', () => {
  expect(refusalOf(EARLIER, EARLIER)).toBeUndefined();
});
