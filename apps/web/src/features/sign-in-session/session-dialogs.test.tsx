import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInStore } from '../../lib/sign-in-store';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { SessionDialogs } from './session-dialogs';

beforeEach(() => signIn());
afterEach(() => signInStore.clear());

const text = <textarea aria-label="Bagian" />;

/** Types in a page, over which the dialog opens. */
async function typeUntil(life: Parameters<typeof SessionDialogs>[0]['life']) {
  const page = renderInProduct(text);
  await userEvent.type(await screen.findByRole('textbox'), 'Permintaan');
  page.show(
    <>
      {text}
      <SessionDialogs life={life} />
    </>,
  );
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard(' naik{Enter}');
}

test('who types while the sign-in ends presses nothing, and signs in again once it is read', async () => {
  await typeUntil({ phase: 'expired' });
  expect(signInStore.get()).not.toBeNull();
  screen.getByRole('dialog', { description: /^Sesi Anda telah berakhir/ });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(signInStore.get()).toBeNull());
});

test('who types while the warning opens presses nothing', async () => {
  const calls = answering({ adminStatus: () => ({ active_sessions: 1 }) });
  await typeUntil({ phase: 'warning', minutesLeft: 5 });
  expect(calls).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(calls).toHaveLength(1));
});
