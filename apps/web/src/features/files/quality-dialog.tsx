import type { CompanyFile, QuarterlyFile } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Awaited } from '../../components/states';
import { useSaid } from '../companies/use-said';
import { QualityReportView } from '../file-quality/quality-report';
import { RegisterReportView } from '../file-quality/register-report';
import { useUser } from '../../lib/sign-in-store';
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
  const { is_admin: isAdmin } = useUser();
  const confirm = useSaid(confirmCompany);
  return (
    <Dialog
      wide
      onClose={onClose}
      title={copy.qualityOf('label' in file ? file.label : file.file_name)}
    >
      <div className="mt-3">
        <Awaited of={quality} />
        {quality.data?.file_type === 'quarterly' && (
          <QualityReportView
            quality={quality.data.quality}
            {...(isAdmin && {
              onConfirm: ({ contact, contact_key: key }, suggestion) =>
                confirm.mutate({ contact, contact_key: key, company_key: suggestion.company_key }),
            })}
          />
        )}
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
