import { Copy, Download, Table } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { copyAndTell } from '../../components/copy-and-tell';
import { ErrorNotice } from '../../components/states';
import { FigureTable } from '../../components/figure-table';
import { Panel } from '../../components/panel';
import { dotted } from '../../lib/format';
import { asTsv, type TextTable } from '../../lib/table-text';
import { downloadPng } from './export-picture';
import { useWidth } from './use-width';

/** A picture that the server draws of the same figures. */
export interface ServerPicture {
  readonly save: () => void;
  readonly saving: boolean;
  readonly error: Error | null;
  readonly failed: string;
}

interface ChartProps {
  /** The chart's known name, such as `Grafik 5.1`; the finding is then the second line. */
  readonly name?: string;
  /** The main finding of the chart, as a sentence. */
  readonly finding: string;
  /** Unit, n, period and source. */
  readonly note: string;
  /** What can be done with it on the screen, which its picture does not say. */
  readonly hint?: string;
  readonly table: TextTable;
  readonly fileName: string;
  /** The report's own picture, which is saved instead of this drawing. */
  readonly picture?: ServerPicture;
  /** What chooses the shown figures, before the buttons to copy and save. */
  readonly actions?: ReactNode;
  /** Within a panel that says its title: what stands before the buttons, instead of a frame. */
  readonly lead?: ReactNode;
  readonly children: (width: number) => ReactNode;
}

const copy = {
  table: 'Lihat tabel',
  drawing: 'Lihat grafik',
  copy: 'Salin',
  copied: 'Tabel disalin.',
  copyFailed: 'Tabel tidak dapat disalin oleh peramban ini.',
  png: 'Unduh PNG',
};

/** The frame of a chart: finding as title, figures as a table, buttons to copy and save. */
export function Chart(props: ChartProps) {
  const { name, finding, note, hint, table, fileName, picture, actions, lead, children } = props;
  const [asTable, setAsTable] = useState(false);
  const [frame, width] = useWidth<HTMLDivElement>();
  const body = useRef<HTMLDivElement>(null);
  const copyTable = () => copyAndTell(asTsv(table), copy);
  const saveDrawing = async () => {
    const drawing = body.current?.querySelector('svg');
    if (drawing) await downloadPng(drawing, fileName, { title: finding, note });
  };
  const tools = (
    <div className="flex flex-wrap items-center gap-1 print:hidden">
      {actions}
      <Button
        variant="tool"
        title={asTable ? copy.drawing : copy.table}
        onClick={() => setAsTable(!asTable)}
      >
        <Table size={14} /> <Word>{asTable ? copy.drawing : copy.table}</Word>
      </Button>
      <Button variant="tool" title={copy.copy} onClick={copyTable}>
        <Copy size={14} /> <Word>{copy.copy}</Word>
      </Button>
      {(picture || !asTable) && (
        <Button
          variant="tool"
          title={copy.png}
          disabled={picture?.saving}
          onAction={picture ? picture.save : saveDrawing}
        >
          <Download size={14} /> <Word>{copy.png}</Word>
        </Button>
      )}
    </div>
  );
  const drawing = (
    <>
      {picture?.error && (
        <ErrorNotice
          className="mb-3"
          error={picture.error}
          title={picture.failed}
          onRetry={picture.save}
        />
      )}
      <div ref={frame}>
        <div ref={body}>
          {/* Without rows there is no table: the reason stands in the drawing's place. */}
          {asTable && table.rows.length > 0 ? (
            <FigureTable label={finding} {...table} nameClass="font-normal!" />
          ) : (
            children(width)
          )}
        </div>
      </div>
    </>
  );
  if (lead !== undefined)
    return (
      <figure className="@container min-w-0">
        <figcaption className="flex items-center gap-2">
          <span className="sr-only">{finding}</span>
          <div className="min-w-0 flex-1">{lead}</div>
          {tools}
        </figcaption>
        {drawing}
      </figure>
    );
  return (
    <Panel
      className="@container"
      title={name ?? finding}
      note={dotted(name ? `${finding}. ${note}` : note, hint)}
      actions={tools}
      hasSmallActions
    >
      {drawing}
    </Panel>
  );
}

/** A button's word; in a narrow panel its sign says it to those who see, and this to the others. */
const Word = ({ children }: { children: string }) => (
  <span className="@max-xl:sr-only">{children}</span>
);
