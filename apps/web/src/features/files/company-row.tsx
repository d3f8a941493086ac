import type { CompanyFile } from '@lqc/contracts';
import { FileSpreadsheet } from 'lucide-react';
import { Button } from '../../components/button';
import { count, dateTime, fileSize } from '../../lib/format';
import { copy } from './copy';

/** The company database, as one line of a ledger. */
export function CompanyRow({
  file,
  onInspect,
  onDelete,
}: {
  file: CompanyFile;
  onInspect: () => void;
  onDelete: (() => void) | null;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileSpreadsheet size={22} className="text-accent" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium [overflow-wrap:anywhere]">{file.file_name}</p>
        <p className="text-xs text-muted">
          {copy.companies(count(file.companies))} · {fileSize(file.size_bytes)} ·{' '}
          {dateTime(file.upload_date)} · {file.owner_username}
        </p>
      </div>
      <Button variant="tool" onClick={onInspect}>
        {copy.quality}
      </Button>
      {onDelete && (
        <Button size="small" variant="quietDanger" onClick={onDelete}>
          {copy.delete}
        </Button>
      )}
    </div>
  );
}
