import type { CompanyFileReport, QualityReport } from '@lqc/contracts';
import { render, screen } from '@testing-library/react';
import { LowMatch } from './low-match';
import { RegisterReportView } from './register-report';

const matched = (matched_companies: number | null) =>
  ({ matched_companies, companies: 40 }) as QualityReport;

test('where few companies are in the register, a warning says how many and how it is mended', () => {
  render(<LowMatch quality={matched(12)} label="Triwulan III 2025" />);
  const warning = screen.getByRole('alert').textContent;
  expect(warning).toMatch(/12/);
  expect(warning).toMatch(/40/);
  expect(warning).toMatch(/database perusahaan/i);
});

test.each([39, null])('with %s of 40 companies found nothing is warned of', (found) => {
  render(<LowMatch quality={matched(found)} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a register without remarks speaks of its rows, for it holds no answers', () => {
  const report = {
    companies: 40,
    rows: 40,
    sheet: 'Sheet1',
    unknown_sectors: [],
    rows_without_sector: [],
    rows_without_name: [],
    duplicate_companies: [],
  } as unknown as CompanyFileReport;
  const { container } = render(<RegisterReportView report={report} />);
  expect(container.textContent).toMatch(/setiap baris bernama/);
  expect(container.textContent).not.toMatch(/jawaban/);
});
