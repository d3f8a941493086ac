import { Copy, Download, Table } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { ErrorNotice } from '../../components/error-notice';
import { Ledger } from '../../components/ledger';
import { Panel } from '../../components/panel';
import { toast } from '../../components/toast';
import { copyText } from '../../lib/clipboard';
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
  readonly table: TextTable;
  readonly fileName: string;
  /** The report's own picture, which is saved instead of this drawing. */
  readonly picture?: ServerPicture;
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
export function Chart({ name, finding, note, table, fileName, picture, children }: ChartProps) {
  const [asTable, setAsTable] = useState(false);
  const [frame, width] = useWidth<HTMLDivElement>();
  const body = useRef<HTMLDivElement>(null);
  const copyTable = async () => {
    const copied = await copyText(asTsv(table));
    toast(copied ? copy.copied : copy.copyFailed, { kind: copied ? 'success' : 'error' });
  };
  const saveDrawing = async () => {
    const drawing = body.current?.querySelector('svg');
    if (drawing) await downloadPng(drawing, fileName, { title: finding, note });
  };
  return (
    <Panel
      title={name ?? finding}
      note={name ? `${finding}. ${note}` : note}
      actions={
        <div className="flex gap-1">
          <Button
            size="small"
            variant="quiet"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            <Table size={14} aria-hidden /> {asTable ? copy.drawing : copy.table}
          </Button>
          <Button size="small" variant="quiet" onClick={() => void copyTable()}>
            <Copy size={14} aria-hidden /> {copy.copy}
          </Button>
          {(picture || !asTable) && (
            <Button
              size="small"
              variant="quiet"
              disabled={picture?.saving}
              onClick={picture ? picture.save : () => void saveDrawing()}
            >
              <Download size={14} aria-hidden /> {copy.png}
            </Button>
          )}
        </div>
      }
    >
      {picture?.error && (
        <div className="mb-3">
          <ErrorNotice error={picture.error} title={picture.failed} onRetry={picture.save} />
        </div>
      )}
      <div ref={frame}>
        <div ref={body}>
          {asTable ? <FigureTable table={table} caption={finding} /> : children(width)}
        </div>
      </div>
    </Panel>
  );
}

function FigureTable({ table, caption }: { table: TextTable; caption: string }) {
  return (
    <Ledger label={caption}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {table.columns.map((name, column) => (
            <th key={name} scope="col" className={column > 0 ? 'number text-right!' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={String(row[0])}>
            {row.map((value, column) => (
              <td key={table.columns[column]} className={column > 0 ? 'number' : undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}
