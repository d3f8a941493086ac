import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describedBy } from '../../testing/described-by';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
import { PasswordForm } from './password-form';

const LONG = 'dua belas huruf';
const refusal = (code: string) =>
  new Refusal(422, { code, message: 'Ditolak.', detail: 'Ditolak.', request_id: 'r' });

test.each([
  [copy.newPassword, 'is too short', ['pendek', 'pendek'], copy.passwordTooShort(12), null],
  [copy.repeatPassword, 'differs', [LONG, `${LONG}!`], copy.passwordsDiffer, null],
  [copy.currentPassword, 'is refused', [LONG, LONG], 'Ditolak.', 'CURRENT_PASSWORD_WRONG'],
  [copy.newPassword, 'is refused', [LONG, LONG], 'Ditolak.', 'PASSWORD_TOO_COMMON'],
])('that %s %s is said at that field alone', async (field, _, typed, said, code) => {
  answering({ changePassword: () => refusal(code!) });
  renderInProduct(<PasswordForm onChanged={() => {}} />);
  await userEvent.type(await screen.findByLabelText(copy.currentPassword), 'sekarang');
  await userEvent.type(screen.getByLabelText(copy.newPassword), typed[0]!);
  await userEvent.type(screen.getByLabelText(copy.repeatPassword), typed[1]!);
  await userEvent.click(screen.getByRole('button', { name: copy.save }));
  const at = screen.getByLabelText(field);
  await waitFor(() => expect(describedBy(at)).toBe(said));
  expect([...document.querySelectorAll('[aria-invalid=true]')]).toEqual([at]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
