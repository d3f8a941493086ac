import { Copy, Download, Table } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { toast } from '../../components/toast';
import { downloadPng } from './export-picture';
import { useWidth } from './use-width';

export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

interface ChartProps {
  /** What the chart found, as a sentence. */
  readonly finding: string;
  /** Unit, n, period and source. */
  readonly note: string;
  readonly table: ChartTable;
  readonly fileName: string;
  readonly children: (width: number) => ReactNode;
}

const copy = {
  table: 'Lihat tabel',
  drawing: 'Lihat grafik',
  copy: 'Salin',
  copied: 'Tabel disalin.',
  png: 'Unduh PNG',
};

/** A chart's frame: its finding as title, the same figures as a table, copy and picture. */
export function Chart({ finding, note, table, fileName, children }: ChartProps) {
  const [asTable, setAsTable] = useState(false);
  const [frame, width] = useWidth<HTMLDivElement>();
  const body = useRef<HTMLDivElement>(null);
  const copyTable = () =>
    void navigator.clipboard
      .writeText([table.columns, ...table.rows].map((row) => row.join('\t')).join('\n'))
      .then(() => toast(copy.copied));
  const savePicture = () => {
    const drawing = body.current?.querySelector('svg');
    if (drawing) void downloadPng(drawing, fileName);
  };
  return (
    <Panel
      title={finding}
      note={note}
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
          <Button size="small" variant="quiet" onClick={copyTable}>
            <Copy size={14} aria-hidden /> {copy.copy}
          </Button>
          {!asTable && (
            <Button size="small" variant="quiet" onClick={savePicture}>
              <Download size={14} aria-hidden /> {copy.png}
            </Button>
          )}
        </div>
      }
    >
      <div ref={frame}>
        <div ref={body}>
          {asTable ? <FigureTable table={table} caption={finding} /> : children(width)}
        </div>
      </div>
    </Panel>
  );
}

function FigureTable({ table, caption }: { table: ChartTable; caption: string }) {
  return (
    <table className="ledger-table">
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
    </table>
  );
}
