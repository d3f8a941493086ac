import type { AuditEvent } from '@lqc/contracts';
import { render, screen } from '@testing-library/react';
import { EventTable } from './event-table';

const event: AuditEvent = {
  id: '1',
  at: '2026-11-21T02:00:00.000Z',
  actor: null,
  action: 'sign-in',
  outcome: 'refused',
  code: null,
  object_type: null,
  object_id: null,
  object_label: null,
  address: null,
  request_id: 'call',
};

test('a call whose connection was gone is not told as an act of the product', () => {
  render(<EventTable events={[event, { ...event, id: '2', request_id: null }]} />);
  expect(screen.getAllByText(/^(Tidak dikenal|Sistem)$/).map((cell) => cell.textContent)).toEqual([
    'Tidak dikenal',
    'Sistem',
  ]);
});
