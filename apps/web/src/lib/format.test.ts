import {
  amount,
  average,
  change,
  count,
  dateTime,
  fileSize,
  longDateTime,
  percent,
  time,
} from './format';

test('averages have two decimals and a comma, N/A where nobody answered', () => {
  expect(average(3.4)).toBe('3,40');
  expect(average(null)).toBe('N/A');
});

test('a change always shows its sign, a true minus, and none when nothing changed', () => {
  expect(change(0.18)).toBe('+0,18');
  expect(change(-0.2)).toBe('\u22120,20');
  expect(change(0)).toBe('0,00');
  expect(amount(-0.2)).toBe('0,20');
});

test('percentages have one decimal, counts a point between thousands', () => {
  expect(percent(12)).toBe('12,0%');
  expect(percent(null)).toBe('N/A');
  expect(count(2500)).toBe('2.500');
});

test('times are those of Jakarta and say so, also when the day differs in UTC', () => {
  const at = '2025-09-30T18:05:00Z';
  expect(dateTime(at)).toMatch(/^1 Okt 2025.* 01[.:]05 WIB$/);
  expect(longDateTime(at)).toMatch(/^1 Oktober 2025.* 01[.:]05 WIB$/);
  expect(time(at)).toMatch(/^01[.:]05 WIB$/);
});

test('file sizes read as kB up to a megabyte and as MB beyond', () => {
  expect(fileSize(1)).toBe('1 kB');
  expect(fileSize(131_072)).toBe('128 kB');
  expect(fileSize(7.8 * 1024 * 1024)).toBe('7,8 MB');
  expect(fileSize(50 * 1024 * 1024)).toBe('50 MB');
});
