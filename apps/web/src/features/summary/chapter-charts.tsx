import { DOWNLOAD_NAMES, type SummaryResponse } from '@lqc/contracts';
import { Download } from 'lucide-react';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { saveBlob } from '../../lib/download';
import { count } from '../../lib/format';
import { pngAddress, pngBlob } from '../../lib/png';
import { copy } from './copy';

/** Both charts of BAB 4, with their figures in words and as files. */
export function ChapterCharts({ charts }: { charts: NonNullable<SummaryResponse['charts']> }) {
  const { orientation, sectors } = charts;
  const { domestic, export: exported, mixed } = orientation.data;
  return (
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
      <Figure
        title={orientation.title}
        image={orientation.image_base64}
        fileName={DOWNLOAD_NAMES.orientationChart}
        summary={`Domestik ${count(domestic)} · Ekspor ${count(exported)} · Keduanya ${count(mixed)}`}
      />
      <Figure
        title={sectors.title}
        image={sectors.image_base64}
        fileName={DOWNLOAD_NAMES.sectorChart}
        summary={sectors.data.labels
          .map((label, at) => `${label} ${count(sectors.data.values[at] ?? 0)}`)
          .join(' · ')}
      />
    </div>
  );
}

interface FigureProps {
  readonly title: string;
  readonly image: string;
  readonly fileName: string;
  readonly summary: string;
}

function Figure({ title, image, fileName, summary }: FigureProps) {
  return (
    <Panel
      title={title}
      actions={
        <Button size="small" variant="quiet" onClick={() => saveBlob(pngBlob(image), fileName)}>
          <Download size={14} aria-hidden /> {copy.chart.save}
        </Button>
      }
    >
      <img
        src={pngAddress(image)}
        alt={copy.chart.alt(title)}
        className="w-full rounded-md border border-line bg-white"
      />
      <p className="mt-2 text-xs text-muted">{summary}</p>
    </Panel>
  );
}
