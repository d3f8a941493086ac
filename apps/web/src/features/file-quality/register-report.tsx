import type { CompanyFileReport } from '@lqc/contracts';
import { count } from '../../lib/format';
import { copy } from './copy';
import { Findings } from './findings';

const { register } = copy;

/** The findings of reading a company database. */
export function RegisterReportView({ report }: { report: CompanyFileReport }) {
  return (
    <div className="flex flex-col gap-2">
      <p>{register.summary(count(report.companies), count(report.rows), report.sheet)}</p>
      <div>
        <Findings
          clean={register.clean}
          groups={[
            {
              title: register.unknownSector,
              items: report.unknown_sectors.map(
                ({ row, company, sector }) => `${company}: “${sector}” (${register.row(row)})`,
              ),
            },
            {
              title: register.withoutSector,
              items: report.rows_without_sector.map(
                ({ row, company }) => `${company} (${register.row(row)})`,
              ),
            },
            {
              title: register.withoutName,
              items: report.rows_without_name.map(({ row }) => register.row(row)),
            },
            {
              title: register.duplicates,
              items: report.duplicate_companies.map(
                ({ company, rows, used = rows[0] }) =>
                  `${company} (${rows
                    .filter((row) => row !== used)
                    .map(register.row)
                    .join(', ')})`,
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
