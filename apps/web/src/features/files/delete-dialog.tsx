import type { CompanyFile, FileType, QuarterlyFile } from '@lqc/contracts';
import { ConfirmDialog } from '../../components/dialog';
import { ErrorNotice } from '../../components/states';
import { useFilesDeleted } from '../undo/use-undo';
import { deleteFile } from './api';
import { copy } from './copy';

export type StoredFile = CompanyFile | QuarterlyFile;

/** Asks for confirmation before deleting a file. */
export function DeleteDialog({
  file,
  type,
  onClose,
}: {
  file: StoredFile;
  type: FileType;
  onClose: () => void;
}) {
  const remove = useFilesDeleted(() => deleteFile(file.id, type), onClose);
  const name = 'label' in file ? file.label : file.file_name;
  return (
    <ConfirmDialog
      title={copy.deleteTitle}
      confirm={copy.delete}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{copy.deleteBody(name)}</p>
      {type === 'quarterly' && <p>{copy.deleteReleased}</p>}
      <ErrorNotice error={remove.error} title={copy.deleteFailed} />
    </ConfirmDialog>
  );
}
