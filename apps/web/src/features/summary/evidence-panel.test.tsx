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
      { start: 0, end: 10, advice, counter: null, claims: [] },
      { start: 11, end: 20, advice: [], counter: null, claims: [] },
    ],
    checks: [],
  } as unknown as Draft;
  const { rerender } = render(<EvidencePanel draft={draft} chosen={0} />);
  expect(screen.getByText(advice[0]!)).toBeTruthy();
  rerender(<EvidencePanel draft={draft} chosen={1} />);
  expect(screen.queryByText('Saran penulisan')).toBeNull();
});

test('what contradicts a wrong sentence is not called another voice, for it may say what the data say', () => {
  const counter = { up: 1, same: 0, down: 2, quotes: [] };
  const draft = (status: string) =>
    ({
      evidence: [{ start: 0, end: 10, contacts: [] }],
      statements: [{ start: 0, end: 10, status, advice: [], counter, claims: [] }],
      checks: [],
    }) as unknown as Draft;
  const { rerender } = render(<EvidencePanel draft={draft('supported')} chosen={0} />);
  screen.getByText('Suara berbeda');
  rerender(<EvidencePanel draft={draft('contradicted')} chosen={0} />);
  screen.getByText('Jawaban yang bertentangan dengan kalimat ini');
  expect(screen.queryByText('Suara berbeda')).toBeNull();
});

test('what is wrong with the chosen sentence stands there, not only in a hint', () => {
  const draft = {
    evidence: [{ start: 0, end: 10, contacts: [] }],
    statements: [],
    checks: [{ start: 2, end: 6, text: '4,99', status: 'contradicted', expected: '3,09' }],
  } as unknown as Draft;
  const { container } = render(<EvidencePanel draft={draft} chosen={0} />);
  expect(container.textContent).toContain('4,99 tidak sesuai data. Data: 3,09');
});

test('beside the chosen sentence stands as what it was read, each reading once', () => {
  const told = 'Rata-rata, Harga Jual, Triwulan III 2025: 2,98';
  const claims = [{ read_as: told }, { read_as: null }, { read_as: told }];
  const draft = {
    evidence: [{ start: 0, end: 10, contacts: [] }],
    statements: [{ start: 0, end: 10, status: 'supported', advice: [], counter: null, claims }],
    checks: [],
  } as unknown as Draft;
  render(<EvidencePanel draft={draft} chosen={0} />);
  screen.getByText('Dibaca sebagai:');
  expect(screen.getAllByText(told)).toHaveLength(1);
});
