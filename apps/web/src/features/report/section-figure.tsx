import {
  hasScale,
  type IndicatorKey,
  indicatorKeyOf,
  type Report,
  type ReportSection,
  type SessionResponse,
} from '@lqc/contracts';
import { CompanyCharts } from '../quarter/company-charts';
import { IndicatorTable } from '../quarter/indicator-table';
import { IndicatorFigure } from './indicator-figure';
import { OverviewFigure } from './overview-figure';
import { SectorFigure } from './sector-figure';

interface SectionFigureProps {
  readonly report: Report;
  readonly section: ReportSection;
  /** Number of the section: `2.1`. */
  readonly number: string;
  readonly session: SessionResponse;
  readonly onIndicator: (key: IndicatorKey) => void;
  readonly onSector: (sector: string) => void;
}

/** The charts and tables of a section, below its text. */
export function SectionFigure(props: SectionFigureProps) {
  const figure = figureOf(props);
  return figure && <div className="flex flex-col gap-3 px-5 pb-5 md:pr-8 md:pl-12">{figure}</div>;
}

function figureOf(props: SectionFigureProps) {
  const { report, section, number, session, onIndicator, onSector } = props;
  const { kind, target } = section;
  const { now } = session.quarters;
  if (kind === 'indikator') {
    const key = indicatorKeyOf(target);
    return key && hasScale(key) ? (
      <IndicatorFigure report={report} indicator={key} session={session} number={number} />
    ) : null;
  }
  if (kind === 'garis_besar') return <OverviewFigure {...props} />;
  if (kind === 'lapangan_usaha' && target !== null && now)
    return (
      <SectorFigure
        report={report}
        sector={target}
        number={number}
        source={now.source.file_name}
        onIndicator={onIndicator}
      />
    );
  if (kind === 'tabel' && now)
    return (
      <IndicatorTable
        figures={now.indicators.filter(({ key }) => hasScale(key))}
        onIndicator={onIndicator}
      />
    );
  if (kind === 'profil' && now && session.main_result && session.domestik_ekspor_result)
    return (
      <CompanyCharts
        sectors={session.main_result}
        orientation={session.domestik_ekspor_result}
        source={now.source}
        sessionId={session.session_id}
        onSector={onSector}
      />
    );
  return null;
}
