import type { ListedQuarterlyFile, QuarterlyFile } from '@lqc/contracts';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Ledger, LedgerHead } from '../../components/ledger';
import { count, dateTime } from '../../lib/format';
import { copy } from './copy';

interface QuarterTableProps {
  readonly files: readonly ListedQuarterlyFile[];
  readonly onInspect: (file: QuarterlyFile) => void;
  /** Sets the calendar quarter of a file without one; null for users who may not. */
  readonly onSetPeriod: ((file: QuarterlyFile) => void) | null;
  readonly onDelete: ((file: QuarterlyFile) => void) | null;
}

/** The stored quarters. */
export function QuarterTable({ files, onInspect, onSetPeriod, onDelete }: QuarterTableProps) {
  return (
    <Ledger label={copy.quarterlyTitle} isStacked>
      <LedgerHead columns={Object.values(copy.columns)} />
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <th scope="row">
              {file.label}
              {file.year === null && (
                <span className="ml-2" title={copy.withoutPeriodNote}>
                  <Badge tone="gold">{copy.withoutPeriod}</Badge>
                </span>
              )}
              {file.newer_notes > 0 && (
                <span className="ml-2" title={copy.newerNotesNote}>
                  <Badge tone="gold">{copy.newerNotes(count(file.newer_notes))}</Badge>
                </span>
              )}
            </th>
            <td className="text-muted">{file.file_name}</td>
            <td className="number" data-head={copy.columns.contacts.number}>
              {count(file.contacts)}
            </td>
            <td>{dateTime(file.upload_date)}</td>
            <td>{file.owner_username}</td>
            <td className="text-right whitespace-nowrap">
              {onSetPeriod && file.year === null && (
                <Button
                  variant="tool"
                  aria-label={`${copy.setPeriod}: ${file.label}`}
                  onClick={() => onSetPeriod(file)}
                >
                  {copy.setPeriod}
                </Button>
              )}
              <Button
                variant="tool"
                aria-label={copy.qualityOf(file.label)}
                onClick={() => onInspect(file)}
              >
                {copy.quality}
              </Button>
              {onDelete && (
                <Button
                  size="small"
                  variant="quietDanger"
                  aria-label={`${copy.delete} ${file.label}`}
                  onClick={() => onDelete(file)}
                >
                  {copy.delete}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}
