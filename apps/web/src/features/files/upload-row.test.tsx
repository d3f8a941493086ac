import { screen } from '@testing-library/react';
import { renderInProduct, signIn } from '../../testing/in-product';
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
