import type { CaptureValue } from '@lqc/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCover } from '../../testing/a-cover';
import { renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
import { Told } from './told';

const OUTSIDE = 'di luar Triwulan IV 2025';

async function reading(values: Record<string, CaptureValue>) {
  const onChoose = jest.fn();
  const note = { cover: aCover('n'), values: new Map(Object.entries(values)) };
  renderInProduct(<Told note={note} onChoose={onChoose} />);
  const summary = await screen.findByText(copy.recap.told, { exact: false, selector: 'summary' });
  return { onChoose, summary };
}

test('the final reading shows the visit itself, a day outside the quarter with the plan’s words', async () => {
  const { onChoose, summary } = await reading({
    date: '2025-08-15',
    respondent: 'Ibu Sari',
    method: 'Telepon',
  });
  expect(summary.textContent).toContain(OUTSIDE);
  const told = screen.getAllByRole('definition', { hidden: true });
  expect(told.map(({ textContent }) => textContent)).toEqual([
    `Tanggal pelaksanaan: 15 Agustus 2025 · ${OUTSIDE}`,
    'Responden: Ibu Sari',
    'Metode: Telepon',
  ]);
  await userEvent.click(summary);
  await userEvent.click(screen.getByRole('button', { name: copy.note.visit }));
  expect(onChoose).toHaveBeenCalledWith(null);
});

test('a day of the quarter is read without a remark', async () => {
  const { summary } = await reading({ date: '2025-11-15' });
  expect(within(summary).queryByText(OUTSIDE)).toBeNull();
  screen.getByText('Tanggal pelaksanaan: 15 November 2025', { exact: false });
  expect(screen.queryByText(OUTSIDE)).toBeNull();
});
