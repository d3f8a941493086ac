import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { MakeFile } from '../exports/make-file';
import type { SearchAddress } from './address';
import { exportSearch } from './api';
import { copy } from './copy';

/** What was found as a workbook, which is for the office alone. */
export function ExportDialog({
  address,
  onClose,
}: {
  address: SearchAddress;
  onClose: () => void;
}) {
  return (
    <Dialog title={copy.exportTitle} onClose={onClose}>
      <div className="mt-3 flex flex-col gap-4">
        <p>{copy.exportNote}</p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <MakeFile
            label={copy.export}
            making={copy.exporting}
            failed={copy.exportFailed}
            make={(options) => exportSearch(address, options)}
          />
        </div>
      </div>
    </Dialog>
  );
}
