import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { Form } from './form';

test('a button does not act again while its action is under way, and does afterwards', async () => {
  let finish = () => {};
  const act = jest.fn(() => new Promise<void>((done) => (finish = done)));
  render(<Button onAction={act}>Simpan</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button');
  button.click();
  button.click();
  await waitFor(() => expect(button.disabled).toBe(true));
  expect(act).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
  expect(act).toHaveBeenCalledTimes(2);
  finish();
  await waitFor(() => expect(button.disabled).toBe(false));
});

test('a double-click acts once, also when the action is done at once', async () => {
  const act = jest.fn();
  render(<Button onAction={act}>Unduh</Button>);
  await userEvent.dblClick(screen.getByRole('button'));
  expect(act).toHaveBeenCalledTimes(1);
});

test('a double-click sends a form once, and deletes one thing of a list', async () => {
  const act = jest.fn();
  render(
    <Form onSend={act}>
      <Button type="submit">Kirim</Button>
      <Button onClick={act}>Hapus</Button>
    </Form>,
  );
  for (const button of screen.getAllByRole('button')) {
    act.mockClear();
    await userEvent.dblClick(button);
    expect(act).toHaveBeenCalledTimes(1);
  }
});

test('of two quick clicks on a step each counts', async () => {
  const act = jest.fn();
  render(
    <Button isStep onClick={act}>
      Berikutnya
    </Button>,
  );
  await userEvent.dblClick(screen.getByRole('button'));
  expect(act).toHaveBeenCalledTimes(2);
});
