import type { SavedSearch } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { Awaited } from '../../components/states';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import { count } from '../../lib/format';
import { parseSearchAddress } from './address';
import { SAVED, savedSearches } from './api';
import { copy } from './copy';

/** Searches that the person keeps, each with what quarters stored since the last look brought. */
export function SavedPanel() {
  const saved = useQuery(savedSearches);
  const client = useQueryClient();
  const changed = () => void client.invalidateQueries({ queryKey: SAVED });
  const see = useMutation({
    mutationFn: (id: string) => api.call('seeSavedSearch', { params: { id } }),
    onSuccess: changed,
  });
  const keepAgain = useMutation({
    mutationFn: ({ name, query }: SavedSearch) => api.call('saveSearch', { body: { name, query } }),
    onSuccess: changed,
  });
  const forget = useMutation({
    mutationFn: ({ id }: SavedSearch) => api.call('forgetSearch', { params: { id } }),
    onSuccess: ({ message }, search) => {
      changed();
      toast(message, { action: { label: copy.undo, run: () => keepAgain.mutate(search) } });
    },
  });
  const searches = saved.data?.searches ?? [];
  const quarters = [...new Set(searches.flatMap(({ new_quarters: labels }) => labels))];
  return (
    <Panel title={copy.saved}>
      <Awaited of={saved} rows={2} />
      {saved.data && searches.length === 0 && (
        <p className="text-sm text-muted">{copy.savedNone}</p>
      )}
      <ul className="divide-y divide-line">
        {searches.map((search) => (
          <li key={search.id} className="flex items-center gap-2 py-1">
            <Link
              to="/cari"
              search={parseSearchAddress(search.query)}
              onClick={() => see.mutate(search.id)}
              className="min-w-0 flex-1 truncate font-medium text-accent hover:underline"
            >
              {search.name}
            </Link>
            {search.new_contacts > 0 ? (
              <Badge tone="gold">
                {(search.uncounted > 0 ? copy.newsSoFar : copy.news)(count(search.new_contacts))}
              </Badge>
            ) : (
              <span className="text-xs text-muted">
                {search.uncounted > 0 ? copy.newsCounting : copy.noNews}
              </span>
            )}
            <Button
              variant="tool"
              aria-label={copy.forget(search.name)}
              disabled={forget.isPending}
              onClick={() => forget.mutate(search)}
            >
              <Trash2 size={14} />
            </Button>
          </li>
        ))}
      </ul>
      {quarters.length > 0 && (
        <p className="mt-2 text-xs text-muted">{copy.newsOf(quarters.join(', '))}</p>
      )}
    </Panel>
  );
}
