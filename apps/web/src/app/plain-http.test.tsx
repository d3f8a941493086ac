import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptNow, lookFor } from '../features/capture/device/keeper';
import { sendNow } from '../features/capture/device/sender';
import type { Draft } from '../features/summary/api';
import { keptDraft } from '../features/summary/llm-results';
import { useDraft } from '../features/summary/use-draft';
import { aSession } from '../testing/a-session';
import { answering, renderInProduct, signIn } from '../testing/in-product';

// What browsers offer only to pages that came with TLS, or from the machine itself; of the rest jsdom has nothing.
beforeAll(() => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  Object.assign(globalThis, { isSecureContext: false });
  signIn();
});
afterAll(() => {
  Reflect.deleteProperty(crypto, 'randomUUID');
  Reflect.deleteProperty(globalThis, 'isSecureContext');
});

test('over plain http the assistant opens and takes a question', async () => {
  answering({
    chatHealth: () => ({ status: 'healthy' }),
    chatHistory: () => ({ messages: [], writing: null, step: null, suggestions: ['Mengapa?'] }),
  });
  const { ChatWindow } = await import('../features/chat/chat-window');
  renderInProduct(<ChatWindow sessionId="s1" indicator={undefined} onContact={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Mengapa?' }));
  await screen.findByText('Mengapa?', { selector: 'p' });
});

test('over plain http files are gathered', async () => {
  const { MergerPage } = await import('../features/merger/page');
  const { container } = renderInProduct(<MergerPage />);
  await screen.findByRole('button', { name: 'Gabung & Download' });
  fireEvent.change(container.querySelector('input[type=file]')!, {
    target: { files: [new File(['x'], 'satu.xlsx'), new File(['x'], 'dua.xlsx')] },
  });
  await screen.findByText('dua.xlsx');
});

test('over plain http a draft is kept in the browser', async () => {
  const session = aSession();
  const draft = { indicator: 'Investasi', summary: 'Naik.', target: {} } as Draft;
  const Keeps = () => {
    const { keep } = useDraft(session);
    return <button onClick={() => keep(draft)}>Simpan</button>;
  };
  renderInProduct(<Keeps />);
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(keptDraft(session.session_id)?.summary).toBe('Naik.'));
});

test('over plain http no notes are kept, and none are sent', async () => {
  await lookFor('rani');
  expect(keptNow().phase).toBe('untrusted');
  expect(await sendNow()).toBeNull();
});
