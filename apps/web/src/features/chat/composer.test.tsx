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
      isConnecting={false}
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
      isConnecting={false}
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
