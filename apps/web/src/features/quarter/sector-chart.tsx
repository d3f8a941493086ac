import { DOWNLOAD_NAMES, type MainResult, type QuarterSource } from '@lqc/contracts';
import { sectorsFinding } from '@lqc/phrases';
import { count, percent } from '../../lib/format';
import { Bars } from '../charts/bars';
import { Chart } from '../charts/chart';
import { copy } from './copy';
import { useReportPicture } from './use-report-picture';

/** Number of distinct companies by sector, with their share of the matched companies. */
export function SectorChart({
  result,
  source,
  sessionId,
  onSector,
}: {
  result: MainResult;
  source: QuarterSource;
  sessionId: string;
  onSector: (sector: string) => void;
}) {
  const picture = useReportPicture('sector', sessionId);
  const sectors = Object.entries(result.lu_totals);
  const matched = sectors.reduce((sum, [, companies]) => sum + companies, 0);
  const share = (sector: string) => percent(result.dominant_lu[sector] ?? null);
  return (
    <Chart
      name={copy.sectorName}
      finding={sectorsFinding(
        sectors.map(([name, companies]) => ({
          name,
          count: companies,
          share: result.dominant_lu[name] ?? null,
        })),
      )}
      note={copy.sectorNote(count(matched), source.label, source.file_name)}
      fileName={DOWNLOAD_NAMES.sectorChart}
      picture={picture}
      table={{
        columns: copy.sectorColumns,
        rows: sectors.map(([sector, companies]) => [sector, companies, share(sector)]),
      }}
    >
      {(width) => (
        <Bars
          width={width}
          label={copy.sectorColumns[0]}
          onSelect={onSector}
          bars={sectors.map(([sector, companies]) => ({
            key: sector,
            label: sector,
            value: companies,
            text: `${count(companies)} · ${share(sector)}`,
          }))}
        />
      )}
    </Chart>
  );
}
