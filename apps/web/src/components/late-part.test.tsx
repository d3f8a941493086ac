import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { renderInProduct } from '../testing/in-product';
import { LatePart } from './late-part';

const SAID = 'Bagian ini belum dapat dimuat';

/** What a browser says of a file that a newer program took the place of. */
const goneFile = () =>
  lazy(() => Promise.reject<never>(new TypeError('Failed to fetch dynamically imported module')));

beforeEach(() => {
  // React writes of every failure that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('a part whose program is gone says so in its place, and leaves the page around it', async () => {
  const Gone = goneFile();
  renderInProduct(
    <>
      <p>40 file dipilih</p>
      <LatePart waiting="…">
        <Gone />
      </LatePart>
    </>,
  );
  await screen.findByText(SAID);
  screen.getByRole('button', { name: 'Muat ulang halaman' });
  screen.getByText('40 file dipilih');
});

test('one without a place says so in a message each time it is opened, and closes', async () => {
  const Gone = goneFile();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>{isOpen ? 'Terbuka' : 'Buka'}</button>
        {isOpen && (
          <LatePart onBroken={() => setOpen(false)}>
            <Gone />
          </LatePart>
        )}
      </>
    );
  }
  renderInProduct(<Page />);
  for (const messages of [1, 2]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Buka' }));
    await screen.findByRole('button', { name: 'Buka' });
    expect(await screen.findAllByText(new RegExp(SAID))).toHaveLength(messages);
  }
});
