import type { LlmConfigResponse } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Panel } from '../../components/panel';
import { QueryError, Skeleton } from '../../components/states';
import { toast } from '../../components/toast';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { UnsavedGuard } from '../../components/unsaved-guard';
import { SessionInfo } from '../sign-in-session/session-info';
import { modelConfig, saveModelConfig } from './api';
import { type ConfigDraft, configOf, draftOf, isDirty } from './config-draft';
import { ConfigForm } from './config-form';
import { Connection } from './connection';
import { copy } from './copy';

/** The language model's settings, its connection, and the lifetime of sessions. */
export function ModelSettings() {
  const config = useQuery(modelConfig);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Panel title={copy.title} note={copy.note} className="rule-gold">
        {config.isPending && <Skeleton rows={5} />}
        <QueryError of={config} />
        {config.data && <Settings loaded={config.data} />}
      </Panel>
      <div className="flex flex-col gap-4">
        {config.data && <Connection configured={config.data.configured} />}
        <SessionInfo />
      </div>
    </div>
  );
}

function Settings({ loaded }: { loaded: LlmConfigResponse }) {
  const queries = useQueryClient();
  const [draft, setDraft, settle] = useSavedDraft<ConfigDraft>('model config', draftOf(loaded));
  const dirty = isDirty(draft, loaded);
  const save = useMutation({
    mutationFn: () => saveModelConfig(configOf(draft)),
    onSuccess: ({ config }) => {
      queries.setQueryData(modelConfig.queryKey, config);
      settle(draftOf(config));
      toast(copy.saved);
    },
    onError: () => toast(copy.saveFailed, { kind: 'error' }),
  });
  return (
    <>
      <UnsavedGuard sentence={dirty ? copy.unsaved : null} />
      <ConfigForm
        draft={draft}
        models={loaded.models}
        dirty={dirty}
        busy={save.isPending}
        error={save.error}
        onChange={(part) => setDraft({ ...draft, ...part })}
        onReset={() => {
          settle(draftOf(loaded));
          save.reset();
        }}
        onSave={() => save.mutate()}
      />
    </>
  );
}
