import { INDICATORS, STATUS_HIGH_ABOVE, STATUS_MEDIUM_ABOVE } from '@lqc/contracts';
import { decimal, longDate, moment, workbookPhrases as say } from '@lqc/phrases';
import type { WorkbookInput } from '../workbook-input.js';
import type { TableSheet } from '../table.js';

type MethodRow = readonly [item: string, explanation: string];

/** The sheet that explains how each figure is computed, and names the files and the time of writing. */
export function methodSheet(input: WorkbookInput): TableSheet<MethodRow> {
  return {
    name: say.sheet.method,
    title: say.title.method,
    notes: [],
    columns: [
      { header: say.column.item, kind: 'text', width: 30, value: ([item]) => item },
      {
        header: say.column.explanation,
        kind: 'prose',
        // Wide enough that the whole sheet is printed on one page.
        width: 130,
        value: ([, explanation]) => explanation,
      },
    ],
    rows: methodRows(input),
  };
}

function methodRows({
  now,
  before,
  lastYear,
  companySource,
  weights,
  copy,
  madeAt,
}: WorkbookInput): MethodRow[] {
  const { method } = say;
  const [scoreless, narrativesOnly] = method.scoreless;
  const withoutScore = INDICATORS.filter(({ likertLabel }) => likertLabel === null);
  const quarters = [now, before, lastYear].filter((quarter) => quarter !== null);
  return [
    method.average,
    method.answers,
    method.change,
    method.status(decimal(STATUS_HIGH_ABOVE, 1), decimal(STATUS_MEDIUM_ABOVE, 1)),
    method.netBalance,
    method.range,
    method.distinguishable,
    method.matched,
    method.panel,
    method.contribution,
    ...(weights ? [method.weighted(longDate(weights.as_of), weights.source)] : []),
    method.wording,
    method.smallGroups[copy],
    method.pairs,
    method.sector,
    method.twice,
    [scoreless, `${narrativesOnly} ${withoutScore.map(({ label }) => label).join(', ')}`],
    [method.madeAt, moment(madeAt)],
    // Names of files, and of who stored them, stay in the office.
    ...(copy === 'release'
      ? []
      : [
          ...quarters.map(({ period, source }): MethodRow => [
            method.file(period),
            fileLine(source),
          ]),
          [
            method.companyFile,
            companySource ? fileLine(companySource) : method.noCompanyFile,
          ] as const,
        ]),
  ];
}

function fileLine(file: NonNullable<WorkbookInput['companySource']>): string {
  return say.method.source({
    name: file.file_name,
    uploadedAt: moment(new Date(file.upload_date)),
    owner: file.owner_username,
    sha256: file.sha256,
  });
}
