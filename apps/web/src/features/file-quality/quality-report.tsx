import {
  type CompanySuggestion,
  type QualityReport,
  quarterName,
  type UnmatchedCompany,
} from '@lqc/contracts';
import { Button } from '../../components/button';
import { count, date } from '../../lib/format';
import { copy } from './copy';
import { type FindingGroup, Findings } from './findings';
import { LowMatch } from './low-match';
import { Warning } from './warning';

/** The data-quality report of a quarterly file: a summary in one line, then the findings. */
export function QualityReportView({
  quality,
  onConfirm,
}: {
  quality: QualityReport;
  /** Confirms a suggested company; absent for users who may not. */
  onConfirm?: (unmatched: UnmatchedCompany, suggestion: CompanySuggestion) => void;
}) {
  return (
    <div className="flex flex-col gap-2">
      {quality.other_quarter && <Warning title={copy.otherQuarter(quality.other_quarter)} />}
      <LowMatch quality={quality} />
      <p>
        {copy.summary(
          count(quality.sheets_read),
          count(quality.sheets_total),
          count(quality.answers_valid),
        )}{' '}
        {quality.matched_companies === null
          ? copy.notMatchedYet
          : copy.matched(count(quality.matched_companies), count(quality.companies))}
      </p>
      <div>
        <Findings groups={groupsOf(quality, onConfirm)} clean={copy.clean} />
      </div>
    </div>
  );
}

function groupsOf(
  quality: QualityReport,
  onConfirm: Parameters<typeof QualityReportView>[0]['onConfirm'],
): FindingGroup[] {
  return [
    {
      title: copy.otherPeriods,
      note: copy.otherPeriodsNote,
      items: (quality.other_periods ?? []).map(({ sheet, period }) =>
        named(sheet, quarterName(period)),
      ),
    },
    {
      title: copy.farVisits,
      note: copy.farVisitsNote,
      items: (quality.far_visits ?? []).map(({ sheet, day }) => named(sheet, date(day))),
    },
    {
      title: copy.invalid,
      items: quality.invalid_answers.map(({ sheet, cell, indicator, value, reason }) => (
        <>
          <b>{indicator}</b> “{value}” {copy.invalidReason[reason]}{' '}
          <CellLocation sheet={sheet} cell={cell} />
        </>
      )),
    },
    {
      title: copy.unread,
      items: (quality.unread_details ?? []).map(({ sheet, cell, label, value, reason }) => (
        <>
          <b>{label}</b> “{value}” {copy.unreadReason[reason]}{' '}
          <CellLocation sheet={sheet} cell={cell} />
        </>
      )),
    },
    {
      title: copy.unmatched,
      note: copy.unmatchedNote,
      items: quality.unmatched_companies.map((unmatched) => (
        <Unmatched key={unmatched.contact} unmatched={unmatched} onConfirm={onConfirm} />
      )),
    },
    {
      title: copy.confirmed,
      items: quality.confirmed_companies.map(({ contact, company }) =>
        named(contact, `= ${company}`),
      ),
    },
    {
      title: copy.duplicates,
      note: copy.duplicatesNote,
      items: quality.duplicate_contacts.map(({ contact, sheets }) =>
        named(contact, sheets.join(' · ')),
      ),
    },
    {
      title: copy.hidden,
      note: copy.hiddenNote,
      items: (quality.hidden_sheets ?? []).map((sheet) => <b key={sheet}>{sheet}</b>),
    },
    {
      title: copy.skipped,
      items: quality.sheets_skipped.map((skipped) =>
        named(skipped.sheet, copy.whySkipped(skipped)),
      ),
    },
    {
      title: copy.unknown,
      items: quality.unknown_labels.map(({ sheet, cell, label }) => (
        <>
          “{label}” <CellLocation sheet={sheet} cell={cell} />
        </>
      )),
    },
    {
      title: copy.missing,
      items: quality.missing_labels.map(({ sheet, labels }) => named(sheet, labels.join(' · '))),
    },
    {
      title: copy.repeated,
      items: quality.repeated_labels.map(({ sheet, cell, label, value }) => (
        <>
          {label}: “{value}” <CellLocation sheet={sheet} cell={cell} />
        </>
      )),
    },
    {
      title: copy.unlabelled,
      items: (quality.unlabelled_answers ?? []).map(({ sheet, cell, value }) => (
        <>
          “{value}” <CellLocation sheet={sheet} cell={cell} />
        </>
      )),
    },
    {
      title: copy.beside,
      items: (quality.beside_answers ?? []).map(({ sheet, cell, count: cells }) => (
        <>
          {copy.besideCells(count(cells))} <CellLocation sheet={sheet} cell={cell} />
        </>
      )),
    },
  ];
}

function Unmatched({
  unmatched,
  onConfirm,
}: {
  unmatched: UnmatchedCompany;
  onConfirm: Parameters<typeof QualityReportView>[0]['onConfirm'];
}) {
  const { contact, suggestions } = unmatched;
  // A suggestion without a sector would add nothing to the contact.
  const useful = suggestions.filter(({ sector }) => sector !== null);
  if (useful.length === 0 || !onConfirm) return named(contact, copy.whyUnmatched(unmatched));
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <b>{contact}</b> <span className="text-muted">{copy.isIt}</span>
      {useful.map((suggestion) => (
        <Button
          key={suggestion.company_key}
          size="small"
          title={copy.confirmHint(contact, suggestion.company)}
          onClick={() => onConfirm(unmatched, suggestion)}
        >
          {suggestion.company}
        </Button>
      ))}
    </div>
  );
}

const named = (name: string, note: string) => (
  <>
    <b>{name}</b> <span className="text-muted">{note}</span>
  </>
);

function CellLocation({ sheet, cell }: { sheet: string; cell: string }) {
  return <span className="text-muted">({copy.at(sheet, cell)})</span>;
}
