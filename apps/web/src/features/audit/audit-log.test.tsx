import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInStore } from '../../lib/sign-in-store';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { AuditLog } from './audit-log';

const event = {
  id: '1',
  at: '2026-11-21T02:00:05.000Z',
  actor: null,
  action: 'sign-in',
  outcome: 'refused',
  code: 'LOGIN_FAILED',
  object_type: null,
  object_id: null,
  object_label: null,
  address: '10.0.0.1',
  request_id: 'call',
} as const;

beforeEach(() => signIn({ username: 'rani', role: 'admin', is_admin: true }));
afterEach(() => signInStore.leave());

test('the log is told to the second, a refusal in words, and whether there are older lines', async () => {
  answering({ auditEvents: () => ({ events: [event], next: '1' }) });
  renderInProduct(<AuditLog />);
  await screen.findByText('21 Nov 2026, 09.00.05 WIB');
  expect(screen.getByText('Nama pengguna atau kata sandi tidak sesuai.').title).toBe(
    'LOGIN_FAILED',
  );
  expect(screen.getByRole('status').textContent).toContain('Masih ada yang lebih lama');
});

test('its print says who printed it and when, and to what it was narrowed in place of the filters', async () => {
  answering({ auditEvents: () => ({ events: [event], next: null }) });
  renderInProduct(<AuditLog />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Pengguna' }), 'sari');
  const clock = jest.spyOn(Date.prototype, 'toISOString');
  clock.mockReturnValue('2026-11-30T09:05:00.000Z');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  clock.mockRestore();
  const printed = screen.getByText('Dicetak oleh rani pada 30 November 2026 pukul 16.05 WIB.');
  expect(printed.parentElement!.className).toContain('hidden print:block');
  screen.getByText('Disaring menurut Pengguna: sari.');
  expect(screen.getByRole('form').className).toContain('print:hidden');
  await screen.findByText(/^1 catatan ditampilkan.* Tidak ada yang lebih lama/);
});
