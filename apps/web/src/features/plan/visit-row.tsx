import {
  isDayIn,
  PLAN_NOTE_LENGTH,
  periodOfTarget,
  type PlanNote,
  type PlannedVisit,
  type PlanResponse,
  shortSectorName,
  VISIT_STATUSES,
  type VisitStatus,
} from '@lqc/contracts';
import {
  companyStandings,
  outsideQuarter,
  targetName,
  visitReason,
  visitState,
  visitStatuses,
} from '@lqc/phrases';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { dotted } from '../../lib/format';
import { useStoredSoon } from '../../lib/use-stored-soon';
import { CompanyLink } from '../companies/company-link';
import { useChoice } from './api';
import { copy } from './copy';
import { NotesTold } from './notes-told';
import { useTakeOff } from './take-off';
import { VISIT_COLUMNS } from './visit-columns';

type Settled = Pick<PlannedVisit, 'date' | 'person' | 'status' | 'note'>;

const FIELDS = ['date', 'person', 'status', 'note'] as const satisfies readonly (keyof Settled)[];

const CONTROL =
  'h-hit-small w-full min-w-0 rounded-md border border-control bg-surface px-2 text-sm text-ink';

interface VisitRowProps {
  readonly one: PlanResponse['visits'][number];
  readonly plan: PlanResponse;
  /** Who writes about the company in the quarter. */
  readonly notes: readonly PlanNote[];
}

/** A planned visit; what is chosen in it is stored at once, its note also while it is typed. */
export function VisitRow({ one, plan: { target, people }, notes }: VisitRowProps) {
  const { company_key: companyKey, name, visit } = one;
  const { key } = visit;
  const choose = useChoice();
  const { takeOff, isPending } = useTakeOff();
  const [typed, setTyped] = useState<Settled>(visit);
  // Somebody else's change shows what is stored; what is typed or chosen and not stored yet stays.
  const [stored, setStored] = useState(visit);
  const store = (change: Partial<Settled>, keepalive = false) =>
    choose.mutateAsync({ company_keys: [key], target, choice: 'added', keepalive, ...change });
  // What was chosen and refused shows again what is stored; words stay as they were typed.
  const choice = (change: Partial<Settled>, keepalive?: boolean) =>
    store(change, keepalive).catch(() =>
      setTyped((was) => ({ ...was, ...changesOf({ ...visit, ...change }, visit) })),
    );
  const date = useChosen('date', visit, choice);
  const person = useChosen('person', visit, choice);
  const status = useChosen('status', visit, choice);
  const note = useStoredSoon({
    stored: visit.note,
    store: (words, isLeaving) => store({ note: words }, isLeaving),
  });
  const fields = { date, person, status, note };
  if (stored !== visit) {
    setStored(visit);
    const held = FIELDS.filter((one) => fields[one].isHeld());
    setTyped({ ...visit, ...Object.fromEntries(held.map((one) => [one, typed[one]])) });
  }
  const leaveNote = () => {
    const words = typed.note.trim();
    setTyped({ ...typed, note: words });
    note.leave(words);
  };
  const leavePlan = () => {
    // What still waits would plan the visit again.
    for (const waiting of Object.values(fields)) waiting.drop();
    void takeOff({ key, name, target });
  };
  const reasons = one.reasons.map(visitReason).join('; ');
  const persons = typed.person && !people.includes(typed.person) ? [typed.person] : [];
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-y-2 py-2 ${VISIT_COLUMNS}`}
    >
      <div className="min-w-0 max-md:col-span-2">
        <CompanyLink companyKey={companyKey} className="font-semibold">
          {name}
        </CompanyLink>
        <p className="text-xs text-muted">
          {one.standing && <span className="text-warn">{companyStandings[one.standing]} · </span>}
          {dotted(one.sector ? shortSectorName(one.sector) : copy.noSector, reasons)}
        </p>
        {!visit.recorded && <NotesTold notes={notes} />}
      </div>
      <Field name={copy.date} of={name}>
        <input
          type="date"
          className={CONTROL}
          value={typed.date ?? ''}
          onChange={({ target: { value } }) => {
            setTyped({ ...typed, date: value || null });
            date.type(value || null);
          }}
          onBlur={() => date.leave(typed.date)}
        />
        {typed.date !== null && !isDayIn(typed.date, periodOfTarget(target)) && (
          <span className="block text-xs text-warn">{outsideQuarter(targetName(target))}</span>
        )}
      </Field>
      <Field name={copy.person} of={name} className="max-md:col-span-2">
        <select
          className={CONTROL}
          value={typed.person ?? ''}
          onChange={({ target: { value } }) => {
            setTyped({ ...typed, person: value || null });
            person.leave(value || null);
          }}
        >
          <option value="">{copy.nobody}</option>
          {[...people, ...persons].map((person) => (
            <option key={person}>{person}</option>
          ))}
        </select>
      </Field>
      {visit.recorded ? (
        <div>
          <Badge tone="success">{visitState(visit)}</Badge>
        </div>
      ) : (
        <Field name={copy.status} of={name}>
          <select
            className={CONTROL}
            value={typed.status}
            onChange={({ target: { value } }) => {
              setTyped({ ...typed, status: value as VisitStatus });
              status.leave(value as VisitStatus);
            }}
          >
            {VISIT_STATUSES.map((status) => (
              <option key={status} value={status}>
                {visitStatuses[status]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field name={copy.note} of={name} className="max-md:col-span-2">
        <input
          className={CONTROL}
          value={typed.note}
          maxLength={PLAN_NOTE_LENGTH}
          onChange={({ target: { value } }) => {
            setTyped({ ...typed, note: value });
            note.type(value.trim());
          }}
          onBlur={leaveNote}
        />
        {choose.isError && typed.note !== visit.note && (
          <span className="block text-xs text-warn">{copy.notStored}</span>
        )}
      </Field>
      <Button
        variant="tool"
        className="px-1.5 max-md:col-start-3 max-md:row-start-1 max-md:self-start"
        aria-label={copy.removeOf(name)}
        disabled={choose.isPending || isPending}
        onClick={leavePlan}
      >
        <X size={16} />
      </Button>
    </li>
  );
}

/** A field in which something is chosen: of several choices the last is stored, after the one before it. */
const useChosen = <Name extends keyof Settled>(
  name: Name,
  visit: Settled,
  choice: (change: Partial<Settled>, keepalive: boolean) => Promise<unknown>,
) =>
  useStoredSoon<Settled[Name]>({
    stored: visit[name],
    store: (value, isLeaving) => choice({ [name]: value }, isLeaving),
    isByPause: false,
  });

/** The fields of a visit that are stored otherwise than before. */
const changesOf = (before: Settled, now: Settled): Partial<Settled> =>
  Object.fromEntries(
    FIELDS.filter((one) => now[one] !== before[one]).map((one) => [one, now[one]]),
  );

interface FieldProps {
  readonly name: string;
  readonly of: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A control whose name stands above it on a telephone, and in the head of the columns elsewhere. */
const Field = ({ name, of, className, children }: FieldProps) => (
  <label className={className}>
    <span className="text-xs text-muted md:sr-only">
      {name}
      <span className="sr-only"> {of}</span>
    </span>
    {children}
  </label>
);
