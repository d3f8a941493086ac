import {
  type ExpectationContactsResponse,
  type IndicatorKey,
  indicatorOf,
  LIKERT_SCALE,
} from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Awaited } from '../../components/states';
import { scoreText } from '../../lib/format';
import { expectationContactsOf } from '../analysis-session/api';
import { copy } from './copy';

type Contact = ExpectationContactsResponse['contacts'][number];

/** Row and column of the matrix: below, at, above neutral. */
export type Cell = readonly [expected: number, outcome: number];

const placeOf = (score: number) => Math.sign(score - LIKERT_SCALE.neutral) + 1;

interface ExpectationDialogProps {
  readonly sessionId: string;
  readonly expectation: IndicatorKey;
  readonly cell: Cell;
  readonly onClose: () => void;
}

/** The companies in a cell of the matrix, with their narratives in both quarters. */
export function ExpectationDialog({
  sessionId,
  expectation,
  cell,
  onClose,
}: ExpectationDialogProps) {
  const contacts = useQuery(expectationContactsOf(sessionId, expectation));
  const [expected, outcome] = cell;
  const title = copy.cellTitle(
    indicatorOf(expectation).label,
    copy.sides[expected]!,
    copy.sides[outcome]!,
  );
  const inCell = contacts.data?.contacts.filter(
    (one) => placeOf(one.expected.score) === expected && placeOf(one.outcome.score) === outcome,
  );
  return (
    <Dialog wide onClose={onClose} title={title}>
      <Awaited of={contacts} rows={5} label={copy.loading} />
      <ul className="mt-2 divide-y divide-line">
        {inCell?.map((contact) => (
          <ContactWords key={contact.key} contact={contact} expectation={expectation} />
        ))}
      </ul>
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>{copy.closeDialog}</Button>
      </div>
    </Dialog>
  );
}

function ContactWords({ contact, expectation }: { contact: Contact; expectation: IndicatorKey }) {
  const { name, sector, expected, outcome } = contact;
  return (
    <li className="py-3">
      <p className="font-medium">{name}</p>
      <p className="text-xs text-muted">{sector ?? copy.unknownSector}</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Said label={indicatorOf(expectation).label} {...expected} />
        <Said
          label={indicatorOf(outcome.indicator).label}
          score={outcome.score}
          narrative={outcome.narrative}
        />
      </div>
    </li>
  );
}

interface SaidProps {
  readonly label: string;
  readonly score: number;
  readonly narrative: string | null;
}

function Said({ label, score, narrative }: SaidProps) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{copy.scored(label, scoreText(score))}</p>
      <p className="text-sm break-words whitespace-pre-line">{narrative ?? copy.noWords}</p>
    </div>
  );
}
