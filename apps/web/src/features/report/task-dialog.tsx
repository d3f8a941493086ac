import type { Report } from '@lqc/contracts';
import { DeleteReport } from './delete-report';
import { ExportDialog } from './export-dialog';
import { RenameDialog } from './rename-dialog';
import type { Task } from './report-head';
import { StateDialog } from './state-dialog';

interface TaskDialogProps {
  readonly task: Task;
  readonly report: Report;
  readonly onClose: () => void;
  readonly onStatement: (section: string, statement: number) => void;
}

/** The dialog of what is to be done with the whole report. */
export function TaskDialog({ task, report, onClose, onStatement }: TaskDialogProps) {
  switch (task) {
    case 'export':
      return <ExportDialog report={report} onClose={onClose} />;
    case 'rename':
      return <RenameDialog report={report} onClose={onClose} />;
    case 'delete':
      return <DeleteReport report={report} onClose={onClose} />;
    default:
      return <StateDialog report={report} to={task} onClose={onClose} onStatement={onStatement} />;
  }
}
