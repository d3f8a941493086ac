import type {
  CompanyFile,
  CompanySuggestion,
  QuarterlyFile,
  UnmatchedCompany,
} from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { ErrorNotice, QueryError, Skeleton } from '../../components/states';
import { QualityReportView } from '../file-quality/quality-report';
import { RegisterReportView } from '../file-quality/register-report';
import { toast } from '../../components/toast';
import { useUser } from '../../lib/sign-in-store';
import { storedFilesChanged } from '../../lib/stored-files-changed';
import { confirmCompany, fileQuality } from './api';
import { ConfirmedCompanies } from './confirmed-companies';
import { copy } from './copy';

/** The data-quality report of a stored file. */
export function QualityDialog({
  file,
  onClose,
}: {
  file: CompanyFile | QuarterlyFile;
  onClose: () => void;
}) {
  const quality = useQuery(fileQuality(file.id));
  const queries = useQueryClient();
  const { is_admin: isAdmin } = useUser();
  const confirm = useMutation({
    mutationFn: ({ of, suggestion }: { of: UnmatchedCompany; suggestion: CompanySuggestion }) =>
      confirmCompany({
        contact: of.contact,
        contact_key: of.contact_key,
        company_key: suggestion.company_key,
      }),
    onSuccess: ({ message }) => {
      toast(message);
      void storedFilesChanged(queries);
    },
  });
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={copy.qualityOf('label' in file ? file.label : file.file_name)}
    >
      <div className="mt-3">
        <QueryError of={quality} />
        {quality.isPending && <Skeleton />}
        {quality.data?.file_type === 'quarterly' && (
          <QualityReportView
            quality={quality.data.quality}
            {...(isAdmin && { onConfirm: (of, suggestion) => confirm.mutate({ of, suggestion }) })}
          />
        )}
        {confirm.error && <ErrorNotice error={confirm.error} />}
        {quality.data?.file_type === 'company' && (
          <>
            <RegisterReportView report={quality.data.report} />
            <ConfirmedCompanies />
          </>
        )}
      </div>
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>{copy.close}</Button>
      </div>
    </Dialog>
  );
}
