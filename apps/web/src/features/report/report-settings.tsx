import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckField } from '../../components/field';
import { Panel } from '../../components/panel';
import { Awaited, ErrorNotice } from '../../components/states';
import { reportSettings, saveReportSettings } from './api';
import { copy } from './copy';
import { TemplateSetting } from './template-setting';

/** Setting for all reports: whether approval needs a second person. */
export function ReportSettings() {
  const queries = useQueryClient();
  const settings = useQuery(reportSettings);
  const save = useMutation({
    mutationFn: saveReportSettings,
    onSuccess: (saved) => queries.setQueryData(reportSettings.queryKey, saved),
  });
  return (
    <Panel title={copy.settings.title}>
      <Awaited of={settings} rows={1} />
      {settings.data && (
        <CheckField
          label={copy.settings.reviewer}
          hint={copy.settings.reviewerNote}
          checked={settings.data.reviewer_is_not_author}
          disabled={save.isPending}
          onChange={({ target }) => save.mutate({ reviewer_is_not_author: target.checked })}
        />
      )}
      <TemplateSetting />
      <ErrorNotice error={save.error} />
    </Panel>
  );
}
