import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Bars } from './bars';

test('Space on a bar opens what it leads to and does not scroll the page', () => {
  const opened: string[] = [];
  const bars = [{ label: 'Perdagangan', value: 2, text: '2', series: 1 } as const];
  render(<Bars bars={bars} width={300} label="Sektor" onSelect={(name) => opened.push(name)} />);
  const bar = screen.getByRole('button');
  const space = createEvent.keyDown(bar, { key: ' ' });
  fireEvent(bar, space);
  expect(opened).toEqual(['Perdagangan']);
  expect(space.defaultPrevented).toBe(true);
});
