import { REPORT_LIMITS } from '@lqc/contracts';
import { templateName } from './template-name.js';

test.each([
  ['kantor.docx', 'kantor.docx'],
  ['kantor.DOCM', 'kantor.docx'],
  ['Templat v1.2', 'Templat v1.2.docx'],
  ['kantor.html', 'kantor.html.docx'],
])('%s is given out as %s', (sent, given) => {
  expect(templateName(sent)).toBe(given);
});

test('a long name keeps its end, and no letter cut in half', () => {
  const name = templateName(`${'📄'.repeat(REPORT_LIMITS.titleLength)}a.docx`);
  expect(name.length).toBeLessThanOrEqual(REPORT_LIMITS.titleLength);
  expect(name).toMatch(/^📄+a\.docx$/u);
  expect(name.isWellFormed()).toBe(true);
  const even = templateName(`${'📄'.repeat(REPORT_LIMITS.titleLength)}.docx`);
  expect(even.isWellFormed()).toBe(true);
});
