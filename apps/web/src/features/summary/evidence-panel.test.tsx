import { render, screen } from '@testing-library/react';
import type { Draft } from './api';
import { EvidencePanel } from './evidence-panel';

test('beside the chosen sentence stands what is advised of its words', () => {
  const advice = ['Investasi, Konstruksi (n = 2): jangan ditulis.'];
  const draft = {
    evidence: [
      { start: 0, end: 10, contacts: [] },
      { start: 11, end: 20, contacts: [] },
    ],
    statements: [
      { start: 0, end: 10, advice, counter: null },
      { start: 11, end: 20, advice: [], counter: null },
    ],
  } as unknown as Draft;
  const { rerender } = render(<EvidencePanel draft={draft} chosen={0} />);
  expect(screen.getByText(advice[0]!)).toBeTruthy();
  rerender(<EvidencePanel draft={draft} chosen={1} />);
  expect(screen.queryByText('Saran penulisan')).toBeNull();
});
