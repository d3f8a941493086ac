import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
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

test('where letters are set further apart a name takes the lines that it needs then', () => {
  const [Observer, measure] = [ResizeObserver, HTMLElement.prototype.getBoundingClientRect];
  let resized = () => {};
  globalThis.ResizeObserver = class extends Observer {
    constructor(onResize: ResizeObserverCallback) {
      super(onResize);
      resized = () => onResize([], this);
    }
  };
  HTMLElement.prototype.getBoundingClientRect = function () {
    return new DOMRect(0, 0, this.style.letterSpacing === 'normal' ? 100 : 130);
  };
  try {
    const bars = [
      { label: 'Perdagangan Besar dan Eceran', value: 2, text: '2', series: 1 } as const,
    ];
    const { container } = render(<Bars bars={bars} width={200} label="Sektor" />);
    const lines = () => container.querySelectorAll('tspan').length;
    expect(lines()).toBe(1);
    act(resized);
    expect(lines()).toBe(2);
  } finally {
    globalThis.ResizeObserver = Observer;
    HTMLElement.prototype.getBoundingClientRect = measure;
  }
});
