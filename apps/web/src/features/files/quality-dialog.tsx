import type { CompanyFile, QuarterlyFile } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { ErrorNotice, Skeleton } from '../../components/states';
import { QualityReportView } from '../quality/quality-report';
import { RegisterReportView } from '../quality/register-report';
import { fileQuality } from './api';
import { copy } from './copy';

/** What reading a stored file found. */
export function QualityDialog({
  file,
  onClose,
}: {
  file: CompanyFile | QuarterlyFile;
  onClose: () => void;
}) {
  const quality = useQuery(fileQuality(file.id));
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={copy.qualityOf('label' in file ? file.label : file.file_name)}
    >
      <div className="mt-3">
        {quality.error && (
          <ErrorNotice error={quality.error} onRetry={() => void quality.refetch()} />
        )}
        {quality.isPending && <Skeleton />}
        {quality.data?.file_type === 'quarterly' && (
          <QualityReportView quality={quality.data.quality} />
        )}
        {quality.data?.file_type === 'company' && (
          <RegisterReportView report={quality.data.report} />
        )}
      </div>
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>{copy.close}</Button>
      </div>
    </Dialog>
  );
}
