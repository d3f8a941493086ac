import { companyKey as keyOf } from '@lqc/contracts';
import { longDate, visitNotes, visitState } from '@lqc/phrases';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { TextField } from '../../components/field';
import { Pager } from '../../components/pager';
import { Panel } from '../../components/panel';
import { toast } from '../../components/toast';
import { dotted } from '../../lib/format';
import { usePages } from '../../lib/use-pages';
import { useCompaniesNamed } from '../companies/use-companies-named';
import { copy } from './copy';
import { useOutlines } from './note-outlines';
import type { SettledVisit, TakenVisit } from './device/kept-visits';
import type { NoteStore } from './device/note-store';
import { beginNote, lastOf, openFailure, visitToBegin } from './device/visits';
import { notesKnown, type Visit, type VisitPlan, visitsDue } from './device/visits-due';
import { targetOf } from './quarters';

interface PlannedVisitsProps {
  readonly store: NoteStore;
  readonly quarter: string;
  /** The plan of the quarter; undefined while there is no network to ask for it. */
  readonly plan: VisitPlan | undefined;
  readonly taken: readonly TakenVisit[];
}

/** Whom to visit: those taken along, those of the plan, and any company by its name. */
export function PlannedVisits({ store, quarter, plan, taken }: PlannedVisitsProps) {
  const visits = visitsDue(plan, taken, targetOf(quarter));
  const notesOf = notesKnown(plan, taken, targetOf(quarter));
  const begin = useBegin(store, quarter, visits);
  const [asked, setAsked] = useState<Visit | null>(null);
  const notes = useOutlines(store).filter((one) => one.quarter === quarter);
  const begun = new Set(notes.map(({ company }) => keyOf(company)));
  // One that is on this device is gone on with; of another the person is told before there are two.
  const start = (visit: Visit) =>
    !begun.has(keyOf(visit.company)) && notesOf(visit.company).length > 0
      ? setAsked(visit)
      : begin.mutate(visit);
  // Those that have a note go on with it in the list of notes.
  const { shown, ...pages } = usePages(visits.filter(({ company }) => !begun.has(keyOf(company))));
  return (
    <Panel title={copy.planned} note={copy.plannedNote}>
      {visits.length === 0 && <p className="text-muted">{copy.nonePlanned}</p>}
      <ul className="divide-y divide-line">
        {shown.map((visit) => (
          <li
            key={visit.companyKey}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold">{visit.company}</p>
              <p className="text-sm text-muted">
                {dotted(
                  visit.sector,
                  visit.district,
                  visit.lastLabel ? copy.lastOf(visit.lastLabel) : copy.never,
                  visit.isProposed && copy.proposed,
                )}
              </p>
              {visit.planned
                .map(settledOf)
                .filter((words) => words !== '')
                .map((words) => (
                  <p key={words} className="text-sm break-words">
                    {words}
                  </p>
                ))}
              {visitNotes(notesOf(visit.company)).map((words) => (
                <p key={words} className="text-sm break-words text-warn">
                  {words}
                </p>
              ))}
            </div>
            {visit.taken && (
              <span className="inline-flex items-center gap-1 text-sm text-success">
                <CircleCheck size={16} /> {copy.taken}
              </span>
            )}
            <Button
              aria-label={copy.startOf(visit.company)}
              disabled={begin.isPending}
              onClick={() => start(visit)}
            >
              {copy.start}
            </Button>
          </li>
        ))}
      </ul>
      <Pager label={copy.plannedPages} {...pages} />
      <OtherCompany onBegin={(company) => start({ company })} isBusy={begin.isPending} />
      <ConfirmDialog
        open={asked !== null}
        title={copy.startTwice.title}
        confirm={copy.startTwice.confirm}
        busy={begin.isPending}
        onConfirm={() => {
          if (asked) begin.mutate(asked);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      >
        {asked && copy.startTwice.body(asked.company, visitNotes(notesOf(asked.company)))}
      </ConfirmDialog>
    </Panel>
  );
}

/** When and by whom a visit is to be made, how far it is beyond being planned, and what the plan notes of it. */
const settledOf = (visit: SettledVisit): string =>
  dotted(
    visit.date && longDate(visit.date),
    visit.person,
    (visit.recorded || visit.status !== 'planned') && visitState(visit),
    visit.note,
  );

/** Opens a note; with the network what the company said last is fetched for it. */
function useBegin(store: NoteStore, quarter: string, visits: readonly Visit[]) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (asked: Visit) =>
      beginNote(store, { ...(await visitToBegin(asked, visits, lastOf, quarter)), quarter }),
    // Who left meanwhile is not led to it.
    onMutate: () => location.pathname,
    onSuccess: ({ noteId: note, isNew }, _asked, from) => {
      if (location.pathname !== from) return;
      if (!isNew) toast(copy.goesOn);
      void navigate({ to: '/kunjungan/$note', params: { note } });
    },
    onError: (error) => toast(openFailure(error), { kind: 'error' }),
  });
}

/** A company that is not in the plan: offered from the register, or by its name alone. */
function OtherCompany({
  onBegin,
  isBusy,
}: {
  onBegin: (company: string) => void;
  isBusy: boolean;
}) {
  const [typed, setTyped] = useState('');
  const { companies } = useCompaniesNamed(typed);
  return (
    <Form
      className="mt-4 flex max-w-xl flex-wrap items-end gap-2"
      onSend={() => onBegin(typed.trim())}
    >
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
        {companies?.map(({ company_key: key, name }) => (
          <option key={key}>{name}</option>
        ))}
      </datalist>
      <Button type="submit" disabled={isBusy || typed.trim() === ''} className="mb-5">
        {copy.startOther}
      </Button>
    </Form>
  );
}
