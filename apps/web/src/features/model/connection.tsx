import { useMutation } from '@tanstack/react-query';
import { PlugZap } from 'lucide-react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { ErrorNotice } from '../../components/states';
import { decimal } from '../../lib/format';
import { testModel } from './api';
import { copy } from './copy';

/** Shows whether an API key is set, and tests whether the model responds. */
export function Connection({ configured }: { configured: boolean }) {
  const test = useMutation({ mutationFn: testModel });
  return (
    <Panel title={copy.connection} note={copy.connectionNote}>
      <div className="flex flex-col items-start gap-3">
        <Badge tone={configured ? 'success' : 'plain'}>
          {configured ? copy.configured : copy.notConfigured}
        </Badge>
        {!configured && <p className="text-sm text-muted">{copy.notConfiguredBody}</p>}
        <Button disabled={test.isPending} onClick={() => test.mutate()}>
          <PlugZap size={16} /> {test.isPending ? copy.testing : copy.test}
        </Button>
        <p className="text-xs text-muted">{copy.testHint}</p>
        {test.data && (
          <p role="status" className="text-sm text-success">
            {copy.answered(test.data.model, decimal(test.data.duration_ms / 1000))}
          </p>
        )}
      </div>
      {test.error && <ErrorNotice className="mt-3" error={test.error} />}
    </Panel>
  );
}
