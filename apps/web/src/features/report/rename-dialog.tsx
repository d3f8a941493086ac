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
  const [title, setTitle] = useState(opened.title);
  const [people, setPeople] = useState(opened.people);
  const rename = useMutation({
    // What was left as it was may be another's to change meanwhile.
    mutationFn: () =>
      changeReport(report.id, {
        ...(title !== opened.title && { title: title.trim(), title_seen: report.title }),
        ...(people !== opened.people && { people: people.trim(), people_seen: report.people }),
      }),
    onSuccess: (changed) => {
      showReport(queries, changed);
      onClose();
    },
    onError: () => rereadReport(queries, report.id),
  });
  /** What a colleague has put in the place of what was opened. */
  const now = (name: 'title' | 'people') =>
    report[name] === opened[name] ? undefined : copy.review.now(report[name]);
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
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label={copy.new.people}
        hint={now('people')}
        value={people}
        onChange={({ target }) => setPeople(target.value)}
      />
    </DialogForm>
  );
}
