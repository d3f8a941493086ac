import {
  hasScale,
  type IndicatorKey,
  type QuarterRole,
  type SessionResponse,
} from '@lqc/contracts';
import { Panel } from '../../components/panel';
import { EmptyState } from '../../components/states';
import { count, dateTime } from '../../lib/format';
import { copy as dataCopy } from '../analysis-session/copy';
import { CompanyCharts, OrientationSectors } from './company-charts';
import { copy } from './copy';
import { IndicatorTable } from './indicator-table';

interface QuarterViewProps {
  readonly session: SessionResponse;
  readonly role: QuarterRole;
  readonly onIndicator: (key: IndicatorKey) => void;
  readonly onSector: (sector: string) => void;
}

/** One quarter's averages; for the current quarter also sectors and market orientation. */
export function QuarterView({ session, role, onIndicator, onSector }: QuarterViewProps) {
  const quarter = session.quarters[role];
  if (!quarter) return <EmptyState title={dataCopy.noData}>{dataCopy.noDataBody}</EmptyState>;
  const { source } = quarter;
  const figures = quarter.indicators.filter(({ key }) => hasScale(key));
  const withStructure = role === 'now' && session.main_result && session.domestik_ekspor_result;
  const table = (
    <Panel
      className={role === 'now' ? 'rule-gold' : undefined}
      title={copy.title(source.label)}
      note={copy.note(count(quarter.contacts), count(quarter.companies))}
    >
      <IndicatorTable figures={figures} onIndicator={onIndicator} />
      <p className="mt-3 text-xs text-muted">
        {figures.some(({ small_sample: small, n }) => small && n > 0) && `${copy.smallSample}. `}
        {copy.provenance(source.file_name, dateTime(source.upload_date), source.owner_username)}
      </p>
    </Panel>
  );
  // Alone it is no wider than a row can be followed.
  if (!withStructure) return <div className="max-w-4xl">{table}</div>;
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      {table}
      <div className="flex flex-col gap-4">
        <CompanyCharts
          sectors={session.main_result!}
          orientation={session.domestik_ekspor_result!}
          source={source}
          sessionId={session.session_id}
          onSector={onSector}
        />
        <OrientationSectors result={session.domestik_ekspor_result!} />
      </div>
    </div>
  );
}
