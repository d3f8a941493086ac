import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { valueHash } from '@lqc/capture';
import type { CaptureField } from '@lqc/contracts';
import { signInStore } from '../../lib/sign-in-store';
import { unsaved } from '../../lib/unsaved';
import { aCover } from '../../testing/a-cover';
import { aPerson } from '../../testing/a-person';
import { answering, renderInProduct } from '../../testing/in-product';
import { withDevice } from '../../testing/with-device';
import { copy } from './copy';
import { Note } from './note-page';

let takeBack: () => void;
beforeAll(() => {
  takeBack = withDevice();
});
afterAll(() => {
  signInStore.clear();
  takeBack();
});

/** A field into which two devices wrote these words without seeing each other. */
function disagreeing(field: string, ...words: string[]): CaptureField {
  const versions = words.map((value) => ({
    event_id: crypto.randomUUID(),
    device_id: crypto.randomUUID(),
    by: 'sari',
    typed_at: '2025-11-11T03:00:00.000Z',
    received_at: '2025-11-11T03:00:00.000Z',
    value,
    hash: valueHash(value),
  }));
  return { field, value: null, hash: '', versions };
}

test('words that join two versions wait for their person over another theme, who is asked before they are left, and go once they are saved', async () => {
  const store = await aPerson('penggabung');
  answering({});
  const cover = aCover(crypto.randomUUID());
  await store.keepCover({
    ...cover,
    office: [disagreeing('narrative:domestik', 'Turun.', 'Naik.')],
  });
  renderInProduct(<Note store={store} noteId={cover.noteId} />);
  const toTheme = async () =>
    userEvent.click((await screen.findAllByRole('button', { name: /^Permintaan domestik/i }))[0]!);
  const field = () => screen.findByLabelText<HTMLTextAreaElement>(copy.note.together);
  await toTheme();
  await userEvent.type(await field(), ' Jadi tetap.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByLabelText(copy.note.together)).toBeNull());
  expect(unsaved()).toEqual([copy.note.notTogether]);
  await toTheme();
  expect((await field()).value).toBe('Turun.\nNaik. Jadi tetap.');
  await userEvent.click(screen.getByRole('button', { name: copy.note.saveTogether }));
  await screen.findByDisplayValue(/Jadi tetap\.$/);
  expect(unsaved()).toEqual([]);
});
