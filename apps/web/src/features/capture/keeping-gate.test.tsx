import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describedBy } from '../../testing/described-by';
import { answering, renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
import { SetPassphrase } from './keeping-gate';

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
