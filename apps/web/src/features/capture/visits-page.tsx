import type { CaptureNoteEntry } from '@lqc/contracts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, CloudDownload } from 'lucide-react';
import { type SyntheticEvent, useDeferredValue, useState } from 'react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { ChoiceField, TextField } from '../../components/field';
import { Panel } from '../../components/panel';
import { EmptyState } from '../../components/states';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import { failureSentence } from '../../lib/failure';
import { useUser } from '../../lib/sign-in-store';
import { useTitle } from '../../lib/title';
import { MakeFile } from '../exports/make-file';
import { TopBar } from '../frame/top-bar';
import { plan as planQuery } from '../plan/api';
import { copy } from './copy';
import type { TakenVisit } from './device/kept-visits';
import type { NoteStore } from './device/note-store';
import { useSending } from './device/sender';
import { beginNote, fetchNote, lastWords, takeVisits } from './device/visits';
import { KeepingGate } from './keeping-gate';
import { type NoteOutline, outlines } from './note-outlines';
import { offeredQuarters, targetOf } from './quarters';
import { NetworkBar } from './saved-state';
import { THEMES } from './themes';

/** The page of visits: notes that are under way, the companies of the plan, and others by name. */
export function VisitsPage() {
  useTitle(copy.title);
  return (
    <>
      <TopBar title={copy.title} />
      <NetworkBar />
      <main id="isi" className="mx-auto max-w-6xl p-6 max-md:px-4 max-md:py-4">
        <h1 className="mb-3 text-xl font-semibold max-lg:sr-only">{copy.title}</h1>
        <KeepingGate>{(store) => <Visits store={store} />}</KeepingGate>
      </main>
    </>
  );
}

function Visits({ store }: { store: NoteStore }) {
  const [quarters] = useState(() => offeredQuarters(new Date()));
  const [quarter, setQuarter] = useState(quarters[0]!);
  const plan = useQuery(planQuery(targetOf(quarter)));
  const companies = plan.data ? [...plan.data.visits, ...plan.data.proposals] : [];
  const taken = useQuery({
    queryKey: ['capture', 'taken', store.owner],
    queryFn: () => store.visits(),
  });
  const take = useMutation({
    mutationFn: () => takeVisits(store, companies),
    onSuccess: (count) => {
      toast(copy.prepared(count));
      void taken.refetch();
    },
    onError: (error) =>
      toast(failureSentence(error, { fallback: copy.prepareFailed }), { kind: 'error' }),
  });
  const begin = useBegin(store, quarter);
  const visits = plannedVisits(companies, taken.data ?? []);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <ChoiceField
          label={copy.quarter}
          options={quarters}
          nameOf={(one) => one}
          value={quarter}
          onChoose={setQuarter}
        />
        <Button onClick={() => take.mutate()} disabled={take.isPending}>
          <CloudDownload size={18} aria-hidden /> {take.isPending ? copy.preparing : copy.prepare}
        </Button>
      </div>
      <Notes store={store} quarter={quarter} />
      <Panel title={copy.planned} note={copy.plannedNote}>
        <ul className="divide-y divide-line">
          {visits.map((visit) => (
            <li
              key={visit.companyKey}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold">{visit.company}</p>
                <p className="text-sm text-muted">
                  {[
                    visit.sector,
                    visit.district,
                    visit.lastLabel ? copy.lastOf(visit.lastLabel) : copy.never,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {visit.taken && (
                <span className="inline-flex items-center gap-1 text-sm text-success">
                  <CircleCheck size={16} aria-hidden /> {copy.taken}
                </span>
              )}
              <Button
                aria-label={copy.startOf(visit.company)}
                disabled={begin.isPending}
                onClick={() => begin.mutate(visit)}
              >
                {copy.start}
              </Button>
            </li>
          ))}
        </ul>
        <OtherCompany onBegin={(company) => begin.mutate({ company })} isBusy={begin.isPending} />
      </Panel>
    </div>
  );
}

interface PlannedVisit {
  readonly company: string;
  readonly companyKey?: string;
  readonly sector?: string | null;
  readonly district?: string | null;
  readonly lastLabel?: string | null;
  readonly taken?: TakenVisit | undefined;
}

const SHOWN_AT_MOST = 12;

/** The companies that are taken along, and those of the plan, which needs the network. */
function plannedVisits(
  proposals: readonly {
    company_key: string;
    name: string;
    sector: string | null;
    district: string | null;
    last_quarter: { label: string } | null;
  }[],
  taken: readonly TakenVisit[],
): (PlannedVisit & { companyKey: string })[] {
  const known = new Set(taken.map(({ companyKey }) => companyKey));
  return [
    ...taken.map((one) => ({ ...one, taken: one })),
    ...proposals
      .filter(({ company_key: key }) => !known.has(key))
      .map(({ company_key: companyKey, name: company, sector, district, last_quarter: last }) => ({
        company,
        companyKey,
        sector,
        district,
        lastLabel: last?.label ?? null,
      })),
  ].slice(0, Math.max(SHOWN_AT_MOST, taken.length));
}

/** Opens a note; with the network what the company said last is fetched for it. */
function useBegin(store: NoteStore, quarter: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ company, companyKey, taken }: PlannedVisit) => {
      const known =
        taken ??
        (companyKey ? await lastOf(companyKey, company).catch(() => undefined) : undefined);
      return beginNote(store, {
        company,
        quarter,
        ...(companyKey && { companyKey }),
        taken: known,
      });
    },
    onSuccess: (note) => void navigate({ to: '/kunjungan/$note', params: { note } }),
    onError: (error) =>
      toast(failureSentence(error, { fallback: copy.prepareFailed }), { kind: 'error' }),
  });
}

