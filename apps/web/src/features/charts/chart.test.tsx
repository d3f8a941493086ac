import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chart, type ServerPicture } from './chart';

const RealImage = globalThis.Image;
afterEach(() => {
  globalThis.Image = RealImage;
});

const aChart = (picture?: ServerPicture) => (
  <Chart
    finding="Naik"
    note="n = 20"
    fileName="a.png"
    table={{ columns: ['Triwulan'], rows: [['TW I 2025']] }}
    {...(picture && { picture })}
  >
    {() => <svg />}
  </Chart>
);

test("a double-click saves a chart's drawing once", async () => {
  const drawn = jest.fn();
  globalThis.Image = class {
    constructor() {
      drawn();
    }
    // jsdom reads no pictures.
    decode = () => new Promise(() => {});
  } as unknown as typeof Image;
  render(aChart());
  await userEvent.dblClick(screen.getByRole('button', { name: 'Unduh PNG' }));
  expect(drawn).toHaveBeenCalledTimes(1);
});

test("a double-click saves the server's picture once, also when it comes at once", async () => {
  const save = jest.fn();
  render(aChart({ save, saving: false, error: null, failed: '' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Unduh PNG' }));
  expect(save).toHaveBeenCalledTimes(1);
});

test('the button that turns a drawing into its table says what it does, and is no switch besides', async () => {
  render(aChart());
  await userEvent.click(screen.getByRole('button', { name: 'Lihat tabel' }));
  expect(screen.getByRole('button', { name: 'Lihat grafik' }).hasAttribute('aria-pressed')).toBe(
    false,
  );
});

test('a row of the table is named by its first cell', async () => {
  render(aChart());
  await userEvent.click(screen.getByRole('button', { name: 'Lihat tabel' }));
  screen.getByRole('rowheader', { name: 'TW I 2025' });
});
