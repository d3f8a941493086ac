import type { ReportTemplateResponse } from '@lqc/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { TemplateSetting } from './template-setting';

const named = (file_name: string): ReportTemplateResponse => ({
  template: { file_name, size_bytes: 9 },
});
let stored: ReportTemplateResponse | Refusal;
const show = () => {
  const calls = answering({
    reportTemplate: () => stored,
    saveReportTemplate: () => (stored = named('baru.docx')),
    removeReportTemplate: () => (stored = { template: null }),
  });
  renderInProduct(<TemplateSetting />);
  return () => calls.map(({ name }) => name).filter((name) => name !== 'reportTemplate');
};
const choose = async () => {
  const files = [new File(['PK'], 'baru.docx')];
  fireEvent.change(await screen.findByLabelText('Templat kantor (.docx)'), { target: { files } });
};
const dialog = async () => within(await screen.findByRole('alertdialog'));

test('the template is given up only when asked, told by the name that is stored by then', async () => {
  stored = named('kantor.docx');
  const changes = show();
  fireEvent.click(await screen.findByText('Kembali ke bawaan'));
  (await dialog()).getByText(/kantor\.docx .*tidak dapat dikembalikan/);
  fireEvent.click((await dialog()).getByText('Batal'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(changes()).toEqual([]);

  stored = named('rekan.docx');
  fireEvent.click(screen.getByText('Kembali ke bawaan'));
  (await dialog()).getByText(/rekan\.docx/);
  fireEvent.click((await dialog()).getByText('Kembali ke bawaan'));
  await screen.findByText('Laporan berikutnya memakai templat bawaan.');
  expect(changes()).toEqual(['removeReportTemplate']);

  await choose();
  await screen.findByText('Templat tersimpan. Laporan berikutnya memakainya.');
  expect(screen.queryByText('Laporan berikutnya memakai templat bawaan.')).toBeNull();
  expect(changes()).toEqual(['removeReportTemplate', 'saveReportTemplate']);
});

test('an upload over a template that another administrator stored meanwhile asks as well', async () => {
  stored = { template: null };
  const changes = show();
  await screen.findByText('Bawaan produk');
  stored = named('rekan.docx');
  await choose();
  (await dialog()).getByText(/rekan\.docx .*tidak dapat dikembalikan/);
  expect(changes()).toEqual([]);
  fireEvent.click((await dialog()).getByText('Ganti templat'));
  await screen.findByText('Templat tersimpan. Laporan berikutnya memakainya.');
  expect(changes()).toEqual(['saveReportTemplate']);
});

test.each([
  ['at first', new Refusal(503)],
  ['by now', { template: null }],
])(
  'while it is unknown %s whether a template is stored, a file replaces none',
  async (_when, first) => {
    stored = first;
    const changes = show();
    await (first instanceof Refusal
      ? screen.findByRole('alert')
      : screen.findByText('Bawaan produk'));
    stored = new Refusal(503);
    await choose();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    screen.getByRole('alert');
    expect(changes()).toEqual([]);
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test('giving up a template that another administrator has given up already says what is used', async () => {
  stored = named('kantor.docx');
  const changes = show();
  await screen.findByText('kantor.docx');
  stored = { template: null };
  fireEvent.click(screen.getByText('Kembali ke bawaan'));
  await screen.findByText('Laporan berikutnya memakai templat bawaan.');
  expect(changes()).toEqual([]);
});
