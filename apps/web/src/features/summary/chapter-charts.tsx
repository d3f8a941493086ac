import { DOWNLOAD_NAMES, type SummaryResponse } from '@lqc/contracts';
import { chartPhrases as say } from '@lqc/phrases';
import { Download } from 'lucide-react';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { saveBlob } from '../../lib/download';
import { count } from '../../lib/format';
import { pngAddress, pngBlob } from '../../lib/png';
import { copy } from './copy';

type Charts = NonNullable<SummaryResponse['charts']>;

/** Both charts of BAB 4 with their figures in words, each with buttons to copy and save. */
export function ChapterCharts({ charts: { orientation, sectors } }: { charts: Charts }) {
  const { domestic, export: exported, both } = say.orientationKinds;
  return (
    <>
      {orientation ? (
        <Figure
          chart={orientation}
          fileName={DOWNLOAD_NAMES.orientationChart}
          labels={[domestic, exported, both]}
          values={[orientation.data.domestic, orientation.data.export, orientation.data.mixed]}
        />
      ) : (
        <NotDrawn title={say.orientation} />
      )}
      {sectors ? (
        <Figure chart={sectors} fileName={DOWNLOAD_NAMES.sectorChart} {...sectors.data} />
      ) : (
        <NotDrawn title={say.sectors} />
      )}
    </>
  );
}

/** A notice in place of a chart that could not be drawn. */
function NotDrawn({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <p className="text-muted">{copy.chart.notDrawn}</p>
    </Panel>
  );
}

interface FigureProps {
  readonly chart: { readonly title: string; readonly image_base64: string };
  readonly fileName: string;
  readonly labels: readonly string[];
  readonly values: readonly number[];
}

function Figure({ chart, fileName, labels, values }: FigureProps) {
  const { title, image_base64: image } = chart;
  return (
    <Panel
      title={title}
      actions={
        <Button variant="tool" onAction={() => saveBlob(pngBlob(image), fileName)}>
          <Download size={14} /> {copy.chart.save}
        </Button>
      }
    >
      <img
        src={pngAddress(image)}
        alt={copy.chart.alt(title)}
        className="w-full max-w-4xl rounded-md border border-line bg-white"
      />
      <p className="mt-2 text-xs text-muted">
        {labels.map((label, at) => `${label} ${count(values[at] ?? 0)}`).join(' · ')}
      </p>
    </Panel>
  );
}
