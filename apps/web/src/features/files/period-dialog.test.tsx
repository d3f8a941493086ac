import type { QuarterlyFile } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { PeriodDialog } from './period-dialog';

const file = {
  id: 'a',
  label: 'liaison gelombang dua',
  year: null,
  quarter: null,
} as QuarterlyFile;

const show = async (setFilePeriod: () => unknown) => {
  const calls = answering({ setFilePeriod });
  let isClosed = false;
  renderInProduct(
    <PeriodDialog
      file={file}
      proposed={{ year: 2025, quarter: 3 }}
      onClose={() => {
        isClosed = true;
      }}
    />,
  );
  await userEvent.selectOptions(await screen.findByLabelText('Triwulan'), 'Triwulan II');
  const year = screen.getByLabelText('Tahun');
  await userEvent.clear(year);
  await userEvent.type(year, '2024');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  return { calls, isClosed: () => isClosed };
};

describe('a quarter whose label names no calendar quarter', () => {
  test('is given one by a person', async () => {
    const { calls, isClosed } = await show(() => ({ success: true, message: 'Tersimpan.' }));
    await screen.findByText('Tersimpan.');
    expect(calls).toMatchObject([{ body: { year: 2024, quarter: 2 } }]);
    expect(isClosed()).toBe(true);
  });

  test('is not given one that another file has, and the other is named', async () => {
    const message = 'Triwulan ini sudah tersimpan dengan label "Triwulan II 2024".';
    const { isClosed } = await show(() => new Refusal(409, { code: 'PERIOD_TAKEN', message }));
    await screen.findByText(message);
    expect(isClosed()).toBe(false);
  });
});
