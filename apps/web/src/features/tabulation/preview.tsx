import type { IndicatorKey, QuarterFigures, SessionResponse } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Button } from '../../components/button';
import { copyAndTell } from '../../components/copy-and-tell';
import { Panel } from '../../components/panel';
import { average, change, count, NOT_AVAILABLE } from '../../lib/format';
import { asTsv, type TextTable } from '../../lib/table-text';
import { comparisonOf } from '../analysis-session/api';
import { copy } from './copy';
import { type PreviewRow, previewRows } from './preview-rows';
import { PreviewTable } from './preview-table';

/** A preview of the workbook's first sheet, which can be copied as numbers. */
export function Preview({
  session,
  onIndicator,
}: {
  session: SessionResponse;
  onIndicator: (key: IndicatorKey) => void;
}) {
  const rows = previewRows(session);
  const comparison = useQuery(comparisonOf(session.session_id));
  const copyTable = () => copyAndTell(asTsv(textOf(rows, session.quarters)), copy);
  return (
    <Panel
      title={copy.preview}
      note={copy.previewNote(count(session.quarters.now?.contacts ?? 0))}
      actions={
        <Button variant="tool" onClick={copyTable}>
          <Copy size={14} /> {copy.copy}
        </Button>
      }
    >
      <PreviewTable
        rows={rows}
        quarters={session.quarters}
        changes={comparison.data?.comparison}
        onIndicator={onIndicator}
      />
    </Panel>
  );
}

function textOf(
  rows: readonly PreviewRow[],
  { now: current, before: earlier, last_year: yearAgo }: SessionResponse['quarters'],
): TextTable {
  const { columns } = copy;
  const changeFrom = ({ source }: QuarterFigures) =>
    columns.change(current?.source.label ?? '', source.label);
  const signed = (value: number | null) => (value === null ? NOT_AVAILABLE : change(value));
  return {
    columns: [
      columns.indicator,
      columns.now,
      copy.nOf(columns.now),
      columns.before,
      copy.nOf(columns.before),
      changeFrom(earlier),
      ...(yearAgo ? [columns.lastYear, copy.nOf(columns.lastYear), changeFrom(yearAgo)] : []),
      columns.status,
    ],
    rows: rows.map(({ label, now, before, lastYear, qtq, yoy, status }) => [
      label,
      average(now.average),
      now.n,
      average(before.average),
      before.n,
      signed(qtq),
      ...(lastYear ? [average(lastYear.average), lastYear.n, signed(yoy)] : []),
      status ?? NOT_AVAILABLE,
    ]),
  };
}
