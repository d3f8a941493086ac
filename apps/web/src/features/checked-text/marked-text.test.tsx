import type { Check, Evidence, Statement } from '@lqc/contracts';
import { render, screen } from '@testing-library/react';
import { MarkedText } from './marked-text';

const summary = 'Skor 4,99 dan 3,09. Pasar lesu.';
const check = (text: string, status: Check['status'], expected: string | null): Check => {
  const start = summary.indexOf(text);
  return { kind: 'figure', start, end: start + text.length, text, status, facts: [], expected };
};
const evidence: Evidence[] = [
  { start: 0, end: 19, contacts: [] },
  { start: 20, end: 31, contacts: [] },
];

test('a sentence is read with what is wrong or unchecked in it, and without a word on what is right', () => {
  render(
    <MarkedText
      summary={summary}
      checks={[check('4,99', 'contradicted', '3,08'), check('3,09', 'supported', null)]}
      sentences={evidence}
      statements={[{ start: 20, end: 31, status: 'unchecked' } as Statement]}
      onChoose={() => {}}
    />,
  );
  screen.getByRole('button', {
    name: /^Skor 4,99 \(tidak sesuai data\. Data: 3,08\) dan 3,09 ?\.$/,
  });
  screen.getByRole('button', { name: 'Pasar lesu. (belum diperiksa)' });
});
