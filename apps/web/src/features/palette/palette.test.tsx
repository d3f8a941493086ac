import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePaletteStore } from '../../lib/palette-store';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { Palette } from './palette';

test('how many can be chosen is said as words are typed', async () => {
  signIn();
  answering({});
  usePaletteStore.getState().open();
  renderInProduct(<Palette />);
  const field = await screen.findByRole('combobox');
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await userEvent.type(field, 'pengaturan zzz');
  await waitFor(() => expect(said()).toContain('1 pilihan'));
  usePaletteStore.getState().close();
});
