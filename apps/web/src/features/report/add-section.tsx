import { type Report, REPORT_CHAPTERS, type ReportChapter } from '@lqc/contracts';
import { chapterName } from '@lqc/phrases';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { ChoiceField, TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { addSection, rereadReport } from './api';
import { copy } from './copy';

/** Adds a section, written by people, at the end of a chapter. */
export function AddSection({ report }: { report: Report }) {
  const queries = useQueryClient();
  const [title, setTitle] = useState('');
  const [chapter, setChapter] = useState<ReportChapter>('bab_1');
  const add = useMutation({
    mutationFn: () => addSection(report.id, chapter, title.trim()),
    onSuccess: () => {
      setTitle('');
      toast(copy.outline.added);
      return rereadReport(queries, report.id);
    },
  });
  return (
    <Form
      className="mx-4 mt-3 flex flex-col gap-2 border-t border-line pt-3 pb-2"
      onSend={() => add.mutate()}
    >
      <TextField
        label={copy.outline.addTitle}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <ChoiceField
        label={copy.outline.addChapter}
        options={REPORT_CHAPTERS}
        nameOf={chapterName}
        value={chapter}
        onChoose={setChapter}
      />
      <Button type="submit" disabled={add.isPending || title.trim() === ''}>
        <Plus size={14} /> {copy.outline.add}
      </Button>
      <ErrorNotice error={add.error} />
    </Form>
  );
}
