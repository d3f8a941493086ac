import { isCalledOff, ofOneCompany, type PlanNote, type PlanResponse } from '@lqc/contracts';
import { targetName } from '@lqc/phrases';
import { Button } from '../../components/button';
import { Pager } from '../../components/pager';
import { Panel } from '../../components/panel';
import { EmptyState } from '../../components/states';
import { toast } from '../../components/toast';
import { count } from '../../lib/format';
import { usePages } from '../../lib/use-pages';
import { AddCompany } from './add-company';
import { useChoice } from './api';
import { copy } from './copy';
import { VisitRow } from './visit-row';
import { VISIT_COLUMNS } from './visit-columns';

/** The visits of the planned quarter, each with its day, person, status and note. */
export function Visits({ plan }: { plan: PlanResponse }) {
  const { target, visits, regulars } = plan;
  const choose = useChoice();
  const notesOf = ofOneCompany(plan.notes);
  const { shown, ...pages } = usePages(visits);
  const addRegulars = () =>
    choose.mutate(
      { company_keys: regulars, target, choice: 'added' },
      {
        onSuccess: () =>
          toast(copy.addedMany(count(regulars.length)), {
            action: {
              label: copy.undo,
              run: () => choose.mutate({ company_keys: regulars, target, choice: null }),
            },
          }),
      },
    );
  return (
    <Panel
      title={copy.visits(count(plannedCount(visits)), targetName(target))}
      note={visits.length > 0 && standing(plan)}
    >
      <div className="mb-3 flex flex-wrap items-start gap-x-6 gap-y-3">
        <AddCompany target={target} />
        {regulars.length > 0 && (
          <Button
            className="md:mt-[22px]"
            disabled={choose.isPending}
            onClick={addRegulars}
            variant={visits.length === 0 ? 'primary' : 'secondary'}
          >
            {copy.addRegulars(count(regulars.length))}
          </Button>
        )}
      </div>
      {visits.length === 0 ? (
        <EmptyState title={copy.none}>{copy.noneBody}</EmptyState>
      ) : (
        <>
          <div
            aria-hidden
            className={`hidden border-b border-control pb-1.5 text-xs font-medium text-muted md:grid ${VISIT_COLUMNS}`}
          >
            {[copy.columns.company, copy.date, copy.person, copy.status, copy.note].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ul className="divide-y divide-line" aria-label={copy.title}>
            {shown.map((one) => (
              <VisitRow key={one.visit.key} one={one} plan={plan} notes={notesOf(one.name)} />
            ))}
          </ul>
        </>
      )}
      <Pager label={copy.visitPages} {...pages} />
    </Panel>
  );
}

/** How far the visits are; what is zero is not told. */
function standing({ visits, notes }: PlanResponse): string {
  const notesOf = ofOneCompany(notes);
  const open = visits.filter(({ visit }) => !visit.recorded && !isCalledOff(visit));
  const written = open.filter(({ name }) => notesOf(name).length > 0);
  const finished = written.filter(({ name }) => notesOf(name).some(isFinished));
  const told = [
    [visits.filter(({ visit }) => visit.recorded).length, copy.recorded],
    [finished.length, copy.finished],
    [written.length - finished.length, copy.written],
    [open.filter(({ visit }) => visit.status === 'done').length, copy.done],
    [open.filter(({ visit }) => visit.status === 'agreed').length, copy.agreed],
    [open.filter(({ visit }) => visit.date === null).length, copy.undated],
    [open.filter(({ visit }) => visit.person === null).length, copy.unassigned],
    [visits.filter(({ visit }) => isCalledOff(visit)).length, copy.off],
  ] as const;
  return told
    .filter(([number]) => number > 0)
    .map(([number, name]) => `${count(number)} ${name}`)
    .join(' · ');
}

/** As the table of sectors counts them: what was called off is told apart. */
const plannedCount = (visits: PlanResponse['visits']): number =>
  visits.filter(({ visit }) => !isCalledOff(visit)).length;

const isFinished = ({ state }: PlanNote): boolean => state === 'finished';
