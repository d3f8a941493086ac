import type { IndicatorKey, SessionResponse } from '@lqc/contracts';
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
  const withLastYear = session.quarters.last_year !== null;
  const copyTable = () => copyAndTell(asTsv(textOf(rows, withLastYear)), copy);
  return (
    <Panel
      title={copy.preview}
      note={copy.previewNote(count(session.quarters.now?.contacts ?? 0))}
      actions={
        <Button size="small" variant="quiet" onClick={copyTable}>
          <Copy size={14} aria-hidden /> {copy.copy}
        </Button>
      }
    >
      <PreviewTable
        rows={rows}
        quarters={session.quarters}
        withLastYear={withLastYear}
        changes={comparison.data?.comparison}
        onIndicator={onIndicator}
      />
    </Panel>
  );
}

function textOf(rows: readonly PreviewRow[], withLastYear: boolean): TextTable {
  const { columns } = copy;
  const signed = (value: number | null) => (value === null ? NOT_AVAILABLE : change(value));
  return {
    columns: [
      columns.indicator,
      columns.now,
      copy.nOf(columns.now),
      columns.before,
      copy.nOf(columns.before),
      columns.qtq,
      ...(withLastYear ? [columns.lastYear, copy.nOf(columns.lastYear), columns.yoy] : []),
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
