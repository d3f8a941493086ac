import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePaletteStore } from '../../lib/palette-store';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { Palette } from './palette';
import { PaletteKeys } from './palette-keys';

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

test('Ctrl K right after Enter opens the palette again, before what was closed is drawn', async () => {
  signIn();
  answering({});
  usePaletteStore.getState().open();
  renderInProduct(<PaletteKeys />);
  await screen.findByRole('combobox');
  act(() => {
    usePaletteStore.getState().close();
    fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  });
  expect(usePaletteStore.getState().isOpen).toBe(true);
});
