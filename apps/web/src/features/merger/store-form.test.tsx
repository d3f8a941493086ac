import { noFindings, type QualityReport } from '@lqc/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { answering, renderInProduct } from '../../testing/in-product';
import { NoteChecks } from '../contact-checks/note-checks';
import { StoreForm } from './store-form';

const quality: QualityReport = {
  ...noFindings(),
  matched_companies: null,
  unmatched_companies: [],
  confirmed_companies: [],
};

test('once a merged workbook is stored, what is checked over stored files is checked again', async () => {
  let label = 'Triwulan III 2025';
  answering({
    userFiles: () => ({ quarterly_files: [], company_file: null }),
    noteFindings: () => ({ label, before: null, notes: 10, findings: [], teams: [] }),
    storeMerged: () => {
      label = 'Triwulan IV 2025';
      return { success: true, message: 'Tersimpan.', file: { label }, quality };
    },
  });
  renderInProduct(
    <>
      <StoreForm artifactId="00000000-0000-4000-8000-000000000000" />
      <NoteChecks />
    </>,
  );
  await screen.findByText(/10 catatan Triwulan III 2025/);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Triwulan IV 2025' } });
  fireEvent.submit(screen.getByRole('textbox').closest('form')!);
  await screen.findByText(/10 catatan Triwulan IV 2025/);
});
