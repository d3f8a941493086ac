import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composer } from './composer';
import { copy } from './copy';

test('whoever sends a question by a double click does not stop its answer', () => {
  const stopped: true[] = [];
  render(
    <Composer
      busy
      disabled={false}
      isWaiting={false}
      onSend={() => {}}
      onStop={() => void stopped.push(true)}
      field={null}
    />,
  );
  const stop = screen.getByRole('button', { name: copy.stop });
  fireEvent.click(stop, { detail: 2 });
  expect(stopped).toEqual([]);
  fireEvent.click(stop, { detail: 1 });
  expect(stopped).toEqual([true]);
});

test('Shift+Enter adds a line, Enter sends, and what is empty is not sent', async () => {
  const sent: string[] = [];
  render(
    <Composer
      busy={false}
      disabled={false}
      isWaiting={false}
      onSend={(question) => void sent.push(question)}
      onStop={() => {}}
      field={null}
    />,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '  {Enter}');
  expect(sent).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'satu{Shift>}{Enter}{/Shift}dua{Enter}');
  expect(sent).toEqual(['satu\ndua']);
});

test('what is sent while the assistant cannot be reached says that it waits, and goes once it can; who types on sends it anew', async () => {
  const sent: string[] = [];
  const composer = (isReached: boolean) => (
    <Composer
      busy={false}
      disabled={!isReached}
      isWaiting={!isReached}
      onSend={(question) => void sent.push(question)}
      onStop={() => {}}
      field={null}
    />
  );
  const { rerender } = render(composer(false));
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Mengapa{Enter}');
  expect(screen.getByRole('status').textContent).toBe(copy.held);
  await userEvent.type(field, ' turun?');
  rerender(composer(true));
  expect(sent).toEqual([]);
  rerender(composer(false));
  await userEvent.type(field, '{Enter}');
  rerender(composer(true));
  expect(sent).toEqual(['Mengapa turun?']);
  expect(screen.getByRole('status').textContent).toBe('');
});
