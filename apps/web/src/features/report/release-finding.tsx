import {
  isFinal,
  plainWords,
  type ReleaseFinding,
  type ReleaseVerdict,
  type Report,
} from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button';
import { cx } from '../../lib/cx';
import { dateTime } from '../../lib/format';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { findingsOf, overrideFinding, rereadReport } from './api';
import { copy } from './copy';
import { numberedTitle } from './outline-order';
import { verdictOf } from './release-filter';
import { TextForm } from './text-form';

const DECISIONS = [
  'digeneralisasi',
  'ditahan',
  'aman',
] as const satisfies readonly ReleaseVerdict[];

interface FindingProps {
  readonly report: Report;
  readonly finding: ReleaseFinding;
}

/** Words that could show a firm, why, what stands in their place, and what is decided of them. */
export function Finding({
  report,
  finding,
  isReasonAbove = false,
}: FindingProps & {
  /** The same reason as that of the others beside it stands over them all. */
  readonly isReasonAbove?: boolean;
}) {
  const { suggestion, reason, override } = finding;
  const cannot: Partial<Record<ReleaseVerdict, boolean>> = {
    digeneralisasi: suggestion === null,
    aman: finding.never_leaves === true,
  };
  // No words stand in the place of sentences that people typed.
  const offered = finding.sentences ? DECISIONS.slice(1) : DECISIONS;
  const verdict = verdictOf(finding);
  const [chosen, choose] = useState<ReleaseVerdict | null>(null);
  const section = report.sections.find(({ id }) => id === finding.section);
  return (
    <li className="grid gap-x-6 gap-y-2 p-3.5 xl:grid-cols-[minmax(0,1fr)_236px]">
      <div className="min-w-0">
        <p className="text-sm text-muted">
          {finding.part === 'text' && section ? (
            <Link
              to="/laporan/$id"
              params={{ id: report.id }}
              search={{ bagian: section.id }}
              className="hover:underline"
            >
              {numberedTitle(report, section)}
            </Link>
          ) : (
            copy.release.headings
          )}
        </p>
        {finding.sentences ? (
          <Sentences of={finding} sentences={finding.sentences} />
        ) : (
          <p className="mt-0.5">
            <mark className="border-b border-danger bg-danger-tint text-ink">
              {plainWords(finding.text)}
            </mark>
          </p>
        )}
        {!isReasonAbove && <p className="mt-1 text-sm text-muted">{reason}</p>}
        {verdict === 'digeneralisasi' && suggestion && (
          <p className="mt-1 border-l-[3px] border-accent pl-2.5">
            <span className="sr-only">{copy.release.insteadOf}: </span>
            {suggestion}
          </p>
        )}
      </div>
      <div className="min-w-0">
        <div
          role="group"
          aria-label={copy.release.verdict}
          className="flex overflow-hidden rounded-md border border-control"
        >
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={verdict === one}
              aria-expanded={chosen === one}
              disabled={cannot[one] === true}
              onClick={() => choose(chosen === one ? null : one)}
              className={cx(
                'min-h-hit-small flex-auto border-l border-control px-1 text-sm font-medium first:border-l-0 disabled:text-muted disabled:opacity-60',
                verdict === one ? 'bg-accent text-on-accent' : 'bg-surface hover:bg-sunken',
              )}
            >
              {finding.sentences && one === 'aman'
                ? copy.release.letAllLeave
                : copy.release.decisions[one]}
            </button>
          ))}
        </div>
        <p className="mt-1 text-xs text-muted">
          {override ? (
            <>
              “{override.reason}” <br />
              {copy.release.decided(override.by, dateTime(override.at))}
            </>
          ) : verdict === 'perlu_dilihat' ? (
            <b className="font-semibold text-warn">{copy.release.undecided}</b>
          ) : (
            copy.release.byRule
          )}
        </p>
      </div>
      {chosen && (
        <Decide report={report} finding={finding} verdict={chosen} onDone={() => choose(null)} />
      )}
    </li>
  );
}

interface SentencesProps {
  readonly of: Pick<ReleaseFinding, 'start' | 'text'>;
  readonly sentences: NonNullable<ReleaseFinding['sentences']>;
}

/** Sentences that are decided as one, and why some of them deserve a second look. */
function Sentences({ of, sentences }: SentencesProps) {
  return (
    <>
      <p className="mt-0.5 font-medium">{copy.release.sentences(sentences.length)}</p>
      <ol className="mt-1 flex max-h-96 list-decimal flex-col gap-1.5 overflow-y-auto pl-6">
        {sentences.map(({ start, end, note }) => (
          <li key={start} className="break-words">
            {plainWords(of.text.slice(start - of.start, end - of.start))}
            {note && <span className="block text-sm text-warn">{note}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The reason of a decision that goes before the rules'; the audit log has who decided. */
function Decide({
  report,
  finding,
  verdict,
  onDone,
}: FindingProps & { readonly verdict: ReleaseVerdict; readonly onDone: () => void }) {
  const queries = useQueryClient();
  const name = `reason ${report.id} ${finding.id}`;
  const [reason, setReason, settle] = useSavedDraft(name, '');
  const decide = useMutation({
    mutationFn: (why: string) =>
      overrideFinding(report.id, { finding: finding.id, verdict, reason: why }),
    onSuccess: async () => {
      settle('');
      void rereadReport(queries, report.id);
      await queries.invalidateQueries({ queryKey: findingsOf(report.id).queryKey });
      onDone();
    },
  });
  return (
    <TextForm
      className="rounded-md bg-ground p-3 xl:col-span-2"
      lead={
        <>
          {verdict === 'aman' && <p className="text-sm">{copy.release.lettingNote}</p>}
          {isFinal(report) && <p className="text-sm">{copy.review.endsApproval}</p>}
        </>
      }
      label={copy.release.reason}
      hint={copy.basis.reasonHint}
      value={reason}
      onChange={setReason}
      submit={copy.release.save}
      isHeld={decide.isPending}
      error={decide.error}
      onSend={(text) => decide.mutate(text)}
    >
      <Button size="small" onClick={onDone}>
        {copy.cancel}
      </Button>
    </TextForm>
  );
}
