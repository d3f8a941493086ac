import type { CompanyFile, FileType, QuarterlyFile } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { Panel } from '../../components/panel';
import { EmptyState, ErrorNotice, Skeleton } from '../../components/states';
import { toast } from '../../components/toast';
import { count, dateTime, fileSize } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { deleteFile, storedFiles } from './api';
import { copy } from './copy';
import { QualityDialog } from './quality-dialog';
import { SampleData } from './sample-data';
import { UploadDialog } from './upload-dialog';

type StoredFile = CompanyFile | QuarterlyFile;

/** The company database and the quarterly files, for admins to manage and staff to see. */
export function FileManager() {
  const { is_admin: mayChange } = useUser();
  const files = useQuery(storedFiles);
  const [uploading, setUploading] = useState<FileType | null>(null);
  const [deleting, setDeleting] = useState<{ file: StoredFile; type: FileType } | null>(null);
  const [inspected, setInspected] = useState<StoredFile | null>(null);
  if (files.error) return <ErrorNotice error={files.error} onRetry={() => void files.refetch()} />;
  if (!files.data) return <Skeleton rows={5} />;
  const { company_files: companies, quarterly_files: quarters } = files.data;
  const company = companies[0];
  const nothingStored = !company && quarters.length === 0;
  return (
    <div className="flex flex-col gap-4">
      {nothingStored && mayChange && <SampleData />}
      {!mayChange && <p className="text-muted">{copy.staffNote}</p>}
      <Panel
        title={copy.companyTitle}
        note={copy.companyNote}
        actions={
          mayChange && (
            <Button
              variant={company ? 'secondary' : 'primary'}
              onClick={() => setUploading('company')}
            >
              {company ? copy.replace : copy.upload}
            </Button>
          )
        }
      >
        {company ? (
          <CompanyRow
            file={company}
            onInspect={() => setInspected(company)}
            onDelete={mayChange ? () => setDeleting({ file: company, type: 'company' }) : null}
          />
        ) : (
          <p className="text-muted">{copy.companyMissing}</p>
        )}
      </Panel>
      <Panel
        title={copy.quarterlyTitle}
        note={copy.quarterlyNote}
        actions={
          mayChange && (
            <Button variant="primary" onClick={() => setUploading('quarterly')}>
              {copy.upload}
            </Button>
          )
        }
      >
        {quarters.length === 0 ? (
          <EmptyState title={copy.quarterlyMissing}>{copy.quarterlyMissingHint}</EmptyState>
        ) : (
          <QuarterTable
            files={quarters}
            onInspect={setInspected}
            onDelete={mayChange ? (file) => setDeleting({ file, type: 'quarterly' }) : null}
          />
        )}
      </Panel>
      {uploading && (
        <UploadDialog
          kind={uploading}
          takenLabels={quarters.map(({ label }) => label)}
          onClose={() => setUploading(null)}
        />
      )}
      {deleting && <DeleteDialog {...deleting} onClose={() => setDeleting(null)} />}
      {inspected && <QualityDialog file={inspected} onClose={() => setInspected(null)} />}
    </div>
  );
}

function CompanyRow({
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
      <FileSpreadsheet size={22} aria-hidden className="text-accent" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.file_name}</p>
        <p className="text-xs text-muted">
          {copy.companies(count(file.companies))} · {fileSize(file.size_bytes)} ·{' '}
          {dateTime(file.upload_date)} · {file.owner_username}
        </p>
      </div>
      <Button size="small" variant="quiet" onClick={onInspect}>
        {copy.quality}
      </Button>
      {onDelete && (
        <Button size="small" variant="danger" onClick={onDelete}>
          {copy.delete}
        </Button>
      )}
    </div>
  );
}

interface QuarterTableProps {
  readonly files: readonly QuarterlyFile[];
  readonly onInspect: (file: QuarterlyFile) => void;
  readonly onDelete: ((file: QuarterlyFile) => void) | null;
}

function QuarterTable({ files, onInspect, onDelete }: QuarterTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="ledger-table">
        <thead>
          <tr>
            <th scope="col">{copy.columns.label}</th>
            <th scope="col">{copy.columns.fileName}</th>
            <th scope="col" className="number">
              {copy.columns.contacts}
            </th>
            <th scope="col">{copy.columns.uploaded}</th>
            <th scope="col">{copy.columns.owner}</th>
            <th scope="col">
              <span className="sr-only">{copy.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.id}>
              <th scope="row" className="font-semibold! text-ink!">
                {file.label}
              </th>
              <td className="text-muted">{file.file_name}</td>
              <td className="number">{count(file.contacts)}</td>
              <td>{dateTime(file.upload_date)}</td>
              <td>{file.owner_username}</td>
              <td className="text-right whitespace-nowrap">
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={copy.qualityOf(file.label)}
                  onClick={() => onInspect(file)}
                >
                  {copy.quality}
                </Button>
                {onDelete && (
                  <Button
                    size="small"
                    variant="danger"
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
      </table>
    </div>
  );
}

function DeleteDialog({
  file,
  type,
  onClose,
}: {
  file: StoredFile;
  type: FileType;
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteFile(file.id, type),
    onSuccess: () => {
      toast(copy.deleted);
      void queries.invalidateQueries({ queryKey: ['files'] });
      onClose();
    },
  });
  const name = 'label' in file ? file.label : file.file_name;
  return (
    <ConfirmDialog
      open
      title={copy.deleteTitle}
      confirm={copy.delete}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{copy.deleteBody(name)}</p>
      {remove.error && <ErrorNotice error={remove.error} />}
    </ConfirmDialog>
  );
}
