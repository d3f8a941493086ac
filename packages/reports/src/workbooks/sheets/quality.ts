import { mayTellAllAnswers, type Quarter } from '@lqc/analysis';
import type { Copy, QualityReport } from '@lqc/contracts';
import { decimal, qualityPhrases, workbookPhrases as say } from '@lqc/phrases';
import { loadedQuarters } from '../../quarters.js';
import type { WorkbookInput } from '../workbook-input.js';
import type { TableSheet } from '../table.js';

interface Finding {
  readonly kind: string;
  readonly sheet?: string;
  readonly cell?: string;
  readonly detail?: string;
  readonly value?: string | number;
}

type Row = Finding & { readonly period: string };

/**
 * The sheet on data quality: for each quarter the counts, then every finding with its sheet and cell. An
 * external copy has the counts only.
 */
export function qualitySheet(input: WorkbookInput): TableSheet<Row> {
  const { copy } = input;
  return {
    name: say.sheet.quality,
    title: say.title.quality,
    notes: [
      qualityPhrases.duplicatesNote,
      qualityPhrases.unmatchedNote,
      ...(copy === 'release' ? [say.note.firmsWithheld] : []),
    ],
    frozenColumns: 2,
    columns: [
      { header: say.column.period, kind: 'text', width: 22, value: ({ period }) => period },
      { header: say.column.finding, kind: 'text', width: 38, value: ({ kind }) => kind },
      { header: say.column.sheet, kind: 'text', width: 28, value: ({ sheet }) => sheet ?? null },
      { header: say.column.cell, kind: 'text', width: 8, value: ({ cell }) => cell ?? null },
      { header: say.column.detail, kind: 'text', width: 50, value: ({ detail }) => detail ?? null },
      { header: say.column.value, kind: 'text', width: 36, value: ({ value }) => value ?? null },
    ],
    rows: rowsOf(loadedQuarters(input), copy),
  };
}

function* rowsOf(quarters: readonly Quarter[], copy: Copy): Generator<Row> {
  for (const quarter of quarters) {
    const { quality, period } = quarter;
    for (const finding of countRows(quarter, copy)) yield { period, ...finding };
    // Findings name firms, which an external copy must not do.
    if (copy === 'internal')
      for (const finding of findingRows(quality)) yield { period, ...finding };
  }
}

function* countRows(quarter: Quarter, copy: Copy): Generator<Finding> {
  const { quality } = quarter;
  const counts = say.qualityCounts;
  yield {
    kind: counts.sheets,
    detail: counts.sheetsOf(quality.sheets_read, quality.sheets_total),
    value: quality.sheets_read,
  };
  yield { kind: counts.companies, value: quality.companies };
  if (mayTellAllAnswers(quarter, copy))
    yield { kind: counts.answers, value: quality.answers_valid };
  yield quality.matched_companies === null
    ? { kind: counts.matched, detail: counts.noRegister }
    : { kind: counts.matched, value: quality.matched_companies };
}

function* findingRows(quality: QualityReport): Generator<Finding> {
  for (const { sheet, cell, indicator, value, reason } of quality.invalid_answers)
    yield {
      kind: qualityPhrases.invalid,
      sheet,
      cell,
      detail: `${indicator}: ${qualityPhrases.invalidReason[reason]}`,
      value,
    };
  for (const { sheet, cell, label, value, reason } of quality.unread_details ?? [])
    yield {
      kind: qualityPhrases.unread,
      sheet,
      cell,
      detail: `${label}: ${qualityPhrases.unreadReason[reason]}`,
      value,
    };
  for (const unmatched of quality.unmatched_companies)
    yield {
      kind: qualityPhrases.unmatched,
      sheet: unmatched.sheets.join('; '),
      detail: qualityPhrases.whyUnmatched(unmatched),
      value: unmatched.contact,
    };
  for (const { contact, company } of quality.confirmed_companies)
    yield { kind: qualityPhrases.confirmed, detail: company, value: contact };
  for (const { contact, sheets } of quality.duplicate_contacts)
    yield { kind: qualityPhrases.duplicates, sheet: sheets.join('; '), value: contact };
  for (const sheet of quality.hidden_sheets ?? []) yield { kind: qualityPhrases.hidden, sheet };
  for (const skipped of quality.sheets_skipped)
    yield {
      kind: qualityPhrases.skipped,
      sheet: skipped.sheet,
      detail: qualityPhrases.whySkipped(skipped),
    };
  for (const { sheet, cell, label } of quality.unknown_labels)
    yield { kind: qualityPhrases.unknown, sheet, cell, value: label };
  for (const { sheet, labels } of quality.missing_labels)
    yield { kind: qualityPhrases.missing, sheet, detail: labels.join('; ') };
  for (const { sheet, cell, label, value } of quality.repeated_labels)
    yield { kind: qualityPhrases.repeated, sheet, cell, detail: label, value };
  for (const { sheet, cell, value } of quality.unlabelled_answers ?? [])
    yield { kind: qualityPhrases.unlabelled, sheet, cell, value };
  for (const { sheet, cell, count } of quality.beside_answers ?? [])
    yield {
      kind: qualityPhrases.beside,
      sheet,
      cell,
      detail: qualityPhrases.besideCells(decimal(count, 0)),
    };
}
