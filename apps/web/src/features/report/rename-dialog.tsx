import type { Report } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../../components/dialog-form';
import { TextField } from '../../components/field';
import { changeReport, showReport } from './api';
import { copy } from './copy';

/** Changes the title and the authors of a report. */
export function RenameDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const queries = useQueryClient();
  const [title, setTitle] = useState(report.title);
  const [people, setPeople] = useState(report.people);
  const rename = useMutation({
    mutationFn: () => changeReport(report.id, { title: title.trim(), people: people.trim() }),
    onSuccess: (changed) => {
      showReport(queries, changed);
      onClose();
    },
  });
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
      <TextField
        label={copy.new.name}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label={copy.new.people}
        value={people}
        onChange={({ target }) => setPeople(target.value)}
      />
    </DialogForm>
  );
}
