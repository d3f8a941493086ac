import { isFinal, type Report } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../../components/dialog-form';
import { TextField } from '../../components/field';
import { changeReport, rereadReport, showReport } from './api';
import { copy } from './copy';

/** Changes the title and the authors of a report. */
export function RenameDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const queries = useQueryClient();
  const [opened] = useState(report);
  const [typed, setTyped] = useState<Partial<Pick<Report, 'title' | 'people'>>>({});
  // What nobody typed into stands as it is by now.
  const { title, people } = { ...report, ...typed };
  const rename = useMutation({
    // What was left as it was may be another's to change meanwhile.
    mutationFn: () =>
      changeReport(report.id, {
        ...(title.trim() !== report.title && { title: title.trim(), title_seen: report.title }),
        ...(people.trim() !== report.people && {
          people: people.trim(),
          people_seen: report.people,
        }),
      }),
    onSuccess: (changed) => {
      showReport(queries, changed);
      onClose();
    },
    onError: () => rereadReport(queries, report.id),
  });
  /** What a colleague has put in the place of what was opened. */
  const now = (name: 'title' | 'people') =>
    typed[name] === undefined || report[name] === opened[name]
      ? undefined
      : copy.review.now(report[name]);
  return (
    <DialogForm
      title={copy.review.rename}
      submit={copy.review.save}
      isBusy={rename.isPending}
      isReady={title.trim() !== ''}
      error={rename.error}
      onSubmit={() => rename.mutate()}
      onClose={onClose}
    >
      {isFinal(report) && <p className="text-sm">{copy.review.endsApproval}</p>}
      <TextField
        label={copy.new.name}
        hint={now('title')}
        value={title}
        onChange={({ target }) => setTyped({ ...typed, title: target.value })}
      />
      <TextField
        label={copy.new.people}
        hint={now('people')}
        value={people}
        onChange={({ target }) => setTyped({ ...typed, people: target.value })}
      />
    </DialogForm>
  );
}
