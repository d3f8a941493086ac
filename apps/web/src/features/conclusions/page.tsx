import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileType, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/button';
import { ChoiceField, TextField } from '../../components/field';
import { Panel } from '../../components/panel';
import { Awaited, EmptyState } from '../../components/states';
import { SwitchBetween } from '../../components/switch-between';
import { toast } from '../../components/toast';
import { useAnnounced } from '../../lib/announce';
import { count } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { useTitle } from '../../lib/title';
import { PageFrame } from '../frame/page-frame';
import { DeletedList } from '../undo/deleted-list';
import { useToldDeleted } from '../undo/use-undo';
import type { ConclusionsAddress } from './address';
import { type Conclusion, deleteConclusion, keptConclusions } from './api';
import { ConclusionCard } from './conclusion-card';
import { copy } from './copy';
import { DeleteAll } from './delete-all';
import { DetailDialog } from './detail-dialog';
import { exportDocument } from './export';
import { type Filter, filtered, indicatorsOf, NO_FILTER } from './filter';

/** Saved conclusions: filter, read, export, delete. */
export function ConclusionsPage() {
  useTitle(copy.title);
  const { username } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const address = useSearch({ from: '/liaison-summary' });
  const go = (change: ConclusionsAddress, replace: boolean) =>
    void navigate({ to: '/liaison-summary', search: { ...address, ...change }, replace });
  const scope = address.scope ?? 'own';
  const kept = useQuery(keptConclusions(username, scope));
  // The address follows a moment later; a field that waited for it would take letters back and move the caret.
  const [filter, setFilter] = useState<Filter>({ q: address.q, indicator: address.indicator });
  const filterBy = (next: Filter) => {
    setFilter(next);
    go(next, true);
  };
  const [isDeletingAll, setDeletingAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const tellDeleted = useToldDeleted();
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: Conclusion) => deleteConclusion(username, id),
    // The focused button disappears with its card, so the list gets the focus.
    onMutate: () => list.current?.focus(),
    onSuccess: ({ message, undo_id: undoId }) => tellDeleted(message, undoId),
    onError: () => toast(copy.notDeleted, { kind: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['conclusions'] }),
  });
  const all = kept.data ?? [];
  const open = all.find(({ id }) => id === address.open);
  const shown = filtered(all, filter);
  const own = all.filter((one) => one.owner_username === username);
  const isNarrowed = all.length > 0 && Boolean(filter.q || filter.indicator);
  const found = shown.length > 0 ? copy.found(count(shown.length), count(all.length)) : copy.hidden;
  useAnnounced(isNarrowed ? found : null, JSON.stringify(filter));
  return (
    <PageFrame title={copy.title}>
      <SwitchBetween
        className="mb-3"
        label={copy.scopesLabel}
        names={copy.scopes}
        chosen={scope}
        onChoose={(next) => go({ scope: next === 'own' ? undefined : next }, true)}
      />
      <Awaited of={kept} rows={6} />
      <DeletedList kinds={['conclusion']} />
      {kept.data && all.length === 0 && <NoneYet />}
      {all.length > 0 && (
        <>
          <Controls
            all={all}
            shown={shown}
            filter={filter}
            onFilter={filterBy}
            onDeleteAll={own.length > 0 ? () => setDeletingAll(true) : null}
          />
          {shown.length === 0 ? (
            <Panel>
              <EmptyState
                title={copy.hidden}
                action={<Button onClick={() => filterBy(NO_FILTER)}>{copy.clear}</Button>}
              >
                {copy.hiddenBody}
              </EmptyState>
            </Panel>
          ) : (
            <ul
              ref={list}
              tabIndex={-1}
              className="grid grid-cols-1 gap-4 outline-none sm:grid-cols-2 xl:grid-cols-3"
            >
              {shown.map((conclusion, index) => (
                <ConclusionCard
                  key={conclusion.id}
                  conclusion={conclusion}
                  index={index}
                  onOpen={() => go({ open: conclusion.id }, false)}
                  {...(conclusion.owner_username === username
                    ? { onDelete: () => remove(conclusion) }
                    : { owner: conclusion.owner_username })}
                />
              ))}
            </ul>
          )}
        </>
      )}
      {open && <DetailDialog conclusion={open} onClose={() => go({ open: undefined }, true)} />}
      {isDeletingAll && <DeleteAll conclusions={own} onClose={() => setDeletingAll(false)} />}
    </PageFrame>
  );
}

interface ControlsProps {
  readonly all: readonly Conclusion[];
  readonly shown: readonly Conclusion[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Deletes one's own conclusions; null when the list has none. */
  readonly onDeleteAll: (() => void) | null;
}

function Controls({ all, shown, filter, onFilter, onDeleteAll }: ControlsProps) {
  const indicators = indicatorsOf(all);
  return (
    <section className="mb-4 rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-end gap-3 p-4">
        <TextField
          className="min-w-60 flex-1"
          type="search"
          label={copy.search}
          placeholder={copy.searchHint}
          value={filter.q ?? ''}
          onChange={(event) => onFilter({ ...filter, q: event.target.value || undefined })}
        />
        <ChoiceField
          className="w-64 max-w-full"
          label={copy.indicator}
          options={['', ...indicators]}
          nameOf={(name) => name || copy.all}
          value={filter.indicator ?? ''}
          onChoose={(indicator) => onFilter({ ...filter, indicator: indicator || undefined })}
        />
        <div className="flex flex-wrap gap-2">
          <Button onAction={() => exportDocument(shown)} disabled={shown.length === 0}>
            <FileType size={16} /> {copy.document}
          </Button>
          {onDeleteAll && (
            <Button variant="danger" onClick={onDeleteAll}>
              <Trash2 size={16} /> {copy.deleteAll}
            </Button>
          )}
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-8 border-t border-line px-4 py-2 text-sm">
        <Stat label={copy.stats.total} value={all.length} />
        <Stat label={copy.stats.shown} value={shown.length} />
        <Stat label={copy.stats.indicators} value={indicators.length} />
      </dl>
    </section>
  );
}

function Stat({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{count(value)}</dd>
    </div>
  );
}

function NoneYet() {
  const navigate = useNavigate();
  return (
    <Panel>
      <EmptyState
        title={copy.empty}
        action={
          <Button
            variant="primary"
            onClick={() => void navigate({ to: '/dashboard', search: { tab: 'overview' } })}
          >
            {copy.toDashboard}
          </Button>
        }
      >
        {copy.emptyBody}
      </EmptyState>
    </Panel>
  );
}
