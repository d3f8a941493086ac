import { INDICATORS, STATUS_HIGH_ABOVE, STATUS_MEDIUM_ABOVE } from '@lqc/contracts';
import { decimal, longDate, moment, oldFilesPhrase, workbookPhrases as say } from '@lqc/phrases';
import { loadedQuarters } from '../../quarters.js';
import type { WorkbookInput } from '../workbook-input.js';
import type { Column, TableSheet } from '../table.js';

type MethodRow = readonly [item: string, explanation: string];

/** A sheet by its name and its headings. */
export interface Headed {
  readonly name: string;
  readonly columns: readonly Pick<Column<never>, 'header' | 'group'>[];
}

/**
 * The sheet that explains how each figure is computed, and names the files and the time of writing.
 *
 * @param sheets the others of the workbook: only what one of them shows is explained
 */
export function methodSheet(
  input: WorkbookInput,
  sheets: readonly Headed[],
): TableSheet<MethodRow> {
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
    rows: methodRows(input, sheets),
  };
}

function methodRows(input: WorkbookInput, sheets: readonly Headed[]): MethodRow[] {
  const { companySource, weights, oldFiles, isRenamed, copy, madeAt } = input;
  const { method, column, group } = say;
  const headings = new Set(
    sheets.flatMap(({ name, columns }) => [
      name,
      ...columns.flatMap((one) => [one.header, one.group]),
    ]),
  );
  const where = (heading: string, ...rows: MethodRow[]) => (headings.has(heading) ? rows : []);
  const isWeighted = headings.has(column.weighted);
  const [scoreless, narrativesOnly] = method.scoreless;
  const withoutScore = INDICATORS.filter(({ likertLabel }) => likertLabel === null);
  return [
    method.average,
    method.answers(headings.has(say.sheet.quality)),
    method.change({ qtq: headings.has(column.qtq), yoy: headings.has(column.yoy) }),
    ...where(
      column.status,
      method.status(decimal(STATUS_HIGH_ABOVE, 1), decimal(STATUS_MEDIUM_ABOVE, 1)),
    ),
    ...(isWeighted || headings.has(column.netBalance) ? [method.netBalance] : []),
    ...where(column.low, method.range),
    ...where(column.distinguishable, method.distinguishable),
    ...where(group.matched, method.matched),
    ...where(group.panel, method.panel),
    ...where(group.contribution, method.contribution),
    ...(isWeighted && weights ? [method.weighted(longDate(weights.as_of), weights.source)] : []),
    ...where(column.wording, method.wording),
    method.smallGroups[copy],
    // A copy that leaves has no rows of contacts.
    ...(copy === 'internal' ? where(column.contact, method.pairs) : []),
    ...(isWeighted || headings.has(column.sector) ? [method.sector] : []),
    method.twice,
    [scoreless, `${narrativesOnly} ${withoutScore.map(({ label }) => label).join(', ')}`],
    [method.madeAt, moment(madeAt)],
    // Names of files, and of who stored them, stay in the office.
    ...(copy === 'release'
      ? []
      : [
          ...loadedQuarters(input).map(({ period, source }): MethodRow => [
            method.file(period),
            fileLine(source),
          ]),
          [
            method.companyFile,
            companySource ? fileLine(companySource) : method.noCompanyFile,
          ] as const,
          ...(isRenamed ? [method.renamed] : []),
          ...(oldFiles.length > 0 ? [method.oldFiles(oldFilesPhrase(oldFiles))] : []),
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
