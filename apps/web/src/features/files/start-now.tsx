import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../components/button';
import { toastError } from '../../components/toast';
import { preselected } from '../analysis-session/preselected';
import { useStartAnalysis } from '../analysis-session/use-start-analysis';
import { storedFiles } from './api';
import { copy } from './copy';

/** *Mulai Analisis* after the last upload: starts an analysis of the usual quarters. */
export function StartNow() {
  const { data } = useQuery(storedFiles);
  const navigate = useNavigate();
  const start = useStartAnalysis(
    (id) => void navigate({ to: '/dashboard', search: { tab: 'overview', session: id } }),
  );
  const chosen = preselected(data?.quarterly_files ?? []);
  if (!chosen.before || !data?.company_files[0]) return null;
  return (
    <Button
      variant="primary"
      disabled={start.isPending}
      onClick={() => start.mutate(chosen, { onError: toastError })}
    >
      {start.isPending ? copy.starting : copy.startNow}
    </Button>
  );
}
