import type { CaptureValue } from '@lqc/contracts';

/** The days that a sheet can hold as a date: Excel counts those before it from a 29 February 1900 that never was. */
export const SHEET_DAYS = { first: '1900-03-01', last: '9999-12-31' } as const;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a value is a day of the calendar that a sheet can hold; any other is written as it was typed. */
export function isSheetDay(value: CaptureValue | Date): value is string {
  if (typeof value !== 'string' || !ISO_DAY.test(value) || value < SHEET_DAYS.first) return false;
  const passed = Date.parse(value);
  return !Number.isNaN(passed) && new Date(passed).toISOString().startsWith(value);
}
