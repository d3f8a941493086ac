import type { CompanyFile, Undoable } from '@lqc/contracts';
import { ConfirmDialog } from '../../components/dialog';
import { count } from '../../lib/format';
import { copy } from './copy';

interface ReplaceRegisterProps {
  /** The company database that is to come back. */
  readonly back: Pick<Undoable, 'name' | 'companies'>;
  /** The one that it replaces. */
  readonly inForce: CompanyFile;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a company database comes back in the place of the one in force. */
export function ReplaceRegisterDialog({
  back,
  inForce,
  isBusy,
  onConfirm,
  onCancel,
}: ReplaceRegisterProps) {
  return (
    <ConfirmDialog
      title={copy.replaceTitle}
      confirm={copy.bringBack}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p className="[overflow-wrap:anywhere]">
        {copy.replaceBody(
          copy.register(back.name, back.companies === null ? null : count(back.companies)),
          copy.register(inForce.file_name, count(inForce.companies)),
        )}
      </p>
    </ConfirmDialog>
  );
}
