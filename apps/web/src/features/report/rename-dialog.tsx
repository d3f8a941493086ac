import type { Report } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { changeReport, showReport } from './api';
import { copy } from './copy';

/** Another title, and who made the report. */
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
    <Dialog open title={copy.review.rename} onClose={onClose}>
      <form
        className="mt-3 flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate();
        }}
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
        {rename.error && <ErrorNotice error={rename.error} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={rename.isPending || title.trim() === ''}
          >
            {copy.review.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
