import {
  type MainResult,
  type OrientationResult,
  type QuarterSource,
  shortSectorName,
} from '@lqc/contracts';
import { companiesByOrientation, companiesBySector, type CompanyChart } from '@lqc/phrases';
import { Panel } from '../../components/panel';
import { percent } from '../../lib/format';
import { Bars } from '../charts/bars';
import { Chart } from '../charts/chart';
import { copy } from './copy';
import { type ReportPicture, useReportPicture } from './use-report-picture';

interface CompanyChartsProps {
  readonly sectors: MainResult;
  readonly orientation: OrientationResult;
  readonly source: QuarterSource;
  readonly sessionId: string;
  readonly onSector?: (sector: string) => void;
}

/** Companies by orientation and by sector, as their pictures are numbered. */
export function CompanyCharts(props: CompanyChartsProps) {
  const { sectors, orientation, source, sessionId, onSector } = props;
  const saved = { fileOf: source.file_name, sessionId };
  return (
    <>
      <Companies
        {...saved}
        chart={companiesByOrientation(orientation, source.label)}
        picture="orientation"
      />
      <Companies
        {...saved}
        chart={companiesBySector(sectors, source.label)}
        picture="sector"
        onSelect={onSector}
      />
    </>
  );
}

interface CompaniesProps {
  readonly chart: CompanyChart;
  readonly picture: ReportPicture;
  readonly fileOf: string;
  readonly sessionId: string;
  readonly onSelect?: (group: string) => void;
}

function Companies({ chart, picture, fileOf, sessionId, onSelect }: CompaniesProps) {
  const { fileName, ...saved } = useReportPicture(picture, sessionId);
  const { groupedBy, finding, note, groups, bars } = chart;
  return (
    <Chart
      name={groupedBy}
      finding={finding}
      note={`${note} · ${fileOf}`}
      fileName={fileName}
      picture={saved}
      table={{
        columns: [groupedBy, ...copy.companyColumns],
        rows: groups.map(({ name, count, share }) => [name, count, percent(share)]),
      }}
    >
      {(width) => <Bars width={width} label={groupedBy} bars={bars} onSelect={onSelect} />}
    </Chart>
  );
}

/** The sectors of the companies with each orientation. */
export const OrientationSectors = ({ result }: { result: OrientationResult }) => (
  <Panel title={copy.fields}>
    <dl className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {companiesByOrientation(result, '').groups.map(({ name, sectors }) => (
        <div key={name}>
          <dt className="mb-1 font-medium">{name}</dt>
          {sectors.length === 0 && <dd className="text-muted">{copy.noFields}</dd>}
          {sectors.map((sector) => (
            <dd key={sector} className="border-l-2 border-line py-[3px] pl-2 text-sm">
              {shortSectorName(sector)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </Panel>
);
