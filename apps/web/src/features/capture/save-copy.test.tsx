import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInProduct } from '../../testing/in-product';
import { withDevice } from '../../testing/with-device';
import { deviceDatabase } from './device/device-database';
import { SaveCopy } from './save-copy';

let takeBack: () => void;
beforeEach(() => (takeBack = withDevice()));
afterEach(() => takeBack());

test('a locked copy that could not be saved is said to be missing', async () => {
  await (
    await deviceDatabase()
  ).put('vaults', { owner: 'ani', forOffice: new ArrayBuffer(1) } as never);
  jest.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new Error('the disk is broken');
  });
  renderInProduct(<SaveCopy owner="ani" label="Simpan salinan" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan salinan' }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan file' }));
  await screen.findByText(/^Salinan terkunci gagal disimpan/);
});
