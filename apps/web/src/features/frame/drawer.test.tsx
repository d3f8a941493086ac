import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DOUBLE_CLICK_MS } from '../../lib/double-click';
import { clickOutside } from '../../testing/click-outside';
import { renderInProduct, signIn } from '../../testing/in-product';
import { copy } from './copy';
import { Drawer } from './drawer';

test('the second click of the double-click that opened the drawer does not close it', async () => {
  signIn();
  renderInProduct(<Drawer />);
  await userEvent.click(await screen.findByRole('button', { name: copy.openDrawer }));
  await screen.findByRole('dialog');
  clickOutside();
  screen.getByRole('dialog');
  await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
  clickOutside();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
