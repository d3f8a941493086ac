import { fireEvent, render, screen } from '@testing-library/react';
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
