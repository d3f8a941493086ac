import { DOWNLOAD_NAMES, type OrientationResult, type QuarterSource } from '@lqc/contracts';
import { orientationFinding } from '@lqc/phrases';
import { Panel } from '../../components/panel';
import { count, percent } from '../../lib/format';
import { Bars } from '../charts/bars';
import { Chart } from '../charts/chart';
import { copy } from './copy';
import { useReportPicture } from './use-report-picture';

interface Kind {
  readonly label: string;
  readonly companies: number;
  readonly share: number | null;
  readonly fields: readonly string[];
  readonly colour: string;
}

function kindsOf(result: OrientationResult): Kind[] {
  return [
    {
      label: copy.kinds.domestic,
      companies: result.domestic_count,
      share: result.domestic_percentage,
      fields: result.lu_domestic,
      colour: 'var(--series-1)',
    },
    {
      label: copy.kinds.export,
      companies: result.export_count,
      share: result.export_percentage,
      fields: result.lu_export,
      colour: 'var(--series-2)',
    },
    {
      label: copy.kinds.both,
      companies: result.domestic_export_count,
      share: result.domestic_export_percentage,
      fields: result.lu_domestic_export,
      colour: 'var(--series-3)',
    },
  ];
}

/** Number and percentage of companies by market orientation. */
export function OrientationChart({
  result,
  source,
  sessionId,
}: {
  result: OrientationResult;
  source: QuarterSource;
  sessionId: string;
}) {
  const picture = useReportPicture('orientation', sessionId);
  const kinds = kindsOf(result);
  const total = kinds.reduce((sum, { companies }) => sum + companies, 0);
  return (
    <Chart
      name={copy.orientationName}
      finding={orientationFinding(
        kinds.map(({ label, companies, share }) => ({ name: label, count: companies, share })),
      )}
      note={copy.orientationNote(count(total), source.label, source.file_name)}
      fileName={DOWNLOAD_NAMES.orientationChart}
      picture={picture}
      table={{
        columns: copy.orientationColumns,
        rows: kinds.map(({ label, companies, share }) => [label, companies, percent(share)]),
      }}
    >
      {(width) => (
        <Bars
          width={width}
          label={copy.orientationColumns[0]}
          bars={kinds.map(({ label, companies, share, colour }) => ({
            key: label,
            label,
            value: companies,
            text: `${count(companies)} · ${percent(share)}`,
            colour,
          }))}
        />
      )}
    </Chart>
  );
}

/** The sectors of the companies with each market orientation. */
export function OrientationFields({ result }: { result: OrientationResult }) {
  return (
    <Panel title={copy.fields}>
      <dl className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {kindsOf(result).map(({ label, fields }) => (
          <div key={label}>
            <dt className="mb-1 font-medium">{label}</dt>
            {fields.length === 0 && <dd className="text-muted">{copy.noFields}</dd>}
            {fields.map((field) => (
              <dd key={field} className="border-l-2 border-line pl-2 text-sm">
                {field}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
