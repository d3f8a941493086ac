import type { QuarterlyFile } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announced } from '../../testing/announced';
import { describedBy } from '../../testing/described-by';
import { renderInProduct, signIn } from '../../testing/in-product';
import { copy } from './copy';
import { entryOf, withContent } from './upload-list';
import { UploadRow } from './upload-row';

const found = withContent(entryOf(1, new File(['x'], 'Triwulan III 2024.xlsx')), {
  success: true,
  kind: 'quarterly',
  year: 2024,
  quarter: 3,
  stored_as: null,
  matches: [],
});

test.each([
  ['Triwulan III 2024', null],
  [
    'Triwulan IV 2024',
    'Isi file menyebut Triwulan III 2024, bukan Triwulan IV 2024. Pastikan triwulannya benar.',
  ],
])('beside the label %s it says of another quarter: %s', async (label, said) => {
  signIn();
  renderInProduct(
    <UploadRow
      upload={{ entry: { ...found, label, isTyped: true }, problem: null, work: null }}
      stored={[]}
      isLocked={false}
      isOpened
      onChange={() => {}}
      onRemove={() => {}}
    />,
  );
  await screen.findByDisplayValue(label);
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(said);
});

test('that a stored content will be exchanged is announced, since the button that says so is gone', async () => {
  signIn();
  const stored = { id: 'f-1', label: found.label, year: 2024, quarter: 3 } as QuarterlyFile;
  const onChange = jest.fn();
  renderInProduct(
    <UploadRow
      upload={{ entry: found, problem: copy.labelTaken, work: null }}
      stored={[stored]}
      isLocked={false}
      isOpened
      onChange={onChange}
      onRemove={() => {}}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: copy.exchange(found.label) }));
  expect(onChange).toHaveBeenCalledWith({ replaces: 'f-1' });
  expect(announced()).toBe(copy.willExchange);
});

test.each([
  ['label', copy.labelTaken, found, copy.label],
  ['kind', copy.kindUnknown, { ...found, kind: null }, copy.kind],
])(
  'what is wrong with the %s of a file is read with that field',
  async (_, problem, entry, field) => {
    signIn();
    renderInProduct(
      <UploadRow
        upload={{ entry, problem, work: null }}
        stored={[]}
        isLocked={false}
        isOpened
        onChange={() => {}}
        onRemove={() => {}}
      />,
    );
    const invalid = await screen.findAllByLabelText(field, { selector: '[aria-invalid=true]' });
    expect(invalid.map(describedBy)).toEqual([problem]);
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  },
);
