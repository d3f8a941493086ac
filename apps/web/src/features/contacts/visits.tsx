import type { ContactResponse } from '@lqc/contracts';
import { Panel } from '../../components/panel';
import { date, dotted } from '../../lib/format';
import { copy } from './copy';

/** The interviews with a company, latest first. */
export const Visits = ({ contact: { visits_made: visits } }: { contact: ContactResponse }) => (
  <Panel title={copy.visitList}>
    {visits.length === 0 && <p className="text-sm text-muted">{copy.never}</p>}
    <ul className="text-sm">
      {visits.toReversed().map((visit) => (
        <li
          key={visit.contact_id}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 last:border-0"
        >
          <span>{visit.day ? date(visit.day) : (visit.date ?? visit.label)}</span>
          <span className="text-muted">{dotted(visit.method, visit.interviewer)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
