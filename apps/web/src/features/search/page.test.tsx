import { NOTHING_FOUND, type SearchResponse } from '@lqc/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announced } from '../../testing/announced';
import { answering, renderInProduct } from '../../testing/in-product';
import { parseSearchAddress } from './address';
import { copy } from './copy';
import { SearchPage } from './page';

test('a search that ran out never says that nothing is there, and finds when it is asked again', async () => {
  const quarter = { quarter_id: 'q', label: 'Triwulan III 2025', year: 2025, quarter: 3 };
  const found = { ...NOTHING_FOUND, page: 1, page_size: 20 };
  let now: SearchResponse = {
    ...found,
    by_quarter: [{ ...quarter, contacts: 0, of: 40, counted: false }],
    ran_out: [quarter],
    uncounted: 1,
  };
  answering({ search: () => now, savedSearches: () => ({ searches: [] }) });
  renderInProduct(<SearchPage />, {
    path: '/cari',
    reads: parseSearchAddress,
    address: '/cari?q=harga',
  });
  await screen.findByText(copy.noneYet);
  screen.getByText(copy.ranOut(true, [quarter.label]), { exact: false });
  screen.getByText(copy.found(now));
  expect(copy.found({ ...now, contacts: 2, hits_total: 3 })).toBe(
    'Sedikitnya 2 wawancara, 3 jawaban',
  );
  // All is counted then, and the hits of this page ran out.
  now = { ...now, uncounted: 0 };
  await userEvent.click(screen.getByRole('button', { name: copy.countAgain }));
  await screen.findByText(copy.ranOut(false, [quarter.label]), { exact: false });
  screen.getByText(copy.noneYet);
  expect(screen.queryByText(copy.none)).toBeNull();
  now = found;
  await userEvent.click(screen.getByRole('button', { name: copy.countAgain }));
  await screen.findByText(copy.none);
});

test('how much a search found is announced, also where another found as much', async () => {
  const found = { ...NOTHING_FOUND, page: 1, page_size: 20 };
  answering({ search: () => found, savedSearches: () => ({ searches: [] }) });
  renderInProduct(<SearchPage />, {
    path: '/cari',
    reads: parseSearchAddress,
    address: '/cari?q=harga',
  });
  await waitFor(() => expect(announced()).toBe(copy.found(found)));
  const said = document.querySelector('.sr-only[aria-live] p');
  await userEvent.type(await screen.findByRole('textbox', { name: copy.field }), ' jual{Enter}');
  await waitFor(() => {
    const again = document.querySelector('.sr-only[aria-live] p');
    expect(again?.textContent).toBe(copy.found(found));
    expect(again).not.toBe(said);
  });
});

test('a search within one company says so, also where nothing is found', async () => {
  answering({
    search: () => ({ ...NOTHING_FOUND, page: 1, page_size: 20 }),
    savedSearches: () => ({ searches: [] }),
  });
  renderInProduct(<SearchPage />, {
    path: '/cari',
    reads: parseSearchAddress,
    address: '/cari?q=harga&company=rimba+candra%7Cpt',
  });
  await screen.findByText(copy.none);
  const link = screen.getByRole('link', { name: copy.onlyCompany });
  expect(link.getAttribute('href')).toBe('/kontak/rimba%20candra|pt');
});
