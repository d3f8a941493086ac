import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { download } from '../../lib/download';
import {
  removeReportTemplate,
  reportTemplate,
  reportTemplateFile,
  saveReportTemplate,
} from './api';
import { copy } from './copy';

/** What is asked before the stored template is given up: for which file, or for the one that ships. */
interface Asked {
  readonly lost: string;
  readonly file: File | null;
}

/** The office's own .docx for exported reports: stored, replaced, or given up for the one that ships. */
export function TemplateSetting() {
  const queries = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useQuery(reportTemplate);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isTold, setTold] = useState(false);
  const stored = data?.template;
  const put = useMutation({
    mutationFn: (file: File | null) => (file ? saveReportTemplate(file) : removeReportTemplate()),
    onSuccess: (kept) => {
      queries.setQueryData(reportTemplate.queryKey, kept);
      setTold(true);
    },
    onSettled: () => setAsked(null),
  });
  const take = useMutation({
    mutationFn: () => download(reportTemplateFile(), stored?.file_name ?? ''),
    onSuccess: (fileName) => toast(copy.settings.templateTaken(fileName)),
  });
  /** Asks for what is stored now, which another administrator may have changed; does nothing while it is unknown. */
  const change = async (file: File | null) => {
    put.reset();
    setTold(false);
    const now = await refetch();
    if (!now.isSuccess) return;
    if (now.data.template) setAsked({ lost: now.data.template.file_name, file });
    else if (file) put.mutate(file);
    else setTold(true);
  };
  const failure = error ?? put.error ?? take.error;
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="font-medium">{copy.settings.template}</h3>
      <p className="text-sm text-muted">{copy.settings.templateNote}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <span className="min-w-0 truncate">
          {stored?.file_name ?? copy.settings.templateShipped}
        </span>
        {stored && (
          <Button size="small" disabled={take.isPending} onAction={() => take.mutate()}>
            {copy.settings.templateTake}
          </Button>
        )}
        <Button size="small" disabled={put.isPending} onClick={() => chooser.current?.click()}>
          {stored ? copy.settings.templateReplace : copy.settings.templateChoose}
        </Button>
        {stored && (
          <Button
            size="small"
            variant="quietDanger"
            disabled={put.isPending}
            onClick={() => void change(null)}
          >
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
            if (file) void change(file);
          }}
        />
      </div>
      {/* It follows what is stored, also where another administrator changes it afterwards. */}
      {isTold && (
        <p role="status" className="mt-2 text-sm">
          {stored ? copy.settings.templateStored : copy.settings.templateRemoved}
        </p>
      )}
      <ErrorNotice error={failure} />
      <ConfirmDialog
        open={asked !== null}
        danger
        title={asked?.file ? copy.settings.templateReplaceTitle : copy.settings.templateRemoveTitle}
        confirm={asked?.file ? copy.settings.templateReplace : copy.settings.templateRemove}
        busy={put.isPending}
        onConfirm={() => asked && put.mutate(asked.file)}
        onCancel={() => setAsked(null)}
      >
        {asked && copy.settings.templateLost(asked.lost)}
      </ConfirmDialog>
    </section>
  );
}
