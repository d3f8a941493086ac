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
              title: register.otherTables,
              items: (report.other_tables ?? []).map(({ sheet, cell }) => copy.at(sheet, cell)),
            },
            {
              title: register.unknownSector,
              items: report.unknown_sectors.map(
                ({ row, company, sector }) => `${company}: “${sector}” (${register.row(row)})`,
              ),
            },
            {
              title: register.withoutSector,
              items: report.rows_without_sector.map(
                ({ row, company, is_error: isError }) =>
                  `${company} (${register.row(row, isError)})`,
              ),
            },
            {
              title: register.withoutName,
              items: report.rows_without_name.map(({ row, is_error: isError }) =>
                register.row(row, isError),
              ),
            },
            {
              title: register.duplicates,
              items: report.duplicate_companies.map(
                ({ company, rows, used = rows[0] }) =>
                  `${company} (${rows
                    .filter((row) => row !== used)
                    .map((row) => register.row(row))
                    .join(', ')})`,
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
