import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announced } from '../../testing/announced';
import { renderInProduct } from '../../testing/in-product';
import { JobLine } from './job-line';
import { allWorks, dismissWork, startWork } from './works';

const asked = globalThis.matchMedia;
const onTelephone = (matches: boolean) => {
  globalThis.matchMedia = () =>
    ({ matches, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
};
const dismissAll = () => act(() => allWorks().forEach(({ id }) => dismissWork(id)));
beforeEach(dismissAll);
afterEach(() => {
  globalThis.matchMedia = asked;
  dismissAll();
});

const FILE = { artifact_id: 'a', file_name: 'tabulasi.xlsx', size_bytes: 1000 };
const begun = () => {
  let finish: (file: unknown) => void = () => {};
  const run = () => new Promise((resolve) => (finish = resolve));
  startWork({ title: 'Tabulasi', run, onDone: () => {}, stays: () => true }, { attended: false });
  return (file: unknown) => act(async () => finish(file));
};

test('on a telephone a job is one line above the page, also once its file is ready, and a press shows it', async () => {
  onTelephone(true);
  const finish = begun();
  renderInProduct(<JobLine />);
  await screen.findByRole('button', { name: 'Tabulasi 0%', expanded: false });
  await finish(FILE);
  expect(announced()).toBe('Siap diunduh: tabulasi.xlsx');
  expect(screen.queryByRole('button', { name: 'Unduh' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tabulasi Siap diunduh' }));
  screen.getByRole('button', { name: 'Unduh' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Unduh' })).toBeNull();
});

test('elsewhere the corner of the page has it', async () => {
  onTelephone(false);
  begun();
  renderInProduct(<JobLine />);
  await act(async () => {});
  expect(screen.queryByRole('complementary')).toBeNull();
});