async function lastOf(companyKey: string, company: string): Promise<TakenVisit> {
  const contact = await api.call('contact', { params: { key: companyKey } });
  const { sector, district } = contact;
  return { companyKey, company, sector, district, ...lastWords(contact) };
}

const LEAST_LETTERS = 2;
const OFFERED = 8;

/** A company that is not in the plan: offered from the register, or by its name alone. */
function OtherCompany({
  onBegin,
  isBusy,
}: {
  onBegin: (company: string) => void;
  isBusy: boolean;
}) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['contacts', 'to visit', q],
    queryFn: () => api.call('contacts', { query: { q } }),
    enabled: q.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim()) onBegin(typed.trim());
  };
  return (
    <form className="mt-4 flex max-w-xl flex-wrap items-end gap-2" onSubmit={submit}>
      <TextField
        className="min-w-0 flex-1 basis-64"
        label={copy.other}
        hint={copy.otherHint}
        value={typed}
        maxLength={300}
        autoComplete="off"
        list="perusahaan-lain"
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id="perusahaan-lain">
        {found.data?.contacts.slice(0, OFFERED).map(({ company_key: key, name }) => (
          <option key={key}>{name}</option>
        ))}
      </datalist>
      <Button type="submit" disabled={isBusy || typed.trim() === ''} className="mb-5">
        {copy.startOther}
      </Button>
    </form>
  );
}

const TONES = { open: 'gold', finished: 'success', abandoned: 'plain' } as const;

function Notes({ store, quarter }: { store: NoteStore; quarter: string }) {
  const { is_admin: isAdmin } = useUser();
  const { unsent } = useSending();
  const here = useQuery({
    queryKey: ['capture', 'here', store.owner, unsent],
    queryFn: () => outlines(store),
    placeholderData: keepPreviousData,
  });
  const office = useQuery({
    queryKey: ['capture', 'notes', quarter, unsent === 0],
    queryFn: () => api.call('captureNotes', { query: { quarter } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const notes = together(here.data ?? [], office.data?.notes ?? [], quarter);
  const finished = office.data?.notes.filter(({ state }) => state === 'finished').length ?? 0;
  const open = office.data?.notes.filter(({ state }) => state === 'open').length ?? 0;
  return (
    <Panel
      title={copy.notes}
      note={open > 0 && isAdmin && finished > 0 ? copy.leftOut(open) : undefined}
      actions={
        isAdmin &&
        finished > 0 && (
          <MakeFile
            label={copy.makeQuarter}
            making={copy.makingQuarter}
            failed={copy.makeFailed}
            make={(options) => api.work('captureQuarter', { body: { label: quarter } }, options)}
          />
        )
      }
    >
      {notes.length === 0 ? (
        <EmptyState title={copy.noNotes}>{copy.noNotesBody}</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {notes.map((note) => (
            <NoteRow key={note.noteId} store={store} note={note} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface ListedNote extends NoteOutline {
  readonly isHere: boolean;
  readonly by: string | null;
}

/** Notes of this device, and those that only the office has. */
function together(
  here: readonly NoteOutline[],
  office: readonly CaptureNoteEntry[],
  quarter: string,
): ListedNote[] {
  const own = here.filter((one) => one.quarter === quarter);
  const known = new Set(own.map(({ noteId }) => noteId));
  return [
    ...own.map((one) => ({ ...one, isHere: true, by: null })),
    ...office
      .filter(({ note_id: id }) => !known.has(id))
      .map((one) => ({
        noteId: one.note_id,
        company: one.company ?? '',
        quarter: one.quarter ?? '',
        state: one.state,
        touched: null,
        unsent: 0,
        isHere: false,
        by: one.by,
      })),
  ];
}

function NoteRow({ store, note }: { store: NoteStore; note: ListedNote }) {
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: async () => {
      if (!note.isHere) await fetchNote(store, note.noteId);
    },
    onSuccess: () => void navigate({ to: '/kunjungan/$note', params: { note: note.noteId } }),
    onError: (error) =>
      toast(failureSentence(error, { fallback: copy.prepareFailed }), { kind: 'error' }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{note.company}</p>
        <p className="text-sm text-muted">
          {[
            note.touched !== null && copy.themesOf(note.touched, THEMES.length),
            note.by,
            !note.isHere && copy.elsewhere,
            note.unsent > 0 && copy.unsent(note.unsent),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Badge tone={TONES[note.state]}>{copy.states[note.state]}</Badge>
      <Button
        variant={note.state === 'open' && note.isHere ? 'primary' : 'secondary'}
        aria-label={`${note.state === 'open' ? copy.goOn : copy.see} ${note.company}`}
        disabled={open.isPending}
        onClick={() => open.mutate()}
      >
        {note.state === 'open' ? copy.goOn : copy.see}
      </Button>
    </li>
  );
}
