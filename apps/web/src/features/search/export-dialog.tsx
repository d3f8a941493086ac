import { useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { CheckField } from '../../components/field';
import { MakeFile } from '../exports/make-file';
import type { SearchAddress } from './address';
import { exportSearch } from './api';
import { copy } from './copy';

/** What was found as a workbook: complete for the office, or counts alone that may leave it. */
export function ExportDialog({
  address,
  onClose,
}: {
  address: SearchAddress;
  onClose: () => void;
}) {
  const [isRelease, setIsRelease] = useState(false);
  return (
    <Dialog open title={copy.exportTitle} onClose={onClose}>
      <div className="mt-3 flex flex-col gap-4">
        <CheckField
          label={copy.release}
          hint={isRelease ? copy.releaseNote : copy.internalNote}
          checked={isRelease}
          onChange={({ target }) => setIsRelease(target.checked)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <MakeFile
            label={copy.export}
            making={copy.exporting}
            failed={copy.exportFailed}
            make={(options) => exportSearch(address, isRelease ? 'release' : 'internal', options)}
          />
        </div>
      </div>
    </Dialog>
  );
}
