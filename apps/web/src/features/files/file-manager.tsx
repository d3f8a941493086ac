import type { FileType } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { EmptyState, ErrorNotice, Skeleton } from '../../components/states';
import { useUser } from '../../lib/sign-in-store';
import { storedFiles } from './api';
import { CompanyRow } from './company-row';
import { copy } from './copy';
import { DeleteDialog, type StoredFile } from './delete-dialog';
import { QualityDialog } from './quality-dialog';
import { QuarterTable } from './quarter-table';
import { SampleData } from './sample-data';
import { UploadDialog } from './upload-dialog';

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
              aria-label={company ? copy.replaceCompany : copy.uploadCompany}
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
            <Button
              variant="primary"
              aria-label={copy.uploadQuarterly}
              onClick={() => setUploading('quarterly')}
            >
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
