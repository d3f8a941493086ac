import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../components/button';
import { ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { removeReportTemplate, reportTemplate, saveReportTemplate } from './api';
import { copy } from './copy';

/** The office's own .docx for exported reports: stored, replaced, or given up for the one that ships. */
export function TemplateSetting() {
  const queries = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const { data, error } = useQuery(reportTemplate);
  const show = (said: string) => (kept: typeof data) => {
    queries.setQueryData(reportTemplate.queryKey, kept);
    toast(said);
  };
  const save = useMutation({
    mutationFn: saveReportTemplate,
    onSuccess: show(copy.settings.templateStored),
  });
  const remove = useMutation({
    mutationFn: removeReportTemplate,
    onSuccess: show(copy.settings.templateRemoved),
  });
  const isBusy = save.isPending || remove.isPending;
  const failure = error ?? save.error ?? remove.error;
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="font-medium">{copy.settings.template}</h3>
      <p className="text-sm text-muted">{copy.settings.templateNote}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <span className="min-w-0 truncate">
          {data?.template?.file_name ?? copy.settings.templateShipped}
        </span>
        <Button size="small" disabled={isBusy} onClick={() => chooser.current?.click()}>
          {data?.template ? copy.settings.templateReplace : copy.settings.templateChoose}
        </Button>
        {data?.template && (
          <Button size="small" variant="quiet" disabled={isBusy} onClick={() => remove.mutate()}>
            {copy.settings.templateRemove}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          accept=".docx"
          aria-label={copy.settings.template}
          className="hidden"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) save.mutate(file);
          }}
        />
      </div>
      {failure && <ErrorNotice error={failure} />}
    </section>
  );
}
