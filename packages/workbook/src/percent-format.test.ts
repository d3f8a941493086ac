import { isPercentFormat } from './percent-format.js';

test.each([9, 10, '0%', '0.0%', '#,##0.00%;[Red]-0.00%', '0.0 %'])(
  '%j shows a percentage',
  (format) => {
    expect(isPercentFormat(format)).toBe(true);
  },
);

test.each([undefined, 0, 14, 49, 'General', '0.0', '0"%"', '0\\%', '0;0%', '[$%]0'])(
  '%j shows none',
  (format) => {
    expect(isPercentFormat(format)).toBe(false);
  },
);
