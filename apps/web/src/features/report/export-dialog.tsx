import {
  type ArtifactResponse,
  type Copy,
  isFinal,
  type Report,
  type ReportExportRequest,
} from '@lqc/contracts';
import { useState } from 'react';
import { Download } from 'lucide-react';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { downloadArtifact } from '../jobs/artifact';
import { useLongWork } from '../jobs/use-long-work';
import { WorkProgress } from '../jobs/work-progress';
import { exportReport } from './api';
import { ChoiceCards } from './choice-cards';
import { copy } from './copy';
import { storeTexts } from './unsent-texts';

const FORMATS = ['docx', 'pdf', 'xlsx'] as const satisfies readonly ReportExportRequest['format'][];
const COPIES = ['internal', 'release'] as const satisfies readonly Copy[];

interface ExportDialogProps {
  readonly report: Report;
  /** The copy that is offered first. */
  readonly of?: Copy;
  readonly onClose: () => void;
}

/** *Unduh*: downloads the report as a document, as internal or release copy. */
export function ExportDialog({ report, of: first = 'internal', onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ReportExportRequest['format']>('docx');
  const [of, setOf] = useState<Copy>(first);
  const { state, busy, start, cancel } = useLongWork<ArtifactResponse>();
  const make = () =>
    start({
      title: copy.export.making(copy.export.formats[format]),
      run: async (options) => {
        await storeTexts(report);
        return downloadArtifact(await exportReport(report.id, { format, copy: of }, options));
      },
      onDone: ({ file_name: name }) => toast(copy.export.made(name)),
    });
  return (
    <Dialog title={copy.export.title} onClose={onClose}>
      <Form className="mt-3 flex flex-col gap-4" onSend={make}>
        <ChoiceCards
          label={copy.export.format}
          value={format}
          choices={FORMATS.map((id) => ({ id, label: copy.export.formats[id] }))}
          onChange={setFormat}
        />
        <ChoiceCards
          label={copy.export.copy}
          value={of}
          choices={COPIES.map((id) => ({
            id,
            label: copy.export[id],
            note: copy.export[`${id}Note`],
          }))}
          onChange={setOf}
        />
        {!isFinal(report) && <p className="text-sm text-muted">{copy.export.draft}</p>}
        {busy && <WorkProgress state={state} />}
        {state.status === 'failed' && (
          <ErrorNotice title={copy.export.failed} error={state.error} onRetry={make} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={busy ? cancel : onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" disabled={busy}>
            <Download size={16} /> {copy.export.make}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
