import type { ReleaseFinding, ReleaseVerdict, Report } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Disclosure } from '../../components/disclosure';
import { ChoiceField } from '../../components/field';
import { EmptyState, ErrorNotice, Skeleton } from '../../components/states';
import { dateTime } from '../../lib/format';
import { findingsOf, overrideFinding } from './api';
import { copy } from './copy';
import { Leaving } from './release-leaving';
import { chaptersOf, numberedTitle } from './outline-order';
import { TextArea } from './text-area';

const TONES = {
  aman: 'success',
  digeneralisasi: 'accent',
  ditahan: 'danger',
  perlu_dilihat: 'gold',
} as const satisfies Record<ReleaseVerdict, string>;
const VERDICTS = Object.keys(TONES) as ReleaseVerdict[];
/** The order of findings: those that a person must decide come first. */
const URGENCY = ['perlu_dilihat', 'ditahan', 'digeneralisasi', 'aman'];

interface ReleaseDialogProps {
  readonly report: Report;
  readonly onClose: () => void;
  readonly onSection: (section: string) => void;
}

/**
 * *Periksa sebelum rilis*: the findings of the release copy, which a person can decide otherwise.
 */
export function ReleaseDialog({ report, onClose, onSection }: ReleaseDialogProps) {
  const { data: checked, error, isFetching, refetch } = useQuery(findingsOf(report.id));
  const findings = checked?.findings;
  // Safe findings are folded away, so that the others are not overlooked.
  const safe = findings?.filter((one) => verdictOf(one) === 'aman') ?? [];
  const withheld = findings?.filter((one) => verdictOf(one) !== 'aman') ?? [];
  const shared = {
    report,
    onSection: (section: string) => {
      onClose();
      onSection(section);
    },
  };
  const counts = VERDICTS.map((verdict) => ({
    verdict,
    n: findings?.filter((one) => verdictOf(one) === verdict).length ?? 0,
  })).filter(({ n }) => n > 0);
  return (
    <Dialog open wide title={copy.release.button} onClose={onClose}>
      <p className="text-muted">{copy.release.note}</p>
      <div className="mt-3 flex flex-col gap-3">
        {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        {!findings && isFetching && <Skeleton rows={5} label={copy.release.checking} />}
        {findings?.length === 0 && (
          <EmptyState title={copy.release.none}>{copy.release.noneBody}</EmptyState>
        )}
        {counts.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {counts.map(({ verdict, n }) => (
              <li key={verdict}>
                <Badge tone={TONES[verdict]}>{`${n} ${copy.release.verdicts[verdict]}`}</Badge>
              </li>
            ))}
          </ul>
        )}
        {checked && <Leaving leaving={checked.leaving} />}
        <BySection {...shared} findings={withheld} />
        {safe.length > 0 && (
          <Disclosure summary={copy.release.safe} count={safe.length}>
            <BySection {...shared} findings={safe} />
          </Disclosure>
        )}
      </div>
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>{copy.release.close}</Button>
      </div>
    </Dialog>
  );
}

const verdictOf = ({ verdict, override }: ReleaseFinding) => override?.verdict ?? verdict;

/** Findings of titles and people, then those under their sections, in reading order. */
function BySection({
  report,
  findings,
  onSection,
}: Pick<ReleaseDialogProps, 'report' | 'onSection'> & { findings: readonly ReleaseFinding[] }) {
  const sections = chaptersOf(report).flatMap((one) => one.sections);
  const groups = [
    { id: null, title: copy.release.headings },
    ...sections.map((section) => ({ id: section.id, title: numberedTitle(report, section) })),
  ];
  return groups.map(({ id, title }) => {
    const found = findings
      .filter((one) => (one.part === 'text' ? one.section : null) === id)
      .toSorted((a, b) => URGENCY.indexOf(verdictOf(a)) - URGENCY.indexOf(verdictOf(b)));
    if (found.length === 0) return null;
    return (
      <section key={id} className="border-t border-line pt-2">
        <div className="flex items-center gap-2">
          <h3 className="min-w-0 flex-1 font-semibold">{title}</h3>
          {id !== null && (
            <Button size="small" variant="quiet" onClick={() => onSection(id)}>
              {copy.release.goTo}
            </Button>
          )}
        </div>
        <ul className="divide-y divide-line">
          {found.map((finding) => (
            <Finding key={finding.id} report={report} finding={finding} />
          ))}
        </ul>
      </section>
    );
  });
}

function Finding({ report, finding }: { report: Report; finding: ReleaseFinding }) {
  const { kind, text, suggestion, reason, override } = finding;
  const verdict = override?.verdict ?? finding.verdict;
  const [isDeciding, setDeciding] = useState(false);
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[verdict]}>{copy.release.verdicts[verdict]}</Badge>
        <span className="text-sm font-medium">{copy.release.kinds[kind]}</span>
        <Button
          size="small"
          variant="quiet"
          className="ml-auto"
          aria-expanded={isDeciding}
          onClick={() => setDeciding(!isDeciding)}
        >
          {copy.release.decide}
        </Button>
      </p>
      <blockquote className="mt-1 border-l-[3px] border-line pl-2.5">{text}</blockquote>
      {suggestion && verdict === 'digeneralisasi' && (
        <p className="mt-1 border-l-[3px] border-accent pl-2.5">
          <span className="text-muted">{copy.release.insteadOf}:</span> {suggestion}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">{reason}</p>
      {override && (
        <p className="mt-1 text-sm">
          {override.reason}{' '}
          <span className="text-xs text-muted">
            {copy.release.decided(override.by, dateTime(override.at))}
          </span>
        </p>
      )}
      {isDeciding && <Decide report={report} finding={finding} onDone={() => setDeciding(false)} />}
    </li>
  );
}

/** A decision that differs from the rules' verdict; its reason is written to the audit log. */
function Decide({
  report,
  finding,
  onDone,
}: {
  report: Report;
  finding: ReleaseFinding;
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const [verdict, setVerdict] = useState<ReleaseVerdict>('aman');
  const [reason, setReason] = useState('');
  const decide = useMutation({
    mutationFn: () =>
      overrideFinding(report.id, { finding: finding.id, verdict, reason: reason.trim() }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: findingsOf(report.id).queryKey });
      onDone();
    },
  });
  return (
    <form
      className="mt-2 flex flex-col gap-2 rounded-md bg-ground p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim()) decide.mutate();
      }}
    >
      <ChoiceField
        label={copy.release.verdict}
        options={VERDICTS}
        nameOf={(one) => copy.release.verdicts[one]}
        value={verdict}
        onChoose={setVerdict}
      />
      <TextArea
        label={copy.release.reason}
        hint={copy.basis.reasonHint}
        value={reason}
        onChange={setReason}
      />
      {decide.error && <ErrorNotice error={decide.error} />}
      <Button
        type="submit"
        size="small"
        variant="primary"
        className="self-start"
        disabled={decide.isPending || reason.trim() === ''}
      >
        {copy.release.save}
      </Button>
    </form>
  );
}
