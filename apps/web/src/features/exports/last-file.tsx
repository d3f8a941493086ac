import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { Button } from '../../components/button';
import { Problem } from '../../components/states';
import { dateTime, fileSize } from '../../lib/format';
import { downloadArtifact } from '../jobs/artifact';
import { copy } from './copy';
import type { MadeFile } from './use-export';

/** The last workbook, to be downloaded again. */
export function LastFile({ file }: { file: MadeFile }) {
  const again = useMutation({ mutationFn: () => downloadArtifact(file) });
  return (
    <div className="flex items-start gap-2 border-l-2 border-success pl-2.5 text-sm">
      <FileSpreadsheet size={16} className="mt-0.5 shrink-0 text-success" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{file.file_name}</p>
        <p className="text-xs text-muted">
          {copy.lastNote(fileSize(file.size_bytes), dateTime(file.madeAt))}
        </p>
        <Problem>{again.error?.message}</Problem>
      </div>
      <Button variant="tool" disabled={again.isPending} onClick={() => again.mutate()}>
        {copy.again}
      </Button>
    </div>
  );
}
