import { type CompanyFileReport, noFindings, type QualityReport } from '@lqc/contracts';
import { render } from '@testing-library/react';
import { QualityReportView } from './quality-report';
import { RegisterReportView } from './register-report';

const report = (change: Partial<QualityReport>): QualityReport => ({
  ...noFindings(),
  matched_companies: null,
  unmatched_companies: [],
  confirmed_companies: [],
  ...change,
});

test('an answer without a question is listed with its sheet and cell', () => {
  const unlabelled_answers = [{ sheet: 'PT A', cell: 'D12', value: 'Namun batal.' }];
  const { container } = render(<QualityReportView quality={report({ unlabelled_answers })} />);
  expect(container.textContent).toMatch(
    /Jawaban tanpa pertanyaan.*“Namun batal\.” \(PT A, sel D12\)/,
  );
});

test('what stands beside the answers is counted in one line of its sheet', () => {
  const beside_answers = [{ sheet: 'PT A', cell: 'E2:E46', count: 34 }];
  const { container } = render(<QualityReportView quality={report({ beside_answers })} />);
  expect(container.textContent).toMatch(/di sebelah kanan jawaban.*34 sel \(PT A, sel E2:E46\)/);
});

test('a file that says it is of another quarter is told as such', () => {
  const other_quarter = {
    by: 'notes' as const,
    said: { year: 2024, quarter: 3 },
    stored: { year: 2024, quarter: 4 },
  };
  const { container } = render(<QualityReportView quality={report({ other_quarter })} />);
  expect(container.textContent).toContain(
    'Isi file menyebut Triwulan III 2024, bukan Triwulan IV 2024. Pastikan triwulannya benar.',
  );
});

test('notes of another quarter and hidden sheets that count, and companies whose own row tells no sector, are told with what to do', () => {
  const quality = report({
    hidden_sheets: ['Ditarik'],
    other_periods: [{ sheet: 'Lama', period: { year: 2024, quarter: 4 } }],
    far_visits: [{ sheet: 'Jauh', day: '2023-05-03' }],
    unmatched_companies: [
      {
        contact: 'PT Sunyi',
        contact_key: 'sunyi',
        sheets: ['Sunyi'],
        suggestions: [{ company: 'PT Sunyi', company_key: 'sunyi', sector: null, similarity: 1 }],
      },
    ],
  });
  const { container } = render(<QualityReportView quality={quality} />);
  expect(container.textContent).toMatch(/menyebut triwulan lain.*Lama Triwulan IV 2024/);
  expect(container.textContent).toMatch(/jauh dari triwulannya.*Jauh 3 Mei 2023/);
  expect(container.textContent).toMatch(/Lembar tersembunyi yang ikut dihitung.*Ditarik/);
  expect(container.textContent).toMatch(
    /PT Sunyi ada di database perusahaan, tetapi lapangan usahanya kosong/,
  );
});

test('a report of a version that did not look for answers without a question is shown', () => {
  const { unlabelled_answers: _, ...older } = report({});
  const { container } = render(<QualityReportView quality={older} />);
  expect(container.textContent).toMatch(/Tidak ada catatan/);
});

test('of a company on several rows those that are not used are named, with older reports too', () => {
  const register = {
    unknown_sectors: [],
    rows_without_sector: [],
    rows_without_name: [],
    duplicate_companies: [
      { company: 'PT A', rows: [3, 5, 9], used: 5 },
      { company: 'PT B', rows: [4, 6] },
    ],
  } as unknown as CompanyFileReport;
  const { container } = render(<RegisterReportView report={register} />);
  expect(container.textContent).toMatch(
    /tidak dipakai.*PT A \(baris 3, baris 9\).*PT B \(baris 6\)/,
  );
});

test('tables of the register that are not read, and cells that are errors, are told as such', () => {
  const register = {
    other_tables: [{ sheet: 'Lama', cell: 'A1' }],
    unknown_sectors: [],
    rows_without_sector: [{ row: 2, company: 'PT A', is_error: true }],
    rows_without_name: [{ row: 4 }],
    duplicate_companies: [],
  } as unknown as CompanyFileReport;
  const { container } = render(<RegisterReportView report={register} />);
  expect(container.textContent).toMatch(/yang tidak dibaca.*Lama, sel A1/);
  expect(container.textContent).toMatch(/PT A \(baris 2: galat atau rumus/);
  expect(container.textContent).toMatch(/tanpa nama perusahaan.*baris 4$/);
});
