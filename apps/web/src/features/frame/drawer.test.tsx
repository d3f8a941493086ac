import { screen } from '@testing-library/react';
import { isClosedByLaterClicksAlone } from '../../testing/click-outside';
import { renderInProduct, signIn } from '../../testing/in-product';
import { copy } from './copy';
import { Drawer } from './drawer';

test('the second click of the double-click that opened the drawer does not close it', async () => {
  signIn();
  renderInProduct(<Drawer />);
  await isClosedByLaterClicksAlone(await screen.findByRole('button', { name: copy.openDrawer }));
});
