import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInStore } from '../../lib/sign-in-store';
import { aPerson } from '../../testing/a-person';
import { describedBy } from '../../testing/described-by';
import { answering, renderInProduct } from '../../testing/in-product';
import { withDevice } from '../../testing/with-device';
import { copy } from './copy';
import { SetPassphrase, Unlock } from './keeping-gate';

test('that a passphrase is repeated otherwise is said at the field where it is repeated', async () => {
  answering({ captureKey: () => ({ public_key: null }) });
  renderInProduct(<SetPassphrase />);
  await userEvent.type(await screen.findByLabelText(copy.gate.passphrase), 'frasa panjang');
  await userEvent.type(screen.getByLabelText(copy.gate.again), 'frasa lain');
  await userEvent.click(await screen.findByRole('button', { name: copy.gate.set }));
  await screen.findByText(copy.gate.different);
  const invalid = [...document.querySelectorAll('[aria-invalid=true]')];
  expect(invalid).toEqual([screen.getByLabelText(copy.gate.again)]);
  expect(describedBy(invalid[0]!)).toBe(copy.gate.different);
});

test('that the notes could not be opened is said, and the button waits for the next attempt', async () => {
  const takeBack = withDevice();
  answering({ captureKey: () => ({ public_key: null }) });
  await aPerson('terkunci');
  signInStore.clear();
  renderInProduct(<Unlock />);
  const field = await screen.findByLabelText(copy.gate.passphrase);
  jest.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('', 'UnknownError'));
  await userEvent.type(field, 'frasa sandi{Enter}');
  await screen.findByText(copy.gate.notOpened);
  screen.getByRole('button', { name: copy.gate.open });
  takeBack();
});
