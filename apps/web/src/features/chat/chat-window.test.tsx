import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { ChatWindow } from './chat-window';
import { copy } from './copy';
import { OpenChat } from './open-chat';
import { chatOpening } from './opening';

const QUESTION = 'Mengapa harga jual berubah?';

async function opened(status: 'unconfigured' | 'healthy') {
  signIn();
  answering({
    chatHealth: () => ({ status }),
    chatHistory: () => ({ messages: [], writing: null, step: null, suggestions: [QUESTION] }),
  });
  renderInProduct(<ChatWindow sessionId="s1" indicator={undefined} onContact={() => {}} />);
}

test('without a model the window leads to what answers without one, and offers no question', async () => {
  await opened('unconfigured');
  const hrefs = [];
  for (const name of ['Ringkasan otomatis', 'Perbandingan', 'Cari'])
    hrefs.push((await screen.findByRole('link', { name })).getAttribute('href'));
  expect(hrefs).toEqual([
    expect.stringMatching(/^\/dashboard\?.*tab=summary/),
    expect.stringMatching(/^\/dashboard\?.*tab=comparison/),
    '/cari',
  ]);
  expect(await screen.findByText(copy.welcomeOff)).toBeTruthy();
  expect(screen.queryByRole('button', { name: QUESTION })).toBeNull();
});

test('with a model it offers its questions', async () => {
  await opened('healthy');
  await screen.findByRole('button', { name: QUESTION });
  expect(screen.queryByRole('link', { name: 'Ringkasan otomatis' })).toBeNull();
});

test('Escape anywhere on the page closes it, and leaves the focus where it is; a typed search is cleared first', async () => {
  signIn();
  answering({
    chatHealth: () => ({ status: 'healthy' }),
    chatHistory: () => ({ messages: [], writing: null, step: null, suggestions: [] }),
  });
  chatOpening.open(null);
  renderInProduct(
    <>
      <button type="button">Tabel</button>
      <input type="search" defaultValue="resin" />
      <OpenChat sessionId="s1" indicator={undefined} onContact={() => {}} />
    </>,
  );
  await screen.findByRole('dialog', { name: copy.title });
  screen.getByRole('searchbox').focus();
  await userEvent.keyboard('{Escape}');
  screen.getByRole('dialog', { name: copy.title });
  const table = screen.getByRole('button', { name: 'Tabel' });
  table.focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: copy.title })).toBeNull());
  expect(document.activeElement).toBe(table);
});
