import {
  type FileType,
  type Period,
  type QuarterlyFile,
  quarterOfMonth,
  WORKBOOK_ENDINGS,
} from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../components/button';
import { HelpLink } from '../../components/help-link';
import { Panel } from '../../components/panel';
import { Awaited, EmptyState } from '../../components/states';
import { cx } from '../../lib/cx';
import { useUser } from '../../lib/sign-in-store';
import { latestFirst } from '../analysis-session/latest-first';
import { DeletedList } from '../undo/deleted-list';
import { storedFiles } from './api';
import { CompanyRow } from './company-row';
import { copy } from './copy';
import { DeleteDialog, type StoredFile } from './delete-dialog';
import { PeriodDialog } from './period-dialog';
import { QualityDialog } from './quality-dialog';
import { QuarterTable } from './quarter-table';
import { SampleData } from './sample-data';
import { UploadDialog } from './upload-dialog';

/** The company database and the quarterly files, for admins to manage and staff to see. */
export function FileManager() {
  const { is_admin: mayChange } = useUser();
  const files = useQuery(storedFiles);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const picker = useDropzone({
    onDrop: (all) => setChosen(all),
    noClick: true,
    noKeyboard: true,
  });
  const [deleting, setDeleting] = useState<{ file: StoredFile; type: FileType } | null>(null);
  const [dated, setDated] = useState<QuarterlyFile | null>(null);
  const [inspected, setInspected] = useState<StoredFile | null>(null);
  if (!files.data) return <Awaited of={files} rows={5} />;
  const { company_files: companies, quarterly_files: quarters } = files.data;
  const company = companies[0];
  const nothingStored = !company && quarters.length === 0;
  return (
    // Whoever may not change them has no place to drop any; switched off, it would call all in it switched off.
    <div {...(mayChange && picker.getRootProps())} className="flex flex-col gap-4">
      {mayChange && (
        <input {...picker.getInputProps({ accept: WORKBOOK_ENDINGS, 'aria-label': copy.choose })} />
      )}
      {mayChange && (
        <div
          className={cx(
            'flex flex-wrap items-center gap-3 rounded-md border border-dashed px-4 py-3',
            picker.isDragActive ? 'border-accent bg-accent-tint' : 'border-control',
          )}
        >
          <Upload size={18} className="text-accent" />
          <p className="min-w-0">{picker.isDragActive ? copy.dropNow : copy.dropHere}</p>
          <Button
            variant={company && quarters.length > 1 ? 'secondary' : 'primary'}
            onClick={picker.open}
          >
            {copy.chooseFiles}
          </Button>
          <p className="min-w-0 flex-1 text-right text-sm text-muted max-md:text-left">
            {copy.chooseHint} · <HelpLink about="file">{copy.whichFiles}</HelpLink>
          </p>
        </div>
      )}
      {nothingStored && mayChange && <SampleData />}
      {!mayChange && <p className="text-muted">{copy.staffNote}</p>}
      <Panel
        title={copy.companyTitle}
        note={copy.companyNote}
        actions={
          mayChange && (
            <Button
              aria-label={company ? copy.replaceCompany : copy.uploadCompany}
              onClick={picker.open}
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
            <Button aria-label={copy.uploadQuarterly} onClick={picker.open}>
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
            onSetPeriod={mayChange ? setDated : null}
            onDelete={mayChange ? (file) => setDeleting({ file, type: 'quarterly' }) : null}
          />
        )}
      </Panel>
      <DeletedList kinds={['samples', 'company', 'file', 'replaced']} register={company} />
      {chosen.length > 0 && (
        <UploadDialog files={chosen} stored={quarters} onClose={() => setChosen([])} />
      )}
      {deleting && <DeleteDialog {...deleting} onClose={() => setDeleting(null)} />}
      {dated && (
        <PeriodDialog file={dated} proposed={newest(quarters)} onClose={() => setDated(null)} />
      )}
      {inspected && <QualityDialog file={inspected} onClose={() => setInspected(null)} />}
    </div>
  );
}

/** The latest stored quarter, near which one without a quarter most likely lies; else that of today. */
function newest(files: readonly QuarterlyFile[]): Period {
  const [latest] = latestFirst(files);
  if (latest?.year && latest.quarter) return { year: latest.year, quarter: latest.quarter };
  const today = new Date();
  return { year: today.getFullYear(), quarter: quarterOfMonth(today.getMonth() + 1) };
}
