import { answersOf } from '@lqc/capture';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DOUBLE_CLICK_MS } from '../../lib/double-click';
import { Answers } from './answers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Shown() {
  const [given, setGiven] = useState<number | null>(null);
  return (
    <Answers
      labelledBy="score"
      answers={answersOf('investasi')}
      given={given}
      isDisabled={false}
      onGive={setGiven}
    />
  );
}

test('a double-click on an answer gives it, and only a later click takes it back', () => {
  render(<Shown />);
  const four = screen.getByRole('button', { name: /^4/ });
  const isGiven = () => four.getAttribute('aria-pressed') === 'true';
  fireEvent.click(four);
  jest.advanceTimersByTime(DOUBLE_CLICK_MS - 50);
  fireEvent.click(four);
  expect(isGiven()).toBe(true);
  jest.advanceTimersByTime(DOUBLE_CLICK_MS + 50);
  fireEvent.click(four);
  expect(isGiven()).toBe(false);
});

test('whoever meant the answer beside it gives that one at once', () => {
  render(<Shown />);
  const five = screen.getByRole('button', { name: /^5/ });
  fireEvent.click(screen.getByRole('button', { name: /^4/ }));
  fireEvent.click(five);
  expect(five.getAttribute('aria-pressed')).toBe('true');
});
