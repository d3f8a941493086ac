import type { LlmConfigResponse } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Panel } from '../../components/panel';
import { Awaited } from '../../components/states';
import { toast } from '../../components/toast';
import { UnsavedGuard } from '../../components/unsaved-guard';
import { useDraftUpon } from '../../lib/use-draft-upon';
import { SessionInfo } from '../sign-in-session/session-info';
import { modelConfig, saveModelConfig } from './api';
import { changedOf, changesOf, type ConfigFields } from './config-draft';
import { ConfigForm } from './config-form';
import { Connection } from './connection';
import { copy } from './copy';

/** The language model's settings, its connection, and the lifetime of sessions. */
export function ModelSettings() {
  const config = useQuery(modelConfig);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Panel title={copy.title} note={copy.note} className="rule-gold">
        <Awaited of={config} rows={5} />
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
  const { draft, type, settle, rebase } = useDraftUpon<ConfigFields>(
    'model config and base',
    loaded,
  );
  const dirty = changedOf(draft, loaded).length > 0;
  const save = useMutation({
    mutationFn: () => saveModelConfig({ ...changesOf(draft, loaded), based_on: draft.basedOn }),
    onSuccess: ({ config }) => {
      queries.setQueryData(modelConfig.queryKey, config);
      settle();
      toast(copy.saved);
    },
    onError: (refusal) => {
      toast(copy.saveFailed, { kind: 'error' });
      return rebase(refusal, () => queries.fetchQuery({ ...modelConfig, staleTime: 0 }));
    },
  });
  return (
    <>
      <UnsavedGuard sentence={dirty ? copy.unsaved : null} />
      <ConfigForm
        draft={draft}
        standing={loaded}
        busy={save.isPending}
        error={save.error}
        onChange={type}
        onReset={() => {
          settle();
          save.reset();
        }}
        onSave={() => save.mutate()}
      />
    </>
  );
}
